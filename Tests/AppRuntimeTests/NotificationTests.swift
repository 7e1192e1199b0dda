import AppRuntime
import Testing
import UIKit

/// Receives notifications.
private final class Receiver: NSObject {
  var received: [String] = []

  @MainActor func receive(_ notification: Notification) {
    received.append(notification.name.rawValue)
  }

  @MainActor func receiveObject(_ notification: NSNotification) {
    received.append("\(notification.name.rawValue) \(notification.userInfo?["key"] ?? "none")")
  }

  @MainActor static func register() {
    MethodTable.add("receiveObject:", to: Receiver.self) { receiver, arguments in
      receiver.receiveObject(MethodTable.argument(0, of: "receiveObject:", arguments))
    }
    MethodTable.add("receive:", to: Receiver.self) { receiver, arguments in
      receiver.receive(MethodTable.argument(0, of: "receive:", arguments))
    }
  }
}

@MainActor
@Suite struct NotificationTests {
  private let stage = Stage()
  private let center = NotificationCenter()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  init() { Receiver.register() }

  @Test("an observer receives notifications with its name and sender until it is removed")
  func selectors() {
    stage.makeCurrent()
    let (receiver, sender) = (Receiver(), NSObject())
    center.addObserver(receiver, selector: "receive:", name: first, object: nil)
    center.addObserver(receiver, selector: "receive:", name: second, object: sender)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    center.post(name: second, object: NSObject())
    center.post(name: second, object: sender)
    #expect(receiver.received == ["first", "second"])
    center.removeProgramObserver(receiver, name: first)
    center.post(name: first, object: nil)
    center.post(name: second, object: sender)
    #expect(receiver.received == ["first", "second", "second"])
    center.removeProgramObserver(receiver)
    center.post(name: second, object: sender)
    #expect(receiver.received.count == 3)
  }

  @Test("a method may have a parameter of class NSNotification") func objects() {
    stage.makeCurrent()
    let receiver = Receiver()
    center.addObserver(receiver, selector: "receiveObject:", name: first, object: nil)
    center.post(name: first, object: nil, userInfo: ["key": 7])
    #expect(receiver.received == ["first 7"])
  }

  @Test("observers receive a notification in the order of their registration") func order() {
    stage.makeCurrent()
    nonisolated(unsafe) var log: [Int] = []
    for number in 0..<20 {
      _ = center.addProgramObserver(forName: first, object: nil, queue: .main) { _ in
        log.append(number)
      }
    }
    center.post(name: first, object: nil)
    #expect(log == Array(0..<20))
  }

  @Test("the center does not retain an observer, and retains a block until it is removed")
  func lifetimes() {
    stage.makeCurrent()
    nonisolated(unsafe) var count = 0
    let token = center.addProgramObserver(forName: first, object: nil, queue: nil) { _ in
      count += 1
    }
    weak var released: Receiver?
    do {
      let receiver = Receiver()
      released = receiver
      center.addObserver(receiver, selector: "receive:", name: first, object: nil)
    }
    #expect(released == nil)
    center.post(name: first, object: nil)
    center.removeProgramObserver(token)
    center.post(name: first, object: nil)
    #expect(count == 1)
  }

  @Test("a notification of a later play is not one of an earlier play's observers") func plays() {
    stage.makeCurrent()
    let receiver = Receiver()
    center.addObserver(receiver, selector: "receive:", name: nil, object: nil)
    let other = Stage()
    center.post(name: first, object: nil)
    #expect(receiver.received.isEmpty)
    stage.step()
    center.post(name: first, object: nil)
    #expect(receiver.received == ["first"])
    withExtendedLifetime(other) {}
  }

  @Test("a sequence has the notifications with its name and sender, until its task is canceled")
  func sequence() async {
    let sender = NSObject()
    let notifications = center.notifications(named: first, object: sender)
    center.post(name: first, object: nil)
    center.post(name: second, object: sender)
    for value in 1...2 { center.post(name: first, object: sender, userInfo: ["key": value]) }
    var received: [Int] = []
    for await notification in notifications {
      received.append(notification.userInfo?["key"] as? Int ?? 0)
      if received.count == 2 { break }
    }
    #expect(received == [1, 2])
    let center = center
    let name = second
    let task = Task { @MainActor in
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == 0)
  }
}
