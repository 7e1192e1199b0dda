import Testing
import UIKit
import UIKitTestSupport

private final class Receiver: UIResponder {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func sender(_ sender: UIControl) { calls.append("sender \(type(of: sender))") }
  func event(_ sender: UIControl, _ event: UIEvent?) {
    calls.append("event \(event?.allTouches?.count ?? 0)")
  }
}

private final class Container: UIView {
  var isAsked = false

  func note() { isAsked = true }
}

@MainActor
@Suite struct ControlSelectorTests {
  private let receiver = Receiver()
  private let stage = Stage()
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() {
    MethodTable.add("plain", Receiver.plain)
    MethodTable.add("sender:", Receiver.sender)
    MethodTable.add("event:event:", Receiver.event)
    MethodTable.add("note", Container.note)
    stage.view.addSubview(button)
  }

  @Test("a control calls methods with no argument, itself, and itself and the event")
  func arguments() {
    for name in ["plain", "sender:", "event:event:"] {
      button.addTarget(receiver, action: Selector(name), for: .touchUpInside)
    }
    stage.touches.tap(at: CGPoint(x: 20, y: 20), time: 0)
    for _ in 0..<12 { stage.step() }
    #expect(receiver.calls == ["plain", "sender UIButton", "event 1"])
  }

  @Test("adding a method again adds events to it")
  func twice() {
    button.addTarget(receiver, action: "plain", for: .touchDown)
    button.addTarget(receiver, action: "plain", for: .touchUpInside)
    #expect(button.actions(forTarget: receiver, forControlEvent: .touchDown) == ["plain"])
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(receiver.calls == ["plain"])
    #expect(button.allTargets == [receiver])
  }

  @Test("removing a method leaves the others; nil removes all of the target")
  func removal() {
    button.addTarget(receiver, action: "plain", for: .allEvents)
    button.addTarget(receiver, action: "sender:", for: .allEvents)
    button.removeTarget(receiver, action: "plain", for: .allEvents)
    button.sendActions(for: .valueChanged)
    #expect(receiver.calls == ["sender UIButton"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.actions(forTarget: receiver, forControlEvent: .valueChanged) == nil)
  }

  @Test("without a target, the first responder that has the method receives the message")
  func responderChain() {
    let container = Container(frame: .zero)
    stage.view.addSubview(container)
    container.addSubview(button)
    button.addTarget(nil, action: "note", for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(container.isAsked)
    #expect(button.allTargets.map { $0.base is NSNull } == [true])
  }

  @Test("the control does not retain the target")
  func weakTarget() {
    var target: Receiver? = Receiver()
    weak let observed = target
    button.addTarget(target, action: "plain", for: .touchDown)
    target = nil
    #expect(observed == nil)
    button.sendActions(for: .touchDown)
  }

  @Test("a recognizer calls a method by its name, and stops when it is removed")
  func recognizer() {
    let recognizer = UITapGestureRecognizer(target: receiver, action: "plain")
    stage.view.addGestureRecognizer(recognizer)
    tap(at: 0)
    #expect(receiver.calls == ["plain"])
    recognizer.removeTarget(receiver, action: "sender:")
    tap(at: 1)
    #expect(receiver.calls == ["plain", "plain"])
    recognizer.removeTarget(receiver, action: "plain")
    tap(at: 2)
    #expect(receiver.calls == ["plain", "plain"])
  }

  private func tap(at time: TimeInterval) {
    stage.touches.tap(at: CGPoint(x: 200, y: 200), time: time)
    while stage.time < time + 0.5 { stage.step() }
  }
}
