/// A number that is stored in single precision, as Apple's fields store their parameters: measured
/// on Apple's own animator by the open-source project charon.
@propertyWrapper
package struct SinglePrecision {
  private var single: Float

  package init(wrappedValue: Double) {
    single = Units.nearestSingle(wrappedValue)
  }

  package var wrappedValue: Double {
    get { Double(single) }
    set { single = Units.nearestSingle(newValue) }
  }
}

/// A length in points that is stored in meters in single precision.
///
/// A length in round points may therefore read back with an error in the ninth digit.
@propertyWrapper
package struct SinglePrecisionMeters {
  private static let metersPerPoint = Double(Float(0.01))
  private var meters: Float

  package init(wrappedValue: Double) {
    meters = Units.nearestSingle(wrappedValue * SinglePrecisionMeters.metersPerPoint)
  }

  package var wrappedValue: Double {
    get { 100 * Double(meters) }
    set { self = SinglePrecisionMeters(wrappedValue: newValue) }
  }

  /// The length in meters.
  package var projectedValue: Float { meters }
}
