import Testing
import UIKit

/// A line of the measured frames.
struct StackRow: Sendable, CustomTestStringConvertible {
  let axis: NSLayoutConstraint.Axis
  let id: String
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  /// Whether the stack view has a size of 400 by 300 points.
  let isSized: Bool
  /// Whether the views are arranged inside of margins.
  let hasMargins: Bool
  /// Whether the second view is a stack view.
  let isNested: Bool
  /// The index of the view that is hidden after the first layout.
  let hidden: Int?
  let frames: [[CGFloat]]

  var testDescription: String { "\(axis == .horizontal ? "h" : "v")-\(id)" }

  /// Parses a line; nil for an invalid one.
  init?(_ line: Substring, _ axis: NSLayoutConstraint.Axis) {
    let parts = line.split(separator: " ")
    guard let id = parts.first?.dropLast() else { return nil }
    let words = id.split(separator: "-").map(String.init)
    guard words.count >= 2, let distribution = Self.distributions[words[0]],
      let alignment = Self.alignments[words[1]]
    else { return nil }
    self.axis = axis
    self.id = String(id)
    self.distribution = distribution
    self.alignment = alignment
    isSized = words.contains("sized")
    hasMargins = words.contains("margins")
    isNested = words.contains("nested")
    hidden = words.contains("hide0") ? 0 : words.contains("hide1") ? 1 : nil
    frames = parts.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
      .map { $0.map { CGFloat($0) } }
  }

  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  static let all =
    horizontalStackRows.split(separator: "\n").compactMap { StackRow($0, .horizontal) }
    + verticalStackRows.split(separator: "\n").compactMap { StackRow($0, .vertical) }

  /// Creates the stack view of the row, with no view hidden.
  ///
  /// - Parameter isTransposed: Whether to exchange the horizontal and the vertical axis.
  @MainActor
  func makeScene(isTransposed: Bool = false) -> StackScene {
    let axis =
      (axis == .horizontal) != isTransposed ? NSLayoutConstraint.Axis.horizontal : .vertical
    func view(_ width: CGFloat, _ height: CGFloat) -> SizedView {
      isTransposed ? SizedView(height, width) : SizedView(width, height)
    }
    let inner = UIStackView(arrangedSubviews: [view(15, 10), view(30, 12)])
    inner.axis = axis == .horizontal ? .vertical : .horizontal
    inner.alignment = .center
    inner.spacing = 2
    let views: [UIView] =
      isNested
      ? [view(40, 20), inner, view(10, 50)]
      : [view(40, 20), view(60, 30), view(10, 50), view(25, 25)]
    let size = isTransposed ? CGSize(width: 300, height: 400) : CGSize(width: 400, height: 300)
    let scene = StackScene(
      views, at: isTransposed ? CGPoint(x: 20, y: 10) : CGPoint(x: 10, y: 20),
      size: isSized ? size : nil)
    scene.stack.axis = axis
    scene.stack.distribution = distribution
    scene.stack.alignment = alignment
    scene.stack.spacing = 5
    if hasMargins {
      scene.stack.isLayoutMarginsRelativeArrangement = true
      scene.stack.layoutMargins =
        isTransposed
        ? UIEdgeInsets(top: 5, left: 3, bottom: 11, right: 7)
        : UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
    }
    return scene
  }
}

/// Frames of stack views that were measured on Apple's UIKit, outside of a window and on a screen
/// with 2 pixels per point.
@MainActor
struct MeasuredStackTests {
  @Test("every measured row is read") func rows() {
    #expect(StackRow.all.count == 280)
    #expect(
      StackRow.all.allSatisfy { $0.frames.count >= 4 && $0.frames.allSatisfy { $0.count == 4 } })
  }

  @Test("a stack view has the frames measured on UIKit", arguments: StackRow.all)
  func frames(row: StackRow) {
    let scene = row.makeScene()
    scene.root.layoutIfNeeded()
    if let hidden = row.hidden { scene.views[hidden].isHidden = true }
    #expect(scene.frames == row.frames)
  }

  @Test("a stack view of the other axis has the transposed frames", arguments: StackRow.all)
  func transposed(row: StackRow) {
    let scene = row.makeScene(isTransposed: true)
    scene.root.layoutIfNeeded()
    if let hidden = row.hidden { scene.views[hidden].isHidden = true }
    #expect(scene.frames.map { [$0[1], $0[0], $0[3], $0[2]] } == row.frames)
  }

  @Test("a view that is hidden before the first layout has the same frame", arguments: StackRow.all)
  func hiddenFirst(row: StackRow) {
    let scene = row.makeScene()
    if let hidden = row.hidden { scene.views[hidden].isHidden = true }
    #expect(scene.frames == row.frames)
  }

  @Test("views that were hidden and shown again have the same frames", arguments: StackRow.all)
  func hiddenAndShown(row: StackRow) {
    let scene = row.makeScene()
    scene.root.layoutIfNeeded()
    for view in scene.views {
      view.isHidden = true
      scene.root.layoutIfNeeded()
    }
    for view in scene.views.reversed() {
      view.isHidden = false
      scene.root.layoutIfNeeded()
    }
    if let hidden = row.hidden { scene.views[hidden].isHidden = true }
    #expect(scene.frames == row.frames)
  }

  @Test("a stack view whose properties change has the frames of the new ones") func changes() {
    for (row, other) in zip(StackRow.all, StackRow.all.dropFirst(17))
    where row.isNested == other.isNested && row.isSized == other.isSized {
      let scene = row.makeScene()
      scene.root.layoutIfNeeded()
      scene.stack.axis = other.axis
      scene.stack.distribution = other.distribution
      scene.stack.alignment = other.alignment
      scene.stack.isLayoutMarginsRelativeArrangement = other.hasMargins
      scene.stack.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
      if let inner = scene.views[1] as? UIStackView {
        inner.axis = other.axis == .horizontal ? .vertical : .horizontal
      }
      if let hidden = other.hidden { scene.views[hidden].isHidden = true }
      #expect(scene.frames == other.frames, "\(row.testDescription) to \(other.testDescription)")
    }
  }

  /// A row of frames in the stack view's coordinates; views without a size have no intrinsic one.
  struct ProbeRow: Sendable {
    let id: String
    let axis: NSLayoutConstraint.Axis
    let frame: [CGFloat]
    let spacing: CGFloat
    let distribution: UIStackView.Distribution
    let alignment: UIStackView.Alignment
    let sizes: [[CGFloat]?]
    var hidden: Int?
    let frames: [[CGFloat]]
  }

  nonisolated static let probes: [ProbeRow] = [
    ProbeRow(
      id: "four equal widths", axis: .horizontal, frame: [10, 10, 320, 100], spacing: 8,
      distribution: .fillEqually, alignment: .fill, sizes: [nil, nil, nil, nil],
      frames: [[0, 0, 74, 100], [82, 0, 74, 100], [164, 0, 74, 100], [246, 0, 74, 100]]),
    ProbeRow(
      id: "rounded heights", axis: .vertical, frame: [0, 0, 100, 99], spacing: 0,
      distribution: .fillEqually, alignment: .fill, sizes: [nil, nil, nil, nil],
      frames: [[0, 0, 100, 25], [0, 25, 100, 25], [0, 50, 100, 25], [0, 74, 100, 25]]),
    ProbeRow(
      id: "a hidden view", axis: .horizontal, frame: [10, 10, 320, 100], spacing: 8,
      distribution: .fillEqually, alignment: .fill, sizes: [nil, nil, nil, nil], hidden: 2,
      frames: [
        [0, 0, 101.5, 100], [109, 0, 101.5, 100], [215, 0, 0, 100], [219, 0, 101.5, 100],
      ]),
    ProbeRow(
      id: "a spacer", axis: .horizontal, frame: [10, 10, 300, 30], spacing: 8, distribution: .fill,
      alignment: .center, sizes: [[28, 19], nil, [37.5, 19]],
      frames: [[0, 6, 28, 19], [36, 15, 218.5, 0], [263, 6, 37.5, 19]]),
    ProbeRow(
      id: "the first view stretches", axis: .horizontal, frame: [10, 10, 300, 30], spacing: 8,
      distribution: .fill, alignment: .fill, sizes: [[29.5, 19], [29, 19], [41.5, 19]],
      frames: [[0, 0, 213.5, 30], [222, 0, 29, 30], [259, 0, 41.5, 30]]),
    ProbeRow(
      id: "a vertical spacer", axis: .vertical, frame: [10, 50, 300, 180], spacing: 10,
      distribution: .fill, alignment: .fill, sizes: [[104.5, 20], nil, [86, 15]],
      frames: [[0, 0, 300, 20], [0, 30, 300, 125], [0, 165, 300, 15]]),
    ProbeRow(
      id: "exact rows", axis: .vertical, frame: [0, 0, 300, 176], spacing: 0,
      distribution: .fillEqually, alignment: .fill, sizes: [nil, nil, nil, nil],
      frames: [[0, 0, 300, 44], [0, 44, 300, 44], [0, 88, 300, 44], [0, 132, 300, 44]]),
  ]

  @Test("a stack view with a frame arranges its views in it as on UIKit", arguments: probes)
  func probe(row: ProbeRow) {
    let frame = CGRect(x: row.frame[0], y: row.frame[1], width: row.frame[2], height: row.frame[3])
    let stack = UIStackView(
      arrangedSubviews: row.sizes.map { $0.map { SizedView($0[0], $0[1]) } ?? UIView() })
    stack.frame = frame
    stack.axis = row.axis
    stack.spacing = row.spacing
    stack.distribution = row.distribution
    stack.alignment = row.alignment
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    root.addSubview(stack)
    if let hidden = row.hidden { stack.arrangedSubviews[hidden].isHidden = true }
    root.layoutIfNeeded()
    #expect(stack.frame == frame)
    let frames = stack.arrangedSubviews.map(\.frame)
    #expect(frames.map { [$0.minX, $0.minY, $0.width, $0.height] } == row.frames)
  }

  /// Measured on UIKit.
  @Test("equal columns of nested stack views keep their own alignments") func nestedColumns() {
    func column(_ alignment: UIStackView.Alignment, _ sizes: [[CGFloat]]) -> UIStackView {
      let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0[0], $0[1]) })
      stack.axis = .vertical
      stack.spacing = 3
      stack.alignment = alignment
      return stack
    }
    let columns = [
      column(.leading, [[39, 19], [34.5, 16], [28.5, 16]]),
      column(.trailing, [[38.5, 19], [46, 16], [81, 16]]),
    ]
    let stack = UIStackView(arrangedSubviews: columns)
    stack.frame = CGRect(x: 12, y: 12, width: 266, height: 111)
    (stack.spacing, stack.distribution, stack.alignment) = (10, .fillEqually, .top)
    stack.layoutIfNeeded()
    #expect(columns[0].frame == CGRect(x: 0, y: 0, width: 128, height: 57))
    #expect(columns[1].frame == CGRect(x: 138, y: 0, width: 128, height: 57))
    #expect(
      columns[0].arrangedSubviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 39, height: 19), CGRect(x: 0, y: 22, width: 34.5, height: 16),
        CGRect(x: 0, y: 41, width: 28.5, height: 16),
      ])
    #expect(
      columns[1].arrangedSubviews.map(\.frame) == [
        CGRect(x: 90, y: 0, width: 38.5, height: 19), CGRect(x: 82, y: 22, width: 46, height: 16),
        CGRect(x: 47, y: 41, width: 81, height: 16),
      ])
  }
}
