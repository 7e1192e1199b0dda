import Foundation
import Imaging
import Testing
import UIKit

@testable import Flipbook
@testable import FlipbookTesting

/// Scenes that are played twice.
@MainActor
@Suite struct RepeatedMotionTests {
  /// What differs between two runs of a scene.
  enum Change: String, Sendable, CaseIterable {
    case color, position, duration
  }

  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  /// Plays a ball, which is different from the second run on, and returns the failure.
  private func failure(
    _ recording: Recording, color: UIColor = .orange, changing change: Change? = nil
  ) async throws -> String? {
    let expectation = MotionExpectation(
      "a fall", at: TestLocation(fileID: #fileID, filePath: #filePath, line: 1, column: 1),
      recording: recording, references: "\(scratch.path)/references",
      environment: ["FLIPBOOK_ACTUAL": "\(scratch.path)/actual"])
    var run = 0
    return try await expectation.failure(ReferenceOptions(), duration: 0.2) {
      run += 1
      let isChanged = run > 1
      let scene = FallingBall(color: isChanged && change == .color ? .red : color)
      if isChanged && change == .position { scene.ball.center.x += 1 }
      scene.stage.after(isChanged && change == .duration ? 0.1 : 0.15) { scene.ball.alpha = 0.5 }
      return scene
    }
  }

  private var isRecorded: Bool {
    FileManager.default.fileExists(atPath: "\(scratch.path)/references/a-fall/reference.txt")
  }

  @Test("a motion that differs between two runs is not recorded", arguments: Change.allCases)
  func unsteadyRecording(change: Change) async throws {
    defer { scratch.remove() }
    for recording in [Recording.missing, .changed, .all] {
      let text = try await failure(recording, changing: change)
      #expect(text?.hasPrefix("The motion \"a fall\" differs between two runs:\n") == true)
      #expect(text?.contains("stage.after(_:perform:)") == true)
      #expect(!isRecorded)
    }
  }

  @Test("a motion that is the same in two runs is recorded, and passes") func steadyMotion()
    async throws
  {
    defer { scratch.remove() }
    #expect(try await failure(.missing)?.contains("it has been recorded") == true)
    #expect(isRecorded)
    // The first run passes, and there is no second one.
    #expect(try await failure(.missing, changing: .color) == nil)
  }

  @Test("a failure reports that the motion differs between two runs", arguments: Change.allCases)
  func unsteadyFailure(change: Change) async throws {
    defer { scratch.remove() }
    _ = try await failure(.missing, color: .blue)
    let text = try await failure(.missing, changing: change)
    #expect(
      text?.hasPrefix("The motion \"a fall\" differs between two runs:\n") == true, "\(text ?? "")")
    let steady = try await failure(.missing)
    #expect(steady?.hasPrefix("The motion \"a fall\" has changed:\n") == true, "\(steady ?? "")")
  }

  @Test("a stage is a scene whose views have default names") func stage() async throws {
    let stage = Stage()
    #expect(stage.stage === stage)
    #expect(stage.tracedViews.isEmpty)
  }
}
