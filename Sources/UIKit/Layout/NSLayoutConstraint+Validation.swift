extension NSLayoutConstraint {
  /// Returns the reason of UIKit's exception for illegal items, attributes or numbers; nil for none.
  static func problem(
    _ first: ConstraintSide?, _ item1: Any, _ attribute1: Attribute, _ second: ConstraintSide?,
    _ item2: Any?, _ attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) -> String? {
    var start: String {
      "NSLayoutConstraint for \(item2.map { "\(item1) and \($0)" } ?? "\(item1)"): "
    }
    if first == nil || item2 != nil && second == nil {
      return start + "Constraint items must each be a view or layout guide."
    }
    if !multiplier.isFinite {
      return start + "Multiplier is not finite! That's illegal. multiplier:\(multiplier)"
    }
    if !constant.isFinite {
      return start + "Constant is not finite! That's illegal. constant:\(constant)"
    }
    if attribute1 == .notAnAttribute {
      return start + "Invalid pairing of layout attributes."
    }
    let (dimension1, dimension2) = (attribute1.dimension, attribute2.dimension)
    if dimension1 == .x || dimension1 == .y,
      item2 == nil || attribute2 == .notAnAttribute || multiplier == 0
    {
      return start + """
        A multiplier of 0 or a nil second item together with a location for the first attribute \
        creates an illegal constraint of a location equal to a constant. Location attributes must \
        be specified in pairs.
        """
    }
    guard item2 != nil, attribute2 != .notAnAttribute else { return nil }
    if attribute1.isDirectional && attribute2.isAbsolute
      || attribute1.isAbsolute && attribute2.isDirectional
    {
      return start + """
        A constraint cannot be made between a leading/trailing attribute and a right/left \
        attribute. Use leading/trailing for both or neither.
        """
    }
    let isSize1 = dimension1 == .width || dimension1 == .height
    let isSize2 = dimension2 == .width || dimension2 == .height
    guard dimension1 == dimension2 || isSize1 && isSize2 else {
      return start + "Invalid pairing of layout attributes."
    }
    return nil
  }

  final func setConstant(_ constant: CGFloat) {
    guard constant != storedConstant else { return }
    guard constant.isFinite else {
      preconditionFailure(
        "NSLayoutConstraint for \(self): Constant is not finite! That's illegal. constant:\(constant)"
      )
    }
    storedConstant = constant
    didChange()
  }

  final func setPriority(_ priority: UILayoutPriority) {
    let new = priority.rawValue
    guard new > 0, new <= UILayoutPriority.required.rawValue else {
      preconditionFailure(
        """
        It's illegal to set priority:\(new). Priorities must be greater than 0 and less or equal to \
        NSLayoutPriorityRequired, which is 1000.
        """)
    }
    guard priority != storedPriority else { return }
    guard !isActive || (priority == .required) == (storedPriority == .required) else {
      preconditionFailure(
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
        supported. You passed priority \(Int(new)) and the existing priority was \
        \(Int(storedPriority.rawValue)).
        """)
    }
    storedPriority = priority
    didChange()
  }
}
