extension NSLayoutConstraint {
  final func activate() {}
  final func deactivate() {}
  final func didChange() {}
  final var text: String { "" }
}
extension ConstraintSide { var text: String { "" } }
enum VisualFormat {
  @MainActor static func constraints(
    _ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any],
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}
final class LayoutItem {}
final class ConstraintRow {}
extension UILayoutGuide {
  final func ownerDidChange(from old: UIView?) {}
  final var currentFrame: CGRect { .zero }
  final func constraintsAffecting(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    []
  }
  final var isAmbiguous: Bool { false }
}
extension UIView {
  final func constraintsAffecting(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    []
  }
  final var isAmbiguous: Bool { false }
  final func exerciseAmbiguity() {}
  final func hold(_ constraint: NSLayoutConstraint) {}
  final func contentPrioritiesDidChange() {}
  final func applyConstraints() {}
  final func updateHierarchyConstraints() {}
  final func updatePendingConstraints() {}
  final func requestConstraintUpdate() {}
  final func layoutDirectionDidChange() {}
  final func translateMask(_ value: Bool) { record.translatesMask = value }
  final func autoresizingDidChange() {}
  final func contentSizeDidChange() {}
  final func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: horizontal == .required ? target.width : bounds.width,
      height: vertical == .required ? target.height : bounds.height)
  }
}
