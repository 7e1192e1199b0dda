import QuartzCore

extension UITextView {
  /// The range that inserted text replaces.
  final var insertionRange: Range<Int> {
    clearsOnInsertion ? 0..<editor.length : editor.selection
  }

  /// Changes the text as the user does, and reports the change.
  final func change(_ range: Range<Int>, to text: String) {
    editor.replace(range, with: text, attributes: editor.attributes(or: defaultAttributes))
    textDidChange()
    scrollRangeToVisible(editor.selection.units)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func changeIfAllowed(_ range: Range<Int>, to text: String) {
    guard
      delegate?.textView(self, shouldChangeTextIn: range.units, replacementText: text) ?? true
    else { return }
    change(range, to: text)
  }

  /// Selects a range, and notifies the delegate.
  final func select(_ range: Range<Int>) {
    let old = editor.selection
    editor.select(range)
    guard editor.selection != old else { return }
    showSelection()
    delegate?.textViewDidChangeSelection(self)
  }

  /// Posts a notification of the view.
  final func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  final var textBeforeCaret: String { editor.textBeforeCaret }

  final func type(_ text: String) {
    if isEditable { changeIfAllowed(insertionRange, to: text) }
  }

  final func typeDelete() {
    if isEditable, let range = editor.deletedRange { changeIfAllowed(range, to: "") }
  }

  /// Begins editing, and moves the caret to the tapped place.
  final func didTap(_ tap: UIGestureRecognizer) {
    if followLink(at: tap.location(in: self)) { return }
    guard isEditable || isSelectable, becomeFirstResponder() else { return }
    if let position = closestPosition(to: tap.location(in: self)) {
      select(position.offset..<position.offset)
    }
  }

  /// Returns the place of a caret.
  final func caretPlace(at place: Int) -> CGRect {
    let caret = geometry.caret(at: place)
    return CGRect(
      x: roundedToPixels(textOrigin.x + caret.minX),
      y: roundedToPixels(textOrigin.y + caret.minY), width: Caret.width,
      height: roundedToPixels(caret.height))
  }

  /// Shows the caret or the selection of a view that is edited.
  final func showSelection() {
    for part in selectionParts { part.removeFromSuperview() }
    selectionParts = []
    guard isFirstResponder else { return caret.hide() }
    guard !editor.selection.isEmpty else {
      guard isEditable else { return caret.hide() }
      return caret.show(
        at: caretRect(for: UITextPosition(editor.selection.lowerBound)), color: tintColor)
    }
    caret.hide()
    for rect in selectionRects(for: UITextRange(editor.selection)) {
      let part = ControlPart(tintColor.withAlphaComponent(0.2))
      part.frame = rect.rect
      insertSubview(part, belowSubview: label)
      selectionParts.append(part)
    }
  }
}

/// What programs call of `UITextInput`.
extension UITextView {
  /// The position of the start.
  public final var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position of the end.
  public final var endOfDocument: UITextPosition { UITextPosition(editor.length) }
  /// The range of text that is being composed: nil.
  public final var markedTextRange: UITextRange? { nil }
  /// Returns the text in a range; nil for a range that is not in the text.
  public final func text(in range: UITextRange) -> String? { editor.substring(range.range) }
  /// Returns the rectangle of the first line of a range.
  public final func firstRect(for range: UITextRange) -> CGRect {
    (geometry.rects(of: range.range).first ?? geometry.caret(at: range.range.lowerBound))
      .offsetBy(dx: textOrigin.x, dy: textOrigin.y)
  }
}

/// Notifications of text views, whose object is the view.
extension UITextView {
  /// Editing has begun.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Editing has ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The user has changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
}
