import UIKit

/// A root view with named subviews, and constraints in the form of equations.
@MainActor
struct LayoutScene {
  let root: UIView
  private(set) var views: [String: UIView]
  /// Views that are in no window have the environment and the scale of the current stage.
  private let stage = Stage(device: .iPhone8)

  init(_ size: CGSize, _ names: [String]) {
    root = UIView(frame: CGRect(origin: .zero, size: size))
    views = ["root": root]
    for name in names {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      views[name] = view
    }
  }

  /// Activates constraints such as `a.left == root.left + 16 @500`.
  @discardableResult
  mutating func constrain(_ equations: [String]) -> [NSLayoutConstraint] {
    equations.compactMap { constraint($0) }.map { constraint in
      constraint.isActive = true
      return constraint
    }
  }

  /// Returns a constraint such as `a.left == root.left + 16 @500`.
  func constraint(_ equation: String) -> NSLayoutConstraint? {
    var words = equation.split(separator: " ").map(String.init)
    var priority = UILayoutPriority.required
    if let last = words.last, last.hasPrefix("@"), let value = Float(last.dropFirst()) {
      priority = UILayoutPriority(value)
      words.removeLast()
    }
    guard words.count >= 3, let (item, attribute) = part(words[0]) else { return nil }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[words[1]] else { return nil }
    var constant: CGFloat = 0
    if words.count == 5, let value = Double(words[4]) {
      constant = CGFloat(words[3] == "-" ? -value : value)
    }
    let result: NSLayoutConstraint
    if let (other, otherAttribute) = part(words[2]) {
      result = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: other,
        attribute: otherAttribute, multiplier: 1, constant: constant)
    } else {
      guard let value = Double(words[2]) else { return nil }
      result = NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(value))
    }
    result.priority = priority
    return result
  }

  private func part(_ word: String) -> (UIView, NSLayoutConstraint.Attribute)? {
    let parts = word.split(separator: ".").map(String.init)
    let attributes: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
      "topMargin": .topMargin, "bottomMargin": .bottomMargin, "firstBaseline": .firstBaseline,
      "lastBaseline": .lastBaseline,
    ]
    guard parts.count == 2, let view = views[parts[0]], let attribute = attributes[parts[1]] else {
      return nil
    }
    return (view, attribute)
  }

  /// Lays out the root.
  func layOut() {
    root.layoutIfNeeded()
  }

  subscript(name: String) -> UIView { views[name] ?? root }
}

/// A view with an intrinsic size.
final class SizedView: UIView {
  var size: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

extension CGRect {
  init(_ numbers: [CGFloat]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
