import Testing
import Timing

private typealias Change = @Sendable (inout MediaTiming) -> Void

@Suite struct MediaTimingTests {
  private static func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
    var timing = MediaTiming()
    timing.beginTime = 10
    timing.duration = 2
    change(&timing)
    return timing
  }

  /// The fraction at 9, 10, 10.5, 11, 12, 13, 14, 15 and 16 s of a timing that starts at 10 s with
  /// repetitions of 2 s; nil where it is not active.
  private static let rows: [(String, Change, [Double?], Double?)] = [
    ("default", { _ in }, [nil, 0, 0.25, 0.5, nil, nil, nil, nil, nil], 12),
    (
      "fills backwards", { $0.fillsBackwards = true }, [0, 0, 0.25, 0.5, nil, nil, nil, nil, nil],
      12
    ),
    ("fills forwards", { $0.fillsForwards = true }, [nil, 0, 0.25, 0.5, 1, 1, 1, 1, 1], 12),
    (
      "includes the end", { $0.includesEnd = true }, [nil, 0, 0.25, 0.5, 1, nil, nil, nil, nil], 12
    ),
    ("double speed", { $0.speed = 2 }, [nil, 0, 0.5, nil, nil, nil, nil, nil, nil], 11),
    ("half speed", { $0.speed = 0.5 }, [nil, 0, 0.125, 0.25, 0.5, 0.75, nil, nil, nil], 14),
    ("three repetitions", { $0.repeatCount = 3 }, [nil, 0, 0.25, 0.5, 0, 0.5, 0, 0.5, nil], 16),
    (
      "one and a half repetitions, filled",
      {
        $0.repeatCount = 1.5
        $0.fillsForwards = true
      }, [nil, 0, 0.25, 0.5, 0, 0.5, 0.5, 0.5, 0.5], 13
    ),
    (
      "two repetitions, filled",
      {
        $0.repeatCount = 2
        $0.fillsForwards = true
      }, [nil, 0, 0.25, 0.5, 0, 0.5, 1, 1, 1], 14
    ),
    (
      "half a repetition", { $0.repeatCount = 0.5 }, [nil, 0, 0.25, nil, nil, nil, nil, nil, nil],
      11
    ),
    (
      "repeat duration of 3 s", { $0.repeatDuration = 3 },
      [nil, 0, 0.25, 0.5, 0, nil, nil, nil, nil], 13
    ),
    (
      "repeat duration of 3 s overrides the count",
      {
        $0.repeatDuration = 3
        $0.repeatCount = 9
      }, [nil, 0, 0.25, 0.5, 0, nil, nil, nil, nil], 13
    ),
    (
      "autoreverses, filled",
      {
        $0.autoreverses = true
        $0.fillsForwards = true
      }, [nil, 0, 0.25, 0.5, 1, 0.5, 0, 0, 0], 14
    ),
    (
      "autoreverses one and a half times",
      {
        $0.autoreverses = true
        $0.repeatCount = 1.5
      }, [nil, 0, 0.25, 0.5, 1, 0.5, 0, 0.5, nil], 16
    ),
    ("offset", { $0.timeOffset = 0.5 }, [nil, 0.25, 0.5, 0.75, nil, nil, nil, nil, nil], 12),
    (
      "offset past the end",
      {
        $0.timeOffset = 1.5
        $0.fillsForwards = true
      }, [nil, 0.75, 0, 0.25, 0.75, 0.75, 0.75, 0.75, 0.75], 12
    ),
    (
      "negative speed",
      {
        $0.speed = -1
        $0.fillsForwards = true
      }, [nil, 1, 0.75, 0.5, 0, 0, 0, 0, 0], 12
    ),
    (
      "negative speed, offset by the duration",
      {
        $0.speed = -1
        $0.timeOffset = 2
        $0.fillsBackwards = true
      }, [1, 1, 0.75, 0.5, nil, nil, nil, nil, nil], 12
    ),
    (
      "negative double speed, two repetitions",
      {
        $0.speed = -2
        $0.repeatCount = 2
      }, [nil, 1, 0.5, 1, nil, nil, nil, nil, nil], 12
    ),
    ("speed 0", { $0.speed = 0 }, [nil, 0, 0, 0, 0, 0, 0, 0, 0], nil),
    (
      "speed 0 with an offset",
      {
        $0.speed = 0
        $0.timeOffset = 1.5
      }, [nil, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75, 0.75], nil
    ),
    (
      "speed 0 with an offset at the end",
      {
        $0.speed = 0
        $0.timeOffset = 2
      }, [nil, 1, 1, 1, 1, 1, 1, 1, 1], nil
    ),
    (
      "infinite repetitions", { $0.repeatCount = .infinity },
      [nil, 0, 0.25, 0.5, 0, 0.5, 0, 0.5, 0], nil
    ),
    ("infinite duration", { $0.duration = .infinity }, [nil, 0, 0, 0, 0, 0, 0, 0, 0], nil),
  ]

  @Test("each property affects the fraction as in CAMediaTiming", arguments: rows)
  private func fractions(id: String, change: Change, expected: [Double?], end: Double?) {
    let timing = Self.timing(change)
    let times = [9, 10, 10.5, 11, 12, 13, 14, 15, 16]
    #expect(times.map { timing.position(at: $0)?.fraction } == expected)
    #expect(timing.endTime == end)
    if let end {
      #expect(timing.hasEnded(at: end))
      #expect(timing.hasEnded(at: end - 1e-10))
      #expect(!timing.hasEnded(at: end - 1e-6))
    } else {
      #expect(!timing.hasEnded(at: 1e15))
    }
  }

  @Test("completed repetitions are counted")
  func iterations() {
    let twice = Self.timing {
      $0.repeatCount = 2.5
      $0.fillsForwards = true
    }
    #expect(
      [10, 11, 12, 13, 14, 14.5, 99].map { twice.position(at: $0)?.iteration }
        == [0, 0, 1, 1, 2, 2, 2])
    let whole = Self.timing {
      $0.repeatCount = 2
      $0.autoreverses = true
      $0.fillsForwards = true
    }
    #expect([10, 13.9, 14, 17, 18].map { whole.position(at: $0)?.iteration } == [0, 0, 1, 1, 1])
    let back = Self.timing {
      $0.repeatCount = 2
      $0.speed = -1
    }
    #expect([10, 11, 12.5, 13.9].map { back.position(at: $0)?.iteration } == [1, 1, 0, 0])
  }

  @Test("repetitions of a tenth of a second end exactly")
  func rounding() {
    var timing = MediaTiming()
    timing.duration = 0.1
    timing.fillsForwards = true
    for count in 1...500 {
      timing.repeatCount = Double(count)
      #expect(timing.position(at: 1e9)?.fraction == 1)
      #expect(timing.position(at: 1e9)?.iteration == Double(count - 1))
      let tick = (0.1 * Double(count) * 60).rounded() / 60
      #expect(timing.hasEnded(at: tick))
    }
  }

  @Test("any parameters give a fraction from 0 to 1 and a non-negative iteration")
  func extremeParameters() {
    let numbers: [Double] = [0, -1, 0.5, 1e-300, 1e300, .nan, .infinity, -.infinity]
    var timing = MediaTiming()
    (timing.fillsBackwards, timing.fillsForwards) = (true, true)
    for duration in numbers {
      for speed in numbers {
        for offset in numbers {
          for count in numbers {
            timing.duration = duration
            timing.speed = speed
            timing.timeOffset = offset
            timing.repeatCount = count
            for reverses in [false, true] {
              timing.autoreverses = reverses
              let positions = [-1, 0, 0.3, 1, 1e12].compactMap { timing.position(at: $0) }
              #expect(positions.count == 5, "\(timing)")
              let isValid = positions.allSatisfy {
                (0...1).contains($0.fraction) && $0.iteration >= 0
              }
              #expect(isValid, "\(timing)")
            }
          }
        }
      }
    }
  }
}
