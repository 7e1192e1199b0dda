import UIKit

extension ValueType<[(name: String, value: ExpressionValue)]> {
  /// A mapping from the names of state variables to their initial values.
  static let state: ValueType = named(
    "a mapping such as { isOpen: false, count: 0 }", ValueType<ExpressionValue>.any.shape,
    maxCount: Limits.stateVariables, excess: "too many state variables"
  ) { entry, context in
    ValueType<ExpressionValue>.any.read(
      entry.value, context.with(subject: "'\(entry.key.shortened)'")
    ).map { (entry.declaredName, $0) }
  }
}

extension ReadingContext {
  /// Returns the initial value of a state variable; nil, without a message, if it is invalid.
  func stateValue(_ written: SourceValue) -> ExpressionValue? {
    ValueType<ExpressionValue>.any.read(written, with(results: CheckResults()))
  }
}
