import UIKit

extension UITextInput {
  /// Returns a position at a distance in characters in a direction; nil outside of the text.
  ///
  /// Up and down are towards the start and the end of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let isForward = direction == .right || direction == .down
    return self.position(from: position, offset: isForward ? offset : -offset)
  }

  /// Returns the position of a range that is the farthest in a direction.
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    direction == .right || direction == .down ? range.end : range.start
  }

  /// Returns the range from a position to the end of the text in a direction.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction == .right || direction == .down
      ? textRange(from: position, to: endOfDocument)
      : textRange(from: beginningOfDocument, to: position)
  }

  /// Returns the position of a range nearest to a point in the view's coordinates.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let position = closestPosition(to: point) else { return nil }
    if compare(position, to: range.start) == .orderedAscending { return range.start }
    return compare(position, to: range.end) == .orderedDescending ? range.end : position
  }

  /// Returns the direction in which text is written: that of its letters.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }

  /// Does nothing: text is written in the direction of its letters.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) {}

  /// The side of a position at the end of a line on which the caret is; to the end.
  public var selectionAffinity: UITextStorageDirection { .forward }
}

extension UITextField {
  /// The view in whose coordinates rectangles of text are: the field.
  public final var textInputView: UIView { self }

  /// Returns the range of the character at a point; nil outside of the text.
  public final func characterRange(at point: CGPoint) -> UITextRange? {
    guard let position = closestPosition(to: point) else { return nil }
    if let next = self.position(from: position, offset: 1),
      compare(next, to: endOfDocument) != .orderedDescending
    {
      return textRange(from: position, to: next)
    }
    return self.position(from: position, offset: -1).flatMap { textRange(from: $0, to: position) }
  }

  /// Returns whether the delegate allows text in place of a range.
  public final func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    let location = offset(from: beginningOfDocument, to: range.start)
    let length = offset(from: range.start, to: range.end)
    return delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(location: location, length: length),
      replacementString: text) ?? true
  }
}

extension UITextView {
  /// The view in whose coordinates rectangles of text are: the text view.
  public final var textInputView: UIView { self }

  /// Creates an empty text view; the kind of layout has no effect.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }
}

/// A token of a search field.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// The image; nil for none.
  public final let icon: UIImage?
  /// The text.
  public final let text: String
  /// A value of the program's own; nil by default.
  open var representedObject: Any?

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

extension UISearchTextField {
  /// The tokens before the text, which are not drawn; empty by default.
  public final var tokens: [UISearchToken] {
    get { kept(self, []) }
    set { keep(self, newValue) }
  }
  /// Inserts a token; at the end if the index is too large.
  public final func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Removes the token at an index; none if there is none.
  public final func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of tokens, which are not drawn; the tint color by default.
  public final var tokenBackgroundColor: UIColor! {
    get { kept(self, tintColor) }
    set { keep(self, newValue) }
  }
  /// Whether the delete key removes tokens; true by default; it has no effect.
  public final var allowsDeletingTokens: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
  /// Whether tokens can be copied; true by default; it has no effect.
  public final var allowsCopyingTokens: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
}

extension UISearchBar {
  private typealias Divider = [[UInt]: UIImage]

  /// Sets the background of a scope's button in a state; it is not drawn.
  public final func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    var images: [UInt: UIImage] = kept(self, [:], name: "scopeBackgrounds")
    images[state.rawValue] = backgroundImage
    keep(self, images, name: "scopeBackgrounds")
  }
  /// Returns the background of a scope's button in a state; nil for none.
  public final func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    let images: [UInt: UIImage] = kept(self, [:], name: "scopeBackgrounds")
    return images[state.rawValue]
  }
  /// Sets the image between scopes' buttons; it is not drawn.
  public final func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    var images: Divider = kept(self, [:], name: "scopeDividers")
    images[[leftState.rawValue, rightState.rawValue]] = dividerImage
    keep(self, images, name: "scopeDividers")
  }
  /// Returns the image between scopes' buttons; nil for none.
  public final func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    let images: Divider = kept(self, [:], name: "scopeDividers")
    return images[[leftState.rawValue, rightState.rawValue]]
  }
}

extension UIKeyCommand {
  /// The function key F1, and those that follow.
  public nonisolated static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public nonisolated static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public nonisolated static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public nonisolated static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public nonisolated static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public nonisolated static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public nonisolated static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public nonisolated static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public nonisolated static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public nonisolated static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public nonisolated static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public nonisolated static let f12 = "UIKeyInputF12"
  /// Whether other keyboards have another key; true by default; it has no effect.
  public final var allowsAutomaticLocalization: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
  /// Whether the key is mirrored where text runs from right to left; true by default; it has no effect.
  public final var allowsAutomaticMirroring: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
}
