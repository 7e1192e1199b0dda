import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct TextKitTests {
  private let font = UIFont(name: "Helvetica", size: 20) ?? .systemFont(ofSize: 20)

  private func laidOut(
    _ text: String, width: CGFloat, height: CGFloat = 0
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    return (storage, manager, container)
  }

  @Test("the used area has the size of the drawn text, with the padding") func usedRect() {
    let (storage, manager, container) = laidOut("Two words", width: 1000)
    let size = storage.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil
    ).size
    let used = manager.usedRect(for: container)
    #expect(isNear(used.width, size.width + 10, 1e-6))
    #expect(isNear(used.height, size.height, 1e-6))
    container.lineFragmentPadding = 0
    #expect(isNear(manager.usedRect(for: container).width, size.width, 1e-6))
  }

  @Test("the glyph at the middle of a character's area is that character's") func glyphs() {
    let (storage, manager, container) = laidOut("one two three", width: 60)
    defer { withExtendedLifetime(storage) {} }
    for index in [0, 2, 5, 9] {
      let rect = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(!rect.isEmpty)
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      #expect(manager.glyphIndex(for: middle, in: container) == index)
      #expect(
        isNear(manager.fractionOfDistanceThroughGlyph(for: middle, in: container), 0.5, 1e-6))
    }
  }

  @Test("lines are enumerated with their areas and glyphs") func lines() {
    let (storage, manager, container) = laidOut("one two three", width: 90)
    var ranges: [NSRange] = []
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, _, range, _ in
      ranges.append(range)
      tops.append(rect.minY)
      #expect(rect.width == 90 && used.width <= 90)
    }
    #expect(ranges.map(\.location) == [0, 8])
    #expect(ranges.last.map { $0.location + $0.length } == 13)
    #expect(tops == [0, manager.usedRect(for: container).height / 2])
    #expect(
      manager.lineFragmentRect(forGlyphAt: 9, effectiveRange: nil).minY == tops.last)
  }

  @Test("text continues in the next container") func containers() {
    let (storage, manager, first) = laidOut("one two three", width: 90, height: 30)
    let second = NSTextContainer(size: CGSize(width: 90, height: 0))
    manager.addTextContainer(second)
    #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 8))
    #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 5))
    #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) === second)
    #expect(storage.layoutManagers.count == 1)
  }

  @Test("a change of the text is laid out, and its delegate receives it") func changes() {
    final class Delegate: NSObject, NSTextStorageDelegate {
      var log: [String] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        log.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)")
      }
    }
    let (storage, manager, container) = laidOut("a", width: 1000)
    let delegate = Delegate()
    storage.delegate = delegate
    let before = manager.usedRect(for: container).width
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "longer")
    #expect(manager.usedRect(for: container).width > before)
    storage.beginEditing()
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    storage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 3, length: 1))
    storage.endEditing()
    #expect(delegate.log == ["2 0+6 5", "1 0+4 0"])
  }

  @Test("a last line that is too long is truncated, and its glyphs are found") func truncation() {
    let (storage, manager, container) = laidOut("a very long line of text", width: 80)
    defer { withExtendedLifetime(storage) {} }
    container.maximumNumberOfLines = 1
    container.lineBreakMode = .byTruncatingTail
    let range = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
    #expect(range.location > 2 && range.location + range.length == 24)
    #expect(manager.usedRect(for: container).width <= 80)
  }

  @Test("drawn glyphs are the text's own drawing") func drawing() {
    let (storage, manager, container) = laidOut("Drawn", width: 100)
    container.lineFragmentPadding = 0
    func image(_ body: () -> Void) -> Data? {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      return UIGraphicsImageRenderer(size: CGSize(width: 100, height: 40), format: format)
        .image { _ in body() }.pngData()
    }
    let expected = image { storage.draw(at: CGPoint(x: 3, y: 4)) }
    let found = image {
      manager.drawGlyphs(
        forGlyphRange: NSRange(location: 0, length: 5), at: CGPoint(x: 3, y: 4))
    }
    #expect(found == expected)
    #expect(found != image {})
  }

  @Test("a text view shows the changes of its storage, and the storage has those of the view")
  func textViews() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "first"
    #expect(view.textStorage.string == "first")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "second")
    #expect(view.text == "second")
    view.text = "third"
    #expect(view.textStorage.string == "third")
    #expect(view.layoutManager.numberOfGlyphs == 5)
    let rect = view.layoutManager.boundingRect(
      forGlyphRange: NSRange(location: 1, length: 1), in: view.textContainer)
    let range = view.characterRange(at: CGPoint(x: rect.midX, y: rect.midY + 8))
    #expect(range.map { view.offset(from: view.beginningOfDocument, to: $0.start) } == 1)
  }

  @Test("a text view shows the storage of its container, whose delegate colors it")
  func ownStorage() {
    final class Highlighter: NSObject, NSTextStorageDelegate {
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        textStorage.addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 1))
      }
    }
    let (storage, _, container) = laidOut("text", width: 100)
    let highlighter = Highlighter()
    storage.delegate = highlighter
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)
    #expect(view.text == "text")
    view.text = "new"
    let color = view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor]
    #expect(color as? UIColor == .red)
  }

  /// A text that a subclass keeps, which is red after each edit.
  private final class OwnStorage: NSTextStorage {
    private let text = NSMutableAttributedString()
    var processed = 0

    override var string: String { text.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { text.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      text.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      text.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      processed += 1
      addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: length))
      super.processEditing()
    }
  }

  /// A change of the text "Hello, world", and the text after it.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: String
    let change: @Sendable (NSTextStorage) -> Void

    init(_ id: String, _ expected: String, _ change: @escaping @Sendable (NSTextStorage) -> Void) {
      (testDescription, self.expected, self.change) = (id, expected, change)
    }
  }

  @Test(
    "a text that a subclass keeps is changed by its methods, and processed once for each change",
    arguments: [
      Edit("append", "Hello, world!") { $0.append(NSAttributedString(string: "!")) },
      Edit("insert", "Oh, Hello, world") { $0.insert(NSAttributedString(string: "Oh, "), at: 0) },
      Edit("delete", "Hello") { $0.deleteCharacters(in: NSRange(location: 5, length: 7)) },
      Edit("replace", "Hello 👋") {
        $0.replaceCharacters(in: NSRange(location: 5, length: 7), with: " 👋")
      },
      Edit("set", "Other") { $0.setAttributedString(NSAttributedString(string: "Other")) },
      Edit("add", "Hello, world") {
        $0.addAttribute(.kern, value: 2.0, range: NSRange(location: 1, length: 3))
      },
      Edit("add several", "Hello, world") {
        $0.addAttributes([.kern: 2.0], range: NSRange(location: 0, length: 12))
      },
      Edit("remove", "Hello, world") {
        $0.removeAttribute(.link, range: NSRange(location: 0, length: 12))
      },
      Edit("edits together", "Hello") {
        $0.beginEditing()
        $0.append(NSAttributedString(string: "."))
        $0.deleteCharacters(in: NSRange(location: 5, length: 8))
        $0.endEditing()
      },
    ])
  func ownStorage(edit: Edit) {
    let expected = edit.expected
    let storage = OwnStorage()
    storage.append(NSAttributedString(string: "Hello, world"))
    let before = storage.processed
    edit.change(storage)
    #expect(storage.string == expected)
    #expect(storage.length == expected.utf16.count)
    #expect(storage.processed == before + 1)
    let part = storage.attributedSubstring(from: NSRange(location: 0, length: 2))
    #expect(part.string.utf16.elementsEqual(expected.utf16.prefix(2)))
    for position in 0..<storage.length {
      let color = storage.attribute(.foregroundColor, at: position, effectiveRange: nil)
      #expect(color as? UIColor == .red)
    }
    #expect(part.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    var colored = 0
    storage.enumerateAttribute(
      .foregroundColor, in: NSRange(location: 0, length: storage.length), options: []
    ) { value, range, _ in
      if value as? UIColor == .red { colored += range.length }
    }
    #expect(colored == storage.length)
  }

  @Test("attributes are added to and removed from parts of a text that a subclass keeps")
  func ownAttributes() {
    let storage = OwnStorage()
    storage.append(NSAttributedString(string: "abcdef", attributes: [.kern: 1.0]))
    storage.addAttribute(.link, value: "x", range: NSRange(location: 1, length: 3))
    storage.removeAttribute(.kern, range: NSRange(location: 2, length: 4))
    let found = (0..<6).map { position in
      let attributes = storage.attributes(at: position, effectiveRange: nil)
      return (attributes[.kern] == nil ? "" : "k") + (attributes[.link] == nil ? "" : "l")
    }
    #expect(found == ["k", "kl", "l", "l", "", ""])
  }

  @Test("a text view shows a text that a subclass keeps") func ownStorageInView() {
    let storage = OwnStorage()
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 100))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: container)
    view.text = "abc"
    #expect(storage.string == "abc" && view.text == "abc")
    #expect(manager.usedRect(for: container).width > 10)
    storage.append(NSAttributedString(string: "def"))
    #expect(view.text == "abcdef")
  }
}
