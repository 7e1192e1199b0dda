import UIKit

/// A gradient of a recipe.
struct GradientPlan: Sendable {
  let colors: [UIColor]
  /// The locations of the colors from 0 to 1; nil to spread them evenly.
  let locations: [Double]?
  /// The point of the first color, in unit coordinates of the bounds.
  let start: CGPoint
  /// The point of the last color, in unit coordinates of the bounds.
  let end: CGPoint
  let type: CAGradientLayerType
}

/// A view whose layer is a gradient.
final class GradientView: ItemView {
  private var colors: [UIColor] = []

  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Shows a gradient in place of the one before; an animation block animates the change.
  func show(_ plan: GradientPlan) {
    colors = plan.colors
    updateColors()
    guard let layer = layer as? CAGradientLayer else { return }
    layer.locations = plan.locations?.map { NSNumber(value: $0) }
    layer.startPoint = plan.start
    layer.endPoint = plan.end
    layer.type = plan.type
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// Returns the action that animates a change of a property, also of one that only gradients have.
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    (layer === self.layer ? blockAction(forKey: event) : nil)
      ?? super.action(for: layer, forKey: event)
  }

  private func updateColors() {
    let colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    (layer as? CAGradientLayer)?.colors = colors
  }
}

/// The property of plain views that shows a gradient.
enum GradientProperty {
  static let gradient = Property<GradientView>(ViewKeys.gradient) { $0.show($1) }
}

private enum GradientKeys {
  static let colors = Key(
    "colors", .list(of: .color, "a list of at least two colors", count: 2...Limits.listEntries),
    isRequired: true, "The colors, from the start to the end.")
  static let locations = Key(
    "locations",
    ValueType<[Double]>.list(of: .fraction, "an increasing list of numbers from 0 to 1"),
    "The locations of the colors, from 0 to 1.")
  static let start = Key(
    "startPoint", .point, default: "[0.5, 0]",
    "The point of the first color, in unit coordinates of the view.")
  static let end = Key(
    "endPoint", .point, default: "[0.5, 1]",
    "The point of the last color, in unit coordinates of the view.")
  static let type = Key(
    "type",
    .choice([("axial", CAGradientLayerType.axial), ("radial", .radial), ("conic", .conic)]),
    default: "axial", "The geometry of the gradient.")
  static let table = Table("a gradient", [colors, locations, start, end, type])
}

extension ValueType<GradientPlan> {
  /// A gradient.
  static let gradient: ValueType = mapping(
    "a gradient such as { colors: [white, black] }", GradientKeys.table
  ) { fields in
    let values = fields.read(
      GradientKeys.colors, GradientKeys.locations.optional, GradientKeys.start, GradientKeys.end,
      GradientKeys.type)
    guard let (colors, locations, start, end, type) = values else { return nil }
    if let locations, let written = fields.written(GradientKeys.locations),
      locations != locations.sorted() || locations.count != colors.count
    {
      fields.context.report(
        .doesNotFit, "'locations' does not match 'colors'", at: written.span,
        expected: "\(colors.count) increasing numbers", found: written.summary)
    }
    return GradientPlan(
      colors: colors, locations: locations, start: start, end: end, type: type)
  }
}
