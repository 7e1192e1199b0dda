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

  @Test("a label has the size of its text, rounded up to pixels") func size() {
    let font = UIFont.systemFont(ofSize: 20)
    let label = UILabel(frame: .zero)
    label.font = font
    label.text = "some text"
    func roundedUp(_ size: CGSize) -> CGSize {
      CGSize(width: (size.width * 2).rounded(.up) / 2, height: (size.height * 2).rounded(.up) / 2)
    }
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(
        roundedUp("some text".size(withAttributes: [.font: font])) == label.sizeThatFits(.zero))
      label.numberOfLines = 0
      let bounds = ("some text" as NSString).boundingRect(
        with: CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font],
        context: nil)
      #expect(roundedUp(bounds.size) == label.sizeThatFits(CGSize(width: 60, height: 0)))
      #expect(bounds.height > 30)
    }
  }

  private func label(
    _ runs: [(String, [NSAttributedString.Key: Any])], width: CGFloat = 200, height: CGFloat = 40
  ) -> UILabel {
    let text = NSMutableAttributedString(string: "")
    for (string, attributes) in runs {
      text.append(NSAttributedString(string: string, attributes: attributes))
    }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
    label.attributedText = text
    return label
  }

  @Test("runs have their own fonts and colors, and the label's without them") func runs() {
    let label = label([
      ("a", [:]), ("b", [.foregroundColor: UIColor.red]),
      ("c", [.font: UIFont.systemFont(ofSize: 30)]),
    ])
    label.textColor = nil
    let plain = UILabel(frame: label.frame)
    plain.text = "a"
    let runs = shownRuns(
      of: self.label([
        ("a", [:]), ("b", [.foregroundColor: UIColor.red]),
        ("c", [.font: UIFont.systemFont(ofSize: 30)]),
      ]))
    #expect(runs.map(\.color) == [.black, UIColor.red.cgColor, .black])
    #expect(runs.count == 3 && runs[0].size < runs[2].size && runs[0].size == runs[1].size)
    #expect(Set(runs.flatMap(\.glyphs).map(\.position.y)).count == 1)
  }

  @Test("setting a property of the label changes the whole text") func properties() {
    let label = label([
      ("a", [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red]),
      ("b", [.foregroundColor: UIColor.blue]),
    ])
    #expect(label.font.pointSize == 30)
    label.textColor = .green
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .right
    let attributes = label.attributedText?.attributes(at: 1, effectiveRange: nil) ?? [:]
    #expect(attributes[.foregroundColor] as? UIColor == .green)
    #expect((attributes[.font] as? UIFont)?.pointSize == 12)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .right)
    let runs = shownRuns(of: label)
    #expect(runs.allSatisfy { $0.color == UIColor.green.cgColor })
    #expect(runs.last?.glyphs.last?.position.x ?? 0 > 180)
  }

  @Test("plain text replaces attributes, also if it is the same") func plainText() {
    let label = label([("a", [.kern: 5]), ("b", [:])])
    let wide = label.sizeThatFits(.zero).width
    label.text = "ab"
    #expect(label.sizeThatFits(.zero).width < wide - 4)
    let button = UIButton(type: .custom)
    let title = "A longer title"
    button.setTitle(title, for: .normal)
    button.setAttributedTitle(
      NSAttributedString(string: title, attributes: [.kern: 5]), for: .normal)
    let attributed = button.intrinsicContentSize.width
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize.width <= attributed - 60)
  }

  @Test("a button's attributed title has the title's color where it has none") func buttonColor() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitleColor(.red, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "a"), for: .normal)
    #expect(button.titleLabel?.textColor == .red)
    #expect(shownRuns(of: button.titleLabel ?? UILabel()).map(\.color) == [UIColor.red.cgColor])
  }

  @Test("highlighted and disabled labels change the colors of all runs") func states() {
    let label = label([("a", [.foregroundColor: UIColor.red]), ("b", [:])])
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(shownRuns(of: label).map(\.color) == Array(repeating: UIColor.blue.cgColor, count: 2))
    label.isHighlighted = false
    label.isEnabled = false
    #expect(shownRuns(of: label).map(\.color.alpha) == [0.5, 0.5])
  }

  @Test("several lines follow their paragraph styles and the label's number of lines")
  func paragraphs() {
    // Sizes are rounded to the pixels of the current stage.
    let stage = Stage(device: .iPhone8)
    defer { withExtendedLifetime(stage) {} }
    let style = NSMutableParagraphStyle()
    (style.lineSpacing, style.lineHeightMultiple, style.firstLineHeadIndent) = (6, 2, 20)
    let label = label(
      [("one two three", [.paragraphStyle: style])], width: 80, height: 200)
    label.numberOfLines = 0
    let line = UIFont.systemFont(ofSize: 17).lineHeight * 2
    #expect(isNear(label.sizeThatFits(CGSize(width: 80, height: 0)).height, 2 * line + 6, 0.51))
    let glyphs = shownGlyphs(of: label)
    let baselines = Set(glyphs.map(\.position.y)).sorted()
    #expect(baselines.count == 2 && isNear(baselines[1] - baselines[0], line + 6, 0.51))
    #expect(glyphs.first?.position.x ?? 0 >= 20)
    label.numberOfLines = 1
    #expect(Set(shownGlyphs(of: label).map(\.position.y)).count == 1)
  }

  @Test("a single line of runs shrinks to fit, on the baseline of its size")
  func shrinking() throws {
    let label = label([
      ("aaaaaaaaaa", [.font: UIFont.systemFont(ofSize: 20)]),
      ("bbbbbbbbbb", [.font: UIFont.systemFont(ofSize: 40)]),
    ])
    label.frame.size = CGSize(width: 1_000, height: 100)
    let full = shownRuns(of: label)
    label.frame.size.width = 150
    label.adjustsFontSizeToFitWidth = true
    let small = shownRuns(of: label)
    let (first, last) = (try #require(small.first), try #require(small.last))
    #expect(last.size / first.size > 1.8 && last.size < 20)
    #expect(last.glyphs.last?.position.x ?? 200 < 150)
    #expect(
      isNear(
        first.glyphs.first?.position.y, full.first?.glyphs.first?.position.y ?? 0, 0.51))
    label.baselineAdjustment = .none
    #expect(shownRuns(of: label).first?.glyphs.first?.position.y ?? 100 < 25)
    label.baselineAdjustment = .alignCenters
    let centered = shownRuns(of: label).first?.glyphs.first?.position.y ?? 0
    #expect(centered > 50 && centered < first.glyphs[0].position.y)
  }

  @Test("text moves together before it is truncated if it may") func tightening() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    label.text = "A label with some words"
    let width = label.sizeThatFits(.zero).width
    label.frame.size.width = width - 5
    let truncated = shownGlyphs(of: label).count
    label.allowsDefaultTighteningForTruncation = true
    let all = shownGlyphs(of: label)
    #expect(all.count == "Alabelwithsomewords".count && truncated < all.count)
    #expect(all.last?.position.x ?? width < width - 5)
    label.frame.size.width = width * 0.6
    #expect(shownGlyphs(of: label).count < all.count)
  }

  @Test("the baselines of a label with runs are those of its tallest runs") func baselines() {
    let label = label([
      ("a", [:]), ("b", [.font: UIFont.systemFont(ofSize: 40)]),
    ])
    let other = UILabel()
    other.text = "x"
    let stage = Stage()
    for view in [label, other] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: stage.view.topAnchor),
      other.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    stage.view.layoutIfNeeded()
    let expected = UIFont.systemFont(ofSize: 40).ascender - UIFont.systemFont(ofSize: 17).ascender
    #expect(isNear(other.frame.minY, expected, 0.51))
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
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy], .size: 30,
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 30, weight: .heavy))
    #expect(UIFont(descriptor: heavy, size: 9) == .systemFont(ofSize: 9, weight: .heavy))
    let chosen = UIFontDescriptor(fontAttributes: [.name: "Avenir-Heavy", .size: 12])
    #expect(UIFont(descriptor: chosen, size: 0) == named)
  }

  @Test("a text of Foundation's has the attributes of UIKit that were set, and no others")
  func convertedText() throws {
    #expect(
      NSAttributedString(AttributedString("plain")).attributes(at: 0, effectiveRange: nil).isEmpty)
    var text = AttributedString("link")
    let url = try #require(URL(string: "https://example.com"))
    text.link = url
    text.foregroundColor = .red
    let attributes = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.link] as? URL == url && attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes.count == 2)
  }
}
