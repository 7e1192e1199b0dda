import QuartzCore
import Synchronization

/// What an image is made of, and how it is shown; images are immutable, and each change makes a new form.
struct ImageForm: Sendable {
  /// What an image draws.
  enum Content: Sendable {
    /// Nothing, with a size of zero.
    case none
    /// Pixels as they are stored, before they are turned.
    case pixels(CGImage)
    /// A symbol, which is drawn as outlines.
    case symbol(Symbol)
  }

  /// What the image draws.
  var content = Content.none
  /// The number of pixels per point.
  var scale: CGFloat = 1
  /// How stored pixels are turned to be upright.
  var orientation = UIImage.Orientation.up
  /// How the image is drawn with respect to its colors.
  var renderingMode = UIImage.RenderingMode.automatic
  /// The color in which a template is drawn in place of the view's tint color; nil for that one.
  var tint: UIColor?
  /// The insets of the part that layout aligns, in points.
  var alignmentRectInsets = UIEdgeInsets.zero
  /// The distance of the baseline from the lower edge in points; nil without one.
  var baselineOffset: CGFloat?
  /// Whether the image is mirrored where text runs from right to left.
  var flipsForRightToLeft = false
  /// The parts that keep their size when the image is stretched; nil if all of it is stretched.
  var slices: ImageSlices?
  /// The images of an animated image; nil for one image.
  var sequence: [UIImage]?
  /// The duration of all images of an animated image in seconds; 0 for one image.
  var duration: TimeInterval = 0
  /// The images for other traits; nil without any.
  var asset: UIImageAsset?
  /// The traits that the image was found or made for; nil for any.
  var traits: UITraitCollection?
  /// Why the colors of a file were read as sRGB although they are others; nil if they are sRGB.
  var profileProblem: String?

  /// The pixels in the orientation in which they are shown, made at the first use.
  private let upright: UprightImage?

  init(_ content: Content = .none, scale: CGFloat = 1, orientation: UIImage.Orientation = .up) {
    self.content = content
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
    if case .pixels(let pixels) = content, orientation != .up {
      upright = UprightImage(pixels, orientation)
    } else {
      upright = nil
    }
  }

  /// The pixels in the orientation in which they are shown; nil without pixels.
  var uprightPixels: CGImage? {
    if let upright { return upright.image }
    if case .pixels(let pixels) = content { return pixels }
    return nil
  }

  /// The symbol; nil for other images.
  var symbol: Symbol? {
    if case .symbol(let symbol) = content { symbol } else { nil }
  }

  /// The size in points.
  var size: CGSize {
    switch content {
    case .none: return .zero
    case .symbol(let symbol): return symbol.size
    case .pixels(let pixels):
      let (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
      return orientation.isSideways
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  /// Returns the form with another orientation of its pixels.
  func oriented(_ orientation: UIImage.Orientation) -> ImageForm {
    var form = ImageForm(content, scale: scale, orientation: orientation)
    (form.renderingMode, form.tint) = (renderingMode, tint)
    (form.alignmentRectInsets, form.baselineOffset) = (alignmentRectInsets, baselineOffset)
    (form.flipsForRightToLeft, form.traits) = (flipsForRightToLeft, traits)
    (form.slices, form.profileProblem) = (slices, profileProblem)
    return form
  }
}

/// Pixels that are turned once, when they are shown first.
private final class UprightImage: Sendable {
  private let stored: CGImage
  private let orientation: UIImage.Orientation
  private let turned = Mutex<CGImage?>(nil)

  init(_ stored: CGImage, _ orientation: UIImage.Orientation) {
    (self.stored, self.orientation) = (stored, orientation)
  }

  var image: CGImage {
    turned.withLock { turned in
      if let turned { return turned }
      let image = stored.turned(orientation)
      turned = image
      return image
    }
  }
}

extension UIImage.Orientation {
  /// Whether the width of the stored pixels is the height of the shown ones.
  var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The orientation of the same image mirrored from left to right.
  var flipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// Creates an orientation from EXIF's number, from 1 to 8; upright for other numbers.
  init(exif: Int) {
    let orientations: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = (1...8).contains(exif) ? orientations[exif - 1] : .up
  }
}

extension CGImage {
  /// Returns the image as an orientation shows it.
  fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage {
    let (width, height) = (self.width, self.height)
    let (newWidth, newHeight) = orientation.isSideways ? (height, width) : (width, height)
    let source = pixels
    let turned = [UInt8](unsafeUninitializedCapacity: source.count) { pixels, count in
      var place = 0
      for y in 0..<newHeight {
        for x in 0..<newWidth {
          let (column, row) =
            switch orientation {
            case .up: (x, y)
            case .down: (width - 1 - x, height - 1 - y)
            case .upMirrored: (width - 1 - x, y)
            case .downMirrored: (x, height - 1 - y)
            case .right: (y, height - 1 - x)
            case .left: (width - 1 - y, x)
            case .leftMirrored: (y, x)
            case .rightMirrored: (width - 1 - y, height - 1 - x)
            }
          let start = (row * width + column) * 4
          for channel in 0..<4 { pixels[place + channel] = source[start + channel] }
          place += 4
        }
      }
      count = source.count
    }
    return CGImage(width: newWidth, height: newHeight, pixels: turned) ?? self
  }
}
