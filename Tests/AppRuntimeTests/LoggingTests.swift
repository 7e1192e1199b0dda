import AppRuntime
import Foundation
import Testing
import UIKit

@Suite struct LoggingTests {
  @Test(
    "a format has its values in place of its specifiers",
    arguments: [
      ("plain", [] as [any CVarArg & Sendable], "plain"), ("%d of %ld", [3, 4], "3 of 4"),
      ("%{public}@ and %i", [7, 8], "7 and 8"),
      ("%.2f s", [1.5], "1.50 s"), ("100%% %x", [255], "100% ff"), ("%d %d", [1], "1 "),
    ] as [(String, [any CVarArg & Sendable], String)])
  func formats(format: String, values: [any CVarArg & Sendable], expected: String) {
    #expect(LogFormat(format).text(values) == expected)
  }

  @Test("debugging messages are not printed, nor those of a disabled log") func levels() {
    let log = OSLog(subsystem: "a", category: "b")
    #expect(log.isEnabled(type: .error) && log.isEnabled(type: .default))
    #expect(!log.isEnabled(type: .debug) && !log.isEnabled(type: .info))
    #expect(!OSLog.disabled.isEnabled(type: .fault))
  }

  @Test("a locked value is changed by one closure at a time, and a lock can be tried")
  func locks() {
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock { value -> Int in
        value += 1
        return value
      } == 2)
    var plain = os_unfair_lock()
    #expect(os_unfair_lock_trylock(&plain) && !os_unfair_lock_trylock(&plain))
    os_unfair_lock_unlock(&plain)
    #expect(os_unfair_lock_trylock(&plain))
  }
}

@Suite struct AVGeometryTests {
  @Test("a rectangle with a ratio of sides fits in the middle of another") func ratio() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 4, height: 2),
      insideRect: CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(rect == CGRect(x: 10, y: 35, width: 100, height: 50))
  }

  @Test("types of data have Apple's identifiers") func types() {
    #expect(UTType("public.png") == .png && UTType("") == nil)
    #expect(kUTTypeText == UTType.text.identifier)
  }

  @Test("times are added and compared in seconds") func times() {
    let half = CMTime(seconds: 0.5, preferredTimescale: 600)
    #expect(half.value == 300)
    #expect((half + CMTimeMake(value: 1, timescale: 2)).seconds == 1)
    #expect(half == CMTimeMake(value: 1, timescale: 2) && half > .zero)
    #expect(CMTimeCompare(half, .zero) == 1)
  }
}
