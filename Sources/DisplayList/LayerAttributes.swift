import CoreGraphics

/// A layer's geometry and appearance.
///
/// To add an animatable property, add it here, to `LayerKey` and to the subscript by key, which
/// key-value access, animations and interpolation between frames use.
public struct LayerAttributes: Equatable, Sendable {
  /// The position of the anchor point in the parent's coordinate space, in points.
  public var position = CGPoint.zero
  /// The point of the bounds that is placed at `position` and is the origin of `transform`, in
  /// fractions of the bounds' size.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The rectangle of the layer in its own coordinate space, in points.
  public var bounds = CGRect.zero
  /// The transform about the anchor point.
  public var transform = CGAffineTransform.identity
  /// The opacity of the layer with its sublayers, composited as a group, from 0 to 1.
  public var opacity: CGFloat = 1
  /// The color that fills the bounds; nil for none.
  public var backgroundColor: CGColor?
  /// The radius of the corners in points, drawn as at most half the shorter side.
  public var cornerRadius: CGFloat = 0
  /// The shape of the corners.
  public var cornerCurve = CornerCurve.circular
  /// The corners that are rounded.
  public var roundedCorners = RoundedCorners.all
  /// The width of the border inside the edge, in points.
  public var borderWidth: CGFloat = 0
  /// The color of the border, which is drawn above content and sublayers; nil for none.
  public var borderColor: CGColor?
  /// Whether content and sublayers are clipped to the bounds with their rounded corners.
  public var masksToBounds = false
  /// The shadow; nil for none.
  public var shadow: Shadow?
  /// The progress of the first sublayer's dissolve into the others, from 0 to 1; nil for no
  /// dissolve.
  ///
  /// Each pixel is a mix of both images, so equal pixels stay unchanged.
  public var dissolve: CGFloat?
  /// What few layers have; nil for nothing.
  var storedEffects: EffectsBox?

  /// Creates the attributes of an empty layer.
  public init() {}

  /// The transform from the layer's coordinate space to its parent's.
  public var matrix: CGAffineTransform {
    let anchor = CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}

extension LayerAttributes {
  /// Sets the transform, with the one in space that it is the affine part of; nil for none.
  private mutating func set(_ transform: CGAffineTransform, in space: CATransform3D? = nil) {
    self.transform = transform
    if hasEffects || space != nil { effects.transform = space }
  }
}

/// The animatable properties of every layer.
package enum LayerKey: String, CaseIterable {
  case position
  case bounds
  case anchorPoint
  case transform
  case opacity
  case backgroundColor
  case cornerRadius
  case borderWidth
  case borderColor
}

extension LayerAttributes: KeyedProperties {
  package subscript(key: LayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .position: .point(position)
      case .bounds: .rect(bounds)
      case .anchorPoint: .point(anchorPoint)
      case .transform:
        storedEffects?.effects.transform.map { .transform3D($0) } ?? .transform(transform)
      case .opacity: .number(opacity)
      case .backgroundColor: backgroundColor.map { .color($0) }
      case .cornerRadius: .number(cornerRadius)
      case .borderWidth: .number(borderWidth)
      case .borderColor: borderColor.map { .color($0) }
      }
    }
    set {
      switch (key, newValue) {
      case (.position, .point(let value)): position = value
      case (.bounds, .rect(let value)): bounds = value
      case (.anchorPoint, .point(let value)): anchorPoint = value
      case (.transform, .transform(let value)): set(value)
      case (.transform, .transform3D(let value)): set(value.affinePart, in: value)
      case (.opacity, .number(let value)): opacity = value
      case (.backgroundColor, .color(let value)): backgroundColor = value
      case (.backgroundColor, nil): backgroundColor = nil
      case (.cornerRadius, .number(let value)): cornerRadius = value
      case (.borderWidth, .number(let value)): borderWidth = value
      case (.borderColor, .color(let value)): borderColor = value
      case (.borderColor, nil): borderColor = nil
      default: break
      }
    }
  }
}

/// The shape of rounded corners.
public enum CornerCurve: String, Sendable {
  /// A quarter circle.
  case circular
  /// A curve with continuous curvature, as of Apple's icons.
  case continuous
}

/// Corners of a layer.
public struct RoundedCorners: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The corner at the smallest x and the smallest y.
  public static let minXMinY = RoundedCorners(rawValue: 1)
  /// The corner at the greatest x and the smallest y.
  public static let maxXMinY = RoundedCorners(rawValue: 2)
  /// The corner at the smallest x and the greatest y.
  public static let minXMaxY = RoundedCorners(rawValue: 4)
  /// The corner at the greatest x and the greatest y.
  public static let maxXMaxY = RoundedCorners(rawValue: 8)
  /// All four corners.
  public static let all = RoundedCorners(rawValue: 15)
}

/// A blurred copy of a layer's outline below the layer.
public struct Shadow: Equatable, Sendable {
  /// The color.
  public var color: CGColor
  /// The opacity from 0 to 1, multiplied by the color's alpha.
  public var opacity: CGFloat
  /// The offset from the layer, in points.
  public var offset: CGSize
  /// The radius of the blur in points.
  public var radius: CGFloat
  /// The outline of the shadow in the layer's coordinate space; nil for the layer's visible shape.
  public var path: CGPath?

  /// Creates a shadow.
  public init(
    color: CGColor, opacity: CGFloat, offset: CGSize, radius: CGFloat, path: CGPath? = nil
  ) {
    self.color = color
    self.opacity = opacity
    self.offset = offset
    self.radius = radius
    self.path = path
  }
}
