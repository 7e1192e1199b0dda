import DisplayList
import Testing

@testable import QuartzCore

@MainActor
struct CAAnimationGroupTests {
  private let clock = VirtualClock()
  private let layer = CALayer()

  init() {
    layer.stageClock = clock
    layer.borderWidth = 100
    layer.cornerRadius = 100
  }

  private func part(_ key: String, duration: Double = 0, begin: Double = 0) -> CABasicAnimation {
    let part = CABasicAnimation(keyPath: key)
    part.fromValue = 0
    part.toValue = 8
    part.duration = duration
    part.beginTime = begin
    return part
  }

  private func group(_ parts: [CAAnimation], duration: Double = 2) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = parts
    group.duration = duration
    return group
  }

  @Test("grouped animations run concurrently, each with its own timing") func concurrent() {
    layer.add(
      group([
        part("borderWidth"), part("cornerRadius", duration: 1, begin: 0.5),
      ]), forKey: "group")
    let shown = [0, 0.25, 0.75, 1.5, 1.75].map { layer.presented(at: $0) }
    #expect(shown.map(\.borderWidth) == [0, 1, 3, 6, 7])
    #expect(shown.map(\.cornerRadius) == [100, 100, 2, 8, 100])
    #expect(layer.animationKeys() == ["group"])
  }

  @Test("a group without a duration has the default duration") func defaultDuration() {
    layer.add(
      group([part("borderWidth"), part("cornerRadius", duration: 9)], duration: 0), forKey: "g")
    #expect(layer.animation(forKey: "g")?.duration == 0.25)
    #expect(layer.presented(at: 0.125).borderWidth == 4)
    clock.advance(by: 15)
    #expect(layer.presented(at: clock.time).cornerRadius == 100)
    #expect(layer.animationKeys() == nil)
  }

  private typealias Change = @MainActor @Sendable (CAAnimationGroup) -> Void

  /// The values of a grouped animation with the group's duration at 0, 0.5, 1, 1.5, 2 and 2.5
  /// seconds.
  private nonisolated static let timings: [(String, Change, [CGFloat])] = [
    ("default timing", { _ in }, [0, 2, 4, 6, 100, 100]),
    ("speed of 2", { $0.speed = 2 }, [0, 4, 100, 100, 100, 100]),
    ("autoreverses", { $0.autoreverses = true }, [0, 2, 4, 6, 8, 6]),
    ("repeatCount", { $0.repeatCount = 2 }, [0, 2, 4, 6, 0, 2]),
    ("beginTime", { $0.beginTime = 1 }, [100, 100, 0, 2, 4, 6]),
    (
      "timingFunction", { $0.timingFunction = .init(name: .easeIn) },
      [0, 0.747720, 2.522856, 4.98, 100, 100]
    ),
    (
      "fillMode of both",
      {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      }, [0, 2, 4, 6, 8, 8]
    ),
    ("timeOffset", { $0.timeOffset = 0.5 }, [2, 4, 6, 0, 100, 100]),
    ("speed of -1", { $0.speed = -1 }, [8, 6, 4, 2, 100, 100]),
    ("infinite duration", { $0.duration = .infinity }, [0, 2, 4, 6, 8, 100]),
  ]

  @Test(
    "a group's timing applies to its animations", arguments: timings)
  private func timing(id: String, change: Change, expected: [CGFloat]) {
    let group = group([part("borderWidth", duration: 2)])
    change(group)
    layer.add(group, forKey: "group")
    for (time, width) in zip([0, 0.5, 1, 1.5, 2, 2.5], expected) {
      let shown = layer.presented(at: time).borderWidth
      #expect(abs(shown - width) < 0.01, "at \(time): \(shown)")
    }
  }

  @Test("grouped animations have their own timing functions and repeat counts") func innerTiming() {
    let part = part("borderWidth", duration: 0.5)
    part.repeatCount = 2
    part.autoreverses = true
    let late = self.part("cornerRadius", duration: 0.5, begin: 1)
    late.fillMode = .both
    layer.add(group([part, late]), forKey: nil)
    let shown = [0, 0.25, 0.75, 1.25, 1.875].map { layer.presented(at: $0) }
    #expect(shown.map(\.borderWidth) == [0, 4, 4, 4, 2])
    #expect(shown.map(\.cornerRadius) == [0, 0, 0, 4, 8])
  }

  @Test("groups can be nested") func nested() {
    let inner = group([part("borderWidth", duration: 0.5)], duration: 0.5)
    inner.beginTime = 1
    inner.repeatCount = 2
    layer.add(group([inner]), forKey: nil)
    let widths = [0.5, 1.25, 1.5, 1.75].map { layer.presented(at: $0).borderWidth }
    #expect(widths == [100, 4, 0, 4])
  }

  @Test("only the group's delegate is notified") func delegate() {
    let (own, inner) = (EventLog(), EventLog())
    let part = part("borderWidth", duration: 0.5)
    part.delegate = inner
    let group = group([part], duration: 1)
    group.delegate = own
    layer.add(group, forKey: nil)
    clock.advance(by: 59)
    #expect(own.lines == ["start"])
    clock.advance(by: 1)
    #expect(own.lines == ["start", "stop true"])
    #expect(inner.lines.isEmpty)
  }

  @Test("copy() copies the grouped animations") func copies() throws {
    let part = part("borderWidth", duration: 1)
    let group = group([part])
    layer.add(group, forKey: "group")
    part.toValue = 80
    #expect(layer.presented(at: 0.5).borderWidth == 4)
    #expect(part.beginTime == 0)
    let added = try #require(layer.animation(forKey: "group") as? CAAnimationGroup)
    #expect(added.animations?.first !== part)
    #expect(group.animations?.first === part)
  }

  @Test("an empty group lasts for its duration") func emptyGroup() {
    let log = EventLog()
    let group = CAAnimationGroup()
    group.duration = 0.5
    group.delegate = log
    layer.add(group, forKey: nil)
    clock.advance(by: 30)
    #expect(log.lines == ["start", "stop true"])
  }
}
