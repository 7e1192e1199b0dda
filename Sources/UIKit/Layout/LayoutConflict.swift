/// A required constraint that was dropped because it contradicts others.
@MainActor
package struct LayoutConflict {
  let row: ConstraintRow
  let others: [ConstraintRow]
  /// Whether one of the rows has changed since.
  var mayEnd = false

  init(_ row: ConstraintRow, _ others: [ConstraintRow]) {
    self.row = row
    self.others = others
  }

  /// The dropped constraint; nil for one that UIKit derived from a frame.
  package var broken: NSLayoutConstraint? { row.programConstraint }

  /// The constraints of the program that it contradicts.
  package var conflicting: [NSLayoutConstraint] { others.compactMap(\.programConstraint) }

  /// UIKit's message.
  package var message: String {
    let list = (others + [row]).filter { !$0.isImplicit }.map { "    \"\($0.text)\"" }
      .joined(separator: ",\n")
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer \
      to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) 
      (
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(row.text)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.

      """
  }
}
