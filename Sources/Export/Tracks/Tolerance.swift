import DisplayList

/// The differences below which keyframes are dropped.
///
/// They are chosen: at three pixels per point, a length is within a sixteenth of a pixel, and a color
/// within half of its smallest step.
enum Tolerance {
  /// The tolerance of lengths and positions, in points.
  static let length = 0.02
  /// The tolerance of opacities and of color components, which range from 0 to 1.
  static let fraction = 1.0 / 512

  /// The tolerance of the ends of a stroke, as a fraction of the path's length.
  static let strokeFraction = 1e-4

  /// Returns the components of a number in points.
  static func components(_ length: CGFloat) -> [Double] { [length / Self.length] }

  /// Returns the components of a point.
  static func components(_ point: CGPoint) -> [Double] {
    [point.x / length, point.y / length]
  }

  /// Returns the components of a size.
  static func components(_ size: CGSize) -> [Double] {
    [size.width / length, size.height / length]
  }

  /// Returns the components of an opacity or of another fraction.
  static func fractionComponents(_ fraction: CGFloat) -> [Double] { [fraction / Self.fraction] }

  /// Returns the components of a color without its opacity.
  static func components(_ color: CGColor) -> [Double] {
    [color.red, color.green, color.blue].map { $0 / fraction }
  }

  /// Returns the components of a path: the coordinates of its points.
  static func components(_ path: CGPath) -> [Double] {
    path.elements.flatMap { $0.points.flatMap(components) }
  }
}

extension CGPath {
  /// The types of the elements: paths with the same ones can be interpolated.
  var structure: [UInt8] {
    elements.map { element in
      switch element {
      case .move: 0
      case .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 4
      }
    }
  }
}
