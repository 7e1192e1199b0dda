import AppRuntime
import Combine
import Foundation
import Testing
import UIKit

@testable import Hosting

@MainActor
@Suite struct ProgramPublishersTests {
  @Test("a timer's publisher sends with the stage's clock") func timer() throws {
    var store = Set<AnyCancellable>()
    let log = try PlayLog.play { log in
      AppRuntime.Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
        .scan(0) { count, _ in count + 1 }.prefix(3)
        .sink { value in MainActor.assumeIsolated { log.note("\(value)") } }
        .store(in: &store)
    }
    #expect(log == ["6 1", "12 2", "18 3"])
  }

  @Test("delay, debounce and throttle follow the stage's clock") func intervals() throws {
    var store = Set<AnyCancellable>()
    let log = try PlayLog.play { log in
      let subject = PassthroughSubject<String, Never>()
      func note(_ name: String) -> (String) -> Void {
        { value in MainActor.assumeIsolated { log.note("\(name) \(value)") } }
      }
      subject.delay(for: 0.5, scheduler: RunLoop.main).sink(receiveValue: note("delay"))
        .store(in: &store)
      subject.debounce(for: .milliseconds(200), scheduler: DispatchQueue.main)
        .sink(receiveValue: note("debounce")).store(in: &store)
      subject.throttle(for: 0.2, scheduler: DispatchQueue.main, latest: true)
        .sink(receiveValue: note("throttle")).store(in: &store)
      for (time, value) in [(0.1, "a"), (0.2, "b"), (0.25, "c")] {
        DispatchQueue.main.asyncAfter(deadline: .now() + time) { subject.send(value) }
      }
    }
    #expect(
      log == [
        "6 throttle a", "18 throttle c", "27 debounce c", "36 delay a", "42 delay b", "45 delay c",
      ])
  }

  @Test("a notification center publishes until the subscription is canceled")
  func notifications() throws {
    let log = try PlayLog.play(ticks: 3) { log in
      let name = Notification.Name("program")
      let cancellable = NotificationCenter.default.publisher(for: name)
        .compactMap { $0.userInfo?["value"] as? Int }
        .sink { value in MainActor.assumeIsolated { log.note("\(value)") } }
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 1])
      cancellable.cancel()
      NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 2])
    }
    #expect(log == ["0 1"])
  }

  @Test("an observable property of a view has a publisher") func properties() throws {
    let log = try PlayLog.play(ticks: 3) { log in
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let cancellable = scrollView.publisher(for: \.contentOffset).map(\.y)
        .sink { value in MainActor.assumeIsolated { log.note("\(Int(value))") } }
      scrollView.contentOffset.y = 30
      cancellable.cancel()
      scrollView.contentOffset.y = 40
    }
    #expect(log == ["0 0", "0 30"])
  }

  @Test("received values are delivered in the next turn of the main queue") func receiving() throws
  {
    var store = Set<AnyCancellable>()
    let log = try PlayLog.play(ticks: 3) { log in
      Just("later").receive(on: DispatchQueue.main)
        .sink { value in MainActor.assumeIsolated { log.note(value) } }.store(in: &store)
      log.note("now")
    }
    #expect(log == ["0 now", "0 later"])
  }
}
