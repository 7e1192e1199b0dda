import Testing

@testable import UIKit

/// Widths and heights, which are never negative.
@MainActor
struct MinimumLengthTests {
  private let stage = Stage(device: .iPhone8)

  init() { stage.printsLayoutConflicts = false }

  /// Returns the starts and widths of views in a horizontal stack view of a width.
  private func arrange(
    _ views: [UIView], _ distribution: UIStackView.Distribution, width: CGFloat
  ) -> [[CGFloat]] {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.spacing, stack.distribution, stack.alignment) = (10, distribution, .top)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 50)
    stack.layoutIfNeeded()
    return views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test(
    "a stack view with too little space squeezes its first views to 0",
    arguments: [UIStackView.Distribution.fill, .equalSpacing, .equalCentering])
  func squeezing(distribution: UIStackView.Distribution) {
    let views = [SizedView(100, 20), SizedView(60, 30), SizedView(80, 50)]
    #expect(arrange(views, distribution, width: 150) == [[0, 0], [10, 50], [70, 80]])
    #expect(arrange(views, distribution, width: 60) == [[0, 0], [10, 0], [20, 40]])
    #expect(stage.layoutConflicts.isEmpty)
  }

  @Test("of views without content, the last one takes all space") func withoutContent() {
    #expect(
      arrange([UIView(), SizedView(60, 10), UIView()], .fill, width: 300)
        == [[0, 0], [10, 60], [80, 220]])
    #expect(
      arrange([UIView(), UIView(), UIView()], .fill, width: 300) == [[0, 0], [10, 0], [20, 280]])
  }

  @Test("a stack view whose views have no size is as long as its spaces") func spaces() {
    for distribution in [UIStackView.Distribution.fill, .fillEqually] {
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView(), UIView()])
      (stack.spacing, stack.distribution) = (10, distribution)
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 20)
    }
  }

  @Test("an optional width gives in before the width is negative") func optional() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), SizedView(30, 5))
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      trailing(of: view, in: root, priority: 999),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 40, y: 0, width: 0, height: 5))
    #expect(stage.layoutConflicts.isEmpty)
  }

  private func trailing(of view: UIView, in root: UIView, priority: Float) -> NSLayoutConstraint {
    let constraint = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -40)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  @Test("margins that exceed a view contradict its size until it is larger") func margins() {
    let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let trailing = trailing(of: view, in: root, priority: 1000)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40), trailing,
    ])
    stage.view.addSubview(root)
    stage.step()
    #expect(view.frame == CGRect(x: 40, y: 0, width: 0, height: 5))
    #expect(stage.layoutConflicts.count == 1 && stage.layoutConflicts[0].broken === trailing)
    // The message lists the margins and the size, but not the minimum.
    let lines = stage.layoutConflicts[0].message.split(separator: "\n").filter {
      $0.hasPrefix("    \"<")
    }
    #expect(lines.count == 3)
    root.frame.size.width = 200
    stage.step()
    #expect(view.frame == CGRect(x: 40, y: 0, width: 120, height: 5))
    #expect(stage.layoutConflicts.count == 1)
  }

  @Test("a hidden view of a stack view breaks the margins inside, as UIKit's messages show")
  func hiding() {
    let (card, label) = (UIView(), SizedView(50, 20))
    card.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8), bottom,
    ])
    let stack = UIStackView(arrangedSubviews: [card, SizedView(50, 30)])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(stack)
    stack.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
    stage.step()
    #expect(card.frame.height == 36)
    card.isHidden = true
    stage.step()
    #expect(card.frame.height == 0 && label.frame.minY == 8)
    #expect(stage.layoutConflicts.map { $0.broken === bottom } == [true])
    card.isHidden = false
    stage.step()
    #expect(card.frame.height == 36)
    #expect(label.frame == CGRect(x: 0, y: 8, width: 50, height: 20))
  }

  @Test("a stack view that is hidden in another one is 0 high, whatever its spacing")
  func hiddenStackView() {
    let inner = UIStackView(arrangedSubviews: (0..<3).map { _ in SizedView(50, 20) })
    let outer = UIStackView(arrangedSubviews: [SizedView(50, 30), inner])
    for stack in [inner, outer] { (stack.axis, stack.spacing) = (.vertical, 10) }
    outer.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(outer)
    outer.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor).isActive = true
    outer.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
    stage.step()
    #expect(outer.frame.height == 120 && inner.frame.height == 80)
    inner.isHidden = true
    stage.step()
    #expect(outer.frame.height == 30 && inner.frame.height == 0)
    #expect(
      stage.layoutConflicts.allSatisfy { $0.broken?.identifier == "UISV-spacing" })
    inner.isHidden = false
    stage.step()
    #expect(outer.frame.height == 120 && inner.frame.height == 80)
    #expect(inner.arrangedSubviews.map(\.frame.minY) == [0, 30, 60])
  }
}
