/// The place of alpha in pixels.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none = 0
  /// After the colors, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colors, which are multiplied by it.
  case premultipliedFirst = 2
  /// After the colors, which are not multiplied by it.
  case last = 3
  /// Before the colors, which are not multiplied by it.
  case first = 4
  /// An unused component after the colors.
  case noneSkipLast = 5
  /// An unused component before the colors.
  case noneSkipFirst = 6
  /// Only alpha.
  case alphaOnly = 7
}

/// The order of the bytes of pixels.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// As in memory from the first component to the last.
  case orderDefault = 0
  /// Reversed in 16 bits.
  case order16Little = 0x1000
  /// Reversed in 32 bits.
  case order32Little = 0x2000
  /// As in memory, in 16 bits.
  case order16Big = 0x3000
  /// As in memory, in 32 bits.
  case order32Big = 0x4000
}

/// The format of pixels: the raw value of an alpha info, combined with an order of bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The format as bits.
  public let rawValue: UInt32

  /// Creates a format from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of the alpha info.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers, which is not supported.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Components are reversed in 16 bits.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Components are reversed in 32 bits.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Components are in order in 16 bits.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Components are in order in 32 bits.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// A layout of pixels in memory, with eight bits per component.
package struct PixelFormat: Hashable, Sendable {
  /// What the components mean.
  enum Model: Hashable {
    case rgb
    case gray
    case alpha
  }

  let model: Model
  let alpha: CGImageAlphaInfo
  let isReversed: Bool
  /// The format as bits.
  package let info: CGBitmapInfo

  /// The format of an image that UIKit draws: blue, green, red, premultiplied, then alpha.
  package static let standard = PixelFormat(
    .rgb, .premultipliedFirst, isReversed: true,
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | 0x2000))

  private init(
    _ model: Model, _ alpha: CGImageAlphaInfo, isReversed: Bool, _ info: CGBitmapInfo
  ) {
    (self.model, self.alpha, self.isReversed, self.info) = (model, alpha, isReversed, info)
  }

  /// Creates a format; nil if it is not supported.
  ///
  /// Formats have eight bits per component, and are gray with or without alpha, RGB with alpha or
  /// an unused component, or alpha alone; image files may also be RGB with 24 bits.
  package init?(bitsPerComponent: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents),
      let alpha = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    else { return nil }
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    let isReversed = order == CGBitmapInfo.byteOrder32Little.rawValue
    switch (space?.model, alpha) {
    case (_, .alphaOnly): self.init(.alpha, alpha, isReversed: false, info)
    case (.monochrome, _): self.init(.gray, alpha, isReversed: false, info)
    case (.rgb, _): self.init(.rgb, alpha, isReversed: isReversed && alpha != .none, info)
    default: return nil
    }
  }

  /// The number of bytes of a pixel.
  package var bytesPerPixel: Int {
    switch model {
    case .alpha: 1
    case .gray: alpha == .none ? 1 : 2
    case .rgb: alpha == .none ? 3 : 4
    }
  }

  private var alphaIsFirst: Bool {
    alpha == .premultipliedFirst || alpha == .first || alpha == .noneSkipFirst
  }

  private var hasAlpha: Bool {
    switch alpha {
    case .none, .noneSkipFirst, .noneSkipLast: false
    default: true
    }
  }

  private var isStraight: Bool { alpha == .first || alpha == .last }

  /// The offsets of red, green, blue and alpha in a pixel.
  private var offsets: (red: Int, green: Int, blue: Int, alpha: Int) {
    let count = bytesPerPixel
    func place(_ index: Int) -> Int { isReversed ? count - 1 - index : index }
    let first = alphaIsFirst ? 1 : 0
    let colors = model == .gray ? 1 : 3
    return (
      place(first), place(first + (colors == 1 ? 0 : 1)), place(first + (colors == 1 ? 0 : 2)),
      place(alphaIsFirst ? 0 : min(colors, count - 1))
    )
  }

  /// Returns premultiplied pixels of blue, green, red and alpha, read from memory in this format.
  package func standardPixels(
    _ bytes: UnsafePointer<UInt8>, bytesPerRow: Int, width: Int, height: Int
  ) -> [UInt8] {
    let (red, green, blue, alpha) = offsets
    let (step, hasAlpha, isStraight) = (bytesPerPixel, hasAlpha, isStraight)
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { pixels, count in
      var target = 0
      for row in 0..<height {
        var source = bytes + row * bytesPerRow
        for _ in 0..<width {
          if model == .alpha {
            (pixels[target], pixels[target + 1], pixels[target + 2]) = (0, 0, 0)
            pixels[target + 3] = source[0]
          } else {
            let opacity = hasAlpha ? source[alpha] : 255
            func component(_ offset: Int) -> UInt8 {
              isStraight
                ? UInt8((UInt32(source[offset]) * UInt32(opacity) + 127) / 255)
                : min(source[offset], opacity)
            }
            pixels[target] = component(blue)
            pixels[target + 1] = component(green)
            pixels[target + 2] = component(red)
            pixels[target + 3] = opacity
          }
          source += step
          target += 4
        }
      }
      count = width * height * 4
    }
  }

  /// Writes premultiplied pixels of blue, green, red and alpha to memory in this format.
  package func write(
    _ pixels: UnsafePointer<UInt8>, to bytes: UnsafeMutablePointer<UInt8>, bytesPerRow: Int,
    width: Int, height: Int
  ) {
    let (red, green, blue, alpha) = offsets
    let (step, hasAlpha, isStraight) = (bytesPerPixel, hasAlpha, isStraight)
    var source = pixels
    for row in 0..<height {
      var target = bytes + row * bytesPerRow
      for _ in 0..<width {
        let opacity = source[3]
        func component(_ value: UInt8) -> UInt8 {
          guard isStraight, opacity > 0 else { return value }
          return UInt8(min((UInt32(value) * 255 + UInt32(opacity) / 2) / UInt32(opacity), 255))
        }
        switch model {
        case .alpha: target[0] = opacity
        case .gray:
          target[red] = component(Self.gray(source))
          if step == 2 { target[alpha] = hasAlpha ? opacity : 255 }
        case .rgb:
          target[blue] = component(source[0])
          target[green] = component(source[1])
          target[red] = component(source[2])
          if step == 4 { target[alpha] = hasAlpha ? opacity : 255 }
        }
        source += 4
        target += step
      }
    }
  }

  /// Returns the luma of a pixel of blue, green and red, with the weights of ITU-R BT.709.
  static func gray(_ pixel: UnsafePointer<UInt8>) -> UInt8 {
    let sum = 7_152 * UInt32(pixel[1]) + 2_126 * UInt32(pixel[2]) + 722 * UInt32(pixel[0])
    return UInt8((sum + 5_000) / 10_000)
  }
}
