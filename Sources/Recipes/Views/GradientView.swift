import UIKit

/// A gradient that a recipe asks for.
struct GradientPlan: Sendable {
  /// The colours.
  let colors: [UIColor]
  /// Their places from 0 to 1; nothing to spread them evenly.
  let locations: [Double]?
  /// Where the first colour stands, in fractions of the bounds.
  let start: CGPoint
  /// Where the last colour stands, in fractions of the bounds.
  let end: CGPoint
  /// The gradient's geometry.
  let type: CAGradientLayerType
}

/// A view whose layer is a gradient.
final class GradientView: ItemView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  /// Creates a view of size zero with a gradient.
  init(_ plan: GradientPlan) {
    super.init(frame: .zero)
    guard let layer = layer as? CAGradientLayer else { return }
    layer.colors = plan.colors.map { $0.resolvedColor(with: traitCollection).cgColor }
    layer.locations = plan.locations?.map { NSNumber(value: $0) }
    layer.startPoint = plan.start
    layer.endPoint = plan.end
    layer.type = plan.type
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

private enum GradientKeys {
  static let colors = Key(
    "colors", .list(of: .color, "a list of two colours or more", count: 2...Limits.listEntries),
    isRequired: true, "The colours, from the start to the end.")
  static let locations = Key(
    "locations",
    ValueType<[Double]>.list(of: .fraction, "a growing list of numbers from 0 to 1"),
    "The places of the colours.")
  static let start = Key(
    "startPoint", .point, usual: "[0.5, 0]", "Where the first colour stands, from 0 to 1.")
  static let end = Key(
    "endPoint", .point, usual: "[0.5, 1]", "Where the last colour stands, from 0 to 1.")
  static let type = Key(
    "type",
    .choice([("axial", CAGradientLayerType.axial), ("radial", .radial), ("conic", .conic)]),
    usual: "axial", "The gradient's geometry.")
  static let table = Table("a gradient", [colors, locations, start, end, type])
}

extension ValueType<GradientPlan> {
  /// A gradient.
  static let gradient = ValueType(
    "a gradient such as { colors: [white, black] }", .mapping(GradientKeys.table)
  ) { value, checker in
    guard let fields = checker.fields(of: value, GradientKeys.table) else { return nil }
    let locations = fields.read(GradientKeys.locations)
    let start = fields.read(GradientKeys.start)
    let end = fields.read(GradientKeys.end)
    let type = fields.read(GradientKeys.type)
    guard let colors = fields.read(GradientKeys.colors), let start, let end, let type else {
      return nil
    }
    if let locations, let written = fields.value[GradientKeys.locations.name],
      locations != locations.sorted() || locations.count != colors.count
    {
      checker.report(
        .doesNotFit, "'locations' does not fit to 'colors'", at: written.span,
        expected: "\(colors.count) growing numbers", found: written.summary)
    }
    return GradientPlan(
      colors: colors, locations: locations, start: start, end: end, type: type)
  }
}
