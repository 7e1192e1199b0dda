import DisplayList
import Raster
import Testing

/// A frame's pixels, copied, and how tests speak of them.
struct Picture: Equatable {
  /// A pixel's bytes: red, green, blue, alpha, premultiplied.
  struct Pixel: Equatable, CustomStringConvertible {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int
    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    static let none = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
    static let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
    static let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    static let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
  }

  let width: Int
  let height: Int
  let bytes: [UInt8]

  init(_ pixels: FrameRenderer.Pixels) {
    width = pixels.width
    height = pixels.height
    bytes = (0..<pixels.height).flatMap { row in
      UnsafeRawBufferPointer(
        start: pixels.base + row * pixels.bytesPerRow, count: pixels.width * 4)
    }
  }

  /// Draws layers on a canvas without a background, one pixel a point.
  init(
    _ layers: DisplayLayer..., size: Int = 20, scale: CGFloat = 1
  ) throws {
    let renderer = try FrameRenderer(scale: scale, isTransparent: true)
    self.init(
      try renderer.draw(DisplayList(size: CGSize(width: size, height: size), layers: layers)))
  }

  subscript(x: Int, y: Int) -> Pixel {
    let start = (y * width + x) * 4
    return Pixel(
      red: Int(bytes[start + 2]), green: Int(bytes[start + 1]), blue: Int(bytes[start]),
      alpha: Int(bytes[start + 3]))
  }

  /// The alphas of a row.
  func alphas(row: Int) -> [Int] { (0..<width).map { self[$0, row].alpha } }

  /// The sum of all alphas in pixels.
  var area: Double {
    var sum = 0
    for index in stride(from: 3, to: bytes.count, by: 4) { sum += Int(bytes[index]) }
    return Double(sum) / 255
  }

  /// The middle of all alphas, in pixels.
  var centroid: (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    for row in 0..<height {
      for column in 0..<width {
        let alpha = Double(self[column, row].alpha) / 255
        x += alpha * (Double(column) + 0.5)
        y += alpha * (Double(row) + 0.5)
      }
    }
    return (x / area, y / area)
  }

  /// The columns and rows that are not empty, as left, top, right and bottom; nil for an empty picture.
  var extents: [Int]? {
    let columns = (0..<width).filter { x in (0..<height).contains { self[x, $0].alpha > 0 } }
    let rows = (0..<height).filter { y in (0..<width).contains { self[$0, y].alpha > 0 } }
    guard let left = columns.first, let right = columns.last, let top = rows.first,
      let bottom = rows.last
    else { return nil }
    return [left, top, right + 1, bottom + 1]
  }
}

extension DisplayLayer {
  /// A layer whose frame is given, its bounds beginning at zero.
  static func make(
    _ frame: CGRect, color: CGColor? = nil, content: LayerContent = .none,
    _ sublayers: [DisplayLayer] = [], edit: (inout LayerAttributes) -> Void = { _ in }
  ) -> DisplayLayer {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(origin: .zero, size: frame.size)
    attributes.position = CGPoint(x: frame.midX, y: frame.midY)
    attributes.backgroundColor = color
    edit(&attributes)
    return DisplayLayer(id: 0, attributes: attributes, content: content, sublayers: sublayers)
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
}

extension CGRect {
  init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
