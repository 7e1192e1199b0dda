import CoreGraphics
import DisplayList

/// A phone of no particular make, around a screen: an even rim, round corners and three keys.
struct PhoneShell: Hashable, Sendable {
  /// The width of the rim, in points.
  let bezel: CGFloat
  /// The radius of the screen's corners, in points.
  let screenRadius: CGFloat

  private static let body = CGColor(srgbRed: 0.07, green: 0.07, blue: 0.08, alpha: 1)
  private static let edge = CGColor(srgbRed: 0.36, green: 0.37, blue: 0.40, alpha: 1)
  private static let keys = CGColor(srgbRed: 0.24, green: 0.25, blue: 0.27, alpha: 1)

  init(screen: CGSize) {
    let side = min(screen.width, screen.height)
    bezel = (side * 0.036).rounded()
    screenRadius = (side * 0.1).rounded()
  }

  /// The shell's layers from back to front, without the screen.
  func layers(at screen: CGRect, hasShadow: Bool) -> [DisplayLayer] {
    let outer = screen.insetBy(dx: -bezel, dy: -bezel)
    let rim = max(1, bezel * 0.14)
    return keys(beside: outer) + [
      .card(
        outer, color: Self.edge, radius: screenRadius + bezel,
        shadow: hasShadow ? .soft : nil),
      .card(
        outer.insetBy(dx: rim, dy: rim), color: Self.body, radius: screenRadius + bezel - rim),
    ]
  }

  /// Two keys on the left and one on the right of an upright phone; above and below one that lies.
  private func keys(beside outer: CGRect) -> [DisplayLayer] {
    let isUpright = outer.height >= outer.width
    let length = isUpright ? outer.height : outer.width
    let reach = max(1.5, bezel * 0.2)
    let places: [(start: CGFloat, length: CGFloat, isLeft: Bool)] = [
      (0.21, 0.085, true), (0.315, 0.085, true), (0.25, 0.13, false),
    ]
    return places.map { start, part, isLeft in
      let (from, extent) = (length * start, length * part)
      let rect =
        isUpright
        ? CGRect(
          x: isLeft ? outer.minX - reach : outer.maxX - bezel, y: outer.minY + from,
          width: bezel + reach, height: extent)
        : CGRect(
          x: outer.minX + from, y: isLeft ? outer.maxY - bezel : outer.minY - reach,
          width: extent, height: bezel + reach)
      return .card(rect, color: Self.keys, radius: reach)
    }
  }
}
