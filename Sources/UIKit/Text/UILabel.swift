import QuartzCore
import Typography

/// A text in one font and one colour, on one line or several.
@MainActor
open class UILabel: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font; nil for the system's at 17 points.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text's colour; nil for that of labels.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      setNeedsDisplay()
    }
  }

  /// The text.
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }
  /// Where lines stand in the label's width.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { textDidChange() } }
  }
  /// What becomes of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { textDidChange() } }
  }
  /// The most lines; 0 for as many as there is room for.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// Whether a single line that is too long is set in a smaller size.
  open var adjustsFontSizeToFitWidth = false {
    didSet { textDidChange() }
  }
  /// How small such a line may become, as a part of the font's size; 0 for as small as need be.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { textDidChange() }
  }
  /// The text's colour while the label is highlighted; nil for no other.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the text has its other colour.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownTextColor = UIColor.label
  /// What was set last, so that another colour or highlight sets nothing anew.
  private var lastSetting: (size: CGSize, lines: Int, layout: TextLayout)?

  /// Creates an empty label; touches pass through it.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Labels are not archived here: always nil.
  public required init?(coder: NSCoder) {
    return nil
  }

  private func textDidChange() {
    lastSetting = nil
    setNeedsDisplay()
  }

  // MARK: Size

  /// Returns the size of the text within a width; 0 is no limit, and neither is the height one.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = numberOfLines != 1 && size.width > 0
    let limit = isLimited ? size.width : .infinity
    let text = setText(
      in: CGSize(width: limit, height: .infinity), lines: numberOfLines, font: ownFont.font)
    return CGSize(
      width: min(roundedUp(CGFloat(text.width)), limit), height: roundedUp(CGFloat(text.height)))
  }

  /// The size of the text, its lines broken only where it says so itself.
  override open var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Returns where the text stands in a rectangle: in the middle of its height.
  ///
  /// The label draws its text where this says; override it to have it elsewhere.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let text = layout(in: bounds.size, lines: numberOfLines)
    let height = roundedUp(CGFloat(text.height))
    return CGRect(
      x: bounds.minX + CGFloat(text.lines.map(\.x).min() ?? 0),
      y: bounds.minY + pixels((bounds.height - height) / 2) { $0.rounded() },
      width: roundedUp(CGFloat(text.width)), height: height)
  }

  // MARK: Display

  override func displayContent() -> LayerContent {
    let text = layout(in: bounds.size, lines: numberOfLines)
    let rect = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    let origin = CGPoint(
      x: rect.minX - CGFloat(text.lines.map(\.x).min() ?? 0), y: rect.minY)
    let color = (isHighlighted ? highlightedTextColor : nil) ?? ownTextColor
    let runs = glyphRuns(
      of: text, at: origin, color: color.resolvedColor(with: traitCollection).cgColor)
    return runs.isEmpty ? .none : .glyphs(runs)
  }

  /// The glyphs of all lines; neighbours of one face are one run.
  ///
  /// Baselines stand on whole pixels, as UIKit's do, so that every line looks alike.
  private func glyphRuns(
    of text: TextLayout, at origin: CGPoint, color: CGColor
  ) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for line in text.lines {
      let baseline = origin.y + CGFloat(line.baseline)
      let shift = origin.y + pixels(baseline) { $0.rounded() } - baseline
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

  // MARK: Setting

  private func layout(in size: CGSize, lines: Int) -> TextLayout {
    if let lastSetting, lastSetting.size == size, lastSetting.lines == lines {
      return lastSetting.layout
    }
    let layout = setText(in: size, lines: lines, font: fittingFont(for: size.width, lines: lines))
    lastSetting = (size, lines, layout)
    return layout
  }

  private func setText(in size: CGSize, lines: Int, font: Font) -> TextLayout {
    TextLayout(
      text ?? "", font: font, width: Double(size.width), height: Double(size.height),
      alignment: TextAlignment(textAlignment), lineBreakMode: LineBreakMode(lineBreakMode),
      numberOfLines: lines)
  }

  /// The label's font, in the size that shows a single line whole if it may be smaller.
  private func fittingFont(for width: CGFloat, lines: Int) -> Font {
    let font = ownFont.font
    guard adjustsFontSizeToFitWidth, lines == 1, width > 0 else { return font }
    var fitting = font
    let smallest = font.size * Double(min(max(minimumScaleFactor, 0), 1))
    // Widths do not grow quite as sizes do: large letters stand closer together.
    for _ in 0..<4 {
      let natural = setText(
        in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1, font: fitting
      ).width
      guard natural > Double(width) else { break }
      fitting = fitting.withSize(max(fitting.size * Double(width) / natural, smallest))
    }
    return fitting
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    // A length of whole pixels must not become a pixel longer by a rounding error.
    pixels(length) { ($0 - 0.001).rounded(.up) }
  }

  private func pixels(_ length: CGFloat, _ round: (CGFloat) -> CGFloat) -> CGFloat {
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
