import QuartzCore

/// A value for each axis along which content scrolls.
struct PerAxis<Value> {
  var x: Value
  var y: Value

  /// Returns the results of transforming both values.
  func map<Result>(_ transform: (Value) -> Result) -> PerAxis<Result> {
    PerAxis<Result>(x: transform(x), y: transform(y))
  }

  /// Returns the results of combining both values with those of another pair.
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

  /// A point whose coordinates are the values.
  var point: CGPoint { CGPoint(x: x, y: y) }
}
