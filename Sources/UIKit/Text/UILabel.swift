import QuartzCore
import Typography

/// A view that displays one or more lines of text.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; nil restores the default, the system font at 17 points.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      setAttribute(.font, storedFont)
      textDidChange()
      layoutMetricsDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text; nil restores the default, `UIColor.label`.
  open var textColor: UIColor! {
    get { storedTextColor }
    set {
      storedTextColor = newValue ?? .label
      setAttribute(.foregroundColor, storedTextColor)
      layouts.colorsDidChange()
      setNeedsDisplay()
    }
  }

  /// The text that the label displays; nil by default.
  open var text: String? {
    get { plainText }
    set { setPlainText(newValue) }
  }
  /// The text without attributes, which overrides of `text` do not receive when attributed text is set.
  private var plainText: String?

  private func setPlainText(_ new: String?) {
    let (old, wasAttributed) = (plainText, attributedSource != nil)
    (plainText, attributedSource, keepsRuns) = (new, nil, false)
    if wasAttributed || new != old { textDidChange() }
  }

  /// The text with attributes; nil by default.
  ///
  /// Characters without a font or a color have the label's. The font, the color, the alignment and the line breaks of
  /// the first character become the label's; setting these properties later changes the whole text.
  open var attributedText: NSAttributedString? {
    get { attributedSource ?? plainText.map { NSAttributedString(string: $0) } }
    set {
      setPlainText(newValue?.string)
      attributedSource = newValue.flatMap { $0.copy() as? NSAttributedString }
      if let newValue { applyAttributes(of: newValue) }
      textDidChange()
    }
  }
  final var attributedSource: NSAttributedString?
  /// Whether the label's font, color, alignment and line breaks are only those of characters without.
  final var keepsRuns = false
  /// The color of the text's shadow; nil by default, for none.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// The offset of the shadow from the text, in points; one point above by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }
  /// Whether the label is drawn as enabled; true by default.
  ///
  /// Disabled labels are paler.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  /// Whether fonts for text styles, and those of `UIFontMetrics`, follow the content size category; false by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFonts() }
  }
  /// The horizontal alignment of the text; `natural` by default.
  ///
  /// Natural text is aligned right in a layout from right to left, and otherwise as its own script is
  /// written (Flipbook's choice, as UIKit's is not documented for scripts that the interface is not in).
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      guard textAlignment != oldValue else { return }
      setParagraphValue { $0.alignment = textAlignment }
      textDidChange()
    }
  }
  /// How text that does not fit is wrapped or truncated; `byTruncatingTail` by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      guard lineBreakMode != oldValue else { return }
      setParagraphValue { $0.lineBreakMode = lineBreakMode }
      textDidChange()
    }
  }
  /// The maximum number of lines, 1 by default; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// The width at which several lines are wrapped for `intrinsicContentSize`, in points; 0, the
  /// default, for the width that constraints determine.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether a single line that is too long is displayed in a smaller font size; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }
  /// The smallest scale of the font size that `adjustsFontSizeToFitWidth` allows, from 0 to 1; 0
  /// for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { textDidChange() }
  }
  /// Where a line in a smaller font size is placed; `alignBaselines` by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }
  /// Whether characters move together, by at most 5 % of the font's size, before the text is truncated; false by default.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { textDidChange() } }
  }
  /// The color of the text while the label is highlighted, or nil for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the label uses its highlighted text color; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  final var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  final var storedTextColor = UIColor.label
  /// The style of paragraphs without one; nil for the default.
  final var paragraphDefaults: NSParagraphStyle?
  /// The layouts of the text, which a change of color or highlight does not invalidate.
  final var layouts = LabelLayouts()
  /// What is being displayed; nil at other times.
  private var display: LabelDisplay?
  /// The width for which an engine asks for the height; nil at other times.
  private var measuringWidth: CGFloat?

  /// Creates an empty label, which does not receive touches.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  final func textDidChange() {
    layouts = LabelLayouts()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// Returns the size of the text within a width.
  ///
  /// The width is unlimited if it is 0; the height is always unlimited.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    let limit = isLimited ? size.width : .infinity
    let text = measuringLayout(within: limit)
    return CGSize(
      width: min(roundedUp(CGFloat(text.width)), limit), height: roundedUp(CGFloat(text.height)))
  }

  /// The size of the text, with lines broken at `preferredMaxLayoutWidth` and at its line breaks; zero
  /// without text.
  override open var intrinsicContentSize: CGSize {
    text?.isEmpty ?? true
      ? .zero
      : sizeThatFits(CGSize(width: max(measuringWidth ?? preferredMaxLayoutWidth, 0), height: 0))
  }

  override var contentTraits: ContentTraits {
    var traits = ContentTraits()
    traits.font = storedFont
    traits.isWidthDependent = numberOfLines != 1 && !(preferredMaxLayoutWidth > 0)
    traits.firstBaseline = BaselinePlace(fraction: 0, offset: storedFont.ascender)
    traits.lastBaseline = BaselinePlace(fraction: 1, offset: storedFont.descender)
    if attributedSource != nil,
      case .styled(let layout, _) = measuringLayout(within: .infinity),
      let first = layout.lines.first, let last = layout.lines.last
    {
      traits.firstBaseline.offset = CGFloat(first.baseline)
      traits.lastBaseline.offset = CGFloat(last.baseline - layout.height)
    }
    return traits
  }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    // Subclasses that add a padding override the size.
    measuringWidth = width
    let height = intrinsicContentSize.height
    measuringWidth = nil
    return height
  }

  /// Returns the rectangle of the text, which is vertically centered in `bounds`.
  ///
  /// The label draws its text in this rectangle. Override the method to place the text elsewhere.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let text = layout(in: bounds.size, lines: numberOfLines)
    let height = roundedUp(CGFloat(text.height))
    return CGRect(
      x: bounds.minX + CGFloat(text.minX),
      y: bounds.minY + top(of: text, height, in: bounds.height),
      width: roundedUp(CGFloat(text.width)), height: height)
  }

  /// Adjusts the fonts to the content size category, if they follow it.
  override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFonts()
  }

  // MARK: Display

  /// Draws the label in the current context, by calling `drawText(in:)`.
  override open func draw(_ rect: CGRect) { drawText(in: rect) }

  /// Draws the text in a rectangle of the current context, in the place that `textRect` returns.
  ///
  /// Override the method to draw the text elsewhere, or more than the text; the rectangle is that of the bounds.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let drawing = drawing(in: rect)
    if let display, display.context === context, display.text == nil, context.drawsAsNew {
      self.display?.text = drawing
    } else {
      drawing.draw(in: context)
    }
  }

  override func displayContent() -> LayerContent {
    let context = CGContext(bounds: bounds.standardized, scale: contentScaleFactor)
    display = LabelDisplay(context: context)
    drawContent(of: layer, in: context)
    let text = display?.text ?? TextDrawing(glyphs: [])
    display = nil
    return text.content(
      in: bounds.standardized, scale: contentScaleFactor, below: context.drawing.commands)
  }
}
