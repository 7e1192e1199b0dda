import Cassowary

/// A sum of variables and a constant, and the items whose geometry it depends on.
@MainActor
struct LayoutExpression {
  private(set) var terms: [Term] = []
  var constant = 0.0
  private(set) var items: [LayoutItem] = []

  /// Adds a slot of an item times a factor.
  mutating func add(_ item: LayoutItem, _ slot: LayoutItem.Slot, _ factor: Double) {
    mention(item)
    guard factor != 0 else { return }
    let variable = item.variable(slot)
    if let index = terms.firstIndex(where: { $0.variable == variable }) {
      terms[index].coefficient += factor
      if terms[index].coefficient == 0 { terms.remove(at: index) }
    } else {
      terms.append(Term(variable, factor))
    }
  }

  /// Records that the constant depends on an item.
  mutating func mention(_ item: LayoutItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
  }
}
