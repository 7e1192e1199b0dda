import QuartzCore

extension UITextView {
  /// The links of the text with their ranges in UTF-16 units: those of its attributes, and detected ones.
  final var links: [(range: NSRange, url: URL)] {
    var links: [(range: NSRange, url: URL)] = []
    editor.text.eachRange { attributes, range in
      switch attributes[.link] {
      case let url as URL: links.append((range, url))
      case let text as String: if let url = URL(string: text) { links.append((range, url)) }
      default: break
      }
    }
    guard dataDetectorTypes.contains(.link), !isEditable else { return links }
    let own = links.map(\.range)
    return links
      + Self.addresses(in: editor.string).filter { found in
        !own.contains { NSIntersectionRange($0, found.range).length > 0 }
      }
  }

  /// Returns the addresses of the web in a text.
  private static func addresses(in text: String) -> [(range: NSRange, url: URL)] {
    var found: [(range: NSRange, url: URL)] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      var part = word
      while let last = part.last, ".,;:!?)]}\"'".contains(last) { part = part.dropLast() }
      while let first = part.first, "([{\"'".contains(first) { part = part.dropFirst() }
      let hasScheme = ["http://", "https://"].contains(where: part.hasPrefix)
      guard hasScheme || part.hasPrefix("www."), part.count > 8,
        let url = URL(string: hasScheme ? String(part) : "http://\(part)")
      else { continue }
      let start = text.utf16.distance(from: text.startIndex, to: part.startIndex)
      found.append((NSRange(location: start, length: part.utf16.count), url))
    }
    return found
  }

  /// The text with the look of its links.
  final var shownText: NSAttributedString {
    let links = links
    guard !links.isEmpty else { return editor.text }
    let text = NSMutableAttributedString(attributedString: editor.text)
    for link in links { text.addAttributes(shownLinkAttributes, range: link.range) }
    return text
  }

  private var shownLinkAttributes: [NSAttributedString.Key: Any] {
    linkTextAttributes?.isEmpty == false
      ? linkTextAttributes : [.foregroundColor: tintColor ?? .systemBlue]
  }

  /// Calls the delegate for the link at a point, and returns whether there is one.
  final func followLink(at point: CGPoint) -> Bool {
    guard !isEditable, isSelectable, let range = characterRange(at: point)?.range,
      let link = links.first(where: { NSLocationInRange(range.lowerBound, $0.range) })
    else { return false }
    let mayOpen =
      delegate?.textView(
        self, shouldInteractWith: link.url, in: link.range, interaction: .invokeDefaultAction)
      ?? true
    if mayOpen { UIApplication.shared.open(link.url) }
    return true
  }
}
