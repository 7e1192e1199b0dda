import CoreGraphics
import DisplayList

/// A generic phone around a screen: an even bezel, rounded outer corners and three buttons.
///
/// The screen is a rectangle, so that all of it is visible.
struct PhoneShell: Hashable, Sendable {
  /// The width of the bezel, in points.
  let bezel: CGFloat
  /// The radius of the outer corners, in points, within which the screen's corners are.
  var radius: CGFloat { 2 * bezel }

  private static let body = CGColor(srgbRed: 0.07, green: 0.07, blue: 0.08, alpha: 1)
  private static let edge = CGColor(srgbRed: 0.36, green: 0.37, blue: 0.40, alpha: 1)
  private static let button = CGColor(srgbRed: 0.24, green: 0.25, blue: 0.27, alpha: 1)

  init(screen: CGSize) {
    let side = min(screen.width, screen.height)
    bezel = (side * 0.036).rounded()
  }

  /// Returns the layers of the shell, from back to front, without the screen.
  func layers(at screen: CGRect, hasShadow: Bool) -> [DisplayLayer] {
    let outer = screen.insetBy(dx: -bezel, dy: -bezel)
    // Even the narrow bezel of a tiny screen surrounds the screen's corners.
    let rim = min(max(1, bezel * 0.14), bezel / 2)
    return buttons(beside: outer) + [
      .card(
        outer, color: Self.edge, radius: radius,
        shadow: hasShadow ? .soft : nil),
      .card(
        outer.insetBy(dx: rim, dy: rim), color: Self.body, radius: radius - rim),
    ]
  }

  /// Returns two buttons on the left and one on the right of a portrait phone, or at the bottom and
  /// the top of a landscape phone.
  private func buttons(beside outer: CGRect) -> [DisplayLayer] {
    let isPortrait = outer.height >= outer.width
    let length = isPortrait ? outer.height : outer.width
    let depth = max(1.5, bezel * 0.2)
    let buttons: [(start: CGFloat, length: CGFloat, isLeft: Bool)] = [
      (0.21, 0.085, true), (0.315, 0.085, true), (0.25, 0.13, false),
    ]
    return buttons.map { start, part, isLeft in
      let (from, extent) = (length * start, length * part)
      let rect =
        isPortrait
        ? CGRect(
          x: isLeft ? outer.minX - depth : outer.maxX - bezel, y: outer.minY + from,
          width: bezel + depth, height: extent)
        : CGRect(
          x: outer.minX + from, y: isLeft ? outer.maxY - bezel : outer.minY - depth,
          width: extent, height: bezel + depth)
      return .card(rect, color: Self.button, radius: depth)
    }
  }
}
