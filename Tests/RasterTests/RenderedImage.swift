import DisplayList
import Raster
import Testing
import Typography

/// A copy of a frame's pixels.
struct RenderedImage: Equatable {
  /// A pixel with premultiplied components.
  struct Pixel: Equatable, CustomStringConvertible {
    let red: Int
    let green: Int
    let blue: Int
    let alpha: Int
    var description: String { "(\(red) \(green) \(blue) \(alpha))" }

    /// Returns whether red, green, blue and alpha differ by at most 1.
    func isNear(_ components: [Int]) -> Bool {
      zip([red, green, blue, alpha], components).allSatisfy { abs($0 - $1) <= 1 }
    }

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
    // Copies whole rows: one byte at a time, debug builds take a hundred times as long.
    let rowSize = pixels.width * 4
    bytes = [UInt8](unsafeUninitializedCapacity: rowSize * height) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      for row in 0..<pixels.height {
        let pixels = UnsafeRawBufferPointer(
          start: pixels.base + row * pixels.bytesPerRow, count: rowSize)
        UnsafeMutableRawBufferPointer(rebasing: target[row * rowSize..<(row + 1) * rowSize])
          .copyMemory(from: pixels)
      }
      count = rowSize * pixels.height
    }
  }

  init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// Draws layers on a transparent canvas at one pixel per point by default.
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

  /// Returns the alpha values of a row.
  func alphas(row: Int) -> [Int] { (0..<width).map { self[$0, row].alpha } }

  /// The covered area in pixels: the sum of all alpha values.
  var area: Double {
    var sum = 0
    for index in stride(from: 3, to: bytes.count, by: 4) { sum += Int(bytes[index]) }
    return Double(sum) / 255
  }

  /// The centroid of the alpha values in pixels.
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

  /// The left, top, right and bottom edges of the visible pixels; nil for an empty image.
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
  /// Returns a layer with a frame whose bounds start at zero.
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

extension GlyphRun {
  /// Returns the glyph runs of a text in the system font.
  static func runs(_ text: String, size: Double, color: CGColor = .black) -> [GlyphRun] {
    TextLayout(text, font: .system(size: size)).lines.flatMap(\.runs).map { run in
      GlyphRun(
        fontFile: run.face.file, faceIndex: run.face.index, size: run.size, color: color,
        glyphs: run.glyphs.map { Glyph(id: $0.id, position: CGPoint(x: $0.x, y: $0.y)) })
    }
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
