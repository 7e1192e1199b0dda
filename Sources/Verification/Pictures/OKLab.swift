import Foundation

/// A colour in OKLab, where equal distances look about equally large (Björn Ottosson, "A perceptual color
/// space for image processing", 2020).
struct OKLab: Equatable {
  /// From 0 for black to 1 for white.
  let lightness: Double
  /// From green to red.
  let a: Double
  /// From blue to yellow.
  let b: Double

  /// Converts linear light, each part from 0 to 1, with the matrices of the publication.
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
  /// Converts a colour without regard to its alpha.
  init(_ color: PixelColor) {
    self.init(
      red: linearLight[Int(color.red)], green: linearLight[Int(color.green)],
      blue: linearLight[Int(color.blue)])
  }

  /// Converts what a colour shows over a gray, 0 for black and 1 for white.
  ///
  /// They are mixed as Core Animation, browsers and Cairo mix: in sRGB's own numbers.
  init(_ color: PixelColor, over gray: Double) {
    let alpha = Double(color.alpha) / 255
    func mixed(_ channel: UInt8) -> Double {
      light(of: Double(channel) / 255 * alpha + gray * (1 - alpha))
    }
    self.init(red: mixed(color.red), green: mixed(color.green), blue: mixed(color.blue))
  }
}

/// The light that a number of sRGB from 0 to 1 stands for (IEC 61966-2-1).
private func light(of number: Double) -> Double {
  number <= 0.04045 ? number / 12.92 : pow((number + 0.055) / 1.055, 2.4)
}

private let linearLight = (0...255).map { light(of: Double($0) / 255) }
