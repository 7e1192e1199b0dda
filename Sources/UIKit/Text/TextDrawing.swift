import QuartzCore
import Typography

/// What a text draws, in drawing order: the lines, glyphs and images at their places.
///
/// Contexts and layers replay it. Lengths are in points; y increases downward.
struct TextDrawing {
  /// A shape with its colors.
  enum Shape {
    /// Rectangles: backgrounds, and lines below and through the text.
    case fill([CGRect], CGColor)
    /// Glyphs.
    case glyphs(GlyphRun)
    /// An image that fills a rectangle; templates are drawn in the color.
    case image(UIImage, CGRect, tint: CGColor)
  }

  /// A blurred copy behind a shape.
  struct Shadow: Equatable {
    let color: CGColor
    let offset: CGSize
    /// Twice the standard deviation.
    let blur: CGFloat
  }

  /// A shape with its shadow.
  struct Element {
    var shape: Shape
    let shadow: Shadow?
  }

  /// The elements in drawing order.
  private(set) var elements: [Element] = []

  /// The glyphs, if the text draws nothing else; otherwise nil.
  var plainGlyphs: [GlyphRun]? {
    var runs: [GlyphRun] = []
    for element in elements {
      guard element.shadow == nil, case .glyphs(let run) = element.shape else { return nil }
      runs.append(run)
    }
    return runs
  }

  /// The drawing without the colors behind the text.
  var withoutBackgrounds: TextDrawing {
    var drawing = self
    drawing.elements.removeFirst(backgroundCount)
    drawing.backgroundCount = 0
    return drawing
  }

  /// The colors behind the text.
  var backgroundsAlone: TextDrawing {
    var drawing = self
    drawing.elements = Array(elements.prefix(backgroundCount))
    return drawing
  }

  /// The number of elements behind the text.
  private var backgroundCount = 0

  /// Inserts what another drawing draws between the backgrounds and the text.
  mutating func insert(_ other: TextDrawing) {
    elements.insert(contentsOf: other.elements, at: backgroundCount)
  }

  /// Creates a drawing of glyphs.
  init(glyphs: [GlyphRun]) {
    elements = glyphs.map { Element(shape: .glyphs($0), shadow: nil) }
  }

  /// How the colors of a text are changed.
  struct Colors {
    /// The traits with which dynamic colors are resolved.
    var traits: UITraitCollection
    /// The color of the text in place of its own; nil for its own.
    var replacement: UIColor?
    /// The factor of all opacities.
    var opacity: CGFloat = 1

    func resolved(_ color: UIColor) -> CGColor {
      let color = color.resolvedColor(with: traits)
      return opacity == 1
        ? color.cgColor : color.withAlphaComponent(color.cgColor.alpha * opacity).cgColor
    }
  }

  /// Creates what a layout draws.
  ///
  /// Baselines and the lines below and through the text are aligned to whole pixels, as in UIKit, so
  /// that all lines are rendered alike.
  ///
  /// - Parameters:
  ///   - text: The text of the layout.
  ///   - layout: The layout.
  ///   - origin: The place of the layout's top left corner.
  ///   - colors: How the colors are changed.
  init(_ text: AttributedText, _ layout: StyledLayout, at origin: CGPoint, _ colors: Colors) {
    let scale = colors.traits.displayScale > 0 ? colors.traits.displayScale : 1
    for line in layout.lines {
      for run in line.runs {
        guard text.looks.indices.contains(run.style.tag),
          let background = text.looks[run.style.tag].background
        else { continue }
        let rect = CGRect(
          x: origin.x + CGFloat(run.x), y: origin.y + CGFloat(line.y), width: CGFloat(run.width),
          height: CGFloat(line.height))
        fill([rect], colors.resolved(background), nil)
      }
    }
    backgroundCount = elements.count
    for line in layout.lines {
      let baseline = ((origin.y + CGFloat(line.baseline)) * scale).rounded() / scale
      let places = line.runs.filter { text.looks.indices.contains($0.style.tag) }.map {
        RunPlace(
          run: $0, left: origin.x, baseline: baseline, shift: baseline - CGFloat(line.baseline),
          scale: scale)
      }
      for place in places { appendUnderline(text.looks[place.run.style.tag], place, colors) }
      for place in places { appendContent(text.looks[place.run.style.tag], place, colors) }
      for place in places { appendStrikethrough(text.looks[place.run.style.tag], place, colors) }
    }
  }

  /// Where a run is.
  private struct RunPlace {
    let run: StyledLayout.Run
    let left: CGFloat
    let baseline: CGFloat
    /// The distance from the layout's coordinates to the drawing's.
    let shift: CGFloat
    let scale: CGFloat

    var x: CGFloat { left + CGFloat(run.x) }
  }

  private mutating func appendUnderline(
    _ look: TextLook, _ place: RunPlace, _ colors: Colors
  ) {
    guard !look.underline.isEmpty else { return }
    let metrics = place.run.style.font.underline
    let rects = lines(
      look.underline, place, center: place.baseline - CGFloat(metrics.position),
      thickness: CGFloat(metrics.thickness))
    fill(rects, lineColor(look.underlineColor, look, colors), shadow(look.shadow, colors))
  }

  private mutating func appendStrikethrough(
    _ look: TextLook, _ place: RunPlace, _ colors: Colors
  ) {
    guard !look.strikethrough.isEmpty else { return }
    let font = place.run.style.font
    let rects = lines(
      look.strikethrough, place,
      center: place.baseline - CGFloat(font.xHeight / 2 + place.run.style.baselineOffset),
      thickness: CGFloat(font.underline.thickness))
    fill(rects, lineColor(look.strikethroughColor, look, colors), shadow(look.shadow, colors))
  }

  /// Returns the color of a line, which by default is that of the text.
  private func lineColor(_ color: UIColor?, _ look: TextLook, _ colors: Colors) -> CGColor {
    colors.resolved(colors.replacement ?? color ?? look.color)
  }

  private mutating func appendContent(_ look: TextLook, _ place: RunPlace, _ colors: Colors) {
    let run = place.run
    let color = colors.resolved(colors.replacement ?? look.color)
    let shadow = shadow(look.shadow, colors)
    if run.isAttachment {
      let bounds = look.attachmentBounds
      let image = look.attachment?.image(forBounds: bounds, textContainer: nil, characterIndex: 0)
      if let image {
        let rect = CGRect(
          x: place.x + bounds.minX,
          y: place.baseline - CGFloat(run.style.baselineOffset) - bounds.maxY,
          width: bounds.width, height: bounds.height)
        elements.append(Element(shape: .image(image, rect, tint: color), shadow: shadow))
      }
    } else if !run.glyphs.isEmpty {
      for glyphs in glyphs(look, place, color, colors) {
        elements.append(Element(shape: .glyphs(glyphs), shadow: shadow))
      }
    }
  }

  private func shadow(_ shadow: NSShadow?, _ colors: Colors) -> Shadow? {
    guard let shadow, let color = shadow.shadowColor as? UIColor else { return nil }
    let blur = shadow.shadowBlurRadius
    return Shadow(
      color: colors.resolved(color), offset: shadow.shadowOffset,
      blur: blur.isFinite ? max(blur, 0) : 0)
  }

  /// Returns the filled glyphs, their outlines, or both.
  private func glyphs(
    _ look: TextLook, _ place: RunPlace, _ color: CGColor, _ colors: Colors
  ) -> [GlyphRun] {
    var run = GlyphRun(
      fontFile: place.run.face.file, faceIndex: place.run.face.index,
      size: CGFloat(place.run.size), color: color,
      glyphs: place.run.glyphs.map { glyph in
        GlyphRun.Glyph(
          id: glyph.id,
          position: CGPoint(
            x: place.left + CGFloat(glyph.x), y: place.shift + CGFloat(glyph.y)))
      })
    run.horizontalScale = CGFloat(place.run.style.horizontalScale)
    run.obliqueness = look.obliqueness
    guard look.strokeWidth != 0 else { return [run] }
    var outline = run
    outline.strokeWidth = abs(look.strokeWidth) / 100 * CGFloat(place.run.style.font.size)
    if colors.replacement == nil, let strokeColor = look.strokeColor {
      outline.color = colors.resolved(strokeColor)
    }
    return look.strokeWidth < 0 ? [run, outline] : [outline]
  }

  /// Appends rectangles; those that continue the last ones to the right are merged with them.
  private mutating func fill(_ rects: [CGRect], _ color: CGColor, _ shadow: Shadow?) {
    guard !rects.isEmpty else { return }
    if elements.count > backgroundCount, let last = elements.last,
      case .fill(var filled, color) = last.shape, last.shadow == shadow
    {
      for rect in rects {
        if let index = filled.lastIndex(where: { $0.isContinued(by: rect) }) {
          filled[index] = filled[index].union(rect)
        } else {
          filled.append(rect)
        }
      }
      elements[elements.count - 1].shape = .fill(filled, color)
    } else {
      elements.append(Element(shape: .fill(rects, color), shadow: shadow))
    }
  }

  // MARK: Lines

  /// The maximum number of dashes of one run; a longer line is solid.
  private static let maxDashes = 2_000

  /// Returns the rectangles of lines along a run, at least a pixel thick.
  private func lines(
    _ style: NSUnderlineStyle, _ place: RunPlace, center: CGFloat, thickness: CGFloat
  ) -> [CGRect] {
    func rounded(_ length: CGFloat) -> CGFloat {
      (length * place.scale).rounded() / place.scale
    }
    let isThick = style.rawValue & 0xF == NSUnderlineStyle.thick.rawValue
    let height = max(rounded(thickness), 1 / place.scale) * (isThick ? 2 : 1)
    let top = rounded(center - height / 2)
    let isDouble = style.rawValue & 0xF == NSUnderlineStyle.double.rawValue
    let tops = isDouble ? [top, top + 2 * height] : [top]
    let spans =
      style.contains(.byWord)
      ? place.run.words : [StyledLayout.Span(x: place.run.x, width: place.run.width)]
    return tops.flatMap { top in
      spans.flatMap { span in
        dashes(
          style, from: place.left + CGFloat(span.x), width: CGFloat(span.width), unit: height
        ).map {
          CGRect(x: $0.start, y: top, width: $0.end - $0.start, height: height)
        }
      }
    }
  }

  /// Returns the ends of the dashes of a line's pattern, whose phase is the same in all runs.
  private func dashes(
    _ style: NSUnderlineStyle, from start: CGFloat, width: CGFloat, unit: CGFloat
  ) -> [(start: CGFloat, end: CGFloat)] {
    guard width > 0 else { return [] }
    // The lengths of dashes and gaps in thicknesses; Flipbook's choice.
    let pattern: [CGFloat] =
      switch style.rawValue & 0xF00 {
      case 0x100: [2, 2]
      case 0x200: [6, 3]
      case 0x300: [6, 3, 2, 3]
      case 0x400: [6, 3, 2, 3, 2, 3]
      default: []
      }
    let period = pattern.reduce(0, +) * unit
    guard period > 0, width / period * 3 < CGFloat(Self.maxDashes) else {
      return [(start, start + width)]
    }
    var dashes: [(start: CGFloat, end: CGFloat)] = []
    var position = (start / period).rounded(.down) * period
    while position < start + width {
      for (index, length) in pattern.enumerated() {
        let end = position + length * unit
        let (left, right) = (max(position, start), min(end, start + width))
        // The rounding of widths leaves no dash at the end.
        if index % 2 == 0, right - left > unit / 100 { dashes.append((left, right)) }
        position = end
      }
    }
    return dashes
  }
}

extension CGRect {
  /// Returns whether another rectangle of the same height starts where this one ends.
  fileprivate func isContinued(by other: CGRect) -> Bool {
    abs(maxX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6
      && abs(height - other.height) < 1e-6
  }
}
