import Cassowary
import QuartzCore

/// What the constraints leave open, for debugging.
extension LayoutEngine {
  private static let slots: [Axis: [LayoutItem.Slot]] = [
    .horizontal: [.x, .width], .vertical: [.y, .height],
  ]

  /// Whether the constraints do not determine the frame of an item.
  func isAmbiguous(_ item: LayoutItem) -> Bool {
    [LayoutItem.Slot.x, .y, .width, .height].contains { isAmbiguous(item, $0) }
  }

  private func isAmbiguous(_ item: LayoutItem, _ slot: LayoutItem.Slot) -> Bool {
    if item.view === host, slot == .x || slot == .y { return false }
    guard let variable = item.existingVariable(slot) else { return item.view !== host }
    return !solver.isUnique(variable)
  }

  /// Moves the numbers of an item that the constraints leave open.
  func exercise(_ item: LayoutItem) {
    let open = [LayoutItem.Slot.x, .y, .width, .height].filter { isAmbiguous(item, $0) }
    for row in exerciseRows { drop(row) }
    exerciseRows = []
    for slot in open {
      let row = ConstraintRow(
        .exercise, in: self, terms: [Term(item.variable(slot), 1)], relation: .equal,
        constant: Double(item.value(slot)) + Self.exerciseDistance,
        priority: Self.exercisePriority, items: [])
      exerciseRows.append(row)
      insert(row)
    }
    reportMoves(during: nil)
  }

  /// The distance by which an ambiguous layout moves when it is exercised, in points; UIKit's is
  /// random.
  private static var exerciseDistance: Double { 20 }
  /// A priority below all of UIKit's.
  private static var exercisePriority: Double { 0.0001 }

  /// Returns the constraints of the program that are connected to an item along an axis, in the order
  /// of activation.
  func constraints(affecting item: LayoutItem, along axis: Axis) -> [NSLayoutConstraint] {
    var reached = Set((Self.slots[axis] ?? []).compactMap { item.existingVariable($0) })
    let hostVariables = host.flatMap { existingItem(for: $0) }?.existingVariables ?? []
    var pending = Array(reached)
    var found: [NSLayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = []
    while let variable = pending.popLast() {
      // Everything is connected to the host, whose size is known.
      if hostVariables.contains(variable), self.item(of: variable) !== item { continue }
      for row in self.item(of: variable)?.rows ?? [] where !row.isRemoved {
        guard row.terms.contains(where: { $0.variable == variable }),
          seen.insert(ObjectIdentifier(row)).inserted
        else { continue }
        if let constraint = row.programConstraint { found.append(constraint) }
        for term in row.terms where reached.insert(term.variable).inserted {
          pending.append(term.variable)
        }
      }
    }
    return found.sorted { $0.activation < $1.activation }
  }
}

extension UIView {
  final func constraintsAffecting(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutRoot.flushEngine()
    guard let item = layoutRecord?.item else { return [] }
    return item.engine.constraints(affecting: item, along: axis)
  }

  final var isAmbiguous: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, superview != nil else { return false }
    layoutRoot.flushEngine()
    return layoutRecord?.item.map { $0.engine.isAmbiguous($0) } ?? true
  }

  final func exerciseAmbiguity() {
    guard isAmbiguous, let item = layoutRecord?.item else { return }
    item.engine.exercise(item)
  }
}

extension UILayoutGuide {
  final func constraintsAffecting(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.layoutRoot.flushEngine()
    guard kind == .free, let item else { return [] }
    return item.engine.constraints(affecting: item, along: axis)
  }

  final var isAmbiguous: Bool {
    guard kind == .free, let owningView else { return false }
    owningView.layoutRoot.flushEngine()
    return item.map { $0.engine.isAmbiguous($0) } ?? true
  }
}
