import CoreGraphics
import DisplayList

/// Combines stages side by side, in one row or several, with frames, shadows and labels, into one display list.
///
/// A single stage without a frame, shadow, label or padding keeps its own list, unchanged.
package struct StageComposition: Sendable {
  let staging: Staging
  /// The sizes of the stages, in points.
  let stages: [CGSize]
  /// The labels above the stages; empty for none.
  let labels: [String]
  /// Whether to leave out the background.
  let isTransparent: Bool

  /// The size of the composition, in points.
  package let size: CGSize
  /// The rectangle of each stage, in points.
  package let stageRects: [CGRect]

  /// The top edge of each stage's row below its labels, in points.
  private let rowTops: [CGFloat]

  private static let gap: CGFloat = 24
  private static let labelHeight: CGFloat = 30

  /// - Parameter columns: The number of stages in a row; nil for a single row.
  package init(
    _ staging: Staging, stages: [CGSize], labels: [String] = [], columns: Int? = nil,
    isTransparent: Bool = false
  ) {
    self.staging = staging
    self.stages = stages
    self.labels = labels
    self.isTransparent = isTransparent
    let shells = stages.map { staging.frame == .device ? PhoneShell(screen: $0) : nil }
    let padding =
      staging.padding.map { CGFloat($0) }
      ?? (staging.frame == .device || stages.count > 1 ? Self.gap : 0)
    let outer = zip(stages, shells).map { stage, shell in
      stage.insetBy(-(shell?.bezel ?? 0))
    }
    let columns = max(1, columns ?? stages.count)
    let widths = (0..<min(columns, stages.count)).map { column in
      stride(from: column, to: stages.count, by: columns).map { outer[$0].width }.max() ?? 0
    }
    var y = padding
    var stageRects: [CGRect] = []
    var rowTops: [CGFloat] = []
    for row in stride(from: 0, to: stages.count, by: columns) {
      let range = row..<min(row + columns, stages.count)
      if row > 0 { y += Self.gap }
      y += labels.isEmpty ? 0 : Self.labelHeight
      let tallest = outer[range].map(\.height).max() ?? 0
      var x = padding
      for (index, width) in zip(range, widths) {
        let stage = stages[index]
        stageRects.append(
          CGRect(
            origin: CGPoint(
              x: x + (width - stage.width) / 2, y: y + (tallest - stage.height) / 2),
            size: stage))
        // The tallest stage is next to the labels.
        rowTops.append(y)
        x += width + Self.gap
      }
      y += tallest
    }
    self.stageRects = stageRects
    self.rowTops = rowTops
    let width = widths.reduce(0, +) + Self.gap * CGFloat(max(0, widths.count - 1))
    size = CGSize(width: width + 2 * padding, height: y + padding)
  }

  /// Whether the composition is a single stage without a frame, shadow, label or padding.
  package var isBare: Bool {
    stages.count == 1 && labels.isEmpty && staging.frame == .none && size == stages[0]
      && !hasShadow
  }

  private var hasShadow: Bool { staging.hasShadow ?? (staging.frame == .device) }

  private var background: CGColor { staging.background ?? FigureStyle.stageBackground }

  /// Returns the display list of the composition.
  ///
  /// - Parameter lists: The display lists of the stages.
  package func list(of lists: [DisplayList]) -> DisplayList {
    if isBare, let list = lists.first { return list }
    var layers = FigureLayers(scale: 1)
    for (list, rect) in zip(lists, stageRects) { add(list, in: rect, to: &layers) }
    for (label, (rect, top)) in zip(labels, zip(stageRects, rowTops)) {
      let bezel = staging.frame == .device ? PhoneShell(screen: rect.size).bezel : 0
      layers.write(
        FigureText(
          label, .stageLabel, color: background.isDark && !isTransparent ? .white : nil,
          atMost: rect.width + 2 * bezel),
        x: rect.midX, middle: top - Self.labelHeight / 2, alignment: .center)
    }
    return DisplayList(
      size: size, background: isTransparent ? nil : background, layers: layers.layers)
  }

  private func add(_ list: DisplayList, in rect: CGRect, to layers: inout FigureLayers) {
    let shell = staging.frame == .device ? PhoneShell(screen: rect.size) : nil
    if let shell {
      for layer in shell.layers(at: rect, hasShadow: hasShadow) { layers.add(layer) }
    } else if hasShadow {
      layers.add(.card(rect, color: list.background ?? .white, shadow: .soft))
    }
    var screen = LayerAttributes()
    screen.bounds = CGRect(origin: .zero, size: rect.size)
    screen.anchorPoint = .zero
    screen.position = rect.origin
    screen.masksToBounds = true
    // Without a background, a stage without a shell has none either; a phone's screen does.
    screen.backgroundColor =
      isTransparent && shell == nil ? nil : list.background ?? (shell == nil ? nil : .black)
    if list.layers.contains(where: \.hasBackdrops) { screen.effects.isScreen = true }
    layers.add(
      DisplayLayer(id: layers.layers.count, attributes: screen, sublayers: list.layers))
  }
}

extension DisplayLayer {
  /// Returns a plain rectangle with a shadow.
  static func card(
    _ rect: CGRect, color: CGColor, radius: CGFloat = 0, shadow: Shadow? = nil, id: Int = 0,
    sublayers: [DisplayLayer] = []
  ) -> DisplayLayer {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: rect.size)
    attributes.anchorPoint = .zero
    attributes.position = rect.origin
    attributes.backgroundColor = color
    attributes.cornerRadius = radius
    attributes.cornerCurve = .continuous
    attributes.shadow = shadow
    return DisplayLayer(id: id, attributes: attributes, sublayers: sublayers)
  }
}

extension CGSize {
  /// Returns the size with a distance removed at every side.
  fileprivate func insetBy(_ distance: CGFloat) -> CGSize {
    CGSize(width: width - 2 * distance, height: height - 2 * distance)
  }
}

extension Shadow {
  /// The shadow of a stage or phone on the background.
  static let soft = Shadow(
    color: .black, opacity: 0.22, offset: CGSize(width: 0, height: 6), radius: 10)
}

extension CGColor {
  /// Whether white text is easier to read on this color than black text.
  var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.55 && alpha > 0.5 }
}
