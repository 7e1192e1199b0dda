import QuartzCore

/// A scroll view in which lines of text are shown and edited.
///
/// Scripts type with ``Stage/type(_:time:interval:)``. The keyboard's notifications come before
/// `textViewDidBeginEditing`, other than those of a text field, as general knowledge has it. For each
/// character the delegate receives `shouldChangeTextIn`, `textViewDidChangeSelection` and
/// `textViewDidChange`.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, TextTyping {
  final let editor = TextEditor()
  final let label = UILabel(frame: .zero)
  final let caret = Caret()
  final var selectionParts: [ControlPart] = []
  final var traits = TextInputTraitValues()
  final var storedFont: UIFont?
  private var storedTextColor: UIColor?
  private var storedAlignment = NSTextAlignment.natural
  private var lastGeometry: (width: CGFloat, geometry: TextGeometry)?
  private var laidOutWidth: CGFloat = -1

  /// The area in which the text is laid out.
  open private(set) var textContainer = NSTextContainer()
  final var storage: NSTextStorage?
  final var isSynchronizing = false
  /// Retained here, as containers do not retain it.
  final var ownedLayoutManager: NSLayoutManager?
  /// The text, whose changes the view shows.
  open var textStorage: NSTextStorage { demandedStorage }
  /// The object that lays out the text.
  open var layoutManager: NSLayoutManager { demandedLayoutManager }

  /// Creates an empty text view, which can be edited and scrolls.
  ///
  /// - Parameter textContainer: The area in which the text is laid out; nil for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    // Unlike other views: apps that want no background set it to `clear`. Medium confidence.
    backgroundColor = .systemBackground
    if let textContainer { self.textContainer = textContainer }
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    addSubview(label)
    addSubview(caret)
    alwaysBounceVertical = true
    self.textContainer.didChange = { [weak self] in self?.textDidChange() }
    if let storage = textContainer?.layoutManager?.textStorage { adopt(storage) }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] in self?.didTap($0) }
    addGestureRecognizer(tap)
  }

  /// Creates an empty text view, which can be edited and scrolls.
  override public convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The delegate, which is also that of the scroll view.
  @_nonoverride
  open weak var delegate: (any UITextViewDelegate)? {
    get { (self as UIScrollView).delegate as? any UITextViewDelegate }
    set {
      let scrollView: UIScrollView = self
      scrollView.delegate = newValue
    }
  }

  // MARK: Text

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text; empty by default.
  ///
  /// Setting it calls no method of the delegate but `textViewDidChangeSelection`.
  open var text: String! {
    get { editor.string }
    set {
      editor.set(NSAttributedString(string: newValue ?? "", attributes: defaultAttributes))
      textDidChange()
      delegate?.textViewDidChangeSelection(self)
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text with attributes.
  open var attributedText: NSAttributedString! {
    get { editor.text }
    set {
      editor.set(newValue ?? NSAttributedString(string: ""))
      textDidChange()
      delegate?.textViewDidChangeSelection(self)
    }
  }
  /// The font; nil, the default, for the system font at 12 points.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue
      restyle([.font: shownFont])
    }
  }
  /// The color of the text; nil, the default, for `UIColor.label`.
  open var textColor: UIColor? {
    get { storedTextColor }
    set {
      storedTextColor = newValue
      restyle([.foregroundColor: newValue ?? .label])
    }
  }
  /// The alignment of the text; `natural` by default.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      storedAlignment = newValue
      restyle(defaultAttributes.filter { $0.key == .paragraphStyle })
    }
  }
  /// The attributes of the text that is typed next.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { editor.attributes(or: defaultAttributes) }
    set { editor.typingAttributes = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links; none, the default, for the tint color.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { textDidChange() } }
  /// What is detected in text that cannot be edited and shown as links; none by default.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { textDidChange() } }
  /// Whether the user can change attributes, which has no effect; false by default.
  open var allowsEditingTextAttributes = false
  /// Whether typed text replaces all text; false by default.
  open var clearsOnInsertion = false
  /// Whether the font follows the content size category; false by default.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text can be edited; true by default.
  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      if !dataDetectorTypes.isEmpty { textDidChange() }
    }
  }
  /// Whether the text can be selected; true by default.
  open var isSelectable = true
  /// The insets of the text, in points; 8 points at the top and bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  /// Whether dragging scrolls the text; one that does not scroll has the size of its text.
  override open var isScrollEnabled: Bool {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  final var shownFont: UIFont { storedFont ?? .systemFont(ofSize: 12) }

  final var defaultAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = storedAlignment == .natural && isMirrored ? .right : storedAlignment
    return [
      .font: shownFont, .foregroundColor: storedTextColor ?? .label, .paragraphStyle: style,
    ]
  }

  private func restyle(_ attributes: [NSAttributedString.Key: Any]) {
    let text = NSMutableAttributedString(attributedString: editor.text)
    text.addAttributes(attributes, range: (0..<text.length).units)
    let selection = editor.selection
    editor.set(text)
    editor.select(selection)
    textDidChange()
  }

  final func textDidChange() {
    synchronizeStorage()
    lastGeometry = nil
    label.numberOfLines = textContainer.maximumNumberOfLines
    label.lineBreakMode = textContainer.lineBreakMode
    label.attributedText = shownText
    invalidateIntrinsicContentSize()
    layOutText()
    if isFirstResponder { keyboard?.contentDidChange() }
  }

  // MARK: Layout

  /// The width of lines in a view of a width.
  private func lineWidth(in width: CGFloat) -> CGFloat {
    max(
      width - textContainerInset.left - textContainerInset.right
        - 2 * textContainer.lineFragmentPadding, 0)
  }

  /// Returns the places of the characters in lines of a width.
  private func geometry(width: CGFloat) -> TextGeometry {
    if let lastGeometry, lastGeometry.width == width { return lastGeometry.geometry }
    let geometry = TextGeometry(
      editor.text, font: shownFont, width: width, maxLines: textContainer.maximumNumberOfLines)
    lastGeometry = (width, geometry)
    return geometry
  }

  final var geometry: TextGeometry { geometry(width: lineWidth(in: bounds.width)) }
  /// The place of the text's upper left corner.
  final var textOrigin: CGPoint {
    CGPoint(
      x: textContainerInset.left + textContainer.lineFragmentPadding, y: textContainerInset.top)
  }

  /// Lays out the text for a new width.
  override open func layoutSubviews() {
    super.layoutSubviews()
    if laidOutWidth != bounds.width { layOutText() }
  }

  private func layOutText() {
    laidOutWidth = bounds.width
    let (geometry, origin) = (geometry, textOrigin)
    let height = geometry.height.rounded(.up)
    textContainer.follow(
      CGSize(
        width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
        height: .greatestFiniteMagnitude))
    AnimationBlock.withoutAnimation {
      label.frame = CGRect(
        x: origin.x, y: origin.y, width: lineWidth(in: bounds.width),
        height: label.sizeThatFits(CGSize(width: lineWidth(in: bounds.width), height: 0)).height)
    }
    let size = CGSize(
      width: bounds.width, height: height + textContainerInset.top + textContainerInset.bottom)
    if contentSize != size { contentSize = size }
    showSelection()
  }

  /// Returns the size of the text within a width.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < 1e6
    let geometry = geometry(width: isLimited ? lineWidth(in: size.width) : .infinity)
    let padding =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    return CGSize(
      width: min(
        roundedToPixels(geometry.textWidth, .up) + padding, isLimited ? size.width : .infinity),
      height: geometry.height.rounded(.up) + textContainerInset.top + textContainerInset.bottom)
  }

  /// The size of the text of a view that does not scroll; none for one that does.
  override open var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  override var contentTraits: ContentTraits {
    var traits = ContentTraits()
    traits.font = shownFont
    traits.isWidthDependent = !isScrollEnabled
    return traits
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    isScrollEnabled
      ? Self.noIntrinsicMetric : sizeThatFits(CGSize(width: width, height: 0)).height
  }

  /// Scrolls until a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard let range = range.units else { return }
    let caret = geometry.caret(at: range.upperBound)
    scrollRectToVisible(
      caret.offsetBy(dx: textOrigin.x, dy: textOrigin.y).insetBy(dx: 0, dy: -4), animated: false)
  }

  // MARK: Editing

  /// Whether the text is edited.
  final var isEditing: Bool { isFirstResponder }
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

  /// Whether the text can be edited or selected.
  override open var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Begins editing, unless the delegate refuses.
  @discardableResult
  override open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    guard isEditable else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    showSelection()
    keyboard?.follow()
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing, unless the delegate refuses.
  @discardableResult
  override open func resignFirstResponder() -> Bool {
    guard isFirstResponder, isEditable else { return super.resignFirstResponder() }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    showSelection()
    keyboard?.follow()
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  /// Ends editing when the view leaves its window.
  override open func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil, isFirstResponder { resignFirstResponder() }
  }

  /// Selects all text.
  override open func selectAll(_ sender: Any?) { select(0..<editor.length) }

  /// Whether the text is hidden, which has no effect in text views; false by default.
  open var isSecureTextEntry: Bool {
    get { traits.isSecureTextEntry }
    set { traits.isSecureTextEntry = newValue }
  }

  /// Whether there is text.
  open var hasText: Bool { editor.length > 0 }

  /// Inserts text at the selection, without asking the delegate.
  open func insertText(_ text: String) { change(insertionRange, to: text) }

  /// Deletes the selection or the character before the caret.
  open func deleteBackward() {
    if let range = editor.deletedRange { change(range, to: "") }
  }

  /// Replaces the text in a range.
  open func replace(_ range: UITextRange, withText text: String) { change(range.range, to: text) }

  /// The selected range in UTF-16 units.
  open var selectedRange: NSRange {
    get { editor.selection.units }
    set { if let range = newValue.units { select(range) } }
  }

  /// The selected range.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { if let newValue { select(newValue.range) } }
  }

  /// Returns the place of a caret at a position, 2 points wide.
  open func caretRect(for position: UITextPosition) -> CGRect { caretPlace(at: position.offset) }

  /// Returns the rectangles of a range, one for each line; an empty array of an override hides the selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = geometry.rects(of: range.range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y), isFirst: index == 0,
        isLast: index == rects.count - 1)
    }
  }

  /// Returns the position nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(
      geometry.place(
        nearestTo: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)))
  }
}
