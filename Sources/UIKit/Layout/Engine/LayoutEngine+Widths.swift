import Cassowary

/// The widths that required equations determine, whatever the content is.
///
/// Text of several lines whose width is known is measured once: the width that it would have in a
/// single line, which takes another layout of the text, has no effect.
extension LayoutEngine {
  /// Records whether the height of an item's content depends on its width.
  func trackWidth(of item: LayoutItem) {
    guard let view = item.view else { return }
    let isWidthDependent = view.hasWidthDependentContent
    guard isWidthDependent != item.isWidthDependent else { return }
    item.isWidthDependent = isWidthDependent
    widthDependents.removeAll { $0 === item }
    guard isWidthDependent else { return }
    widthDependents.append(item)
    hasNewEquations = true
  }

  /// Updates the rows of the items whose width has become known or unknown.
  func updateFixedWidths() {
    for item in findFixedWidths() where !item.contentRows.isEmpty { updateContentRows(of: item) }
  }

  /// Determines which widths are known, and returns the items for which that has changed.
  private func findFixedWidths() -> [LayoutItem] {
    guard hasNewEquations, !widthDependents.isEmpty else { return [] }
    hasNewEquations = false
    let known = knownVariables()
    return widthDependents.filter { item in
      let isFixed = item.existingVariable(.width).map { known.contains($0) } ?? false
      defer { item.isWidthFixed = isFixed }
      return isFixed != item.isWidthFixed
    }
  }

  /// Returns the variables that required equations determine one after another.
  private func knownVariables() -> Set<Variable> {
    var known: Set<Variable> = []
    // The result does not depend on the order.
    var equations = rows.values.filter(\.isEquation)
    while true {
      let count = known.count
      equations.removeAll { row in
        var unknown: Variable?
        for term in row.terms where !known.contains(term.variable) {
          guard unknown == nil else { return false }
          unknown = term.variable
        }
        if let unknown { known.insert(unknown) }
        return true
      }
      if known.count == count { return known }
    }
  }
}

extension ConstraintRow {
  /// Whether the row is a required equation.
  var isEquation: Bool { relation == .equal && priority >= Constraint.required }
}
