import CoreGraphics

/// The ways to scale and position an image in a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a gravity.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Centered at its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to fill the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit the bounds, with the same aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to fill the bounds, with the same aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Returns the rectangle of an image with a size in the bounds.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    let factor: CGFloat
    switch self {
    case .resize: return bounds
    case .resizeAspect: factor = min(ratios.0, ratios.1)
    case .resizeAspectFill: factor = max(ratios.0, ratios.1)
    default: factor = 1
    }
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * alignment.x,
      y: bounds.minY + (bounds.height - height) * alignment.y,
      width: width, height: height)
  }

  /// The distribution of the remaining space: 0 to place all of it after the image, 1 before it.
  private var alignment: CGPoint {
    switch self {
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .topLeft: CGPoint(x: 0, y: 0)
    case .topRight: CGPoint(x: 1, y: 0)
    case .bottomLeft: CGPoint(x: 0, y: 1)
    case .bottomRight: CGPoint(x: 1, y: 1)
    default: CGPoint(x: 0.5, y: 0.5)
    }
  }
}
