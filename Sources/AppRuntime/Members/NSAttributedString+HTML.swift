import UIKit

extension NSAttributedString {
  /// The formats of documents.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF, which is not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with attachments, which is not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// The names of options of documents.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The format, a `DocumentType`.
    public static let documentType = Self(rawValue: "DocumentType")
    /// The encoding, a number; UTF-8 whatever is set.
    public static let characterEncoding = Self(rawValue: "CharacterEncoding")
    /// The default attributes, which are ignored.
    public static let defaultAttributes = Self(rawValue: "DefaultAttributes")
  }

  /// Creates a text from a document: plain text, or HTML with the common elements.
  ///
  /// HTML is 12-point Times on Apple's systems; here it has the replacement of that font. Of styles, colors and sizes are
  /// read.
  ///
  /// - Throws: An error for another format, or for data that is not UTF-8.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: AutoreleasingDictionary? = nil
  ) throws {
    guard let text = String(data: data, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    switch options[.documentType] as? DocumentType ?? .plain {
    case .plain: self.init(string: text)
    case .html: self.init(attributedString: HTMLReader().read(text))
    default: throw CocoaError(.featureUnsupported)
    }
  }

  /// The place of attributes of a document, which are not provided.
  public typealias AutoreleasingDictionary = UnsafeMutablePointer<NSDictionary?>
}

/// Makes text with attributes of HTML.
private final class HTMLReader {
  /// The attributes of an element's text.
  private struct Style {
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruck = false
    var isCode = false
    var size: CGFloat = 12
    var color: UIColor?
    var link: String?
    var offset: CGFloat = 0
    var isCentered = false
  }

  private let result = NSMutableAttributedString()
  private var stack: [(name: String, style: Style)] = []
  private var style = Style()
  /// The numbers of the items of ordered lists; nil for others.
  private var lists: [Int?] = []
  private var endsWithSpace = true
  private var isHidden = false

  func read(_ html: String) -> NSAttributedString {
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { return result }
      if rest[start...].hasPrefix("<!--"), let close = rest[start...].range(of: "-->") {
        rest = rest[close.upperBound...]
        continue
      }
      tag(rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    add(rest)
    return result
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "tr",
  ]
  private static let sizes: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14.04, "h4": 12, "h5": 9.96, "h6": 8.04,
  ]

  private func tag(_ content: Substring) {
    let isEnd = content.hasPrefix("/")
    let text = isEnd ? content.dropFirst() : content
    let name = text.prefix { $0.isLetter || $0.isNumber }.lowercased()
    if ["style", "script", "head", "title"].contains(name) {
      isHidden = !isEnd
      return
    }
    if Self.blocks.contains(name) { breakLine() }
    if isEnd { return close(name) }
    switch name {
    case "br":
      append("\u{2028}")
      endsWithSpace = true
      return
    case "hr", "img", "meta", "link", "input": return
    default: break
    }
    stack.append((name, style))
    switch name {
    case "b", "strong": style.isBold = true
    case "i", "em": style.isItalic = true
    case "u", "ins": style.isUnderlined = true
    case "s", "del", "strike": style.isStruck = true
    case "code", "pre", "tt": style.isCode = true
    case "small": style.size *= 0.83
    case "big": style.size *= 1.2
    case "sup": (style.offset, style.size) = (style.size / 3, style.size * 0.83)
    case "sub": (style.offset, style.size) = (-style.size / 4, style.size * 0.83)
    case "center": style.isCentered = true
    case "a":
      style.link = attribute("href", in: text)
      (style.color, style.isUnderlined) = (UIColor(red: 0, green: 0, blue: 0.93, alpha: 1), true)
    case "ul": lists.append(nil)
    case "ol": lists.append(0)
    case "li": beginItem()
    case let name where Self.sizes[name] != nil:
      (style.size, style.isBold) = (Self.sizes[name] ?? 12, true)
    default: break
    }
    if let color = attribute("color", in: text).flatMap(Self.color) { style.color = color }
    for rule in (attribute("style", in: text) ?? "").split(separator: ";") { apply(rule) }
  }

  private func close(_ name: String) {
    if name == "ul" || name == "ol" { _ = lists.popLast() }
    guard let index = stack.lastIndex(where: { $0.name == name }) else { return }
    style = stack[index].style
    stack.removeSubrange(index...)
  }

  private func beginItem() {
    guard let list = lists.last else { return }
    if let number = list { lists[lists.count - 1] = number + 1 }
    append("\t" + (list.map { "\($0 + 1)." } ?? "•") + "\t")
    endsWithSpace = true
  }

  private func apply(_ rule: Substring) {
    let parts = rule.split(separator: ":", maxSplits: 1)
      .map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
    guard parts.count == 2 else { return }
    switch parts[0] {
    case "color": style.color = Self.color(parts[1]) ?? style.color
    case "font-size":
      guard let number = Double(parts[1].prefix { $0.isNumber || $0 == "." }) else { return }
      // A pixel of HTML is three quarters of a point.
      style.size = CGFloat(number) * (parts[1].hasSuffix("px") ? 0.75 : 1)
    case "font-weight":
      style.isBold = parts[1].hasPrefix("bold") || (Int(parts[1]) ?? 0) >= 600
    case "font-style": style.isItalic = parts[1] == "italic"
    case "text-decoration": style.isUnderlined = parts[1].contains("underline")
    case "text-align": style.isCentered = parts[1] == "center"
    default: break
    }
  }

  private func attribute(_ name: String, in tag: Substring) -> String? {
    guard let found = tag.range(of: "\(name)=", options: .caseInsensitive),
      found.lowerBound == tag.startIndex
        || tag[tag.index(before: found.lowerBound)].isWhitespace
    else { return nil }
    let rest = tag[found.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      return String(rest.prefix { !$0.isWhitespace && $0 != "/" })
    }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  private static let names: [String: Int] = [
    "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF, "black": 0, "white": 0xFFFFFF,
    "gray": 0x808080, "orange": 0xFFA500, "yellow": 0xFFFF00,
    "purple": 0x800080, "brown": 0xA52A2A, "pink": 0xFFC0CB, "navy": 0x000080, "teal": 0x008080,
  ]

  private static func color(_ text: String) -> UIColor? {
    var number = names[text.lowercased()]
    if text.hasPrefix("#") {
      var digits = String(text.dropFirst())
      if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
      number = digits.count == 6 ? Int(digits, radix: 16) : nil
    } else if text.lowercased().hasPrefix("rgb(") {
      let parts = text.dropFirst(4).split { !$0.isNumber }.compactMap { Int($0) }
      if parts.count == 3 { number = parts.reduce(0) { $0 << 8 | min($1, 255) } }
    }
    return number.map {
      UIColor(
        red: CGFloat($0 >> 16 & 255) / 255, green: CGFloat($0 >> 8 & 255) / 255,
        blue: CGFloat($0 & 255) / 255, alpha: 1)
    }
  }

  // MARK: Text

  private func breakLine() {
    guard result.length > 0, !result.string.hasSuffix("\n") else { return }
    append("\n")
    endsWithSpace = true
  }

  /// Adds text whose white space is one space, and whose entities are characters.
  private func add(_ text: Substring) {
    guard !isHidden, !text.isEmpty else { return }
    var shown = ""
    for character in text {
      guard character.isWhitespace else {
        shown.append(character)
        endsWithSpace = false
        continue
      }
      if !endsWithSpace { shown.append(" ") }
      endsWithSpace = true
    }
    append(Self.replacingEntities(shown))
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©",
    "reg": "®", "hellip": "…", "mdash": "—", "ndash": "–", "bull": "•", "euro": "€",
    "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“",
  ]

  private static func replacingEntities(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", Substring(text))
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let tail = rest[rest.index(after: start)...]
      guard let end = tail.prefix(10).firstIndex(of: ";") else {
        result += "&"
        rest = tail
        continue
      }
      let name = tail[..<end]
      let number =
        name.hasPrefix("#x") || name.hasPrefix("#X")
        ? UInt32(name.dropFirst(2), radix: 16)
        : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
      result +=
        number.flatMap(Unicode.Scalar.init).map { String($0) } ?? entities[String(name)]
        ?? "&\(name);"
      rest = tail[tail.index(after: end)...]
    }
    return result + rest
  }

  private func append(_ text: String) {
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  /// The plain, italic, bold, and bold italic font of text, and of code.
  private static let fonts = [
    "TimesNewRomanPSMT", "TimesNewRomanPS-ItalicMT", "TimesNewRomanPS-BoldMT",
    "TimesNewRomanPS-BoldItalicMT",
  ]
  private static let codeFonts = [
    "Courier", "Courier-Oblique", "Courier-Bold", "Courier-BoldOblique",
  ]

  private var attributes: [NSAttributedString.Key: Any] {
    let names = style.isCode ? Self.codeFonts : Self.fonts
    let name = names[(style.isBold ? 2 : 0) + (style.isItalic ? 1 : 0)]
    let font = UIFont(name: name, size: style.size) ?? .systemFont(ofSize: style.size)
    var result: [NSAttributedString.Key: Any] = [
      .font: font,
      .foregroundColor: style.color ?? UIColor.black,
    ]
    if style.isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruck { result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if style.offset != 0 { result[.baselineOffset] = style.offset }
    if let link = style.link.flatMap({ URL(string: $0) }) { result[.link] = link }
    if style.isCentered || !lists.isEmpty {
      let paragraph = NSMutableParagraphStyle()
      if style.isCentered { paragraph.alignment = .center }
      if !lists.isEmpty { paragraph.headIndent = 36 * CGFloat(lists.count) }
      result[.paragraphStyle] = paragraph
    }
    return result
  }
}
