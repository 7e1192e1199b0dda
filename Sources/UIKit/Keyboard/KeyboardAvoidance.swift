/// How the content of a list stays clear of the keyboard.
struct KeyboardAvoidance {
  /// Whether the content stays clear of the keyboard.
  var isEnabled = false
  /// The part of `contentInset.bottom` that the keyboard has added, in points.
  var inset: CGFloat = 0
}

extension UIScrollView {
  /// Whether the content stays clear of the keyboard, as in a table view controller; false by default.
  package final var avoidsKeyboard: Bool {
    get { keyboardAvoidance.isEnabled }
    set { keyboardAvoidance.isEnabled = newValue }
  }

  /// Adds the height that the keyboard covers to the inset of the content.
  fileprivate final func updateKeyboardInset() {
    let own = adjustedContentInset.bottom - contentInset.bottom
    let inset = max((keyboard?.coveredHeight(of: self) ?? 0) - own, 0)
    let change = inset - keyboardAvoidance.inset
    guard change != 0 else { return }
    keyboardAvoidance.inset = inset
    contentInset.bottom += change
    verticalScrollIndicatorInsets.bottom += change
  }

  /// Scrolls as far as is needed to show a view between the bars and the keyboard: with its row, if it
  /// is in a row of a table.
  fileprivate final func reveal(_ view: UIView) {
    let chain = sequence(first: view) { $0.superview }.prefix { $0 !== self }
    let shown = chain.last { $0 is UITableViewCell } ?? view
    guard motion == nil, drag == nil,
      let offset = offset(showing: shown.convert(shown.bounds, to: self))
    else { return }
    contentOffset = offset
  }
}

extension UIView {
  /// Adapts the lists in this view and in its descendants, and alerts, to the keyboard.
  final func updateKeyboardInsets() {
    if self is AlertView {
      superview?.setNeedsLayout()
      superview?.layoutIfNeeded()
    }
    if let scroll = self as? UIScrollView, scroll.avoidsKeyboard { scroll.updateKeyboardInset() }
    for view in orderedSubviews { view.updateKeyboardInsets() }
  }

  /// Scrolls the list that contains the view so that the keyboard does not cover the view.
  final func revealAboveKeyboard() {
    let chain = sequence(first: superview) { $0?.superview }
    for case let scroll as UIScrollView in chain where scroll.avoidsKeyboard {
      return scroll.reveal(self)
    }
  }
}
