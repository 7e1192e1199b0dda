/// The shape of the ends of a stroked line.
public enum CGLineCap: Int32, Sendable {
  /// Squared off at the end point.
  case butt
  /// Extended by half a disc around the end point.
  case round
  /// Extended by half a square around the end point.
  case square
}

/// The shape of the corners of a stroked line.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A rounded corner.
  case round
  /// A corner that is cut off.
  case bevel
}
