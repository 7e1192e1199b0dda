import Flipbook
import Foundation
import UIKit

/// Expects that the motion and all pixels of a stage match a reference.
///
/// The reference is next to the test file, in `__References__/<file>/<name>`: a text file with the
/// hashes of all frames and the motion of all views, and the images of some frames. If it does not
/// exist, it is recorded and the test fails once; see `Recording`. A failure describes the
/// differences and how to accept them.
///
/// ```swift
/// @MainActor
/// @Suite struct BallTests {
///   @Test func ballSnaps() async throws {
///     let stage = Stage(device: .iPhone5s)
///     let ball = UIView(frame: CGRect(x: 135, y: 100, width: 50, height: 50))
///     ball.backgroundColor = .orange
///     stage.view.addSubview(ball)
///     let animator = UIDynamicAnimator(referenceView: stage.view)
///     animator.addBehavior(UISnapBehavior(item: ball, snapTo: CGPoint(x: 160, y: 400)))
///     try await expectMotion(of: stage, matches: "a ball snaps", duration: 3, views: ["ball": ball])
///   }
/// }
/// ```
///
/// A stage cannot play twice: whether its motion is the same in every run is checked only when it is
/// compared. Pass a closure that creates the scene to check this when its reference is recorded.
///
/// - Parameters:
///   - stage: The stage, which plays from its current time. Keep strong references to its
///     animators.
///   - name: The motion's name, which must be unique in the test file.
///   - duration: The duration in seconds.
///   - views: The views to trace, with their names in failures. If empty, all views are traced,
///     with names such as `UILabel 2`.
///   - scale: The number of pixels per point of the frames.
///   - markers: The times in seconds of additional images to keep. The first and the last frame,
///     one per second and the extremes of the views' motion are always kept.
///   - tolerances: The accepted differences, with their reasons.
///   - recording: When to write the reference.
///   - fileID: The ID of the test's file, next to which the reference is. Use the default.
///   - filePath: The path of the test's file. Use the default.
///   - line: The line of the expectation. Use the default.
///   - column: The column of the expectation. Use the default.
/// - Throws: An error if rendering fails, or if the reference cannot be read or written.
@MainActor
public func expectMotion(
  of stage: Stage, matches name: String, duration: TimeInterval,
  views: KeyValuePairs<String, UIView> = [:], scale: Double = 1, markers: [TimeInterval] = [],
  tolerances: [MotionTolerance] = [], record recording: Recording = .default,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async throws {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = MotionExpectation(
    name, at: location, recording: recording, allowances: tolerances.map(\.allowance))
  var options = ReferenceOptions()
  options.scale = scale
  options.times = markers
  let scene = TracedStage(stage: stage, tracedViews: views)
  let failure = try await expectation.failure(options, duration: duration, playsAgain: false) {
    scene
  }
  if let failure { location.fail(failure) }
}

/// Expects that the motion and all pixels of a scene match a reference, and are the same in every
/// run.
///
/// The scene is created and played twice before its reference is recorded, and again when it fails.
/// If the two runs differ, for example because the scene uses `DispatchQueue.main.asyncAfter`,
/// `Timer`, `Task.sleep` or random numbers, the failure describes the differences, and nothing is
/// recorded.
///
/// ```swift
/// try await expectMotion(matches: "the card rises", duration: 1) {
///   let stage = Stage(device: .iPhone5s, rootViewController: CardViewController())
///   stage.touches.tap(at: CGPoint(x: 160, y: 460), time: 0.2)
///   return stage
/// }
/// ```
///
/// - Parameters:
///   - name: The motion's name, which must be unique in the test file.
///   - duration: The duration in seconds.
///   - scale: The number of pixels per point of the frames.
///   - markers: The times in seconds of additional images to keep.
///   - tolerances: The accepted differences, with their reasons.
///   - recording: When to write the reference.
///   - fileID: The ID of the test's file, next to which the reference is. Use the default.
///   - filePath: The path of the test's file. Use the default.
///   - line: The line of the expectation. Use the default.
///   - column: The column of the expectation. Use the default.
///   - makeScene: Creates the scene.
/// - Throws: An error if rendering fails, or if the reference cannot be read or written.
@MainActor
public func expectMotion(
  matches name: String, duration: TimeInterval, scale: Double = 1, markers: [TimeInterval] = [],
  tolerances: [MotionTolerance] = [], record recording: Recording = .default,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, of makeScene: @MainActor () throws -> some MotionScene
) async throws {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = MotionExpectation(
    name, at: location, recording: recording, allowances: tolerances.map(\.allowance))
  var options = ReferenceOptions()
  options.scale = scale
  options.times = markers
  if let failure = try await expectation.failure(options, duration: duration, of: makeScene) {
    location.fail(failure)
  }
}

/// Expects that the motion and all pixels of a recipe match a reference.
///
/// The scale, images and tolerances in the recipe's `reference:` apply.
///
/// - Parameters:
///   - recipe: The recipe.
///   - name: The motion's name, which must be unique in the test file; nil for the recipe's name.
///   - recording: When to write the reference.
///   - fileID: The ID of the test's file, next to which the reference is. Use the default.
///   - filePath: The path of the test's file. Use the default.
///   - line: The line of the expectation. Use the default.
///   - column: The column of the expectation. Use the default.
/// - Throws: An error if rendering fails, or if the reference cannot be read or written.
@MainActor
public func expectMotion(
  of recipe: Recipe, matches name: String? = nil, record recording: Recording = .default,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async throws {
  let location = TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = MotionExpectation(
    name ?? recipe.name, at: location, recording: recording,
    allowances: recipe.reference.allowances)
  let failure = try await expectation.failure(
    ReferenceOptions(of: recipe), playsAgain: true, play: recipe.play)
  if let failure { location.fail(failure) }
}

/// A stage with names of its views.
private struct TracedStage: MotionScene {
  let stage: Stage
  let tracedViews: KeyValuePairs<String, UIView>
}
