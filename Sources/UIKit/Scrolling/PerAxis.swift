import QuartzCore

/// A value for each of the directions that content scrolls in.
struct PerAxis<Value> {
  var x: Value
  var y: Value

  /// Returns what becomes of both values.
  func map<Result>(_ transform: (Value) -> Result) -> PerAxis<Result> {
    PerAxis<Result>(x: transform(x), y: transform(y))
  }

  /// Returns what becomes of both values, each with another's for the same direction.
  func with<Other, Result>(
    _ other: PerAxis<Other>, _ transform: (Value, Other) -> Result
  ) -> PerAxis<Result> {
    PerAxis<Result>(x: transform(x, other.x), y: transform(y, other.y))
  }
}

extension PerAxis<Double> {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }

  /// The values as a point's coordinates.
  var point: CGPoint { CGPoint(x: x, y: y) }
}
