import Testing
import UIKit
import UIKitTestSupport

/// A delegate that records its calls, with answers by method.
@MainActor
private final class ViewRecorder: NSObject, UITextViewDelegate {
  var lines: [String] = []
  var refused: Set<String> = []

  private func answer(_ name: String, _ line: String? = nil) -> Bool {
    lines.append(line ?? name)
    return !refused.contains(name)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    answer("shouldChange", "shouldChange \(range.location) \(range.length) \(text)")
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("change") }
  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
}

/// A view that shows no selection.
private final class BareView: UITextView {
  override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
}

@MainActor
@Suite struct TextViewTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let recorder = ViewRecorder()

  init() {
    view.font = .systemFont(ofSize: 17)
  }

  private func scene() -> ControlScene {
    view.delegate = recorder
    return ControlScene(view)
  }

  private var caret: UIView? {
    view.subviews.first { String(describing: type(of: $0)) == "Caret" }
  }

  @Test("a text view has a background, unlike a field") func background() {
    #expect(UITextView().backgroundColor == .systemBackground)
    #expect(UITextField().backgroundColor == nil)
  }

  @Test("a tap begins editing, and typed characters are asked for one by one")
  func typing() {
    let scene = scene()
    scene.tap(150, 110)
    #expect(view.isFirstResponder)
    scene.stage.insertText("a\n")
    #expect(view.text == "a\n")
    #expect(
      recorder.lines == [
        "shouldBegin", "didBegin", "shouldChange 0 0 a", "selection", "change",
        "shouldChange 1 0 \n", "selection", "change",
      ])
    recorder.refused = ["shouldChange"]
    scene.stage.insertText("b\u{8}")
    #expect(view.text == "a\n")
    recorder.lines = []
    view.resignFirstResponder()
    #expect(recorder.lines == ["shouldEnd", "didEnd"])
  }

  @Test("a text that is not editable is not typed into")
  func notEditable() {
    let scene = scene()
    view.text = "x"
    view.isEditable = false
    scene.tap(150, 110)
    scene.stage.insertText("a")
    #expect(view.text == "x")
    #expect(caret?.isHidden == true)
  }

  @Test("the content is as high as the lines and the insets")
  func contentSize() {
    let scene = scene()
    view.text = "one"
    scene.stage.step()
    let one = view.contentSize
    #expect(one == CGSize(width: 200, height: 21 + 16))
    view.text = "one\ntwo\n"
    // A line without characters follows the last line break.
    #expect(view.contentSize.height > one.height + 38)
    view.textContainerInset = UIEdgeInsets(top: 20, left: 30, bottom: 0, right: 0)
    view.text = "one"
    #expect(view.contentSize.height == 41)
    view.textContainer.lineFragmentPadding = 0
    #expect(view.caretRect(for: view.beginningOfDocument).origin == CGPoint(x: 30, y: 20))
  }

  @Test("a view that does not scroll has the size of its text")
  func intrinsicSize() {
    view.text = "some text that needs several lines in this width"
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.isScrollEnabled = false
    let size = view.intrinsicContentSize
    #expect(size.height > 50 && size.width <= 200)
    #expect(view.sizeThatFits(CGSize(width: 400, height: 0)).height < size.height)
  }

  @Test("the caret is on the line of its position, and below a last line break")
  func caretPlaces() throws {
    view.text = "ab\ncd"
    let scene = scene()
    view.becomeFirstResponder()
    scene.stage.step()
    let second = view.caretRect(for: view.endOfDocument)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 3))
    let first = view.caretRect(for: view.beginningOfDocument)
    #expect(second.minY > first.minY + 18)
    #expect(view.caretRect(for: start).minX == first.minX)
    #expect(second.minX > first.minX + 10)
    #expect(view.closestPosition(to: CGPoint(x: second.midX, y: second.midY)) == view.endOfDocument)
    scene.stage.insertText("\n")
    let last = view.caretRect(for: view.endOfDocument)
    #expect(last.minY > second.minY + 18)
    #expect(last.minX == first.minX)
    let caret = try #require(caret)
    #expect(!caret.isHidden && caret.frame.minY == last.minY)
  }

  @Test("typing below the visible part scrolls to the caret")
  func scrolls() {
    let scene = scene()
    view.becomeFirstResponder()
    scene.stage.insertText(String(repeating: "line\n", count: 10))
    #expect(view.contentOffset.y > 80)
    view.scrollRangeToVisible(NSRange(location: 0, length: 0))
    #expect(view.contentOffset.y < 10)
  }

  @Test("a selection of two lines has two parts")
  func selection() {
    let scene = scene()
    view.text = "ab\ncd"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 1, length: 3)
    scene.stage.step()
    #expect(view.subviews.filter { $0.backgroundColor?.cgColor.alpha ?? 0 == 0.2 }.count == 2)
    #expect(view.text(in: view.selectedTextRange ?? UITextRange()) == "b\nc")
    scene.stage.insertText("x")
    #expect(view.text == "axd")
    view.selectAll(nil)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
    view.selectedRange = NSRange(location: NSNotFound, length: 1)
    #expect(view.selectedRange == NSRange(location: 0, length: 3))
  }

  @Test("a view shows the selection where it states its rectangles") func selectionRects() {
    func parts(of view: UITextView) -> Int {
      let scene = ControlScene(view)
      view.font = .systemFont(ofSize: 17)
      view.text = "ab\ncd"
      view.becomeFirstResponder()
      view.selectAll(nil)
      scene.stage.step()
      return view.subviews.count { $0.backgroundColor?.cgColor.alpha ?? 0 == 0.2 }
    }
    #expect(parts(of: view) == 2)
    let rects = view.selectionRects(for: view.selectedTextRange ?? UITextRange())
    #expect(rects.count == 2 && rects[0].containsStart && !rects[0].containsEnd)
    #expect(rects[1].rect.minY > rects[0].rect.minY)
    #expect(parts(of: BareView(frame: view.frame)) == 0)
  }

  @Test("the font, the color and the alignment apply to all text")
  func look() {
    view.text = "text"
    view.textColor = .red
    view.textAlignment = .center
    let attributes = view.attributedText.attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect((attributes[.font] as? UIFont)?.pointSize == 17)
    view.font = nil
    #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 12)
  }
}
