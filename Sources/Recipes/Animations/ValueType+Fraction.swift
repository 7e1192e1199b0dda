extension ValueType<DeferredValue<Double>> {
  /// A fraction complete: a number, or an expression of a touch, whose value is clamped to 0 and 1.
  static let fractionComplete = ValueType<Double>.fraction
    .described(as: "a number from 0 to 1, or an expression such as (touch.y - 100) / 300").deferred
}
