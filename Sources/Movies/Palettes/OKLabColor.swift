import Glibc

/// A color in OKLab, in which equal distances look approximately equal (Björn Ottosson, "A
/// perceptual color space for image processing", 2020).
struct OKLabColor: Hashable, Sendable {
  /// The lightness from 0 (black) to 1 (white).
  var lightness: Float
  /// The position between green and red.
  var a: Float
  /// The position between blue and yellow.
  var b: Float

  /// Converts red, green and blue in the three lowest bytes, red the lowest.
  init(_ pixel: UInt32) {
    let red = linearLight[Int(pixel & 0xFF)]
    let green = linearLight[Int(pixel >> 8 & 0xFF)]
    let blue = linearLight[Int(pixel >> 16 & 0xFF)]
    let long = cbrtf(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrtf(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrtf(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  init(lightness: Float, a: Float, b: Float) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The nearest red, green and blue in the three lowest bytes, red the lowest.
  var pixel: UInt32 {
    func cube(_ x: Float) -> Float { x * x * x }
    let long = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return byte(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
      | byte(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short) << 8
      | byte(-0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short) << 16
  }

  /// Returns the square of the distance to another color.
  func squaredDistance(to other: OKLabColor) -> Float {
    let (l, x, y) = (lightness - other.lightness, a - other.a, b - other.b)
    return l * l + x * x + y * y
  }
}

/// The linear light of each value of sRGB (IEC 61966-2-1).
private let linearLight: [Float] = (0...255).map {
  let number = Float($0) / 255
  return number <= 0.04045 ? number / 12.92 : powf((number + 0.055) / 1.055, 2.4)
}

/// Returns the value of sRGB for linear light.
private func byte(_ light: Float) -> UInt32 {
  let number = light <= 0.0031308 ? 12.92 * light : 1.055 * powf(light, 1 / 2.4) - 0.055
  return UInt32((max(0, min(1, number)) * 255).rounded())
}
