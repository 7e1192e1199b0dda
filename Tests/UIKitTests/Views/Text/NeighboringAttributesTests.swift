import Testing
import UIKit

@MainActor
@Suite struct NeighboringAttributesTests {
  /// Makes values, of which the first two are equal.
  private static let values: [(String, NSAttributedString.Key, @MainActor (Int) -> Any)] = [
    ("colors", .foregroundColor, { UIColor(red: 0, green: 0, blue: CGFloat($0), alpha: 1) }),
    ("fonts", .font, { UIFont(name: "Times New Roman", size: 12 + CGFloat($0)) as Any }),
    (
      "styles of paragraphs", .paragraphStyle,
      {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = CGFloat($0)
        return style
      }
    ),
    (
      "shadows", .shadow,
      {
        let shadow = NSShadow()
        shadow.shadowBlurRadius = CGFloat($0)
        return shadow
      }
    ),
  ]

  @Test("ranges with equal values are joined, others are not, and each can have any object")
  func ranges() {
    for (id, key, make) in Self.values {
      let text = NSMutableAttributedString(string: "aabb")
      text.setAttributes([key: make(0)], range: NSRange(location: 0, length: 2))
      text.setAttributes([key: make(0)], range: NSRange(location: 2, length: 2))
      text.append(NSAttributedString(string: "cc", attributes: [key: make(1)]))
      var range = NSRange()
      _ = text.attributes(at: 0, effectiveRange: &range)
      #expect(range == NSRange(location: 0, length: 4), "\(id)")
      _ = text.attributes(at: 4, effectiveRange: &range)
      #expect(range == NSRange(location: 4, length: 2), "\(id)")
    }
  }

  @Test("neighboring images are two characters") func attachments() {
    let text = NSMutableAttributedString(
      attributedString: NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    #expect(text.length == 2)
  }
}
