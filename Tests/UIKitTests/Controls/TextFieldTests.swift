import Testing
import UIKit
import UIKitTestSupport

/// A delegate that records its calls, with answers by method.
@MainActor
private final class FieldRecorder: NSObject, UITextFieldDelegate {
  var lines: [String] = []
  var refused: Set<String> = []

  private func answer(_ name: String, _ line: String? = nil) -> Bool {
    lines.append(line ?? name)
    return !refused.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer("shouldBegin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer("shouldEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { lines.append("didEnd") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer("shouldChange", "shouldChange \(range.location) \(range.length) \(string)")
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { answer("shouldClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer("shouldReturn") }
}

@MainActor
@Suite struct TextFieldTests {
  private let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
  private let recorder = FieldRecorder()

  private func scene() -> ControlScene {
    field.delegate = recorder
    return ControlScene(field)
  }

  private var caret: UIView? {
    field.descendants.first { String(describing: type(of: $0)) == "Caret" }
  }

  @Test("a tap begins editing, and the delegate is asked before anything happens")
  func begin() {
    let scene = scene()
    field.addAction(
      UIAction { [recorder] _ in recorder.lines.append("event") }, for: .editingDidBegin)
    scene.tap(150, 117)
    #expect(field.isEditing && field.isFirstResponder)
    #expect(recorder.lines == ["shouldBegin", "didBegin", "event"])
    #expect(scene.takeEvents() == ["down", "begin", "upInside"])
  }

  @Test("a refused beginning leaves the field as it is, and a refused end keeps it editing")
  func refusal() {
    let scene = scene()
    recorder.refused = ["shouldBegin", "shouldEnd"]
    scene.tap(150, 117)
    #expect(!field.isEditing)
    recorder.refused = ["shouldEnd"]
    scene.tap(150, 117)
    #expect(field.isEditing)
    #expect(!field.resignFirstResponder())
    #expect(field.isFirstResponder)
    recorder.refused = []
    recorder.lines = []
    #expect(field.resignFirstResponder())
    #expect(recorder.lines == ["shouldEnd", "didEnd"])
    #expect(scene.takeEvents().last == "end")
  }

  @Test("typed characters are asked for one by one; refused ones are not inserted")
  func typing() {
    let scene = scene()
    field.becomeFirstResponder()
    recorder.lines = []
    scene.stage.type("ab", time: scene.stage.time + 0.1)
    scene.stage.step(6)
    #expect(field.text == "a")
    scene.stage.step(6)
    #expect(field.text == "ab")
    #expect(
      recorder.lines == ["shouldChange 0 0 a", "selection", "shouldChange 1 0 b", "selection"])
    #expect(scene.takeEvents() == ["begin", "changed"])
    recorder.refused = ["shouldChange"]
    scene.stage.insertText("c")
    #expect(field.text == "ab")
    #expect(scene.takeEvents() == [])
  }

  @Test("the delete key removes a whole character before the caret, or the selection")
  func deleting() {
    let scene = scene()
    field.text = "a👨‍👩‍👧e\u{301}"
    field.becomeFirstResponder()
    recorder.lines = []
    scene.stage.insertText("\u{8}")
    #expect(field.text == "a👨‍👩‍👧")
    scene.stage.insertText("\u{8}")
    #expect(field.text == "a")
    #expect(recorder.lines.contains("shouldChange 1 8 "))
    field.text = "hello"
    field.selectAll(nil)
    scene.stage.insertText("y")
    #expect(field.text == "y")
    scene.stage.insertText("\u{8}\u{8}")
    #expect(field.text == "")
  }

  @Test("the return key asks the delegate, and ends editing only with an action for it")
  func returnKey() {
    let scene = scene()
    field.becomeFirstResponder()
    recorder.refused = ["shouldReturn"]
    scene.stage.insertText("\n")
    #expect(field.isEditing)
    recorder.refused = []
    _ = scene.takeEvents()
    scene.stage.insertText("\n")
    // The scene has an action for it.
    #expect(!field.isEditing)
    #expect(scene.takeEvents() == ["exit on return", "primary", "end"])
    let other = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    scene.stage.view.addSubview(other)
    other.becomeFirstResponder()
    scene.stage.insertText("\n")
    #expect(other.isEditing)
  }

  @Test("when another field begins, the delegate of the first is asked before")
  func handover() {
    let scene = scene()
    let other = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    other.delegate = recorder
    scene.stage.view.addSubview(other)
    field.becomeFirstResponder()
    recorder.lines = []
    other.becomeFirstResponder()
    #expect(recorder.lines == ["shouldBegin", "shouldEnd", "didEnd", "didBegin"])
    #expect(!field.isEditing && other.isEditing)
    other.removeFromSuperview()
    #expect(!other.isFirstResponder)
  }

  @Test("programs' changes are not asked for; only insertText and deleteBackward send an event")
  func programs() {
    let scene = scene()
    field.becomeFirstResponder()
    recorder.lines = []
    _ = scene.takeEvents()
    field.text = "abc"
    #expect(scene.takeEvents() == [])
    field.insertText("d")
    field.deleteBackward()
    #expect(field.text == "abc")
    #expect(scene.takeEvents() == ["changed"])
    #expect(!recorder.lines.contains { $0.hasPrefix("should") })
  }

  @Test("the clear button asks the delegate, removes the text and begins editing")
  func clearButton() {
    let scene = scene()
    field.clearButtonMode = .always
    #expect(
      field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 176, y: 7, width: 19, height: 19))
    field.text = "abc"
    scene.stage.step()
    recorder.refused = ["shouldClear"]
    scene.tap(285, 117)
    #expect(field.text == "abc")
    recorder.refused = []
    scene.tap(285, 117)
    #expect(field.text == "")
    #expect(field.isEditing)
  }

  @Test(
    "views beside the text are shown in their mode",
    arguments: [
      (UITextField.ViewMode.never, false, false), (.whileEditing, false, true),
      (.unlessEditing, true, false), (.always, true, true),
    ])
  func modes(mode: UITextField.ViewMode, before: Bool, during: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftView = view
    field.leftViewMode = mode
    let scene = scene()
    #expect(!view.isHidden == before)
    #expect(field.textRect(forBounds: field.bounds).minX == (before ? 30 : 0))
    field.becomeFirstResponder()
    scene.stage.step()
    #expect(!view.isHidden == during)
    if during { #expect(view.frame == CGRect(x: 0, y: 7, width: 30, height: 20)) }
  }

  @Test("a mirrored field has its left view on the right")
  func mirrored() {
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: field.bounds).minX == 170)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 0, y: 0, width: 170, height: 34))
  }

  @Test("a round border is 34 points high and 28 wider than the text, with margins of 7")
  func size() {
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.height == 34)
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    #expect(field.intrinsicContentSize.width == 28)
    let font = UIFont.systemFont(ofSize: 20)
    field.font = font
    for (text, placeholder) in [("", "Name"), ("A longer text", "Name"), ("i", "Name")] {
      (field.text, field.placeholder) = (text, placeholder)
      let shown = (text.isEmpty ? placeholder : text) as NSString
      let width = shown.size(withAttributes: [.font: font]).width.rounded(.up)
      #expect(field.intrinsicContentSize.width == width + 28)
    }
    field.font = .systemFont(ofSize: 17)
    field.borderStyle = .none
    #expect(field.intrinsicContentSize.height == 22)
  }

  @Test("an app overrides the areas of the text and of the caret")
  func overriding() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 20, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 40, dy: 0)
      }
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
    }
    let field = Padded(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    let scene = ControlScene(field)
    let content = field.subviews[1]
    #expect(content.frame.minX == 20)
    field.becomeFirstResponder()
    scene.stage.step()
    #expect(content.frame.minX == 40)
    let caret = field.descendants.first { String(describing: type(of: $0)) == "Caret" }
    #expect(caret?.frame.size == .zero)
  }

  @Test("the caret follows the text and blinks every half second, alone")
  func caretBlinks() throws {
    let scene = scene()
    field.becomeFirstResponder()
    scene.stage.step()
    let caret = try #require(caret)
    #expect(caret.frame.size == CGSize(width: 2, height: 21))
    let start = caret.frame.minX
    scene.stage.insertText("m ")
    #expect(caret.frame.minX > start + 15)
    var opacities: [Float] = []
    for _ in 0..<60 {
      scene.stage.step()
      _ = scene.stage.displayList()
      let opacity = caret.layer.presentation()?.opacity ?? -1
      if opacities.last != opacity { opacities.append(opacity) }
    }
    #expect(opacities == [1, 0] || opacities == [1, 0, 1])
    field.resignFirstResponder()
    #expect(caret.isHidden)
  }

  @Test("a long text is moved so that the caret is visible")
  func longText() throws {
    let scene = scene()
    field.text = String(repeating: "word ", count: 20)
    field.becomeFirstResponder()
    scene.stage.step()
    let caret = try #require(caret)
    let label = try #require(field.descendants.compactMap { $0 as? UILabel }.last)
    #expect(isNear(caret.frame.maxX, 200, 0.6))
    #expect(label.frame.minX < -200)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.beginningOfDocument)
    #expect(isNear(caret.frame.minX, 0, 0.6))
    #expect(isNear(label.frame.minX, 0, 0.6))
  }

  @Test("hidden text is shown as dots")
  func secure() {
    field.text = "abc"
    field.isSecureTextEntry = true
    let labels = field.descendants.compactMap { $0 as? UILabel }
    #expect(labels.map(\.text) == [nil, "•••"])
    field.isSecureTextEntry = false
    #expect(labels.last?.text == "abc")
  }

  @Test("positions and ranges denote parts of the text in UTF-16 units")
  func positions() throws {
    field.text = "ab👍c"
    let scene = scene()
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    let after = try #require(field.position(from: start, offset: 2))
    let end = field.endOfDocument
    #expect(field.offset(from: start, to: end) == 5)
    #expect(field.position(from: end, offset: 1) == nil)
    let range = try #require(field.textRange(from: after, to: end))
    #expect(field.text(in: range) == "👍c")
    #expect(field.compare(start, to: end) == .orderedAscending)
    field.replace(range, withText: "z")
    #expect(field.text == "abz")
    #expect(scene.takeEvents() == ["begin", "changed"])
    let first = field.caretRect(for: start)
    #expect(field.closestPosition(to: CGPoint(x: first.minX + 1, y: 5)) == start)
    #expect(field.firstRect(for: range).minX > first.minX)
  }

  @Test(
    "carets follow text that is written from right to left",
    arguments: [.natural, .right, .left, .center] as [NSTextAlignment])
  func rightToLeft(alignment: NSTextAlignment) throws {
    field.textAlignment = alignment
    field.text = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
    let scene = scene()
    defer { withExtendedLifetime(scene) {} }
    field.becomeFirstResponder()
    func caret(_ offset: Int) throws -> CGFloat {
      field.caretRect(
        for: try #require(field.position(from: field.beginningOfDocument, offset: offset))
      ).minX
    }
    let places = try (0...4).map(caret)
    #expect(places == places.sorted(by: >) && places[0] - places[4] > 20)
    // Without an alignment, the text is at the right.
    if alignment == .natural || alignment == .right { #expect(places[0] > field.bounds.width - 20) }
    if alignment == .left { #expect(places[4] < 10) }
    let all = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    #expect(abs(field.firstRect(for: all).minX - places[4]) < 0.5)
    #expect(field.firstRect(for: all).width > 20)
  }

  @Test("attributes change the text's look, and typed text takes those before it")
  func attributed() {
    field.attributedText = NSAttributedString(
      string: "ab", attributes: [.foregroundColor: UIColor.red, .kern: 2])
    #expect(field.textColor == .red)
    let scene = scene()
    field.becomeFirstResponder()
    scene.stage.insertText("c")
    let attributes = field.attributedText?.attributes(at: 2, effectiveRange: nil)
    #expect(attributes?[.kern] as? Int == 2)
    field.attributedPlaceholder = NSAttributedString(
      string: "p", attributes: [.foregroundColor: UIColor.blue])
    #expect(field.placeholder == "p")
  }

  @Test("clearsOnBeginEditing and clearsOnInsertion replace the text")
  func clears() {
    let scene = scene()
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.text = "next"
    field.clearsOnInsertion = true
    scene.stage.insertText("x")
    #expect(field.text == "x")
  }

  @Test("the keyboard's notifications have its frame, 0.25 s and the curve 7")
  func keyboard() throws {
    final class Log: @unchecked Sendable { var lines: [String] = [] }
    let (scene, log) = (scene(), Log())
    let names: [(String, NSNotification.Name)] = [
      ("willShow", UIResponder.keyboardWillShowNotification),
      ("didShow", UIResponder.keyboardDidShowNotification),
      ("willHide", UIResponder.keyboardWillHideNotification),
      ("didHide", UIResponder.keyboardDidHideNotification),
    ]
    let tokens = names.map { name, notification in
      NotificationCenter.default.addObserver(forName: notification, object: nil, queue: nil) {
        let info = $0.userInfo ?? [:]
        let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        #expect((duration, curve) == (0.25, 7))
        log.lines.append("\(name) \(end?.minY ?? -1)")
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    field.becomeFirstResponder()
    #expect(log.lines == ["willShow 407.0"])
    scene.stage.step(20)
    let other = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 30))
    scene.stage.view.addSubview(other)
    other.becomeFirstResponder()
    other.resignFirstResponder()
    scene.stage.step(20)
    #expect(log.lines == ["willShow 407.0", "didShow 407.0", "willHide 667.0", "didHide 667.0"])
  }

  @Test("animation options with the number 7 are the system's spring")
  func keyboardCurve() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let scene = ControlScene(view, at: .zero)
    UIView.animate(
      withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
    ) { view.center.x = 105 }
    scene.stage.step(13)
    // 1 - (1 + wt) exp(-wt) with w = 18.2574 at 0.2 s.
    #expect(isNear(view.layer.presentation()?.position.x, 5 + 100 * 0.87941, 6))
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeOut)
    #expect(UIView.AnimationCurve(rawValue: 4) == nil)
  }
}
