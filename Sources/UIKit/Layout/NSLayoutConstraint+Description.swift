import QuartzCore

extension NSLayoutConstraint {
  /// UIKit's description: the class, the identifier, the relation, and whether it is active.
  final var text: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    let (relation, names) = relationText
    let state = isActive ? "active" : "inactive"
    let legend = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
    return "<\(objectText(self))\(name) \(relation)   (\(state)\(legend))>"
  }

  /// The relation, as a visual format for the distance between edges and as an equation otherwise,
  /// and the names that it uses.
  private var relationText: (String, names: [String]) {
    if let format = formatText { return format }
    let symbol =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(first?.text ?? "(null)") \(symbol) "
    if let second {
      if multiplier != 1 { text += "\(number(multiplier))*" }
      text += second.text
      if constant != 0 {
        text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
      }
    } else {
      text += number(constant)
    }
    return (text + priorityText, [])
  }

  private var priorityText: String {
    priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
  }

  /// The distance from the end of an item, or the edge of a superview, to the start of the next.
  private var formatText: (String, names: [String])? {
    guard let first, let second, first.origin == nil, second.origin == nil, multiplier == 1,
      let item1 = first.item as? UIView, let item2 = second.item as? UIView
    else { return nil }
    let prefix = first.attribute.isHorizontal ? "H:" : "V:"
    let suffix = first.attribute.isDirectional ? "(LTR)" : ""
    func gap(_ length: CGFloat, _ isReversed: Bool) -> String {
      var symbol = ""
      if relation != .equal {
        symbol = (relation == .greaterThanOrEqual) != isReversed ? ">=" : "<="
      }
      let priority = priority == .required ? "" : "@\(number(CGFloat(priority.rawValue)))"
      return "-(\(symbol)\(number(length))\(priority))-"
    }
    func name(_ view: UIView) -> String { "[\(objectText(view))]" }
    let names = { (view: UIView) in ["'|':\(objectText(view))"] }
    switch (first.attribute, second.attribute) {
    case (.leading, .leading), (.left, .left), (.top, .top):
      if item1.superview === item2 {
        return ("\(prefix)|\(gap(constant, false))\(name(item1))\(suffix)", names(item2))
      }
      if item2.superview === item1 {
        return ("\(prefix)|\(gap(-constant, true))\(name(item2))\(suffix)", names(item1))
      }
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      if item1.superview === item2 {
        return ("\(prefix)\(name(item1))\(gap(-constant, true))|\(suffix)", names(item2))
      }
      if item2.superview === item1 {
        return ("\(prefix)\(name(item2))\(gap(constant, false))|\(suffix)", names(item1))
      }
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      return ("\(prefix)\(name(item2))\(gap(constant, false))\(name(item1))\(suffix)", [])
    case (.trailing, .leading), (.right, .left), (.bottom, .top):
      return ("\(prefix)\(name(item1))\(gap(-constant, true))\(name(item2))\(suffix)", [])
    default: break
    }
    return nil
  }
}

/// Returns a number as UIKit's descriptions show it: with up to 6 significant digits.
private func number(_ value: CGFloat) -> String {
  if value == value.rounded(), abs(value) < 1e6 { return String(Int(value)) }
  var digits = 6
  var magnitude = abs(value)
  while magnitude >= 1, digits > 0 {
    magnitude /= 10
    digits -= 1
  }
  var power: CGFloat = 1
  for _ in 0..<digits { power *= 10 }
  return "\((value * power).rounded() / power)"
}

extension ConstraintSide {
  /// The item and the attribute, as descriptions contain them.
  @MainActor var text: String {
    let own = "\(item.map { objectText($0) } ?? "(null)").\(attribute.name)"
    return origin.map { "(\(own) - \($0.text))" } ?? own
  }
}

extension ConstraintRow {
  /// The description of the constraint.
  var text: String {
    switch source {
    case .constraint(let constraint): return constraint.text
    case .hostSize(let axis):
      let name = axis == .horizontal ? "Width" : "Height"
      let view = engine?.host.map { objectText($0) } ?? "(null)"
      return "<\(address("NSLayoutConstraint")) 'UIView-Encapsulated-Layout-\(name)' "
        + "\(view).\(name.lowercased()) == \(number(constant))   (active)>"
    case .mask(let item, let slot):
      let name =
        switch slot {
        case .x: "minX"
        case .y: "minY"
        case .width, .contentWidth: "width"
        case .height, .contentHeight: "height"
        }
      let view = item.view.map { objectText($0) } ?? "(null)"
      let (h, v) = item.view?.maskText ?? ("--&", "--&")
      let legend = item.view?.superview.map { ", names: '|':\(objectText($0)) " } ?? ""
      return "<\(address("NSAutoresizingMaskLayoutConstraint")) h=\(h) v=\(v) "
        + "\(view).\(name) == \(number(constant))   (active\(legend))>"
    case .content(let item):
      let view = item.view.map { objectText($0) } ?? "(null)"
      return "<\(address("NSContentSizeLayoutConstraint")) \(view)>"
    case .minimum, .exercise: return "<\(address("NSLayoutConstraint"))>"
    }
  }

  private func address(_ name: String) -> String {
    "\(name):\(addressText(self))"
  }

  private func number(_ value: Double) -> String { UIKit.number(CGFloat(value)) }
}

extension UIView {
  /// The autoresizing mask along each axis: the start, the length and the end, `&` where flexible.
  fileprivate final var maskText: (String, String) {
    func text(_ start: AutoresizingMask, _ length: AutoresizingMask, _ end: AutoresizingMask)
      -> String
    {
      let mask = autoresizingMask
      let isFixed = mask.isDisjoint(with: [start, length, end])
      return [start, length, end].map { part in
        mask.contains(part) || isFixed && part == end ? "&" : "-"
      }.joined()
    }
    return (
      text(.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin),
      text(.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    )
  }
}
