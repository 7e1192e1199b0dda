import Imaging

extension Trace {
  /// Returns the trace as JSON with sorted keys: equal traces give equal bytes.
  ///
  /// Throws an `EncodingError` for a number that JSON cannot represent, such as infinity.
  public func json() throws -> String {
    try JSONText.pretty(self)
  }
}
