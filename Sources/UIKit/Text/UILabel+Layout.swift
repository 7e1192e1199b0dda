import QuartzCore
import Typography

extension UILabel {
  // MARK: Attributes

  /// Takes the attributes of the first character as those of the label.
  final func applyAttributes(of text: NSAttributedString) {
    guard text.length > 0 else { return }
    let source = attributedSource
    // The properties would otherwise change the whole text.
    attributedSource = nil
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
      textAlignment = style.alignment
      lineBreakMode = style.lineBreakMode
    }
    attributedSource = source
  }

  /// Changes an attribute of the whole text, if it has attributes.
  final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    guard let source = attributedSource, !keepsRuns else { return }
    let text = NSMutableAttributedString(attributedString: source)
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    attributedSource = text
  }

  /// Changes the paragraph style of the whole text, if it has attributes.
  final func setParagraphValue(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let source = attributedSource, source.length > 0, !keepsRuns else { return }
    let text = NSMutableAttributedString(attributedString: source)
    source.eachRange { attributes, range in
      let style = NSMutableParagraphStyle()
      if let before = attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(before)
      }
      change(style)
      text.addAttribute(.paragraphStyle, value: style, range: range)
    }
    attributedSource = text
  }

  /// Shows a text with attributes that the label's properties neither follow nor change.
  package final func showRuns(_ runs: NSAttributedString) {
    text = runs.string
    attributedSource = runs
    keepsRuns = true
    textDidChange()
  }

  /// Sets the style of paragraphs without one; the alignment and the line breaks are the label's.
  package final func showParagraphs(_ style: NSParagraphStyle) {
    paragraphDefaults = style
    textDidChange()
  }

  /// Whether the text has attributes, or needs the layout of such texts.
  private var isStyled: Bool {
    attributedSource != nil || allowsDefaultTighteningForTruncation || paragraphDefaults != nil
  }

  /// Returns the text with attributes, with a factor of its fonts' sizes.
  private func attributedText(scale: CGFloat) -> AttributedText {
    if scale == 1, let text = layouts.text { return text }
    let style = NSMutableParagraphStyle()
    if let paragraphDefaults { style.setParagraphStyle(paragraphDefaults) }
    (style.alignment, style.lineBreakMode) = (resolvedAlignment, lineBreakMode)
    if allowsDefaultTighteningForTruncation { style.allowsDefaultTighteningForTruncation = true }
    let defaults = TextDefaults(
      font: storedFont, color: storedTextColor, paragraphStyle: style,
      fallbacks: Stage.current?.fallbackFonts.faces.faces ?? [], scale: scale)
    let text = AttributedText(
      attributedSource ?? NSAttributedString(string: text ?? ""), defaults)
    if scale == 1 { layouts.text = text }
    return text
  }

  /// Adjusts the fonts to the content size category, if they follow it.
  final func adjustFonts() {
    guard adjustsFontForContentSizeCategory else { return }
    let traits = traitCollection
    if let source = attributedSource {
      let text = NSMutableAttributedString(attributedString: source)
      var isChanged = false
      source.eachRange { attributes, range in
        guard let font = attributes[.font] as? UIFont else { return }
        let adjusted = font.adjusted(for: traits)
        guard adjusted !== font else { return }
        text.addAttribute(.font, value: adjusted, range: range)
        isChanged = true
      }
      if isChanged { attributedSource = text }
      let adjusted = storedFont.adjusted(for: traits)
      guard isChanged || adjusted !== storedFont else { return }
      storedFont = adjusted
      textDidChange()
      layoutMetricsDidChange()
    } else {
      let adjusted = storedFont.adjusted(for: traits)
      if adjusted !== storedFont { font = adjusted }
    }
  }

  // MARK: Layout

  /// Discards the layouts that were made for the other direction of the interface.
  private func updateDirection() {
    let isReversed = isRightToLeft
    guard isReversed != layouts.isReversed else { return }
    layouts = LabelLayouts()
    layouts.isReversed = isReversed
  }

  /// The alignment of the text, which `natural` determines only from left to right.
  private var resolvedAlignment: NSTextAlignment {
    layouts.isReversed && textAlignment == .natural ? .right : textAlignment
  }

  /// Returns the layout of the text in a size.
  final func layout(in size: CGSize, lines: Int) -> LabelLayout {
    updateDirection()
    if let shown = layouts.shown, shown.size == size, shown.lines == lines {
      return shown.layout
    }
    var isShrunk = false
    let layout: LabelLayout
    if let measured = reusableLayout(in: size, lines: lines) {
      layout = measured
    } else {
      let scale = fittingScale(for: size.width, lines: lines)
      isShrunk = scale < 1
      layout = makeLayout(in: size, lines: lines, scale: scale)
    }
    layouts.shown = (size, lines, layout, isShrunk)
    return layout
  }

  /// Returns the layout of the text in lines of a width, without a limit of the height.
  final func measuringLayout(within width: CGFloat) -> LabelLayout {
    updateDirection()
    if let measured = layouts.measured, measured.width == width, measured.lines == numberOfLines {
      return measured.layout
    }
    let layout = makeLayout(
      in: CGSize(width: width, height: .infinity), lines: numberOfLines, scale: 1)
    layouts.measured = (width, numberOfLines, layout)
    return layout
  }

  /// Returns the measured layout if it is that in a size as well.
  private func reusableLayout(in size: CGSize, lines: Int) -> LabelLayout? {
    guard let measured = layouts.measured, measured.lines == lines, !adjustsFontSizeToFitWidth,
      CGFloat(measured.layout.height) <= size.height
    else { return nil }
    if measured.width == size.width { return measured.layout }
    // Lines that fit are the same in every width if they start at the left edge.
    let isLeftAligned =
      !isStyled
      && (textAlignment == .left
        || textAlignment == .natural && !layouts.isReversed
          && text?.unicodeScalars.allSatisfy { $0.value < Self.firstRightToLeftScalar } ?? false)
    let fits = measured.width == .infinity && CGFloat(measured.layout.width) <= size.width
    return isLeftAligned && fits ? measured.layout : nil
  }

  /// The first scalar of the scripts that are written from right to left.
  private static let firstRightToLeftScalar: UInt32 = 0x590

  /// Returns the size of all of the text, in lines of a width that are broken between words.
  ///
  /// - Parameter width: The width; 0 for one line per paragraph.
  package final func wholeTextSize(within width: CGFloat) -> CGSize {
    let limit = width > 0 ? width : .infinity
    let text = makeLayout(
      in: CGSize(width: limit, height: .infinity), lines: 0, scale: 1, mode: .byWordWrapping)
    return CGSize(
      width: min(roundedUp(CGFloat(text.width)), limit), height: roundedUp(CGFloat(text.height)))
  }

  private func makeLayout(
    in size: CGSize, lines: Int, scale: CGFloat, mode: NSLineBreakMode? = nil
  ) -> LabelLayout {
    let mode = mode ?? lineBreakMode
    guard isStyled else {
      let font =
        scale == 1
        ? storedFont.font : storedFont.font.withSize(storedFont.font.size * Double(scale))
      return .plain(plainLayout(in: size, lines: lines, font: font, mode: mode), font)
    }
    let text = attributedText(scale: scale)
    var options = StyledLayout.Options()
    (options.width, options.height) = (Double(size.width), Double(size.height))
    options.numberOfLines = lines
    options.lastLineMode = LineBreakMode(mode)
    return .styled(StyledLayout(text.styled, options), text)
  }

  private func plainLayout(
    in size: CGSize, lines: Int, font: Font, mode: NSLineBreakMode
  ) -> TextLayout {
    let fallbacks = Stage.current?.fallbackFonts.faces.faces ?? []
    return TextLayout(
      text ?? "", font: fallbacks.isEmpty ? font : font.withFallbacks(fallbacks),
      width: Double(size.width), height: Double(size.height),
      alignment: TextAlignment(resolvedAlignment), lineBreakMode: LineBreakMode(mode),
      numberOfLines: lines)
  }

  /// Returns the factor of the fonts' sizes, less than 1 if a single line has to be shrunk to fit.
  private func fittingScale(for width: CGFloat, lines: Int) -> CGFloat {
    guard adjustsFontSizeToFitWidth, lines == 1, width > 0 else { return 1 }
    let smallest = min(max(minimumScaleFactor, 0), 1)
    var scale: CGFloat = 1
    // Widths are not quite proportional to font sizes: large letters are set closer together.
    for _ in 0..<4 {
      let natural = CGFloat(
        makeLayout(
          in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1, scale: scale
        ).width)
      guard natural > width else { break }
      scale = max(scale * width / natural, smallest)
    }
    return scale
  }

  // MARK: Place

  /// Returns the distance of a text from the top of bounds, which it is centered in.
  final func top(of text: LabelLayout, _ height: CGFloat, in available: CGFloat) -> CGFloat {
    func centered(_ height: CGFloat) -> CGFloat {
      roundedToPixels((available - height) / 2) { $0.rounded() }
    }
    guard let shown = layouts.shown, shown.isShrunk else { return centered(height) }
    switch baselineAdjustment {
    case .alignCenters: return centered(height)
    case .none: return 0
    case .alignBaselines:
      let full = makeLayout(
        in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1, scale: 1)
      guard let baseline = full.firstBaseline, let own = text.firstBaseline else {
        return centered(height)
      }
      return centered(roundedUp(CGFloat(full.height))) + CGFloat(baseline - own)
    }
  }

  final func roundedUp(_ length: CGFloat) -> CGFloat {
    // A rounding error must not make a length of whole pixels a pixel longer, nor 0 negative: -0.0.
    roundedToPixels(length) { ($0 - 0.001).rounded(.up) + 0 }
  }

  final func roundedToPixels(_ length: CGFloat, _ round: (CGFloat) -> CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
    return round(length * scale) / scale
  }
}

extension TextAlignment {
  init(_ alignment: NSTextAlignment) {
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
  init(_ mode: NSLineBreakMode) {
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
