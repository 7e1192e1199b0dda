import CoreGraphics

extension CGLineCap {
  /// The name in SVG and in CSS.
  package var name: String {
    switch self {
    case .butt: "butt"
    case .round: "round"
    case .square: "square"
    }
  }
}

extension CGLineJoin {
  /// The name in SVG and in CSS.
  package var name: String {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
}
