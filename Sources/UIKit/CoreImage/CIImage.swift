import QuartzCore

/// An image as a recipe of filters, which a context renders; points are pixels, with y upward.
open class CIImage: NSObject, @unchecked Sendable {
  /// The area of the image in pixels; infinite for images without an edge.
  open var extent: CGRect { area }
  /// The pixels that the image was created with; nil for the result of a filter.
  open var cgImage: CGImage? { original }

  final let area: CGRect
  private final let original: CGImage?
  private final let render: @Sendable (PixelBlock.Area) -> PixelBlock
  /// Whether transforms keep the edges of pixels hard.
  private final let isSampledNearest: Bool

  init(
    extent: CGRect, original: CGImage? = nil, isSampledNearest: Bool = false,
    render: @escaping @Sendable (PixelBlock.Area) -> PixelBlock
  ) {
    (area, self.original, self.render) = (extent, original, render)
    self.isSampledNearest = isSampledNearest
    super.init()
  }

  /// The area of images without an edge.
  static let infinite = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Returns the pixels of an area; those outside of the extent are transparent.
  final func pixels(in wanted: PixelBlock.Area) -> PixelBlock {
    guard let own = PixelBlock.Area(area) else { return PixelBlock(wanted) }
    let part = wanted.intersection(own)
    guard !part.isEmpty else { return PixelBlock(wanted) }
    let block = render(part)
    return part == wanted ? block : block.padded(to: wanted)
  }

  // MARK: Creating images

  /// Creates an image from pixels.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
    let block = PixelBlock(image)
    self.init(extent: block.area.rect, original: image) { block.padded(to: $0) }
  }

  /// Creates an image from the pixels of another, without its scale and orientation; nil without pixels.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates an image from the data of a file; nil if it cannot be read.
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let pixels = UIImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates an image from a file; nil if it cannot be read.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let pixels = UIImage(contentsOfFile: url.path)?.cgImage else { return nil }
    self.init(cgImage: pixels)
  }

  /// Creates an image of a color without an edge.
  public convenience init(color: CIColor) {
    let pixel = color.premultiplied
    self.init(extent: Self.infinite) { PixelBlock($0, filledWith: pixel) }
  }

  /// Returns an image without pixels.
  open class func empty() -> CIImage { CIImage(extent: .zero) { PixelBlock($0) } }

  // MARK: Changing images

  /// Returns a part.
  open func cropped(to rect: CGRect) -> CIImage {
    let image = self
    return CIImage(extent: area.intersection(rect).nullToZero) { image.pixels(in: $0) }
  }

  /// Returns the image with its edges extended without an end.
  open func clampedToExtent() -> CIImage {
    guard let own = PixelBlock.Area(area), !own.isEmpty else { return self }
    let image = self
    return CIImage(extent: Self.infinite) { wanted in
      let inside = wanted.nearest(in: own)
      let block = image.pixels(in: inside)
      return PixelBlock(wanted) { x, y in
        block[
          min(max(x, own.minX), own.maxX - 1), min(max(y, own.minY), own.maxY - 1)]
      }
    }
  }

  /// Returns the image transformed, with linear interpolation, or for codes and after `samplingNearest()` with the
  /// nearest pixels.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let inverse = matrix.inverted()
    let extent = area == Self.infinite ? area : area.applying(matrix)
    return resampled(extent: extent, isNearest: isSampledNearest) { $0.applying(inverse) }
  }

  /// Returns the image in front of another.
  open func composited(over dest: CIImage) -> CIImage {
    CIBlending.sourceOver.image(self, over: dest)
  }

  /// Returns the result of a filter with the image as its input; the image itself for an unknown filter.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage
  {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params.sorted(by: { $0.key < $1.key }) {
      filter.setValue(value, forKey: key)
    }
    return filter.outputImage ?? self
  }

  /// Returns the image blurred, with a standard deviation in pixels.
  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }

  /// Returns the image with pixels whose edges stay hard in transforms.
  open func samplingNearest() -> CIImage { sampled(nearest: true) }
  /// Returns the image with pixels that transforms interpolate.
  open func samplingLinear() -> CIImage { sampled(nearest: false) }

  private func sampled(nearest: Bool) -> CIImage {
    guard nearest != isSampledNearest else { return self }
    return CIImage(extent: area, original: original, isSampledNearest: nearest, render: render)
  }

  /// Returns the image turned as an orientation of a photo, from 1 to 8.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let (width, height) = (area.width, area.height)
    let matrix: CGAffineTransform
    switch orientation {
    case 2: matrix = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case 3: matrix = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case 4: matrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case 5: matrix = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case 6: matrix = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case 7: matrix = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case 8: matrix = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    default: return self
    }
    return transformed(
      by: CGAffineTransform(translationX: -area.minX, y: -area.minY).concatenating(matrix))
  }

  // MARK: For filters

  /// Returns an image whose pixels a function makes of this image's, at the same places.
  final func mapped(_ change: @escaping @Sendable (SIMD4<Float>) -> SIMD4<Float>) -> CIImage {
    let image = self
    return CIImage(extent: area) { image.pixels(in: $0).map(change) }
  }

  /// Returns an image whose pixels are this image's at other places.
  final func resampled(
    extent: CGRect, isNearest: Bool = false,
    from place: @escaping @Sendable (CGPoint) -> CGPoint
  ) -> CIImage {
    let image = self
    return CIImage(extent: extent, isSampledNearest: isNearest) { wanted in
      let rect = wanted.rect
      let steps = 8
      var corners: [CGPoint] = []
      for row in 0...steps {
        for column in 0...steps {
          corners.append(
            place(
              CGPoint(
                x: rect.minX + rect.width * CGFloat(column) / CGFloat(steps),
                y: rect.minY + rect.height * CGFloat(row) / CGFloat(steps))))
        }
      }
      let finite = corners.filter { $0.x.isFinite && $0.y.isFinite }
      guard let first = finite.first else { return PixelBlock(wanted) }
      let needed = finite.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }.insetBy(dx: -4, dy: -4)
      let bounded = image.area == CIImage.infinite ? needed : needed.intersection(image.area)
      guard let source = PixelBlock.Area(bounded.nullToZero.insetBy(dx: -1, dy: -1)) else {
        return PixelBlock(wanted)
      }
      let block = image.pixels(in: source)
      return PixelBlock(wanted) { x, y in
        let point = place(CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5))
        return block.sample(isNearest ? point.inMiddleOfPixel : point)
      }
    }
  }
}

extension CGPoint {
  /// The middle of the pixel that contains the point.
  fileprivate var inMiddleOfPixel: CGPoint {
    CGPoint(x: x.rounded(.down) + 0.5, y: y.rounded(.down) + 0.5)
  }
}

extension CGRect {
  var nullToZero: CGRect { isNull ? .zero : self }
}

/// An option of an image; none has an effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The color space.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// The properties of a photo.
  public static let properties = CIImageOption(rawValue: "CIImageProperties")
}
