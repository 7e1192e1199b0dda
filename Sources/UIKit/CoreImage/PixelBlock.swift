import QuartzCore

/// The pixels of an area, from the lower left corner: red, green, blue and alpha, premultiplied, in sRGB's
/// encoding.
struct PixelBlock: Sendable {
  /// An area of whole pixels.
  struct Area: Hashable, Sendable {
    let minX: Int, minY: Int, width: Int, height: Int
    var maxX: Int { minX + width }
    var maxY: Int { minY + height }
    var isEmpty: Bool { width <= 0 || height <= 0 }
    var rect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }

    init(minX: Int, minY: Int, width: Int, height: Int) {
      (self.minX, self.minY, self.width, self.height) = (minX, minY, max(width, 0), max(height, 0))
    }

    /// Creates the area of the pixels that a rectangle touches; nil for an invalid one.
    init?(_ rect: CGRect) {
      guard !rect.isNull, rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite,
        rect.height.isFinite, abs(rect.minX) < 1e10, abs(rect.minY) < 1e10, rect.width < 1e10,
        rect.height < 1e10
      else { return nil }
      let (left, bottom) = (rect.minX + 1e-6, rect.minY + 1e-6)
      let (right, top) = (rect.maxX - 1e-6, rect.maxY - 1e-6)
      self.init(
        minX: Int(left.rounded(.down)), minY: Int(bottom.rounded(.down)),
        width: Int(right.rounded(.up)) - Int(left.rounded(.down)),
        height: Int(top.rounded(.up)) - Int(bottom.rounded(.down)))
    }

    func intersection(_ other: Area) -> Area {
      let (x, y) = (max(minX, other.minX), max(minY, other.minY))
      return Area(
        minX: x, minY: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
    }

    func insetBy(_ distance: Int) -> Area {
      Area(
        minX: minX + distance, minY: minY + distance, width: width - 2 * distance,
        height: height - 2 * distance)
    }

    /// Returns the part of another area from which the nearest pixels of this one are.
    func nearest(in other: Area) -> Area {
      let left = min(max(minX, other.minX), other.maxX - 1)
      let bottom = min(max(minY, other.minY), other.maxY - 1)
      let right = min(max(maxX - 1, other.minX), other.maxX - 1)
      let top = min(max(maxY - 1, other.minY), other.maxY - 1)
      return Area(minX: left, minY: bottom, width: right - left + 1, height: top - bottom + 1)
    }
  }

  let area: Area
  private(set) var values: [SIMD4<Float>]

  /// The maximum number of pixels; larger areas stay transparent.
  static let maxCount = 1 << 26

  init(_ area: Area, filledWith pixel: SIMD4<Float> = .zero) {
    let (count, overflow) = area.width.multipliedReportingOverflow(by: area.height)
    if overflow || count > Self.maxCount {
      self.area = Area(minX: area.minX, minY: area.minY, width: 0, height: 0)
      values = []
    } else {
      self.area = area
      values = Array(repeating: pixel, count: count)
    }
  }

  init(_ area: Area, _ pixel: (Int, Int) -> SIMD4<Float>) {
    self.init(area)
    var index = 0
    for y in self.area.minY..<self.area.maxY {
      for x in self.area.minX..<self.area.maxX {
        values[index] = pixel(x, y)
        index += 1
      }
    }
  }

  init(_ image: CGImage) {
    let area = Area(minX: 0, minY: 0, width: image.width, height: image.height)
    self.init(area)
    let pixels = image.pixels
    for y in 0..<image.height {
      let row = (image.height - 1 - y) * image.rowLength
      for x in 0..<image.width {
        let start = row + 4 * x
        values[y * image.width + x] =
          SIMD4(
            Float(pixels[start + 2]), Float(pixels[start + 1]), Float(pixels[start]),
            Float(pixels[start + 3])) / 255
      }
    }
  }

  /// The pixels as an image; nil for an empty area.
  var image: CGImage? {
    guard !area.isEmpty else { return nil }
    var bytes = [UInt8](repeating: 0, count: area.width * area.height * 4)
    for y in 0..<area.height {
      let row = (area.height - 1 - y) * area.width * 4
      for x in 0..<area.width {
        let value = values[y * area.width + x].clamped(lowerBound: .zero, upperBound: .one)
        let start = row + 4 * x
        let alpha = value.w
        bytes[start] = UInt8((min(value.z, alpha) * 255).rounded())
        bytes[start + 1] = UInt8((min(value.y, alpha) * 255).rounded())
        bytes[start + 2] = UInt8((min(value.x, alpha) * 255).rounded())
        bytes[start + 3] = UInt8((alpha * 255).rounded())
      }
    }
    return CGImage(width: area.width, height: area.height, pixels: bytes)
  }

  /// The pixel at a place; transparent outside of the area.
  subscript(x: Int, y: Int) -> SIMD4<Float> {
    guard x >= area.minX, x < area.maxX, y >= area.minY, y < area.maxY else { return .zero }
    return values[(y - area.minY) * area.width + x - area.minX]
  }

  /// Returns the pixels of another area.
  func padded(to other: Area) -> PixelBlock {
    other == area ? self : PixelBlock(other) { self[$0, $1] }
  }

  func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> PixelBlock {
    var result = self
    result.values = values.map(change)
    return result
  }

  /// Returns the color at a point, interpolated between the middles of pixels.
  func sample(_ point: CGPoint) -> SIMD4<Float> {
    guard abs(point.x) < 1e9, abs(point.y) < 1e9 else { return .zero }
    let (x, y) = (point.x - 0.5, point.y - 0.5)
    let (left, bottom) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (u, v) = (Float(x - CGFloat(left)), Float(y - CGFloat(bottom)))
    let low = self[left, bottom] * (1 - u) + self[left + 1, bottom] * u
    let high = self[left, bottom + 1] * (1 - u) + self[left + 1, bottom + 1] * u
    return low * (1 - v) + high * v
  }

  /// Returns the pixels after a convolution in both directions with weights from the middle outward.
  func convolved(_ weights: [Float], into wanted: Area) -> PixelBlock {
    let reach = weights.count - 1
    let rows = Area(
      minX: wanted.minX, minY: wanted.minY - reach, width: wanted.width,
      height: wanted.height + 2 * reach)
    let horizontal = PixelBlock(rows) { x, y in
      var sum = self[x, y] * weights[0]
      for step in 1..<max(weights.count, 1) {
        sum += (self[x - step, y] + self[x + step, y]) * weights[step]
      }
      return sum
    }
    return PixelBlock(wanted) { x, y in
      var sum = horizontal[x, y] * weights[0]
      for step in 1..<max(weights.count, 1) {
        sum += (horizontal[x, y - step] + horizontal[x, y + step]) * weights[step]
      }
      return sum
    }
  }
}

extension SIMD4<Float> {
  /// The color without its alpha; black for a transparent one.
  var straight: SIMD4<Float> {
    w > 0 ? SIMD4(x / w, y / w, z / w, w) : .zero
  }

  /// The color multiplied by its alpha.
  var premultiplied: SIMD4<Float> { SIMD4(x * w, y * w, z * w, w) }

  /// The brightness of the color, by the weights of sRGB's primaries.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// The color as amounts of light, from sRGB's encoding.
  var linear: SIMD4<Float> {
    func light(_ value: Float) -> Float {
      value <= 0.04045 ? value / 12.92 : Float(pow(Double((value + 0.055) / 1.055), 2.4))
    }
    return SIMD4(light(x), light(y), light(z), w)
  }

  /// The color in sRGB's encoding, from amounts of light.
  var encoded: SIMD4<Float> {
    func code(_ value: Float) -> Float {
      value <= 0.003_130_8
        ? value * 12.92 : Float(1.055 * pow(Double(value), 1 / 2.4) - 0.055)
    }
    return SIMD4(code(x), code(y), code(z), w)
  }
}
