import AppRuntime
import Foundation
import Glibc
import Testing
import UIKit

@testable import Hosting

@MainActor
@Suite struct ProgramClocksTests {
  @Test("dates start on January 1, 2024, at 9:41 UTC, and advance with the stage") func dates()
    throws
  {
    let log = try PlayLog.play { log in
      log.note(Date().formatted(.iso8601))
      let start = Date()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        log.note("\((Date().timeIntervalSince(start) * 1000).rounded())")
        log.note(
          "\(time(nil)) \(CFAbsoluteTimeGetCurrent() == Date().timeIntervalSinceReferenceDate)")
      }
    }
    #expect(
      log == ["0 2024-01-01T09:41:00Z", "30 500.0", "30 1704102060 true"])
  }

  @Test("the clocks without a date show the stage's time", arguments: [0, 30, 45])
  func uptimes(tick: Int) throws {
    let log = try PlayLog.play { log in
      let note = { @MainActor in
        let times: [Double] = [
          CACurrentMediaTime(), ProcessInfo.processInfo.systemUptime,
          Double(DispatchTime.now().uptimeNanoseconds) / 1e9, Double(mach_absolute_time()) / 1e9,
          Double(clock()) / Double(CLOCKS_PER_SEC),
        ]
        log.note(times.map { "\(Int(($0 * 1000).rounded()))" }.joined(separator: " "))
      }
      if tick == 0 { return note() }
      DispatchQueue.main.asyncAfter(deadline: .now() + Double(tick) / 60) { note() }
    }
    let time = tick * 1000 / 60
    #expect(log == ["\(tick) \(time) \(time) \(time) \(time) \(time)"])
  }

  @Test("a continuous clock measures virtual time, and its sleep ends in the tick")
  func continuousClock() throws {
    let log = try PlayLog.play { log in
      Task {
        let start = ContinuousClock.now
        try await ContinuousClock().sleep(for: .milliseconds(250))
        log.note("\(ContinuousClock.now - start)")
        try await Task.sleep(
          until: .now + .milliseconds(100), tolerance: .seconds(1), clock: .suspending)
        log.note("suspending")
      }
    }
    #expect(log == ["15 0.25 seconds", "21 suspending"])
  }

  @Test("outside of turns, the clocks are the system's") func outside() throws {
    _ = try PlayLog.play { _ in }
    #expect(Date().timeIntervalSince1970 > 1_750_000_000)
  }

  /// The first numbers of a play.
  private static func numbers(seed: UInt64) throws -> [String] {
    try PlayLog.play(ticks: 5, seed: seed) { log in
      var generator = SystemRandomNumberGenerator()
      log.note("\(Int.random(in: 0..<1_000_000)) \(Bool.random()) \(CGFloat.random(in: 0...1))")
      log.note("\(Array(0..<20).shuffled()) \([1, 2, 3, 4, 5, 6, 7].randomElement() ?? 0)")
      log.note("\(generator.next()) \(UUID()) \(arc4random()) \(arc4random_uniform(1000))")
      log.note("\(drand48()) \(Glibc.rand()) \(Glibc.random()) \(lrand48())")
      Task { log.note("\(Int.random(in: 0..<1_000_000))") }
      DispatchQueue.global().async { log.note("\(Double.random(in: 0..<1))") }
    }
  }

  @Test("each play has the random numbers of its seed") func seeds() throws {
    let first = try Self.numbers(seed: 1)
    #expect(first.count == 6)
    #expect(try Self.numbers(seed: 1) == first)
    let other = try Self.numbers(seed: 2)
    for (first, other) in zip(first, other) { #expect(first != other) }
  }

  @Test("the C library's generators can be seeded") func seeding() throws {
    let log = try PlayLog.play { log in
      for _ in 0..<2 {
        srand48(7)
        srand(7)
        log.note("\(drand48()) \(Glibc.rand()) \(Glibc.rand() >= 0)")
      }
      srandom(8)
      log.note("\(Glibc.random() == Glibc.random())")
    }
    #expect(log[0] == log[1])
    #expect(log[2] == "0 false")
  }

  @Test("a UUID has version 4 and variant 1") func identifiers() throws {
    let log = try PlayLog.play { log in for _ in 0..<50 { log.note(UUID().uuidString) } }
    #expect(Set(log).count == 50)
    for entry in log {
      let text = Array(entry.dropFirst(2))
      #expect(text[14] == "4")
      #expect("89AB".contains(text[19]))
    }
  }
}
