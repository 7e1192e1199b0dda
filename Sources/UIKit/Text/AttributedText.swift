import QuartzCore
import Typography

/// The look of characters, which does not affect their layout.
struct TextLook {
  var color = UIColor.black
  var background: UIColor?
  var underline = NSUnderlineStyle()
  var underlineColor: UIColor?
  var strikethrough = NSUnderlineStyle()
  var strikethroughColor: UIColor?
  var shadow: NSShadow?
  /// The width of the outline, in percent of the font's size; the inside is filled unless it is positive.
  var strokeWidth: CGFloat = 0
  var strokeColor: UIColor?
  var obliqueness: CGFloat = 0
  var attachment: NSTextAttachment?
  /// The rectangle of the attachment relative to the baseline.
  var attachmentBounds = CGRect.zero
}

/// What characters without attributes have.
struct TextDefaults {
  var font = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)
  var color = UIColor.black
  var paragraphStyle = NSParagraphStyle.default
  /// The installed fonts that are searched for characters that a font lacks.
  var fallbacks: [FontFace] = []
  /// The factor of all fonts' sizes.
  var scale: CGFloat = 1
}

/// A text with attributes, read for its layout.
struct AttributedText {
  /// The text with its fonts; the tags of the styles are indices of `looks`.
  private(set) var styled = StyledText([])
  /// The looks of the characters.
  private(set) var looks: [TextLook] = []

  /// Reads a text; values of attributes of other types than documented are ignored.
  init(_ source: NSAttributedString, _ defaults: TextDefaults) {
    let characters = Array(source.string.utf16)
    var builder = ParagraphBuilder(defaults)
    var looks: [TextLook] = []
    source.eachRange { attributes, range in
      let (style, look) = Self.read(attributes, defaults)
      builder.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
      looks.append(look)
      builder.style = style
      builder.style.tag = looks.count - 1
      let start = min(range.location, characters.count)
      builder.append(characters, start..<min(range.location + range.length, characters.count))
    }
    self.looks = looks
    styled = StyledText(builder.finished())
  }

  private static func read(
    _ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults
  ) -> (StyledText.Style, TextLook) {
    let font = (attributes[.font] as? UIFont ?? defaults.font).font
    let sized = defaults.scale == 1 ? font : font.withSize(font.size * Double(defaults.scale))
    var style = StyledText.Style(
      font: defaults.fallbacks.isEmpty ? sized : sized.withFallbacks(defaults.fallbacks))
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      attributes[key].flatMap(CGFloat.init(attribute:))
    }
    style.kern = Double(number(.tracking) ?? number(.kern) ?? 0)
    style.baselineOffset = Double(number(.baselineOffset) ?? 0)
    if let expansion = number(.expansion) {
      style.horizontalScale = exponential(Double(min(max(expansion, -4), 4)))
    }
    if let ligature = number(.ligature) {
      style.ligatures = ligature >= 2 ? .all : ligature > 0 ? .standard : .none
    }
    style.embeddings = embeddings(attributes[.writingDirection])

    var look = TextLook()
    look.color = color(attributes[.foregroundColor]) ?? defaults.color
    look.background = color(attributes[.backgroundColor])
    func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      attributes[key] as? NSUnderlineStyle
        ?? NSUnderlineStyle(rawValue: Int(min(max(number(key) ?? 0, 0), 0xFFFF)))
    }
    look.underline = lines(.underlineStyle)
    look.underlineColor = color(attributes[.underlineColor])
    look.strikethrough = lines(.strikethroughStyle)
    look.strikethroughColor = color(attributes[.strikethroughColor])
    look.shadow = attributes[.shadow] as? NSShadow
    look.strokeWidth = number(.strokeWidth) ?? 0
    look.strokeColor = color(attributes[.strokeColor])
    look.obliqueness = number(.obliqueness) ?? 0
    if attributes[.link] != nil {
      look.color = .link
      if look.underline.isEmpty { look.underline = .single }
    }
    if let attachment = attributes[.attachment] as? NSTextAttachment {
      look.attachment = attachment
      let font = attributes[.font] as? UIFont
      let bounds = attachment.shownBounds(lineHeight: font?.lineHeight ?? 0)
      look.attachmentBounds = bounds
      style.attachment = StyledText.Attachment(
        width: finite(bounds.width), top: finite(bounds.maxY), bottom: finite(bounds.minY))
    }
    return (style, look)
  }

  private static func finite(_ value: CGFloat) -> Double {
    value.isFinite ? Double(min(max(value, -1e5), 1e5)) : 0
  }

  private static func color(_ value: Any?) -> UIColor? {
    value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }
  }

  /// Returns the formatting characters of nested directions.
  private static func embeddings(_ value: Any?) -> [Unicode.Scalar] {
    guard let list = value as? [Any] else { return [] }
    // The bidirectional algorithm has at most 125 levels.
    return list.prefix(60).compactMap { entry in
      switch CGFloat(attribute: entry) {
      case 0: "\u{202A}"
      case 1: "\u{202B}"
      case 2: "\u{202D}"
      case 3: "\u{202E}"
      default: nil
      }
    }
  }

  /// Returns e to a power from -4 to 4, with the same result on every machine.
  private static func exponential(_ power: Double) -> Double {
    let part = power / 256
    let small = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4 * (1 + part / 5))))
    return (0..<8).reduce(small) { result, _ in result * result }
  }
}

extension NSAttributedString {
  /// Runs a closure with the attributes of each range of characters that share them, in a range or the whole text.
  final func eachRange(in limits: NSRange? = nil, _ body: ([Key: Any], NSRange) -> Void) {
    let length = length
    var position = limits?.location ?? 0
    let last = limits.map { min($0.location + $0.length, length) } ?? length
    while position < last {
      var range = NSRange(location: position, length: last - position)
      let attributes = attributes(at: position, effectiveRange: &range)
      let end = min(max(range.location + range.length, position + 1), last)
      body(attributes, NSRange(location: position, length: end - position))
      position = end
    }
  }
}

/// Splits runs of characters into paragraphs.
private struct ParagraphBuilder {
  let defaults: TextDefaults
  /// The style of the next characters.
  var style: StyledText.Style
  /// The paragraph style of the next characters; nil for the default.
  var paragraphStyle: NSParagraphStyle?
  private var paragraphs: [StyledText.Paragraph] = []
  private var current: StyledText.Paragraph?

  init(_ defaults: TextDefaults) {
    self.defaults = defaults
    style = StyledText.Style(font: defaults.font.font)
  }

  /// Appends characters with the current style.
  mutating func append(_ characters: [UInt16], _ range: Range<Int>) {
    var start = range.lowerBound
    for position in range where Self.separators.contains(characters[position]) {
      // The line feed of a carriage return is part of the separator.
      if characters[position] == 0xA, position > 0, characters[position - 1] == 0xD {
        start = position + 1
        continue
      }
      append(characters[start..<position], at: start)
      open(at: position)
      paragraphs.append(contentsOf: current.map { [$0] } ?? [])
      current = nil
      start = position + 1
    }
    append(characters[start..<range.upperBound], at: start)
  }

  /// The characters that end paragraphs.
  private static let separators: Set<UInt16> = [0xA, 0xB, 0xC, 0xD, 0x85, 0x2029]

  private mutating func append(_ characters: ArraySlice<UInt16>, at position: Int) {
    guard !characters.isEmpty else { return }
    open(at: position)
    current?.runs.append(StyledText.Run(String(decoding: characters, as: UTF16.self), style))
  }

  /// Starts a paragraph if there is none, with the style of its first character.
  private mutating func open(at position: Int) {
    guard current == nil else { return }
    current = StyledText.Paragraph(
      [], style: ParagraphStyle(paragraphStyle ?? defaults.paragraphStyle), emptyStyle: style,
      offset: position)
  }

  /// Returns the paragraphs; a separator at the end starts no other paragraph.
  func finished() -> [StyledText.Paragraph] { paragraphs + (current.map { [$0] } ?? []) }
}

extension ParagraphStyle {
  /// Creates the layout's values of a style; lengths that are not finite or very long are limited.
  init(_ style: NSParagraphStyle) {
    self.init()
    func length(_ value: CGFloat, _ range: ClosedRange<CGFloat> = 0...1e5) -> Double {
      value.isNaN ? 0 : Double(min(max(value, range.lowerBound), range.upperBound))
    }
    alignment = TextAlignment(style.alignment)
    lineBreakMode = LineBreakMode(style.lineBreakMode)
    direction =
      switch style.baseWritingDirection {
      case .natural: .natural
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    lineSpacing = length(style.lineSpacing)
    paragraphSpacing = length(style.paragraphSpacing)
    paragraphSpacingBefore = length(style.paragraphSpacingBefore)
    lineHeightMultiple = length(style.lineHeightMultiple)
    minimumLineHeight = length(style.minimumLineHeight)
    maximumLineHeight = length(style.maximumLineHeight)
    firstLineHeadIndent = length(style.firstLineHeadIndent)
    headIndent = length(style.headIndent)
    tailIndent = length(style.tailIndent, -1e5...1e5)
    tabStops = style.tabStops.map {
      TabStop(location: length($0.location), alignment: TextAlignment($0.alignment))
    }.sorted { $0.location < $1.location }
    tabInterval = length(style.defaultTabInterval)
    allowsTightening = style.allowsDefaultTighteningForTruncation
  }
}

extension CGFloat {
  /// Creates a number from the value of an attribute; nil for other values and NaN.
  init?(attribute value: Any) {
    let number: CGFloat? =
      switch value {
      case let value as CGFloat: value
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as Float: CGFloat(value)
      case let value as Bool: value ? 1 : 0
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: nil
      }
    guard let number, !number.isNaN else { return nil }
    self = Swift.min(Swift.max(number, -1e5), 1e5)
  }
}
