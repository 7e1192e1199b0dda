import UIKit

extension ViewKind {
  /// The properties of all views.
  static let common: [Property<UIView>] = geometry + appearance + layer + space + layout

  /// The names of the properties that move a view, after which dynamic animators are updated.
  static let geometryNames = geometry.map(\.name)

  /// The properties that give a view its size.
  static let sizes = [frame, bounds]

  /// The properties that place a view.
  static let places = [frame, bounds, center]

  static let frame = Property<UIView>(
    "frame", .rect, "The view's frame in its superview, in points."
  ) { $0.frame = $1 }
  static let bounds = Property<UIView>(
    "bounds", .rect, "The view's bounds in its own coordinates, in points."
  ) { $0.bounds = $1 }
  static let center = Property<UIView>(
    "center", .point, "The view's center in its superview, in points."
  ) { $0.center = $1 }
  static let transform = Property<UIView>(
    "transform", .transform, "The view's transform about its center."
  ) { $0.transform = $1 }

  private static let geometry = [frame, bounds, center, transform]

  private static let appearance: [Property<UIView>] = [
    Property("alpha", .fraction, "The opacity of the view and its subviews.") {
      $0.alpha = $1
    },
    Property("isHidden", .boolean, "Whether the view and its subviews are hidden.") {
      $0.isHidden = $1
    },
    Property("backgroundColor", .color, "The view's background color.") { $0.backgroundColor = $1 },
    Property("tintColor", .color, "The view's tint color.") {
      $0.tintColor = $1
    },
    Property("clipsToBounds", .boolean, "Whether subviews are clipped to the view's bounds.") {
      $0.clipsToBounds = $1
    },
    Property("contentMode", .contentMode, "How content of another size fills the view.") {
      $0.contentMode = $1
    },
    Property("isUserInteractionEnabled", .boolean, "Whether the view receives touches.") {
      $0.isUserInteractionEnabled = $1
    },
    Property("tag", .tag, "A number that identifies the view.") { $0.tag = $1 },
  ]

  private static let layer: [Property<UIView>] = [
    Property("cornerRadius", .nonnegativeNumber, "The corner radius, in points.") {
      $0.layer.cornerRadius = $1
    },
    Property("cornerCurve", .cornerCurve, "The shape of the corners.") {
      $0.layer.cornerCurve = $1
    },
    Property("borderWidth", .nonnegativeNumber, "The width of the border, in points.") {
      $0.layer.borderWidth = $1
    },
    Property("borderColor", .color, "The color of the border.") { view, color, context in
      context.scene.layerColors.set(color, as: \.borderColor, of: view)
    },
    Property("shadowColor", .color, "The color of the shadow.") { view, color, context in
      context.scene.layerColors.set(color, as: \.shadowColor, of: view)
    },
    Property("shadowOpacity", .fraction, "The opacity of the shadow.") {
      $0.layer.shadowOpacity = Float($1)
    },
    Property("shadowRadius", .nonnegativeNumber, "The blur radius of the shadow, in points.") {
      $0.layer.shadowRadius = $1
    },
    Property("shadowOffset", .offset, "The offset of the shadow, in points.") {
      $0.layer.shadowOffset = $1
    },
  ]
}

extension ValueType<Int> {
  fileprivate static let tag: ValueType = integer(-1_000_000...1_000_000, "a whole number")
}

extension ValueType<CALayerCornerCurve> {
  fileprivate static let cornerCurve: ValueType = choice([
    ("circular", .circular), ("continuous", .continuous),
  ])
}

extension ValueType<UIView.ContentMode> {
  fileprivate static let contentMode: ValueType = choice([
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ])
}
