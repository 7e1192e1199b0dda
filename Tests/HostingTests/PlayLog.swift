import Foundation
import Recipes
import UIKit

@testable import Hosting

/// What a program notes while it plays.
final class PlayLog: @unchecked Sendable {
  private(set) var entries: [String] = []

  /// Adds an entry with the tick.
  func note(_ text: String) {
    MainActor.assumeIsolated { entries.append("\(Stage.current?.tick ?? -1) \(text)") }
  }

  /// Plays a program for a number of ticks, without suspending, and returns its log.
  @MainActor
  static func play(
    ticks: Int = 60, seed: UInt64 = 1, _ start: @escaping @MainActor (PlayLog) -> Void
  ) throws -> [String] {
    let log = PlayLog()
    let scene = try HostedScene(ProgramSetup(), path: "App.swift", seed: seed) {
      () throws(LoadingError) in
      .controller {
        start(log)
        return UIViewController()
      }
    }
    for _ in 0..<ticks { scene.stage.step() }
    return log.entries
  }
}
