import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct AttributedTextTests {
  @Test("a label takes the attributes of the first character") func attributes() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "abc",
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
      ])
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = text
    text.mutableString.setString("changed")
    #expect(label.text == "abc")
    #expect(label.font.pointSize == 30)
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.attributedText?.string == "abc")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(label.font.pointSize == 30)
  }

  @Test("a shadow repeats the glyphs at its offset, behind the text") func shadow() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "a"
    label.shadowColor = .gray
    label.shadowOffset = CGSize(width: 2, height: 3)
    let runs = shownRuns(of: label)
    #expect(runs.count == 2)
    let (shadow, text) = (
      try #require(runs.first?.glyphs.first), try #require(runs.last?.glyphs.first)
    )
    #expect(isNear(shadow.position.x - text.position.x, 2))
    #expect(isNear(shadow.position.y - text.position.y, 3))
    #expect(runs.first?.color == UIColor.gray.cgColor)
  }

  @Test("a text has the size of a label with it") func size() {
    let font = UIFont.systemFont(ofSize: 20)
    let label = UILabel(frame: .zero)
    label.font = font
    label.text = "some text"
    #expect("some text".size(withAttributes: [.font: font]) == label.sizeThatFits(.zero))
    label.numberOfLines = 0
    let bounds = ("some text" as NSString).boundingRect(
      with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    #expect(bounds.size == label.sizeThatFits(CGSize(width: 60, height: 0)))
    #expect(bounds.height > 30)
  }

  @Test("a descriptor has the traits of a font, and creates fonts with others") func descriptor() {
    let font = UIFont.systemFont(ofSize: 15)
    #expect(font.fontDescriptor.symbolicTraits.isEmpty)
    let bold = font.fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(UIFont(descriptor: bold ?? font.fontDescriptor, size: 0) == .boldSystemFont(ofSize: 15))
    let italic = font.fontDescriptor.withSymbolicTraits(.traitItalic)
    #expect(
      UIFont(descriptor: italic ?? font.fontDescriptor, size: 20) == .italicSystemFont(ofSize: 20))
    let named = UIFont(descriptor: UIFontDescriptor(name: "Avenir-Heavy", size: 12), size: 0)
    #expect(named == UIFont(name: "Avenir-Heavy", size: 12))
  }
}
