import UIKit

extension Names.View {
  /// The names by which actions refer to the view's constraints, one of each attribute.
  var constraintAddresses: [String] {
    ConstraintAttribute.allCases.filter { constraintCounts[$0] == 1 }
      .map { "\(name).\($0.rawValue)" }
  }
}

extension ReadingContext {
  /// Returns the number of constraints of each attribute of a view, as it is written.
  func constraintCounts(in view: SourceValue) -> [ConstraintAttribute: Int] {
    guard let written = view[ViewKeys.constraints.name].flatMap(resolveSilently) else { return [:] }
    var counts: [ConstraintAttribute: Int] = [:]
    for attribute in ConstraintAttribute.allCases {
      guard let value = written[attribute.rawValue].flatMap(resolveSilently) else { continue }
      counts[attribute] = value.elements?.count ?? 1
    }
    return counts
  }
}
