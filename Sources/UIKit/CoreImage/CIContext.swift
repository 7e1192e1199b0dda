import QuartzCore

/// An option of a context; none has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor renders, which it always does.
  public static let useSoftwareRenderer = CIContextOption(
    rawValue: "kCIContextUseSoftwareRenderer")
  /// The color space in which filters work.
  public static let workingColorSpace = CIContextOption(rawValue: "kCIContextWorkingColorSpace")
  /// The color space of the result.
  public static let outputColorSpace = CIContextOption(rawValue: "kCIContextOutputColorSpace")
  /// The priority of the work.
  public static let priorityRequestLow = CIContextOption(
    rawValue: "kCIContextPriorityRequestLow")
  /// Whether results are kept.
  public static let cacheIntermediates = CIContextOption(
    rawValue: "kCIContextCacheIntermediates")
}

/// A format of pixels; every result has 8 bits per component.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// The number of the format.
  public let rawValue: Int32
  /// Creates a format from its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }
  /// Red, green, blue and alpha of 8 bits.
  public static let RGBA8 = CIFormat(rawValue: 24)
  /// Blue, green, red and alpha of 8 bits.
  public static let BGRA8 = CIFormat(rawValue: 23)
  /// Red, green, blue and alpha of 16 bits.
  public static let RGBAh = CIFormat(rawValue: 31)
}

/// An object that renders the results of filters.
open class CIContext: NSObject, @unchecked Sendable {
  /// Creates a context.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }

  /// Creates a context.
  override public convenience init() { self.init(options: nil) }

  /// Renders a part of an image; nil for an empty, infinite or very large one.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard let area = PixelBlock.Area(fromRect), !area.isEmpty,
      area.width < 1 << 16, area.height < 1 << 16, area.width * area.height <= PixelBlock.maxCount
    else { return nil }
    return image.pixels(in: area).image
  }

  /// Renders a part of an image.
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    createCGImage(image, from: fromRect)
  }

  /// Renders a part of an image into four bytes per pixel, from the upper row: red, green, blue, alpha.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard let result = createCGImage(image, from: bounds) else { return }
    let isBlueFirst = format == .BGRA8
    for y in 0..<result.height {
      for x in 0..<result.width {
        let start = y * result.rowLength + 4 * x
        for component in 0..<4 {
          let source = component == 3 || isBlueFirst ? component : 2 - component
          data.storeBytes(
            of: result.pixels[start + source], toByteOffset: y * rowBytes + 4 * x + component,
            as: UInt8.self)
        }
      }
    }
  }

  /// Releases what the context keeps, which is nothing.
  open func clearCaches() {}
}
