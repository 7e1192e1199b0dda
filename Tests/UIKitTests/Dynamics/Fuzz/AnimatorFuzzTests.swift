import Foundation
import Testing
import UIKit

/// Tests that random animators neither crash, hang nor produce NaN.
///
/// FLIPBOOK_FUZZ_COUNT and FLIPBOOK_FUZZ_SEED set the number of animators and the first seed.
@Suite struct AnimatorFuzzTests {
  private struct Settings {
    let seeds: Range<UInt64>

    init() {
      let environment = ProcessInfo.processInfo.environment
      func setting(_ name: String) -> UInt64? { environment[name].flatMap { UInt64($0) } }
      let first = setting("FLIPBOOK_FUZZ_SEED") ?? 1
      let count = setting("FLIPBOOK_FUZZ_COUNT") ?? 40
      seeds = first..<(first &+ min(count, .max - first))
    }
  }

  @Test("random animators neither crash nor produce NaN")
  func randomAnimators() async throws {
    // In a separate process, so that a crash can be reported with its seed.
    let log = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let result = await #expect(processExitsWith: .success) { [log = log as String] in
      try await MainActor.run {
        for seed in Settings().seeds {
          try "\(seed)".write(toFile: log, atomically: false, encoding: .utf8)
          if let failure = FuzzedAnimator(seed: seed).run() {
            try "\(seed), \(failure)".write(toFile: log, atomically: false, encoding: .utf8)
            exit(EXIT_FAILURE)
          }
        }
      }
    }
    let seeds = Settings().seeds
    print("fuzzed \(seeds.count) animators from seed \(seeds.lowerBound)")
    if result == nil {
      let last = try String(contentsOfFile: log, encoding: .utf8)
      Issue.record(
        "FLIPBOOK_FUZZ_COUNT=1 FLIPBOOK_FUZZ_SEED=\(last): run again to reproduce this failure")
    }
  }
}
