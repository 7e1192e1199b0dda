import QuartzCore
import Typography

/// Methods that are called by the layout of a text.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
  /// Called when the text has been laid out in a container; nil if not all of it fits.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}

/// An object that lays out a text in containers, and finds its glyphs.
///
/// There is one glyph for each UTF-16 unit of the text, so that the numbers of glyphs are those of
/// characters; the others of a ligature have no width.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { invalidateLayout() } }
  /// The containers, which the text fills one after the other.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The object that is notified of layouts.
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether lines have the fonts' leading; true by default.
  open var usesFontLeading = true { didSet { invalidateLayout() } }
  /// Whether parts may be laid out alone, which has no effect; false by default.
  open var allowsNonContiguousLayout = false
  /// Whether control characters are shown, which has no effect; false by default.
  open var showsControlCharacters = false
  /// Whether invisible characters are shown, which has no effect; false by default.
  open var showsInvisibleCharacters = false
  /// Whether words are hyphenated, which has no effect; false by default.
  open var usesDefaultHyphenation = false

  private final var storedLayouts: [ContainerLayout]?

  /// Creates an object without a text.
  override public init() { super.init() }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Containers

  /// Adds a container behind the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(index, 0), textContainers.count))
    container.layoutManager = self
    invalidateLayout()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidateLayout()
  }

  /// Lays out the text again after a change of a container.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidateLayout() }

  /// Lays out the text again when it is next asked for.
  final func invalidateLayout() { storedLayouts = nil }

  /// Lays out a part again.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    actualCharRange?.pointee = charRange
    invalidateLayout()
  }

  /// Draws a part again; views that show the text do so after its changes.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Draws a part again; views that show the text do so after its changes.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
  /// Lays out the text of a container.
  open func ensureLayout(for container: NSTextContainer) { _ = layouts }
  /// Lays out a part of the text.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = layouts }
  /// Finds the glyphs of a part of the text.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = layouts }

  final var layouts: [ContainerLayout] {
    if let storedLayouts { return storedLayouts }
    let text = textStorage?.snapshot
    var start = 0
    var result: [ContainerLayout] = []
    for container in textContainers {
      let layout = ContainerLayout(
        text ?? NSAttributedString(string: ""), from: start, container,
        usesLeading: usesFontLeading)
      start = layout.range.upperBound
      result.append(layout)
    }
    storedLayouts = result
    let isFinished = start >= text?.length ?? 0
    delegate?.layoutManager(
      self, didCompleteLayoutFor: isFinished ? textContainers.last : nil, atEnd: isFinished)
    return result
  }

  final func layout(of container: NSTextContainer) -> ContainerLayout? {
    textContainers.firstIndex { $0 === container }.map { layouts[$0] }
  }

  final func layout(at glyph: Int) -> ContainerLayout? {
    layouts.first { $0.range.contains(glyph) } ?? layouts.last { !$0.range.isEmpty }
  }

  // MARK: Glyphs and characters

  /// The number of glyphs, which is that of the text's UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns whether there is a glyph.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }

  /// Returns the glyphs of a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    layout(of: container)?.range.units ?? NSRange(location: 0, length: 0)
  }

  /// Returns the glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the container of a glyph, and its glyphs.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let layout = layout(at: glyphIndex) else { return nil }
    effectiveGlyphRange?.pointee = layout.range.units
    return layout.container
  }

  // MARK: Places

  /// Returns the area that the text of a container uses, in points, with the space at the ends of lines.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    layout(of: container)?.usedRect ?? .zero
  }

  /// Returns the area of the line of a glyph, as wide as the container, and the glyphs of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let layout = layout(at: glyphIndex), let line = layout.line(at: glyphIndex) else {
      return .zero
    }
    effectiveGlyphRange?.pointee = layout.glyphs(of: line).units
    return layout.fragment(line)
  }

  /// Returns the area of the line of a glyph that has glyphs, and the glyphs of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let layout = layout(at: glyphIndex), let line = layout.line(at: glyphIndex) else {
      return .zero
    }
    effectiveGlyphRange?.pointee = layout.glyphs(of: line).units
    return layout.usedFragment(line)
  }

  /// The line below a text that ends with a line break; zero for none.
  open var extraLineFragmentRect: CGRect { layouts.last?.extraLine ?? .zero }

  /// Returns the place of a glyph on its baseline, relative to the line.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let layout = layout(at: glyphIndex), let line = layout.line(at: glyphIndex) else {
      return .zero
    }
    return CGPoint(
      x: layout.x(of: glyphIndex, in: line), y: CGFloat(line.baseline - line.y))
  }

  /// Returns the smallest area that encloses glyphs in a container.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let range = glyphRange.units else { return .zero }
    let rects = layout(of: container)?.rects(of: range) ?? []
    return rects.reduce(CGRect.null) { $0.union($1) }.standardizedOrZero
  }

  /// Calls a closure with the areas of glyphs, one for each line, until it sets its last argument.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let range = glyphRange.units else { return }
    var stop = ObjCBool(false)
    for rect in layout(of: textContainer)?.rects(of: range) ?? [] {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure with the lines of glyphs, until it sets its last argument.
  ///
  /// - Parameter block: Receives the area of the line, the part with glyphs, the container, the glyphs,
  ///   and what ends the enumeration.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block:
      (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let range = glyphRange.units else { return }
    var stop = ObjCBool(false)
    for layout in layouts {
      for line in layout.lines where layout.glyphs(of: line).overlaps(range) {
        block(
          layout.fragment(line), layout.usedFragment(line), layout.container,
          layout.glyphs(of: line).units, &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// Returns the glyphs that the end of a line leaves out; `NSNotFound` for none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let layout = layout(at: glyphIndex), layout.isTruncated, let line = layout.lines.last,
      layout.glyphs(of: line).contains(glyphIndex)
    else { return NSRange(location: NSNotFound, length: 0) }
    let shown = layout.shownEnd(of: line)
    return (shown..<max(shown, numberOfGlyphs)).units
  }

  /// Returns the glyph at a point of a container, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: nil)
  }

  /// Returns the glyph at a point of a container, and how far through it the point is, from 0 to 1.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = layout(of: container)?.glyph(at: point) ?? (0, 0)
    partialFraction?.pointee = found.1
    return found.0
  }

  /// Returns how far through its glyph a point is, from 0 to 1.
  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    layout(of: container)?.glyph(at: point).1 ?? 0
  }

  /// Returns the character at a point of a container, and how far the point is between its edges.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Draws the colors behind glyphs into the current context.
  ///
  /// - Parameter origin: The place of the container's upper left corner.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, isBackground: true)
  }

  /// Draws glyphs into the current context, with the lines below and through them.
  ///
  /// - Parameter origin: The place of the container's upper left corner.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin, isBackground: false)
  }

  private func draw(_ glyphs: NSRange, at origin: CGPoint, isBackground: Bool) {
    guard let range = glyphs.units else { return }
    for layout in layouts where layout.range.overlaps(range) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let rects = layout.rects(of: range).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
      let isPart =
        !(range.lowerBound <= layout.range.lowerBound
        && layout.range.upperBound <= range.upperBound)
      if isPart {
        context.saveGState()
        context.clip(to: rects.map { $0.insetBy(dx: 0, dy: -1) })
      }
      let drawing = layout.drawing(at: origin)
      (isBackground ? drawing.backgroundsAlone : drawing.withoutBackgrounds).draw(in: context)
      if isPart { context.restoreGState() }
    }
  }
}

extension CGRect {
  fileprivate var standardizedOrZero: CGRect { isNull ? .zero : self }
}
