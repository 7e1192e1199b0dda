import DisplayList
import FoundationEssentials
import Imaging
import Raster

/// The images of a file, each once, as PNG files in data URIs.
struct EmbeddedImages {
  /// An image, with its own colors or with a tint.
  private struct Key: Hashable {
    let image: CGImage
    let tint: CGColor?
  }

  /// An image of the file.
  struct Entry {
    let width: Int
    let height: Int
    /// The PNG file as a data URI.
    let uri: String
  }

  /// The maximum number of pixels of an image that a layer's content becomes.
  private static let maxPixels = Double(1 << 22)

  /// The images in the order of their first uses.
  private(set) var entries: [Entry] = []
  private var indices: [Key: Int] = [:]

  /// Returns the index of an image, whose opaque areas have the color of `tint` unless it is nil.
  mutating func index(of image: CGImage, tint: CGColor? = nil) -> Int {
    let key = Key(image: image, tint: tint)
    if let index = indices[key] { return index }
    let drawn = tint.flatMap { image.tinted($0) } ?? image
    entries.append(
      Entry(
        width: drawn.width, height: drawn.height,
        uri: "data:image/png;base64," + Data(drawn.png).base64EncodedString()))
    indices[key] = entries.count - 1
    return entries.count - 1
  }

  /// Returns the image of a layer's content within its outline; nil if it has no pixels.
  ///
  /// - Parameter scale: The pixels per point.
  static func image(of layer: DisplayLayer, scale: Double) throws -> CGImage? {
    var attributes = LayerAttributes()
    attributes.anchorPoint = .zero
    attributes.bounds = layer.attributes.bounds.standardized
    attributes.cornerRadius = layer.attributes.cornerRadius
    attributes.cornerCurve = layer.attributes.cornerCurve
    attributes.roundedCorners = layer.attributes.roundedCorners
    let list = DisplayList(
      size: attributes.bounds.size,
      layers: [DisplayLayer(id: 0, attributes: attributes, content: layer.content)])
    return try image(of: list, scale: scale)
  }

  /// Returns the image of a display list; nil if it has no pixels, or is far too long.
  ///
  /// - Parameter scale: The maximum of pixels per point; a large image has fewer.
  static func image(of list: DisplayList, scale: Double) throws -> CGImage? {
    let area = Double(list.size.width * list.size.height)
    let scale = min(scale, (maxPixels / max(area, 1)).squareRoot())
    guard (try? FrameRenderer.pixelSize(of: list.size, scale: CGFloat(scale))) != nil else {
      return nil
    }
    let pixels = try FrameRenderer(scale: CGFloat(scale), isTransparent: true).draw(list)
    var bytes: [UInt8] = []
    for row in 0..<pixels.height {
      bytes += UnsafeRawBufferPointer(
        start: pixels.base + row * pixels.bytesPerRow, count: pixels.width * 4)
    }
    return CGImage(width: pixels.width, height: pixels.height, pixels: bytes)
  }
}

extension CGImage {
  /// Returns an image with the same alpha in one color.
  fileprivate func tinted(_ color: CGColor) -> CGImage? {
    let components = [color.blue, color.green, color.red, 1].map { $0.unit * color.alpha.unit }
    return CGImage(
      width: width, height: height,
      pixels: pixels.indices.map { index in
        UInt8((Double(pixels[index | 3]) * components[index & 3]).rounded())
      })
  }

  /// The image as a PNG file.
  package var png: [UInt8] {
    pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return [] }
      return PNGEncoder().encode(
        PixelView(
          base: base, width: width, height: height, bytesPerRow: rowLength,
          format: .premultipliedBGRA))
    }
  }
}
