import Foundation
import Testing
import UIKit

/// Random animators neither trap nor hang nor let a NaN out.
///
/// FLIPBOOK_FUZZ_COUNT and FLIPBOOK_FUZZ_SEED set how many are tried, and from which seed on.
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

  @Test("random animators are safe")
  func random() async throws {
    // In a process of its own: a trap, too, is to be told with its seed.
    let log = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: log) }
    let result = await #expect(processExitsWith: .success) { [log = log as String] in
      try await MainActor.run {
        for seed in Settings().seeds {
          try "\(seed)".write(toFile: log, atomically: false, encoding: .utf8)
          if let flaw = FuzzedAnimator(seed: seed).run() {
            try "\(seed), \(flaw)".write(toFile: log, atomically: false, encoding: .utf8)
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
        "FLIPBOOK_FUZZ_COUNT=1 FLIPBOOK_FUZZ_SEED=\(last): run again to see this one alone")
    }
  }
}
