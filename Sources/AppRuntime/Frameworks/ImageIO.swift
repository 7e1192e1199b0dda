import UIKit

/// Whether images are decoded once; without effect.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether images are decoded at once; without effect.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// The type of the data, if it is known; without effect.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// The maximum width and height of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is made of the image, which it always is.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// Whether a thumbnail is made of the image if the file has none, which it always is.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is turned upright, which it always is.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// The number of pixels of a row.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The number of rows.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation of a photo, from 1 to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The properties of a frame of a GIF file.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The duration of a frame in seconds, at least 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The duration of a frame in seconds, as in the file.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames are repeated; 0 for without an end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"

/// Whether a source has been read.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The data ends too early.
  case statusUnexpectedEOF = -5
  /// The data is not valid.
  case statusInvalidData = -4
  /// The format is not known.
  case statusUnknownType = -3
  /// The head is read.
  case statusReadingHeader = -2
  /// More data is needed.
  case statusIncomplete = -1
  /// All is read.
  case statusComplete = 0
}

/// The images of a PNG, JPEG or GIF file.
public final class CGImageSource {
  fileprivate let type: String
  fileprivate let images: [CGImage]
  fileprivate let orientation: Int
  private let turn: UIImage.Orientation
  /// The durations of frames, in hundredths of a second.
  fileprivate let delays: [Int]
  fileprivate let loopCount: Int

  fileprivate init?(_ data: Data) {
    let bytes = [UInt8](data)
    if let file = GIFFile(bytes) {
      type = "com.compuserve.gif"
      images = file.frames.compactMap { Self.image($0.pixels, file.width, file.height) }
      (delays, loopCount) = (file.frames.map(\.delay), file.loopCount)
      (orientation, turn) = (1, .up)
      return
    }
    guard let image = UIImage(data: data), let pixels = image.cgImage else { return nil }
    type = bytes.starts(with: [0xFF, 0xD8]) ? "public.jpeg" : "public.png"
    (images, delays, loopCount) = ([pixels], [], 1)
    turn = image.imageOrientation
    orientation =
      switch image.imageOrientation {
      case .up: 1
      case .upMirrored: 2
      case .down: 3
      case .downMirrored: 4
      case .leftMirrored: 5
      case .right: 6
      case .rightMirrored: 7
      case .left: 8
      }
  }

  private static func image(_ pixels: [UInt8], _ width: Int, _ height: Int) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(pixels)) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  fileprivate func image(_ index: Int) -> CGImage? {
    images.indices.contains(index) ? images[index] : nil
  }

  fileprivate func thumbnail(_ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard let image = image(index) else { return nil }
    let wanted = (options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue
    let upright = UIImage(cgImage: image, scale: 1, orientation: turn)
    let side = max(upright.size.width, upright.size.height)
    guard let wanted, wanted >= 1, side > 0 else { return image }
    let scale = min(CGFloat(wanted) / side, 1)
    let size = CGSize(
      width: max((upright.size.width * scale).rounded(), 1),
      height: max((upright.size.height * scale).rounded(), 1))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      upright.draw(in: CGRect(origin: .zero, size: size))
    }.cgImage
  }
}

/// Returns the images of a file in memory; nil if it cannot be read.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource(data) }

/// Returns the images of a file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).flatMap { CGImageSource($0) }
}

/// Returns the number of images: one, or the number of frames of a GIF file.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.images.count }

/// Returns the identifier of the format.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.type }

/// Returns whether the source was read, which it always was.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  .statusComplete
}

/// Returns an image; nil beyond the number of images.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(index) }

/// Returns an image upright within a maximum of pixels; nil beyond the number of images.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.thumbnail(index, options) }

/// Returns the properties of the file: how often a GIF file is repeated.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard !isrc.delays.isEmpty else { return [:] }
  return [
    kCGImagePropertyGIFDictionary: [
      kCGImagePropertyGIFLoopCount: NSNumber(value: isrc.loopCount)
    ] as [String: Any]
  ]
}

/// Returns the properties of an image: its size, orientation and duration.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let image = isrc.image(index) else { return nil }
  var result: [AnyHashable: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: image.width),
    kCGImagePropertyPixelHeight: NSNumber(value: image.height),
    kCGImagePropertyOrientation: NSNumber(value: isrc.orientation),
  ]
  if isrc.delays.indices.contains(index) {
    let delay = Double(isrc.delays[index]) / 100
    result[kCGImagePropertyGIFDictionary] =
      [
        kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
        // As ImageIO does, which shows shorter frames for a tenth of a second.
        kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.02 ? 0.1 : delay),
      ] as [String: Any]
  }
  return result
}
