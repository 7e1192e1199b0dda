import QuartzCore

extension UIColor {
  /// The background of grouped tables before iOS 13.
  ///
  /// Source: UIKit's value, from general knowledge.
  public static let groupTableViewBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)

  /// Creates a color from red, green and blue components of Display P3, each from 0 to 1.
  ///
  /// Colors outside of sRGB have components below 0 or above 1, which drawing clamps.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    let (r, g, b) = (red.linear, green.linear, blue.linear)
    // The matrix from linear Display P3 to linear sRGB; both have the white point D65 (CSS Color 4, W3C).
    self.init(
      red: (1.2249401 * r - 0.2249404 * g).encoded,
      green: (-0.0420569 * r + 1.0420571 * g).encoded,
      blue: (-0.0196376 * r - 0.0786361 * g + 1.0982735 * b).encoded, alpha: alpha)
  }

  /// Retrieves hue, saturation, brightness and alpha, each from 0 to 1, for the current traits.
  ///
  /// Always returns true.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let (red, green, blue) = (color.red, color.green, color.blue)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var sixths: CGFloat = 0
    if range > 0 {
      switch high {
      case red: sixths = (green - blue) / range
      case green: sixths = 2 + (blue - red) / range
      default: sixths = 4 + (red - green) / range
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = color.alpha
    return true
  }

  /// Retrieves the gray of the color and alpha for the current traits.
  ///
  /// - Returns: Whether the color is a gray; of others, neither is retrieved.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}

extension CGFloat {
  /// The linear component of a gamma-encoded one of sRGB and Display P3.
  fileprivate var linear: CGFloat {
    magnitude <= 0.04045
      ? self / 12.92 : CGFloat(signOf: self, magnitudeOf: pow((magnitude + 0.055) / 1.055, 2.4))
  }

  /// The gamma-encoded component of a linear one.
  fileprivate var encoded: CGFloat {
    magnitude <= 0.0031308
      ? self * 12.92
      : CGFloat(signOf: self, magnitudeOf: 1.055 * pow(magnitude, 1 / 2.4) - 0.055)
  }
}
