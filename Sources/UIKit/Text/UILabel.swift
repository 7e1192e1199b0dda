import QuartzCore
import Typography

/// A view that displays one or more lines of text.
@preconcurrency @MainActor
open class UILabel: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text; nil restores the default, the system font at 17 points.
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
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
      setNeedsDisplay()
    }
  }

  /// The text that the label displays; nil by default.
  open var text: String? {
    didSet {
      attributedSource = nil
      if text != oldValue { textDidChange() }
    }
  }
  /// The text with attributes; nil by default.
  ///
  /// All of it is drawn with the attributes of the first character: the font, the color, and of the paragraph's style
  /// the alignment and the line breaks. They become those of the label.
  open var attributedText: NSAttributedString? {
    get { attributedSource ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      attributedSource = newValue.flatMap { $0.copy() as? NSAttributedString }
      if let newValue { applyAttributes(of: newValue) }
    }
  }
  private var attributedSource: NSAttributedString?
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
  /// Whether the font follows the content size category; false by default.
  ///
  /// The category is always the default one.
  open var adjustsFontForContentSizeCategory = false
  /// The horizontal alignment of the text; `natural` by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }
  /// How text that does not fit is wrapped or truncated; `byTruncatingTail` by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
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
  /// The color of the text while the label is highlighted, or nil for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the label uses its highlighted text color; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var storedTextColor = UIColor.label
  /// The last layout, which a change of color or highlight does not invalidate.
  private var lastLayout: (size: CGSize, lines: Int, layout: TextLayout)?
  /// The last layout that was measured without a limit of the height, and the width of its lines.
  private var measuredLayout: (width: CGFloat, lines: Int, layout: TextLayout)?
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

  /// The opacity of the text of a disabled label, from general knowledge; low confidence.
  private static let disabledOpacity: CGFloat = 0.5

  private func applyAttributes(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
    }
  }

  private func textDidChange() {
    (lastLayout, measuredLayout) = (nil, nil)
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
      x: bounds.minX + CGFloat(text.lines.map(\.x).min() ?? 0),
      y: bounds.minY + roundedToPixels((bounds.height - height) / 2) { $0.rounded() },
      width: roundedUp(CGFloat(text.width)), height: height)
  }

  // MARK: Display

  override func displayContent() -> LayerContent {
    let text = layout(in: bounds.size, lines: numberOfLines)
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let origin = CGPoint(
      x: rect.minX - CGFloat(text.lines.map(\.x).min() ?? 0), y: rect.minY)
    var color = (isHighlighted ? highlightedTextColor : nil) ?? storedTextColor
    if !isEnabled { color = color.withAlphaComponent(color.cgColor.alpha * Self.disabledOpacity) }
    var runs = glyphRuns(
      of: text, at: origin, color: color.resolvedColor(with: traitCollection).cgColor)
    if let shadowColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      let shadow = shadowColor.resolvedColor(with: traitCollection).cgColor
      runs = glyphRuns(of: text, at: place, color: shadow) + runs
    }
    return runs.isEmpty ? .none : .glyphs(runs)
  }

  /// Returns the glyphs of all lines, with adjacent runs of one font merged.
  ///
  /// Baselines are aligned to whole pixels, as in UIKit, so that all lines are rendered alike.
  private func glyphRuns(
    of text: TextLayout, at origin: CGPoint, color: CGColor
  ) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for line in text.lines {
      let baseline = origin.y + CGFloat(line.baseline)
      let shift = origin.y + roundedToPixels(baseline) { $0.rounded() } - baseline
      for run in line.runs {
        let glyphs = run.glyphs.map { glyph in
          GlyphRun.Glyph(
            id: glyph.id,
            position: CGPoint(x: origin.x + CGFloat(glyph.x), y: shift + CGFloat(glyph.y)))
        }
        let next = GlyphRun(
          fontFile: run.face.file, faceIndex: run.face.index, size: CGFloat(run.size),
          color: color, glyphs: glyphs)
        if let last = runs.last, last.fontFile == next.fontFile,
          last.faceIndex == next.faceIndex, last.size == next.size
        {
          runs[runs.count - 1].glyphs += glyphs
        } else {
          runs.append(next)
        }
      }
    }
    return runs
  }

  // MARK: Text layout

  private func layout(in size: CGSize, lines: Int) -> TextLayout {
    if let lastLayout, lastLayout.size == size, lastLayout.lines == lines {
      return lastLayout.layout
    }
    let layout =
      reusableLayout(in: size, lines: lines)
      ?? makeLayout(in: size, lines: lines, font: fittingFont(for: size.width, lines: lines))
    lastLayout = (size, lines, layout)
    return layout
  }

  /// Returns the layout of the text in lines of a width, without a limit of the height.
  private func measuringLayout(within width: CGFloat) -> TextLayout {
    if let measuredLayout, measuredLayout.width == width, measuredLayout.lines == numberOfLines {
      return measuredLayout.layout
    }
    let layout = makeLayout(
      in: CGSize(width: width, height: .infinity), lines: numberOfLines, font: storedFont.font)
    measuredLayout = (width, numberOfLines, layout)
    return layout
  }

  /// Returns the measured layout if it is that in a size as well.
  private func reusableLayout(in size: CGSize, lines: Int) -> TextLayout? {
    guard let measuredLayout, measuredLayout.lines == lines, !adjustsFontSizeToFitWidth,
      CGFloat(measuredLayout.layout.height) <= size.height
    else { return nil }
    if measuredLayout.width == size.width { return measuredLayout.layout }
    // Lines that fit are the same in every width if they start at the left edge.
    let isLeftAligned =
      textAlignment == .left
      || textAlignment == .natural
        && text?.unicodeScalars.allSatisfy { $0.value < Self.firstRightToLeftScalar } ?? false
    let fits =
      measuredLayout.width == .infinity && CGFloat(measuredLayout.layout.width) <= size.width
    return isLeftAligned && fits ? measuredLayout.layout : nil
  }

  /// The first scalar of the scripts that are written from right to left.
  private static let firstRightToLeftScalar: UInt32 = 0x590

  private func makeLayout(in size: CGSize, lines: Int, font: Font) -> TextLayout {
    let fallbacks = Stage.current?.fallbackFonts.faces.faces ?? []
    return TextLayout(
      text ?? "", font: fallbacks.isEmpty ? font : font.withFallbacks(fallbacks),
      width: Double(size.width), height: Double(size.height),
      alignment: TextAlignment(textAlignment), lineBreakMode: LineBreakMode(lineBreakMode),
      numberOfLines: lines)
  }

  /// Returns the label's font, in a smaller size if a single line has to be shrunk to fit.
  private func fittingFont(for width: CGFloat, lines: Int) -> Font {
    let font = storedFont.font
    guard adjustsFontSizeToFitWidth, lines == 1, width > 0 else { return font }
    var fitting = font
    let smallest = font.size * Double(min(max(minimumScaleFactor, 0), 1))
    // Widths are not quite proportional to font sizes: large letters are set closer together.
    for _ in 0..<4 {
      let natural = makeLayout(
        in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1, font: fitting
      ).width
      guard natural > Double(width) else { break }
      fitting = fitting.withSize(max(fitting.size * Double(width) / natural, smallest))
    }
    return fitting
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    // A rounding error must not make a length of whole pixels a pixel longer.
    roundedToPixels(length) { ($0 - 0.001).rounded(.up) }
  }

  private func roundedToPixels(_ length: CGFloat, _ round: (CGFloat) -> CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return round(length * scale) / scale
  }
}

extension TextAlignment {
  fileprivate init(_ alignment: NSTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension LineBreakMode {
  fileprivate init(_ mode: NSLineBreakMode) {
    self =
      switch mode {
      case .byWordWrapping: .byWordWrapping
      case .byCharWrapping: .byCharWrapping
      case .byClipping: .byClipping
      case .byTruncatingHead: .byTruncatingHead
      case .byTruncatingTail: .byTruncatingTail
      case .byTruncatingMiddle: .byTruncatingMiddle
      }
  }
}
