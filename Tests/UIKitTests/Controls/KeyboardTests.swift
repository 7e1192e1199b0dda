import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite struct KeyboardTests {
  private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))

  private func stage(_ device: Device = .iPhone8) -> Stage {
    let stage = Stage(device: device)
    stage.view.addSubview(field)
    stage.step()
    return stage
  }

  @Test(
    "the keyboard has the height of its type",
    arguments: [
      (Device.iPhone8, UIKeyboardType.default, CGFloat(260)), (.iPhone8, .numberPad, 216),
      (.iPhone8, .emailAddress, 216), (.iPhone8Plus, .default, 271),
      (.iPhone15, .default, 336), (.iPhone15, .decimalPad, 291), (.iPhone11, .default, 346),
    ])
  func heights(device: Device, type: UIKeyboardType, height: CGFloat) {
    let stage = stage(device)
    field.keyboardType = type
    field.becomeFirstResponder()
    #expect(stage.keyboard.frame.height == height)
    #expect(stage.keyboard.view?.metrics.height == height)
    #expect(stage.keyboard.frame.maxY == device.size.height)
  }

  @Test("a field without corrections has no row of suggestions")
  func noSuggestions() {
    let stage = stage()
    field.autocorrectionType = .no
    field.becomeFirstResponder()
    #expect(stage.keyboard.frame.height == 216)
  }

  @Test("the keyboard slides in and out with the system's spring")
  func slides() throws {
    let stage = stage()
    field.becomeFirstResponder()
    let host = try #require(stage.keyboard.view?.superview)
    stage.step(6)
    // 1 - (1 + wt) exp(-wt) with w = 18.2574 at 0.1 s.
    #expect(isNear(host.shownFrame.minY, 667 - 260 * 0.54491, 0.1))
    stage.step(40)
    #expect(host.shownFrame == CGRect(x: 0, y: 407, width: 375, height: 260))
    field.resignFirstResponder()
    stage.step(6)
    #expect(isNear(host.shownFrame.minY, 407 + 260 * 0.54491, 0.1))
    stage.step(40)
    #expect(host.window == nil)
  }

  @Test("the home indicator and the status bar are in front of the keyboard and of other windows")
  func chrome() throws {
    var bars = Stage.Bars(showsStatusBar: true)
    bars.showsHomeIndicator = true
    let stage = Stage(device: .iPhone15, bars: bars)
    stage.view.addSubview(field)
    stage.step()
    field.becomeFirstResponder()
    let shade = UIView(frame: stage.window.bounds)
    stage.window.addSubview(shade)
    stage.step()
    let front = stage.window.subviews.suffix(2)
    #expect(front.map { $0 is ChromeView } == [true, true])
    #expect(stage.window.subviews.firstIndex(of: shade) == stage.window.subviews.count - 3)
  }

  @Test(
    "a table controller keeps its rows clear of the keyboard, and shows the row that is edited",
    arguments: [true, false])
  func table(isTable: Bool) throws {
    final class Rows: UITableViewController {
      let field = UITextField(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        30
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        if indexPath.row == 15 { cell.contentView.addSubview(field) }
        return cell
      }
    }
    let controller = Rows(style: .plain)
    let stage = Stage(device: .iPhone15, rootViewController: controller)
    stage.step(2)
    let table = try #require(controller.tableView)
    if !isTable { table.avoidsKeyboard = false }
    let before = (table.contentOffset, table.contentInset)
    controller.field.becomeFirstResponder()
    stage.step(60)
    if isTable {
      #expect(isNear(table.adjustedContentInset.bottom, 336, 1e-6))
      #expect(isNear(table.contentInset.bottom, 336 - 34, 1e-6))
      let row = table.rectForRow(at: IndexPath(row: 15, section: 0))
      #expect(isNear(row.maxY - table.contentOffset.y, 852 - 336, 0.5))
      #expect(table.verticalScrollIndicatorInsets.bottom == table.contentInset.bottom)
    } else {
      #expect((table.contentOffset, table.contentInset) == before)
    }
    controller.field.resignFirstResponder()
    stage.step(60)
    #expect(table.contentInset == .zero)
    #expect(table.verticalScrollIndicatorInsets == .zero)
  }

  @Test("what a keyboard layout guide places moves with the keyboard")
  func guide() {
    let (stage, bar) = (stage(.iPhone15), UIView())
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(bar)
    let guide = stage.view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 100),
      bar.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.step()
    #expect(isNear(bar.frame.maxY, 852 - 34, 1e-6))
    field.becomeFirstResponder()
    #expect(isNear(bar.frame.maxY, 852 - 336, 1e-6))
    stage.step(6)
    #expect(isNear(bar.shownFrame.maxY, 818 - 302 * 0.54491, 0.1))
    stage.step(40)
    field.resignFirstResponder()
    stage.step(40)
    #expect(isNear(bar.frame.maxY, 852 - 34, 1e-6))
  }

  @Test(
    "letters start as capitals where sentences do",
    arguments: [
      ("", KeyboardPage.capitals), ("Hi", .letters), ("Hi ", .letters), ("Hi. ", .capitals),
      ("Hi.", .letters), ("Hi\n", .capitals),
    ])
  func capitals(text: String, page: KeyboardPage) {
    let stage = stage()
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
    stage.view.addSubview(view)
    view.text = text
    view.becomeFirstResponder()
    #expect(stage.keyboard.view?.content.page == page)
  }

  @Test(
    "typed characters press their keys, on the page that has them",
    arguments: [
      ("h", KeyboardPage.letters, KeyboardKey.Action.insert("h")),
      ("H", .capitals, .insert("H")), ("7", .numbers, .insert("7")),
      ("€", .symbols, .insert("€")), ("\u{8}", .capitals, .delete), ("\n", .capitals, .enter),
    ])
  func presses(text: String, page: KeyboardPage, action: KeyboardKey.Action) {
    let stage = stage()
    field.becomeFirstResponder()
    stage.step(40)
    stage.type(text, time: stage.time)
    stage.step()
    let content = stage.keyboard.view?.content
    #expect(content?.pressed == action)
    #expect(content?.page == page)
    #expect(stage.keyboard.view?.keys.contains { $0.action == action } == true)
    stage.step(6)
    #expect(stage.keyboard.view?.content.pressed == nil)
  }

  @Test("touches press keys, which enter text when the finger is lifted")
  func touches() throws {
    let stage = stage()
    field.becomeFirstResponder()
    stage.step(40)
    func tap(_ action: KeyboardKey.Action) throws {
      let view = try #require(stage.keyboard.view)
      let key = try #require(view.keys.first { $0.action == action })
      let frame = view.convert(view.frame(of: key), to: stage.window)
      stage.touches.tap(at: CGPoint(x: frame.midX, y: frame.midY), time: stage.time)
      stage.step(12)
    }
    try tap(.insert("H"))
    try tap(.insert("i"))
    try tap(.show(.numbers))
    try tap(.insert("!"))
    #expect(field.text == "Hi!")
    try tap(.delete)
    try tap(.insert(" "))
    try tap(.shift)
    try tap(.insert("A"))
    #expect(field.text == "Hi A")
    #expect(stage.keyboard.view?.content.page == .letters)
  }

  @Test(
    "every keyboard has its keys inside of the screen, none above another",
    arguments: [Device.iPhone5, .iPhone8, .iPhone11, .iPhone15, .iPhone16ProMax])
  func keys(device: Device) {
    for type in (0...11).compactMap(UIKeyboardType.init(rawValue:)) {
      let face = KeyboardFace(type)
      let metrics = KeyboardMetrics(
        size: device.size, insets: device.safeAreaInsets, face: face, suggests: true)
      let pages: [KeyboardPage] =
        face.firstPage == .pad ? [.pad] : [.letters, .capitals, .numbers, .symbols]
      for page in pages {
        let keys = face.keys(page, returnTitle: "return", isProminent: false, metrics)
        let room = CGRect(x: 0, y: 0, width: metrics.width, height: metrics.height)
        for (index, key) in keys.enumerated() {
          #expect(room.contains(key.frame), "\(type) \(page) \(key)")
          #expect(key.frame.width > 20 && key.frame.height > 20, "\(type) \(page) \(key)")
          for other in keys[..<index] {
            #expect(!key.frame.intersects(other.frame), "\(type) \(page) \(key) \(other)")
          }
        }
      }
    }
  }

  @Test("the return key has its title and is enabled with text only, if the field asks for it")
  func returnKey() {
    let stage = stage()
    (field.returnKeyType, field.enablesReturnKeyAutomatically) = (.send, true)
    field.becomeFirstResponder()
    #expect(stage.keyboard.view?.content.returnTitle == "send")
    #expect(stage.keyboard.view?.content.isReturnEnabled == false)
    field.text = "x"
    #expect(stage.keyboard.view?.content.isReturnEnabled == true)
  }

  @Test("a view above the keyboard is part of its frame, and stays above an input view")
  func accessory() throws {
    let (stage, bar) = (stage(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44)))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    #expect(stage.keyboard.frame.height == 304)
    #expect(bar.window === stage.window)
    #expect(bar.convert(bar.bounds, to: nil) == CGRect(x: 0, y: 363, width: 375, height: 44))
    let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 180))
    field.inputView = picker
    field.reloadInputViews()
    stage.step()
    #expect(stage.keyboard.frame.height == 224)
    #expect(picker.frame == CGRect(x: 0, y: 0, width: 375, height: 180))
  }

  @Test(
    "a controller's accessory view is shown when it appears, and remains when a field in it ends editing"
  )
  func controllerAccessory() {
    final class Chat: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      override var inputAccessoryView: UIView? { bar }
      override var canBecomeFirstResponder: Bool { true }
    }
    let chat = Chat()
    let stage = Stage(device: .iPhone8, rootViewController: chat)
    chat.bar.addSubview(field)
    stage.step()
    #expect(chat.isFirstResponder)
    #expect(stage.keyboard.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    stage.step(40)
    #expect(field.becomeFirstResponder())
    #expect(stage.keyboard.frame.height == 304)
    field.resignFirstResponder()
    #expect(chat.isFirstResponder)
    #expect(stage.keyboard.frame.height == 44)
    stage.window.rootViewController = UIViewController()
    stage.step()
    #expect(!chat.isFirstResponder)
  }

  @Test(
    "scrolling dismisses the keyboard as the mode says",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, CGFloat(600), false), (.onDrag, 200, true),
      (.interactive, 380, false), (.interactive, 640, true),
    ])
  func dismissal(mode: UIScrollView.KeyboardDismissMode, end: CGFloat, dismisses: Bool) {
    let stage = stage()
    let scroll = UIScrollView(frame: stage.view.bounds)
    scroll.contentSize = CGSize(width: 375, height: 2000)
    scroll.keyboardDismissMode = mode
    stage.view.insertSubview(scroll, at: 0)
    field.becomeFirstResponder()
    stage.step(40)
    stage.touches.drag(
      from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: end), time: stage.time, duration: 0.5)
    stage.step(28)
    if mode == .interactive, dismisses {
      #expect((stage.keyboard.view?.superview?.frame.minY ?? 0) > 500)
    }
    stage.step(60)
    #expect(field.isFirstResponder == !dismisses)
    #expect(stage.keyboard.isShown == !dismisses)
  }

  @Test("without room for a keyboard, or with a connected one, none is shown")
  func connected() {
    let small = Stage(
      device: Device(name: "custom", size: CGSize(width: 320, height: 200), scale: 2))
    #expect(!small.showsKeyboard)
    let stage = stage()
    stage.showsKeyboard = false
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    #expect(!stage.keyboard.isShown)
  }
}
