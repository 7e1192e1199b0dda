import AppRuntime
import Testing
import UIKit

private typealias Timer = AppRuntime.Timer

/// Receives the messages of timers.
private final class Receiver: NSObject {
  var log: [String] = []

  @MainActor func tick() { log.append("tick") }
  @MainActor func tick(_ timer: AppRuntime.Timer) { log.append("\(timer.userInfo ?? "none")") }

  @MainActor static func register() {
    MethodTable.add("tick", to: Receiver.self) { receiver, _ in receiver.tick() }
    MethodTable.add("tick:", to: Receiver.self) { receiver, arguments in
      receiver.tick(MethodTable.argument(0, of: "tick:", arguments))
    }
  }
}

/// Ends a display link with the third message.
private final class LinkReceiver: NSObject {
  var intervals: [Double] = []

  @MainActor func tick(_ timer: AppRuntime.Timer) {
    intervals.append(timer.timeInterval)
    if intervals.count == 3 { timer.invalidate() }
  }

  @MainActor static func register() {
    MethodTable.add("tick:", to: LinkReceiver.self) { receiver, arguments in
      receiver.tick(MethodTable.argument(0, of: "tick:", arguments))
    }
  }
}

@MainActor
@Suite struct TimerTests {
  private let stage = Stage()

  private func step(_ count: Int) { for _ in 0..<count { stage.step() } }

  @Test(
    "a timer fires in the first tick at or after its date, and more than once in a tick if it is short"
  )
  func intervals() {
    stage.makeCurrent()
    var (slow, fast, once): ([Int], Int, [Int]) = ([], 0, [])
    Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in slow.append(stage.tick) }
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in fast += 1 }
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { timer in
      once.append(stage.tick)
      #expect(!timer.isValid)
    }
    #expect(timer.isValid)
    #expect(timer.timeInterval == 0)
    step(60)
    #expect(slow == [15, 30, 45, 60])
    #expect(fast == 100)
    #expect(once == [6])
    #expect(!timer.isValid)
  }

  @Test("an action that declares a timer receives one that invalidates its display link")
  func displayLinks() {
    stage.makeCurrent()
    LinkReceiver.register()
    let receiver = LinkReceiver()
    let link = CADisplayLink(target: receiver, selector: Selector(("tick:")))
    link.add(to: .main, forMode: .common)
    step(5)
    #expect(receiver.intervals == Array(repeating: 1 / 60, count: 3))
  }

  @Test("a timer with the interval of a tick fires in each") func everyTick() {
    stage.makeCurrent()
    var ticks: [Int] = []
    Timer.scheduledTimer(withTimeInterval: 1 / 60, repeats: true) { _ in ticks.append(stage.tick) }
    step(200)
    #expect(ticks == Array(1...200))
  }

  @Test("timers fire in the order of their dates, then of their creation, before display links")
  func order() {
    stage.makeCurrent()
    var log: [String] = []
    let link = CADisplayLink { _ in log.append("link \(stage.tick)") }
    link.add(to: .main, forMode: .common)
    for (name, delay) in [("b", 0.03), ("c", 0.031), ("a", 0.02), ("d", 0.031)] {
      Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in log.append(name) }
    }
    step(2)
    #expect(log == ["link 1", "a", "b", "c", "d", "link 2"])
    link.invalidate()
  }

  @Test("a timer that is invalidated while it fires does not fire again, and releases its target")
  func invalidation() {
    stage.makeCurrent()
    Receiver.register()
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
      count += 1
      if count == 2 { timer.invalidate() }
    }
    weak var released: Receiver?
    do {
      let receiver = Receiver()
      released = receiver
      let timer = Timer.scheduledTimer(
        timeInterval: 1, target: receiver, selector: Selector("tick"), userInfo: nil,
        repeats: true)
      timer.invalidate()
    }
    #expect(released == nil)
    step(60)
    #expect(count == 2)
  }

  @Test("a run loop schedules a timer; fire() calls a repeating one early and leaves its dates")
  func runLoop() {
    stage.makeCurrent()
    Receiver.register()
    let receiver = Receiver()
    let timer = Timer(
      timeInterval: 0.5, target: receiver, selector: Selector("tick:"), userInfo: "info",
      repeats: true)
    step(20)
    #expect(receiver.log.isEmpty)
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: .default)
    timer.fire()
    step(10)
    #expect(receiver.log == ["info", "info"])
    timer.invalidate()
    #expect(timer.userInfo == nil)
    step(60)
    #expect(receiver.log.count == 2)
  }

  @Test("a new fire date moves the dates of a timer") func fireDate() {
    stage.makeCurrent()
    var ticks: [Int] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
      ticks.append(stage.tick)
    }
    timer.fireDate = Date(timeIntervalSinceNow: 0.1)
    step(50)
    #expect(ticks == [6, 36] || ticks == [7, 37])
  }

  @Test("a message is sent after its delay, unless it is canceled") func delays() {
    stage.makeCurrent()
    Receiver.register()
    let receiver = Receiver()
    let other = Receiver()
    receiver.perform(Selector("tick"), with: nil, afterDelay: 0.5)
    receiver.perform(Selector("tick"), with: "a", afterDelay: 0.1)
    NSObject.cancelPreviousPerformRequests(
      withTarget: receiver, selector: Selector("tick"), object: "a")
    other.perform(Selector("tick"), with: nil, afterDelay: 0.2)
    other.perform(Selector("tick"), with: nil, afterDelay: 0.3)
    NSObject.cancelPreviousPerformRequests(withTarget: other)
    step(29)
    #expect(receiver.log.isEmpty)
    step(1)
    #expect(receiver.log == ["tick"])
    #expect(other.log.isEmpty)
  }
}
