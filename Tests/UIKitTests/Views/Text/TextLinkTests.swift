import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct TextLinkTests {
  private final class Delegate: NSObject, UITextViewDelegate {
    var log: [String] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      log.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return false
    }
  }

  private let stage = Stage(device: .iPhone8)
  private let delegate = Delegate()

  private func view(_ text: NSAttributedString) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 300, height: 100))
    view.isEditable = false
    view.attributedText = text
    view.delegate = delegate
    stage.view.addSubview(view)
    stage.step()
    return view
  }

  private func tap(_ index: Int, of view: UITextView) {
    let rect = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: index, length: 1), in: view.textContainer)
    let place = CGPoint(x: rect.midX, y: rect.midY + view.textContainerInset.top)
    stage.touches.tap(at: view.convert(place, to: nil), time: stage.time + 0.05)
    for _ in 0..<40 { stage.step() }
  }

  @Test("a tapped link asks the delegate, which a detected address is as well") func taps() {
    let text = NSMutableAttributedString(
      string: "See docs, or www.example.com.", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    text.addAttribute(
      .link, value: URL(fileURLWithPath: "/docs"), range: NSRange(location: 4, length: 4))
    let view = view(text)
    tap(5, of: view)
    #expect(delegate.log == ["file:///docs 4+4"])
    tap(16, of: view)
    #expect(delegate.log.count == 1)
    view.dataDetectorTypes = .link
    tap(16, of: view)
    #expect(delegate.log.last == "http://www.example.com 13+15")
  }

  @Test("words, sentences and paragraphs are found around positions") func tokenizer() {
    let field = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    field.text = "One two. It's three!\nFour"
    func part(_ offset: Int, _ granularity: UITextGranularity) -> String? {
      guard let place = field.position(from: field.beginningOfDocument, offset: offset),
        let range = field.tokenizer.rangeEnclosingPosition(
          place, with: granularity, inDirection: .storage(.forward))
      else { return nil }
      return field.text(in: range)
    }
    #expect(part(5, .word) == "two")
    #expect(part(7, .word) == nil)
    #expect(part(10, .word) == "It's")
    #expect(part(10, .sentence) == "It's three!")
    #expect(part(22, .paragraph) == "Four")
    #expect(part(0, .document) == field.text)
    let end = field.tokenizer.position(
      from: field.beginningOfDocument, toBoundary: .word, inDirection: .storage(.forward))
    #expect(end.map { field.offset(from: field.beginningOfDocument, to: $0) } == 3)
  }

  @Test("texts with attributes are converted in both directions") func conversions() {
    var text = AttributedString("ab")
    text.foregroundColor = .red
    text.font = UIFont.systemFont(ofSize: 9)
    text += AttributedString("c", attributes: AttributeContainer([.kern: 2]))
    let converted = NSAttributedString(text)
    #expect(converted.string == "abc")
    let first = converted.attributes(at: 1, effectiveRange: nil)
    #expect(first[.foregroundColor] as? UIColor == .red)
    #expect((first[.font] as? UIFont)?.pointSize == 9)
    #expect(converted.attributes(at: 2, effectiveRange: nil)[.kern] as? CGFloat == 2)
    #expect(AttributedString(converted) == text)
  }

  @Test("a transformer changes the attributes of a button's title") func transformer() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes.font = UIFont.systemFont(ofSize: 30)
      return attributes
    }
    let button = UIButton(configuration: configuration)
    stage.view.addSubview(button)
    button.sizeToFit()
    stage.step()
    let font = button.titleLabel?.attributedText?.attributes(at: 0, effectiveRange: nil)[.font]
    #expect((font as? UIFont)?.pointSize == 30)
    configuration.titleTextAttributesTransformer = nil
    configuration.attributedTitle = AttributedString(
      "Red", attributes: AttributeContainer([.foregroundColor: UIColor.red]))
    #expect(configuration.title == "Red")
    button.configuration = configuration
    // Configurations are shown before the next layout.
    stage.step()
    let title = try #require(button.titleLabel?.attributedText)
    #expect(title.string == "Red")
    let color = title.attributes(at: 0, effectiveRange: nil)[.foregroundColor]
    #expect(color as? UIColor == .red)
  }
}

@MainActor
@Suite struct EditMenuTests {
  private final class Copyable: UILabel {
    var copied: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == Selector("copy:")
    }
    override func copy(_ sender: Any?) { UIPasteboard.general.string = text }
  }

  @Test("the menu performs an action of the first responder, and hides") func menu() {
    let stage = Stage(device: .iPhone8)
    let label = Copyable(frame: CGRect(x: 100, y: 200, width: 100, height: 30))
    label.text = "copied"
    label.isUserInteractionEnabled = true
    stage.view.addSubview(label)
    label.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.showMenu(from: label, rect: label.bounds)
    #expect(menu.isMenuVisible && menu.menuFrame.maxY < 200)
    for _ in 0..<20 { stage.step() }
    stage.touches.tap(
      at: CGPoint(x: menu.menuFrame.midX, y: menu.menuFrame.midY), time: stage.time + 0.05)
    for _ in 0..<30 { stage.step() }
    #expect(UIPasteboard.general.string == "copied")
    #expect(!menu.isMenuVisible)
    menu.showMenu(from: label, rect: label.bounds)
    stage.touches.tap(at: CGPoint(x: 20, y: 600), time: stage.time + 0.05)
    for _ in 0..<30 { stage.step() }
    #expect(!menu.isMenuVisible)
  }
}

@MainActor
@Suite struct SymbolEffectTests {
  @Test("an effect moves the layer, and ends or stays") func effects() {
    let stage = Stage(device: .iPhone8)
    let view = UIImageView(image: UIImage(systemName: "star"))
    stage.view.addSubview(view)
    var ended = 0
    view.addSymbolEffect(.bounce) { _ in ended += 1 }
    for _ in 0..<10 { stage.step() }
    let scale = view.layer.presentation()?.transform.m11
    #expect(scale.map { abs($0 - 1) > 0.01 } == true)
    for _ in 0..<40 { stage.step() }
    #expect(ended == 1 && view.layer.animationKeys() == nil)
    view.addSymbolEffect(.pulse)
    view.addSymbolEffect(.scale.up)
    for _ in 0..<120 { stage.step() }
    #expect(view.layer.animationKeys()?.count == 2)
    view.removeSymbolEffect(ofType: .pulse)
    view.removeAllSymbolEffects()
    #expect(view.layer.animationKeys() == nil)
  }
}
