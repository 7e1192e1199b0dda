import UIKit

extension ViewKind {
  /// What all views have.
  static let common: [Property<UIView>] = geometry + appearance + layer

  /// The properties that move a view, which an animator must be told of.
  static let geometryNames = geometry.map(\.name)

  private static let geometry: [Property<UIView>] = [
    Property("frame", .rect, "Where the view stands in its superview, in points.") {
      $0.frame = $1
    },
    Property("bounds", .rect, "The view's own space, in points.") { $0.bounds = $1 },
    Property("center", .point, "The middle of the view in its superview, in points.") {
      $0.center = $1
    },
    Property("transform", .transform, "What is done to the view about its center.") {
      $0.transform = $1
    },
  ]

  private static let appearance: [Property<UIView>] = [
    Property("alpha", .fraction, "The opacity of the view with all that stands in it.") {
      $0.alpha = $1
    },
    Property("isHidden", .boolean, "Whether the view and all in it are left out.") {
      $0.isHidden = $1
    },
    Property("backgroundColor", .color, "What fills the view.") { $0.backgroundColor = $1 },
    Property("tintColor", .color, "The colour that the view uses to stand out.") {
      $0.tintColor = $1
    },
    Property("clipsToBounds", .boolean, "Whether what stands in the view ends at its bounds.") {
      $0.clipsToBounds = $1
    },
    Property("contentMode", .contentMode, "What is done with content of another size.") {
      $0.contentMode = $1
    },
    Property("isUserInteractionEnabled", .boolean, "Whether touches reach the view.") {
      $0.isUserInteractionEnabled = $1
    },
    Property("tag", .tag, "A number of the user's own to tell the view by.") { $0.tag = $1 },
  ]

  private static let layer: [Property<UIView>] = [
    Property("cornerRadius", .nonnegativeNumber, "The corners' radius in points.") {
      $0.layer.cornerRadius = $1
    },
    Property("cornerCurve", .cornerCurve, "The corners' shape.") { $0.layer.cornerCurve = $1 },
    Property("borderWidth", .nonnegativeNumber, "The border's width in points.") {
      $0.layer.borderWidth = $1
    },
    Property("borderColor", .color, "The border's colour.") {
      $0.layer.borderColor = $1.resolvedColor(with: $0.traitCollection).cgColor
    },
    Property("shadowColor", .color, "The shadow's colour.") {
      $0.layer.shadowColor = $1.resolvedColor(with: $0.traitCollection).cgColor
    },
    Property("shadowOpacity", .fraction, "The shadow's opacity.") {
      $0.layer.shadowOpacity = Float($1)
    },
    Property("shadowRadius", .nonnegativeNumber, "How far the shadow is blurred, in points.") {
      $0.layer.shadowRadius = $1
    },
    Property("shadowOffset", .offset, "How far the shadow is moved, in points.") {
      $0.layer.shadowOffset = $1
    },
  ]
}

extension ValueType<Int> {
  fileprivate static let tag = integer(-1_000_000...1_000_000, "a whole number")
}

extension ValueType<CALayerCornerCurve> {
  fileprivate static let cornerCurve = choice([
    ("circular", .circular), ("continuous", .continuous),
  ])
}

extension ValueType<UIView.ContentMode> {
  fileprivate static let contentMode = choice([
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ])
}
