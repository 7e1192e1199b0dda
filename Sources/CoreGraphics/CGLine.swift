/// How a stroked line ends.
public enum CGLineCap: Int32, Sendable {
  /// At its end point.
  case butt
  /// With half a disc around its end point.
  case round
  /// With half a square around its end point.
  case square
}

/// How the corners of a stroked line look.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
