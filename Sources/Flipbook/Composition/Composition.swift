import CoreGraphics
import DisplayList

/// Stages side by side, with what stands around them, as one display list.
///
/// A single stage with nothing around it is its own list, untouched.
struct Composition: Sendable {
  let staging: Staging
  /// The sizes of the stages, in points.
  let stages: [CGSize]
  /// What is written above each stage; none for nothing.
  let labels: [String]
  /// Whether what is behind everything is left out.
  let isTransparent: Bool

  /// The whole size in points.
  let size: CGSize
  /// Where each stage stands, in points.
  let places: [CGRect]

  private static let gap: CGFloat = 24
  private static let labelHeight: CGFloat = 30

  init(
    _ staging: Staging, stages: [CGSize], labels: [String] = [], isTransparent: Bool = false
  ) {
    self.staging = staging
    self.stages = stages
    self.labels = labels
    self.isTransparent = isTransparent
    let shells = stages.map { staging.frame == .device ? PhoneShell(screen: $0) : nil }
    let padding =
      staging.padding.map { CGFloat($0) }
      ?? (staging.frame == .device || stages.count > 1 ? Self.gap : 0)
    let top = padding + (labels.isEmpty ? 0 : Self.labelHeight)
    let tallest = zip(stages, shells).map { $0.height + 2 * ($1?.bezel ?? 0) }.max() ?? 0
    var x = padding
    var places: [CGRect] = []
    for (stage, shell) in zip(stages, shells) {
      let bezel = shell?.bezel ?? 0
      if !places.isEmpty { x += Self.gap }
      let y = top + (tallest - stage.height) / 2
      places.append(CGRect(origin: CGPoint(x: x + bezel, y: y), size: stage))
      x += stage.width + 2 * bezel
    }
    self.places = places
    size = CGSize(width: x + padding, height: top + tallest + padding)
  }

  /// Whether there is nothing but the stage.
  var isBare: Bool {
    stages.count == 1 && labels.isEmpty && staging.frame == .none && size == stages[0]
      && !hasShadow
  }

  private var hasShadow: Bool { staging.hasShadow ?? (staging.frame == .device) }

  private var background: CGColor { staging.background ?? PictureStyle.wall }

  /// What is shown when the stages show these lists.
  func list(of lists: [DisplayList]) -> DisplayList {
    if isBare, let list = lists.first { return list }
    var layers = PictureLayers(scale: 1)
    for (list, place) in zip(lists, places) { add(list, at: place, to: &layers) }
    for (label, place) in zip(labels, places) {
      let bezel = staging.frame == .device ? PhoneShell(screen: place.size).bezel : 0
      layers.write(
        PictureText(
          label, .sign, color: background.isDark && !isTransparent ? .white : nil,
          atMost: place.width + 2 * bezel),
        x: place.midX, middle: tallestTop - Self.labelHeight / 2, alignment: .center)
    }
    return DisplayList(
      size: size, background: isTransparent ? nil : background, layers: layers.layers)
  }

  /// Where the tallest stage, or its shell, begins.
  private var tallestTop: CGFloat {
    zip(places, stages).map { place, stage in
      place.minY - (staging.frame == .device ? PhoneShell(screen: stage).bezel : 0)
    }.min() ?? 0
  }

  private func add(_ list: DisplayList, at place: CGRect, to layers: inout PictureLayers) {
    let shell = staging.frame == .device ? PhoneShell(screen: place.size) : nil
    if let shell {
      for layer in shell.layers(at: place, hasShadow: hasShadow) { layers.add(layer) }
    } else if hasShadow {
      layers.add(.card(place, color: list.background ?? .white, shadow: .soft))
    }
    var screen = LayerAttributes()
    screen.bounds = CGRect(origin: .zero, size: place.size)
    screen.anchorPoint = .zero
    screen.position = place.origin
    screen.masksToBounds = true
    screen.cornerRadius = shell?.screenRadius ?? 0
    screen.cornerCurve = .continuous
    // On a transparent wall a bare stage has no background either; a phone's screen has.
    screen.backgroundColor =
      isTransparent && shell == nil ? nil : list.background ?? (shell == nil ? nil : .black)
    layers.add(
      DisplayLayer(id: layers.layers.count, attributes: screen, sublayers: list.layers))
  }
}

extension DisplayLayer {
  /// A plain rectangle with a shadow.
  static func card(
    _ rect: CGRect, color: CGColor, radius: CGFloat = 0, shadow: Shadow? = nil
  ) -> DisplayLayer {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: rect.size)
    attributes.anchorPoint = .zero
    attributes.position = rect.origin
    attributes.backgroundColor = color
    attributes.cornerRadius = radius
    attributes.cornerCurve = .continuous
    attributes.shadow = shadow
    return DisplayLayer(id: 0, attributes: attributes)
  }
}

extension Shadow {
  /// The shadow of what stands before a wall.
  static let soft = Shadow(
    color: .black, opacity: 0.22, offset: CGSize(width: 0, height: 6), radius: 10)
}

extension CGColor {
  /// Whether white letters are easier to read on it than black ones.
  var isDark: Bool { 0.299 * red + 0.587 * green + 0.114 * blue < 0.55 && alpha > 0.5 }
}
