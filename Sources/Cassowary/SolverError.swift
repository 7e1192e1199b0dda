/// The reason for which a `Solver` refused a change, after which the system is as before.
public enum SolverError: Error, Hashable, Sendable {
  /// The change would make a required constraint contradict these other required constraints, in
  /// the order of addition. Without any one of them, the rest would not contradict it in this way.
  case unsatisfiable([ConstraintID])
  /// The solution was not found within `Solver.stepLimit` steps.
  case tooManySteps
  /// A coefficient, constant or priority is not a finite number, or a result would not be one.
  case notFinite
}
