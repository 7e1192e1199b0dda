import Imaging

extension Trace {
  /// The trace as JSON: keys in order, the same trace as the same bytes.
  ///
  /// Throws an `EncodingError` for a number that JSON has no way to write, such as an infinite one.
  public func json() throws -> String {
    try JSONText.pretty(self)
  }
}
