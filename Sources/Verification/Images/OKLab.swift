import Glibc

/// A color in OKLab, in which equal distances look approximately equal (Björn Ottosson, "A
/// perceptual color space for image processing", 2020).
struct OKLab: Equatable {
  /// The lightness from 0 (black) to 1 (white).
  let lightness: Double
  /// The position between green and red.
  let a: Double
  /// The position between blue and yellow.
  let b: Double

  /// Converts linear light, with components from 0 to 1, by the matrices of the publication.
  init(red: Double, green: Double, blue: Double) {
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func distance(to other: OKLab) -> Double {
    let (lightness, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (lightness * lightness + a * a + b * b).squareRoot()
  }
}

extension OKLab {
  /// Converts a color, ignoring its alpha.
  init(_ color: PixelColor) {
    self.init(
      red: linearLight[Int(color.red)], green: linearLight[Int(color.green)],
      blue: linearLight[Int(color.blue)])
  }

  /// Converts the mix of a color with a gray background, from 0 (black) to 1 (white).
  ///
  /// They are mixed in sRGB without linearization, as in Core Animation, browsers and Cairo.
  init(_ color: PixelColor, over gray: Double) {
    let alpha = Double(color.alpha) / 255
    func mixed(_ channel: UInt8) -> Double {
      light(of: Double(channel) / 255 * alpha + gray * (1 - alpha))
    }
    self.init(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue))
  }
}

/// Returns the linear light of an sRGB value from 0 to 1 (IEC 61966-2-1).
private func light(of value: Double) -> Double {
  value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

private let linearLight = (0...255).map { light(of: Double($0) / 255) }
