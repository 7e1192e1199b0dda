extension UILayoutGuide: ConstraintItem {
  /// The description.
  final var text: String {
    let frame = currentFrame
    let owner = owningView.map { "<\(objectText($0))>" } ?? "(null)"
    return "<\(objectText(self)) - \"\(identifier)\", layoutFrame = "
      + "{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}, owningView = \(owner)>"
  }

  final var container: UIView? { owningView }
  final var ownView: UIView? { owningView }

  final func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(side: ConstraintSide(self, attribute))
  }

  final func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(side: ConstraintSide(self, attribute))
  }

  final func length(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(side: ConstraintSide(self, attribute))
  }
}
