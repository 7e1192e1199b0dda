import UIKit

/// A statement about a recipe's motion that is checked when the recipe is played.
package struct ExpectationPlan: Sendable {
  /// What is expected.
  let condition: Condition
  /// Where the expectation is, for messages.
  let span: SourceSpan
  let source: SourceText

  /// A view or a group.
  struct Item: Sendable {
    let name: String
    /// The names of the views that it consists of.
    let views: [String]
  }

  /// What is expected; times are stage times in seconds.
  enum Condition: Sendable {
    /// The center of each view is within a distance of a point at some time in a span.
    case within([String], Double, of: DeferredValue<CGPoint>, ClosedRange<TimeInterval>)
    /// The outline of each view is in a rectangle for a span, but for a tolerance in points.
    case inside(
      [String], DeferredValue<CGRect>, Range<TimeInterval>, tolerance: Double)
    /// The center of each view is, for a whole span, within a tolerance of where it is at its end.
    case settles([String], Range<TimeInterval>, tolerance: Double)
    /// The center of each view moves at most this far past where it is at the end of a span.
    case overshoot([String], Distance, Range<TimeInterval>)
    /// Each view becomes visible before each of others.
    case appears([String], before: [String])
    /// A contact happens in a span.
    case contact(EventHandler.Contact, ClosedRange<TimeInterval>)
    /// No two items overlap by more than a tolerance in a span.
    case apart([Item], Range<TimeInterval>, tolerance: Double)
  }

  /// A distance past a position.
  enum Distance: Sendable {
    case points(Double)
    /// A fraction of the distance from the first position.
    case share(Double)
  }

  /// The maximum number of expectations.
  static let maxCount = 200
  /// The maximum number of items that are kept apart, which are compared in pairs.
  static let maxItems = 50
}
