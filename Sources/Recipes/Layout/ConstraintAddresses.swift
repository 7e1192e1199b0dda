import UIKit

extension Names.View {
  /// The names by which actions refer to the view's constraints, one of each attribute.
  var constraintAddresses: [String] { Names.addresses(of: name, constraintCounts) }
}

extension Names.LayoutGuide {
  /// The names by which actions refer to the guide's constraints, one of each attribute.
  var constraintAddresses: [String] { Names.addresses(of: name, constraintCounts) }
}

extension Names {
  fileprivate static func addresses(
    of name: String, _ counts: [ConstraintAttribute: Int]
  ) -> [String] {
    ConstraintAttribute.allCases.filter { counts[$0] == 1 }.map { "\(name).\($0.rawValue)" }
  }
}

extension ReadingContext {
  /// Returns the number of constraints of each attribute of a view, as it is written.
  func constraintCounts(in view: SourceValue) -> [ConstraintAttribute: Int] {
    view[ViewKeys.constraints.name].map(constraintCounts(ofConstraints:)) ?? [:]
  }

  /// Returns the number of each attribute's constraints, as they are written.
  func constraintCounts(ofConstraints value: SourceValue) -> [ConstraintAttribute: Int] {
    guard let written = resolveSilently(value) else { return [:] }
    var counts: [ConstraintAttribute: Int] = [:]
    for attribute in ConstraintAttribute.allCases {
      guard let value = written[attribute.rawValue].flatMap(resolveSilently) else { continue }
      counts[attribute] = value.elements?.count ?? 1
    }
    return counts
  }
}
