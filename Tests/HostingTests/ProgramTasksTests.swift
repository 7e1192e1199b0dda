import Dispatch
import Testing
import UIKit

@testable import Hosting

/// A controller that runs code when its view is loaded.
private final class Starter: UIViewController {
  private let start: @MainActor (Starter) -> Void
  private(set) var log: [String] = []

  init(_ start: @escaping @MainActor (Starter) -> Void) {
    self.start = start
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { start(self) }

  /// Adds an entry with the tick.
  func note(_ text: String) { log.append("\(Stage.current?.tick ?? -1) \(text)") }
}

@MainActor
@Suite struct ProgramTasksTests {
  /// Plays a program for a number of ticks, without suspending, and returns its log.
  private func log(
    ticks: Int = 40, _ start: @escaping @MainActor @Sendable (Starter) -> Void
  ) throws -> [String] {
    let scene = try TestProgram.controller { Starter(start) }.recipe().makeScene()
    for _ in 0..<ticks { scene.stage.step() }
    return (scene.stage.rootViewController as? Starter)?.log ?? []
  }

  @Test("a task runs at the end of the turn in which it was created, in order") func order() throws
  {
    let log = try log { starter in
      Task { starter.note("first") }
      Task {
        starter.note("second")
        await Task.yield()
        starter.note("fourth")
      }
      Task { starter.note("third") }
      starter.note("loaded")
    }
    #expect(log == ["0 loaded", "0 first", "0 second", "0 third", "0 fourth"])
  }

  @Test("a task sleeps on virtual time, for whole ticks rounded up") func sleeping() throws {
    let log = try log { starter in
      Task {
        try await Task.sleep(nanoseconds: 500_000_000)
        starter.note("half a second")
      }
      Task {
        try await Task.sleep(for: .milliseconds(100))
        starter.note("a tenth")
        try await Task.sleep(for: .milliseconds(10))
        starter.note("a hundredth")
      }
    }
    #expect(log == ["6 a tenth", "7 a hundredth", "30 half a second"])
  }

  @Test("detached tasks and functions without an actor run within the turn, too")
  func detached() throws {
    let log = try log { starter in
      Task {
        let sum = await Task.detached { (1...10).reduce(0, +) }.value
        starter.note("\(sum)")
        async let left = twice(20)
        async let right = twice(1)
        starter.note("\(await left + right)")
      }
    }
    #expect(log == ["0 55", "0 42"])
  }

  @Test("a canceled task ends its sleep") func canceling() throws {
    let log = try log { starter in
      let task = Task {
        do {
          try await Task.sleep(for: .seconds(10))
          starter.note("slept")
        } catch { starter.note("canceled") }
      }
      Task {
        try await Task.sleep(nanoseconds: 50_000_000)
        task.cancel()
      }
    }
    #expect(log == ["3 canceled"])
  }

  @Test("blocks of the main queue run at the end of the turn, or at their time") func blocks()
    throws
  {
    let log = try log { starter in
      DispatchQueue.main.async { starter.note("async") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { starter.note("later") }
      starter.note("loaded")
    }
    #expect(log == ["0 loaded", "0 async", "15 later"])
  }

  @Test("a task that never sleeps leaves the stage to go on") func endless() throws {
    let log = try log(ticks: 3) { starter in
      Task {
        while !Task.isCancelled { await Task.yield() }
      }
      Task { starter.note("other") }
    }
    #expect(log == ["0 other"])
  }

  @Test("tasks of two stages run in the turns of their own") func stages() throws {
    let recipe = try TestProgram.controller {
      Starter { starter in
        Task {
          try await Task.sleep(nanoseconds: 100_000_000)
          starter.note("slept")
        }
      }
    }.recipe()
    let scenes = [recipe.makeScene(), recipe.makeScene()]
    let starters = scenes.compactMap { $0.stage.rootViewController as? Starter }
    for _ in 0..<10 { scenes[0].stage.step() }
    #expect(starters.map(\.log) == [["6 slept"], []])
    for _ in 0..<10 { scenes[1].stage.step() }
    #expect(starters.map(\.log) == [["6 slept"], ["6 slept"]])
  }
}

/// Is no actor's.
nonisolated private func twice(_ number: Int) async -> Int { 2 * number }
