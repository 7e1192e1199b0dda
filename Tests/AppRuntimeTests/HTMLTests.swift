import AppRuntime
import Testing
import UIKit

@MainActor
@Suite struct HTMLTests {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: 4],
      documentAttributes: nil)
  }

  @Test("HTML becomes text with one space for white space, and lines for blocks")
  func text() throws {
    for (html, expected) in [
      ("plain", "plain"), ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("a  \n b", "a b"),
      ("1 &lt; 2 &amp;&#32;&#x41;&unknown;", "1 < 2 & A&unknown;"), ("a<br>b", "a\u{2028}b"),
      ("<style>p {}</style><b>x</b><!-- no > -->y", "xy"), ("a <i> b</i>", "a b"),
      ("<ul><li>A</li><li>B</li></ul>", "\t•\tA\n\t•\tB\n"),
      ("<ol><li>A<li>B</ol>", "\t1.\tA\n\t2.\tB\n"), ("<b", ""), ("a & b", "a & b"),
    ] {
      #expect(try read(html).string == expected, "\(html)")
    }
  }

  @Test("elements and styles have fonts, colors and links")
  func attributes() throws {
    let text = try read(
      "<b>b</b><font color=\"#f00\">r</font><a href='https://flip.book'>l</a>"
        + "<span style=\"color: rgb(0, 128, 0); font-size: 20px\">s</span><h1>h</h1>")
    func value(_ key: NSAttributedString.Key, _ letter: String) -> Any? {
      let place = (text.string as NSString).range(of: letter).location
      return text.attribute(key, at: place, effectiveRange: nil)
    }
    let bold = value(.font, "b") as? UIFont
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    #expect(bold?.pointSize == 12)
    #expect(
      value(.foregroundColor, "r") as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(value(.link, "l") as? URL == URL(string: "https://flip.book"))
    #expect(value(.underlineStyle, "l") != nil && value(.underlineStyle, "r") == nil)
    #expect((value(.font, "s") as? UIFont)?.pointSize == 15)
    #expect((value(.font, "h") as? UIFont)?.pointSize == 24)
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }

  @Test("a path calls a function with each of its elements")
  func elements() {
    var count = 0
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    path.apply(info: &count) { info, element in
      info?.assumingMemoryBound(to: Int.self).pointee += Int(element.pointee.type.rawValue) + 1
    }
    // A move, three lines and the end.
    #expect(count == 1 + 3 * 2 + 5)
  }
}
