import QuartzCore

extension UITextField {
  /// The range that inserted text replaces.
  final var insertionRange: Range<Int> {
    clearsOnInsertion ? 0..<editor.length : editor.selection
  }

  /// Changes the text as the user does, and reports the change.
  final func change(_ range: Range<Int>, to text: String) {
    // Fields have one line.
    let line = text.replacing("\n", with: " ")
    editor.replace(
      range, with: line, attributes: editor.attributes(or: defaultTextAttributes))
    textDidChange()
    layOutEditing()
    if isEditing { delegate?.textFieldDidChangeSelection(self) }
    report(.editingChanged, Self.textDidChangeNotification)
  }

  /// Changes the text if the delegate allows it.
  final func changeIfAllowed(_ range: Range<Int>, to text: String) {
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: range.units, replacementString: text) ?? true
    else { return }
    change(range, to: text)
  }

  /// Removes the text, as the clear button does.
  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change(0..<editor.length, to: "")
    becomeFirstResponder()
  }

  /// Selects a range, and notifies the delegate.
  final func select(_ range: Range<Int>) {
    let old = editor.selection
    editor.select(range)
    guard isEditing, editor.selection != old else { return }
    layOutEditing()
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Lays the text out again, at once: the caret moves without animation.
  final func layOutEditing() {
    setNeedsLayout()
    AnimationBlock.withoutAnimation { layoutIfNeeded() }
  }

  /// Sends an event and posts a notification.
  final func report(_ event: UIControl.Event, _ notification: NSNotification.Name) {
    sendActions(for: event)
    NotificationCenter.default.post(name: notification, object: self)
  }

  // MARK: Typing

  final var textBeforeCaret: String { editor.textBeforeCaret }

  final func type(_ text: String) {
    guard isEnabled else { return }
    if text == "\n" || text == "\r\n" { return returnKey() }
    changeIfAllowed(insertionRange, to: text)
  }

  final func typeDelete() {
    if isEnabled, let range = editor.deletedRange { changeIfAllowed(range, to: "") }
  }

  /// Has the effect of the return key: with an action for `editingDidEndOnExit`, editing ends.
  private func returnKey() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  // MARK: Places

  /// Returns the place of a caret, which stays in the area of the text.
  final func caretPlace(at offset: Int) -> CGRect {
    let area = textArea
    let line = storedLineHeight
    let x = min(max(x(of: offset, in: area), 0), max(area.width - Caret.width, 0))
    return CGRect(
      x: area.minX + roundedToPixels(x), y: area.minY + roundedToPixels((area.height - line) / 2),
      width: Caret.width, height: line)
  }

  private var storedLineHeight: CGFloat {
    (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
  }

  /// Returns the place of the character edge nearest to a distance from the left edge of the text.
  final func place(nearestTo x: CGFloat) -> Int {
    let (text, area) = (editor.string, textArea)
    var (best, distance) = (0, CGFloat.infinity)
    var offset = 0
    for place in [0] + text.map(\.utf16.count) {
      offset += place
      let next = abs(self.x(of: offset, in: area) - x)
      if next < distance { (best, distance) = (offset, next) }
    }
    return best
  }

  /// Begins editing; in a field that is edited, moves the caret, or selects a word with a second tap.
  final func didTap(_ touch: UITouch) {
    guard isEditing else {
      becomeFirstResponder()
      return
    }
    let place = place(nearestTo: touch.location(in: self).x - textArea.minX)
    let word = touch.tapCount == 2 ? editor.word(at: place) : place..<place
    select(word)
  }
}

/// What programs call of `UITextInput`.
extension UITextField {
  /// The position of the start.
  public final var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position of the end.
  public final var endOfDocument: UITextPosition { UITextPosition(editor.length) }
  /// The range of text that is being composed: nil.
  public final var markedTextRange: UITextRange? { nil }
  /// Returns the text in a range; nil for a range that is not in the text.
  public final func text(in range: UITextRange) -> String? { editor.substring(range.range) }
  /// Returns the rectangle of a range.
  public final func firstRect(for range: UITextRange) -> CGRect {
    let (start, end) = (
      caretPlace(at: range.range.lowerBound), caretPlace(at: range.range.upperBound)
    )
    return CGRect(
      x: min(start.minX, end.minX), y: start.minY, width: abs(end.minX - start.minX),
      height: start.height)
  }
}

/// The arithmetic of positions in texts.
extension UITextInput {
  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, second) = (fromPosition.offset, toPosition.offset)
    return UITextRange(min(first, second)..<max(first, second))
  }

  /// Returns the position at a distance, in UTF-16 units, from another one; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflow) = position.offset.addingReportingOverflow(offset)
    return !overflow && place >= 0 && place <= endOfDocument.offset ? UITextPosition(place) : nil
  }

  /// Returns the order of two positions.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    if position.offset == other.offset { return .orderedSame }
    return position.offset < other.offset ? .orderedAscending : .orderedDescending
  }

  /// Returns the distance of two positions in UTF-16 units.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
}
