/// Colors with their locations, without a direction.
public final class CGGradient: Hashable, Sendable {
  /// A color and its location.
  package struct Stop: Hashable, Sendable {
    /// The color.
    package var color: CGColor
    /// The location, from 0 at the start to 1 at the end.
    package var location: CGFloat

    /// Creates a stop.
    package init(color: CGColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colors in the order of their locations; colors between them are interpolated with straight
  /// alpha (general knowledge).
  package let stops: [Stop]

  /// Creates a gradient; returns nil without colors.
  ///
  /// - Parameters:
  ///   - space: The color space of the gradient; colors are always interpolated in sRGB.
  ///   - colors: The colors, as `[CGColor]`.
  ///   - locations: The locations from 0 to 1, one for each color; nil for equal distances.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    self.init(colors, locations: locations.map { pointer in colors.indices.map { pointer[$0] } })
  }

  /// Creates a gradient from the components of colors; returns nil without colors.
  ///
  /// - Parameters:
  ///   - space: The color space of the components.
  ///   - components: The components of each color, with alpha.
  ///   - locations: The locations from 0 to 1, one for each color; nil for equal distances.
  ///   - count: The number of colors.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    let colors = (0..<count).compactMap {
      CGColor(colorSpace: space, components: components + $0 * length)
    }
    self.init(colors, locations: locations.map { pointer in colors.indices.map { pointer[$0] } })
  }

  /// Creates a gradient; returns nil without colors.
  package init?(_ colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let location = locations?[index] ?? CGFloat(index) / last
      return Stop(color: color, location: location > 0 ? min(location, 1) : 0)
    }
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
  }

  /// Whether two gradients are the same object.
  public static func == (left: CGGradient, right: CGGradient) -> Bool { left === right }

  /// Hashes the gradient's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An array, as Core Foundation's: `[CGColor] as CFArray` and `[CGColor]` are the same.
public typealias CFArray = [Any]
/// A dictionary of Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
/// An object of Core Foundation.
public typealias CFTypeRef = Any
