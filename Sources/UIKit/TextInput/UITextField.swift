import QuartzCore

/// A control in which one line of text is edited.
///
/// It looks like the text fields of iOS 13 to 18. Scripts type with ``Stage/type(_:time:interval:)``. The
/// methods of the delegate, the control events and the notifications are called in this order, which is
/// UIKit's from general knowledge: `textFieldShouldBeginEditing`, `textFieldDidBeginEditing`,
/// `editingDidBegin`, the keyboard's notifications; for each character `shouldChangeCharactersIn`,
/// `textFieldDidChangeSelection`, `editingChanged`; at the end `textFieldShouldEndEditing`,
/// `textFieldDidEndEditing`, `editingDidEnd`.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, TextTyping {
  final let parts = TextFieldParts()
  final let editor = TextEditor()
  final var traits = TextInputTraitValues() { didSet { textDidChange() } }
  final var storedFont = UIFont.systemFont(ofSize: 17)
  private var storedTextColor = UIColor.label
  private var storedPlaceholder: NSAttributedString?
  private var storedBackground: UIColor?
  /// Whether the text has attributes of its own.
  private var isRich = false
  final var scroll: CGFloat = 0
  private var attributes: [NSAttributedString.Key: Any] = [:]

  /// Creates an empty field without a border.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(parts.border)
    addSubview(parts.content)
    parts.clearButton.addAction(
      UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
    addSubview(parts.clearButton)
    showFont()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Text

  /// The text; empty by default.
  ///
  /// Setting it calls no method of the delegate and sends no event.
  open var text: String? {
    get { editor.string }
    set {
      isRich = false
      editor.set(NSAttributedString(string: newValue ?? "", attributes: defaultTextAttributes))
      textDidChange()
    }
  }
  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { editor.text }
    set {
      isRich = newValue != nil
      editor.set(newValue ?? NSAttributedString(string: ""))
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      }
      textDidChange()
    }
  }
  /// The text that is shown in gray while the field is empty; nil by default.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set {
      storedPlaceholder = newValue.map { NSAttributedString(string: $0) }
      showPlaceholder()
    }
  }
  /// The text with attributes that is shown while the field is empty.
  open var attributedPlaceholder: NSAttributedString? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      showPlaceholder()
    }
  }
  /// The font; nil restores the default, the system font at 17 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: 17)
      showFont()
    }
  }
  /// The color of the text; nil restores the default, `UIColor.label`.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      textDidChange()
    }
  }
  /// The alignment of the text; `natural` by default.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsLayout() } }
  /// The attributes of all text; those that are set replace the font, the color and the alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { attributes.merging([.font: storedFont, .foregroundColor: storedTextColor]) { $1 } }
    set {
      attributes = newValue
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle {
        textAlignment = style.alignment
      }
    }
  }
  /// The attributes of the text that is typed next; nil for those of all text.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? editor.attributes(or: defaultTextAttributes) : nil }
    set { editor.typingAttributes = newValue }
  }
  /// Whether the user can change attributes, which has no effect; false by default.
  open var allowsEditingTextAttributes = false
  /// Whether the text is removed when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether typed text replaces all text; false by default.
  open var clearsOnInsertion = false
  /// Whether a text that is too long is shown in a smaller font; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { showText() } }
  /// The smallest size of a font that is made smaller, in points; 0, the default, for no limit.
  open var minimumFontSize: CGFloat = 0 { didSet { showText() } }
  /// Whether the font follows the content size category; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// The receiver of events; nil by default.
  open weak var delegate: (any UITextFieldDelegate)?

  private func showFont() {
    parts.label.font = storedFont
    showPlaceholder()
    textDidChange()
  }

  private func showPlaceholder() {
    parts.placeholder.attributedText = nil
    parts.placeholder.font = storedFont
    parts.placeholder.textColor = .placeholderText
    if let text = storedPlaceholder {
      if text.length > 0, !text.attributes(at: 0, effectiveRange: nil).isEmpty {
        parts.placeholder.attributedText = text
      } else {
        parts.placeholder.text = text.string
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func textDidChange() {
    showText()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if isFirstResponder { keyboard?.contentDidChange() }
  }

  /// The text as it is shown: hidden text as dots.
  final var shownText: NSAttributedString {
    guard traits.isSecureTextEntry else { return editor.text }
    return NSAttributedString(
      string: String(repeating: "•", count: editor.length), attributes: defaultTextAttributes)
  }

  private func showText() {
    let label = parts.label
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumFontSize / max(storedFont.pointSize, 1)
    if isRich, !traits.isSecureTextEntry {
      label.attributedText = editor.text
    } else {
      label.attributedText = nil
      label.font = storedFont
      label.text = shownText.string
    }
    if !isRich { label.textColor = storedTextColor }
    parts.placeholder.isHidden = editor.length > 0
    showDrawnPlaceholder()
  }

  // MARK: Border

  /// The border; `none` by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      showBorder()
      invalidateIntrinsicContentSize()
    }
  }
  /// The image behind the text; nil by default, not shown with a round border.
  open var background: UIImage? { didSet { showBorder() } }
  /// The image behind the text of a disabled field; nil, the default, for `background`.
  open var disabledBackground: UIImage? { didSet { showBorder() } }
  /// The background color, which fills a round border.
  override open var backgroundColor: UIColor? {
    get { storedBackground }
    set {
      storedBackground = newValue
      showBorder()
    }
  }

  private func showBorder() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : storedBackground
    parts.showBorder(
      borderStyle, color: storedBackground,
      image: (isEnabled ? nil : disabledBackground) ?? background, in: self)
    setNeedsLayout()
  }

  /// Shows the border in the new appearance.
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  override func stateDidChange() {
    super.stateDidChange()
    parts.content.alpha = isEnabled ? 1 : Self.disabledOpacity
    showBorder()
  }

  // MARK: Views beside the text

  /// When the button that removes the text is shown; `never` by default.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view before the text; nil by default.
  open var leftView: UIView? { didSet { replace(oldValue, with: leftView) } }
  /// When the view before the text is shown; `never` by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view after the text; nil by default.
  open var rightView: UIView? { didSet { replace(oldValue, with: rightView) } }
  /// When the view after the text is shown; `never` by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  private var sides: TextFieldSides {
    let isEditing = isEditing
    return TextFieldSides(
      left: leftView != nil && leftViewMode.shows(isEditing: isEditing),
      right: rightView != nil && rightViewMode.shows(isEditing: isEditing),
      clear: editor.length > 0 && clearButtonMode.shows(isEditing: isEditing))
  }

  // MARK: Layout

  /// Returns the area of the border in bounds: the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the area of the text in bounds: that of the border without the views beside the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    sides.textRect(
      in: borderRect(forBounds: bounds), style: borderStyle, isMirrored: isMirrored,
      left: leftViewRect(forBounds: bounds), right: rightViewRect(forBounds: bounds),
      clear: clearButtonRect(forBounds: bounds))
  }
  /// Draws the placeholder in the current context; an override may draw something else, or nothing.
  ///
  /// Programs call only the implementation of the superclass, in whose place the standard placeholder is shown.
  open func drawPlaceholder(in rect: CGRect) { drawsStandardPlaceholder = true }

  /// Whether `drawPlaceholder(in:)` has called the implementation of this class.
  private final var drawsStandardPlaceholder = false

  /// Whether the class draws the standard placeholder, which one call of its method shows.
  private lazy var usesStandardPlaceholder: Bool = {
    drawsStandardPlaceholder = false
    _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      drawPlaceholder(in: .zero)
    }
    return drawsStandardPlaceholder
  }()

  /// Shows what a class of the program draws in place of the standard placeholder.
  final func showDrawnPlaceholder() {
    guard window != nil, storedPlaceholder != nil else { return }
    if usesStandardPlaceholder { return }
    let isEmpty = editor.length == 0
    if parts.drawnPlaceholder == nil {
      let view = PlaceholderView(self)
      parts.drawnPlaceholder = view
      insertSubview(view, belowSubview: parts.content)
    }
    parts.placeholder.isHidden = true
    parts.drawnPlaceholder?.isHidden = !isEmpty
    parts.drawnPlaceholder?.frame = bounds
    parts.drawnPlaceholder?.setNeedsDisplay()
  }

  /// Returns the area of the placeholder in bounds: that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the area of the text in bounds while it is edited: that of the text.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the place of the clear button in bounds: 19 by 19 points, 5 points from the edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    TextFieldSides.clearButtonRect(in: bounds, isMirrored: isMirrored)
  }
  /// Returns the place of the view before the text in bounds: in the middle of the leading edge.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    TextFieldSides.rect(of: leftView, in: bounds, isAtStart: !isMirrored)
  }
  /// Returns the place of the view after the text in bounds: in the middle of the trailing edge.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    TextFieldSides.rect(of: rightView, in: bounds, isAtStart: isMirrored)
  }

  /// Places the border, the text and the views beside it.
  override open func layoutSubviews() {
    super.layoutSubviews()
    let sides = sides
    parts.border.frame = borderRect(forBounds: bounds)
    leftView?.isHidden = !sides.left
    rightView?.isHidden = !sides.right
    parts.clearButton.isHidden = !sides.showsClear
    if sides.left { leftView?.frame = leftViewRect(forBounds: bounds) }
    if sides.right { rightView?.frame = rightViewRect(forBounds: bounds) }
    if sides.showsClear { parts.clearButton.frame = clearButtonRect(forBounds: bounds) }
    layOutText()
  }

  final var textArea: CGRect {
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    return CGRect(
      x: area.minX, y: area.minY, width: max(area.width, 0), height: max(area.height, 0))
  }

  /// Returns the size of the text, or of the placeholder, with the border's margins.
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The size of the text, or of the placeholder, with the border's margins; at least 34 points high with a
  /// round border, as measured on iOS.
  override open var intrinsicContentSize: CGSize {
    let shown = editor.length > 0 ? parts.label : parts.placeholder
    let natural = TextFieldSides.size(
      of: shown.sizeThatFits(.zero), font: storedFont, style: borderStyle)
    let sides = sides
    let left = sides.left ? leftView?.bounds.width ?? 0 : 0
    let right = sides.right ? rightView?.bounds.width ?? 0 : 0
    return CGSize(width: natural.width + left + right, height: natural.height)
  }

  override var contentTraits: ContentTraits {
    var traits = ContentTraits()
    traits.font = storedFont
    let line = storedFont.lineHeight
    traits.firstBaseline = BaselinePlace(fraction: 0.5, offset: storedFont.ascender - line / 2)
    traits.lastBaseline = BaselinePlace(fraction: 0.5, offset: line / 2 + storedFont.descender)
    return traits
  }

  // MARK: Editing

  /// Whether the field is edited.
  open private(set) var isEditing = false
  /// The view in place of the keyboard; nil by default.
  override open var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputView: UIView?
  /// The view above the keyboard; nil by default.
  override open var inputAccessoryView: UIView? {
    get { storedAccessoryView }
    set { storedAccessoryView = newValue }
  }
  private var storedAccessoryView: UIView?

  /// Whether the field is enabled.
  override open var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, unless the delegate refuses.
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder,
      delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    isEditing = true
    if clearsOnBeginEditing, editor.length > 0 { change(0..<editor.length, to: "") }
    editor.select(editor.length..<editor.length)
    layOutEditing()
    delegate?.textFieldDidBeginEditing(self)
    report(.editingDidBegin, Self.textDidBeginEditingNotification)
    keyboard?.follow()
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    (isEditing, scroll) = (false, 0)
    layOutEditing()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    report(.editingDidEnd, Self.textDidEndEditingNotification)
    keyboard?.follow()
    return true
  }

  /// Ends editing when the field leaves its window.
  override open func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder { resignFirstResponder() }
  }

  /// Selects all text.
  override open func selectAll(_ sender: Any?) { select(0..<editor.length) }

  /// Whether the text is shown as dots; false by default.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }

  /// Whether there is text.
  open var hasText: Bool { editor.length > 0 }

  /// Inserts text at the selection, without asking the delegate, and sends `editingChanged`.
  open func insertText(_ text: String) { change(insertionRange, to: text) }

  /// Deletes the selection or the character before the caret, and sends `editingChanged`.
  open func deleteBackward() {
    if let range = editor.deletedRange { change(range, to: "") }
  }

  /// Replaces the text in a range, and sends `editingChanged`.
  open func replace(_ range: UITextRange, withText text: String) { change(range.range, to: text) }

  /// The selected range; nil while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? UITextRange(editor.selection) : nil }
    set { if let newValue { select(newValue.range) } }
  }

  /// Returns the place of a caret at a position, 2 points wide.
  open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(at: position.offset) }

  /// Returns the rectangles of a range, one for each line; an empty array of an override hides the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    lineRects(for: range)
  }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(place(nearestTo: point.x - textArea.minX))
  }

  // MARK: Tracking

  override var preventsOuterTaps: Bool { true }

  /// Begins editing, or moves the caret to a touched place.
  override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside, let touch { didTap(touch) }
  }
}
