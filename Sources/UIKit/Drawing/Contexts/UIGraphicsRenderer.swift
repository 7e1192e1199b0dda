import Imaging
import QuartzCore

/// The format of what a renderer draws.
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds in points of the context that was created with the format.
  open internal(set) var bounds = CGRect.zero

  /// Creates the format that is best for the device.
  override public required init() {
    super.init()
  }

  /// Returns the default format, which is the preferred one.
  open class func `default`() -> Self { self.init() }

  /// Returns the format that is best for the device.
  open class func preferred() -> Self { self.init() }
}

/// A context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The context.
  open var cgContext: CGContext { storedContext }
  /// The format.
  open var format: UIGraphicsRendererFormat { storedFormat }
  private let storedContext: CGContext
  private let storedFormat: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    storedContext = context
    storedFormat = format
    super.init()
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill color in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    GraphicsStack.with(cgContext) { UIRectFillUsingBlendMode(rect, blendMode) }
  }

  /// Draws a frame of one point inside of a rectangle in the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a frame of one point inside of a rectangle in the stroke color and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A factory of drawings, whose subclasses determine what they become.
open class UIGraphicsRenderer: NSObject {
  let bounds: CGRect
  /// The format.
  open var format: UIGraphicsRendererFormat { storedFormat }
  let storedFormat: UIGraphicsRendererFormat

  /// Creates a renderer of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds.standardized
    storedFormat = format
    storedFormat.bounds = self.bounds
    super.init()
  }
}

/// The format of an image.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The ranges of colors of images, which all are sRGB.
  public enum Range: Int, Sendable {
    /// Without a choice.
    case unspecified = -1
    /// As the device has.
    case automatic = 0
    /// Beyond sRGB.
    case extended = 1
    /// sRGB.
    case standard = 2
  }

  /// The number of pixels per point; that of the current traits by default.
  open var scale = ContextScale.current
  /// Whether the image is black at first and stays opaque; false by default.
  open var opaque = false
  /// Whether colors beyond sRGB are kept, which has no effect; false by default.
  open var prefersExtendedRange = false
  /// The range of colors, which has no effect.
  open var preferredRange = Range.automatic
  /// Whether brightness beyond white is kept: false.
  open var supportsHighDynamicRange: Bool { false }

  /// Creates the format that is best for the device.
  public required init() {
    super.init()
  }

  /// Creates a format with the scale of traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// A context of an image.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image as it is drawn until now.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
      ?? UIImage()
  }
}

/// A renderer of images.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws an image.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates a renderer of a rectangle, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of a size in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of a size in points with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of a rectangle, in points, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns the image that a closure draws.
  ///
  /// For an empty size, the closure is not called, and the image is empty; so it is for an image that
  /// is too large, which is reported on standard error.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let format = storedFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let scale = format.scale > 0 ? format.scale : ContextScale.current
    guard let context = CGContext(imageWith: bounds, scale: scale, isOpaque: format.opaque) else {
      return UIImage()
    }
    let rendererContext = UIGraphicsImageRendererContext(context, format)
    GraphicsStack.with(context) { actions(rendererContext) }
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
      ?? UIImage()
  }

  /// Returns the image that a closure draws as a JPEG file, on white; empty for an empty size.
  ///
  /// - Parameters:
  ///   - compressionQuality: From 0, the smallest file, to 1, the best quality, as of
  ///     `UIImage.jpegData(compressionQuality:)`.
  ///   - actions: Draws the image.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }

  /// Returns the image that a closure draws as a PNG file; empty for an empty size.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    guard let image = image(actions: actions).cgImage else { return Data() }
    return image.pixels.withUnsafeBytes { pixels in
      guard let base = pixels.baseAddress else { return Data() }
      return Data(
        PNGEncoder().encode(
          PixelView(
            base: base, width: image.width, height: image.height, bytesPerRow: image.rowLength,
            format: .premultipliedBGRA)))
    }
  }
}
