/// The error of a verification of several recipes that was canceled.
package struct VerificationInterruption: Error, Hashable {
  /// The number of recipes that were verified.
  package let done: Int
  /// The number of recipes.
  package let count: Int
}
