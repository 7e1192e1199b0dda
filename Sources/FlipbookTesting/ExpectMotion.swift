import Flipbook
import Foundation
import UIKit

/// Expects that a stage plays as its reference says, to the last pixel of every frame.
///
/// The reference lies beside the test file, in `__References__/<file>/<name>`: a text with every frame's
/// fingerprint and every view's numbers, and the pictures of some frames. Where there is none it is recorded, and
/// the test fails once; see ``Recording``. A failure tells what has become of the motion, and what to do next.
///
/// ```swift
/// @Test func ballBounces() async throws {
///   let stage = Stage(device: .iPhone5s)
///   let ball = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
///   ball.backgroundColor = .orange
///   stage.view.addSubview(ball)
///   let animator = UIDynamicAnimator(referenceView: stage.view)
///   animator.addBehavior(UIGravityBehavior(items: [ball]))
///   try await expectMotion(of: stage, matches: "a falling ball", duration: 3, views: ["ball": ball])
/// }
/// ```
///
/// - Parameters:
///   - stage: The stage, which plays from its current time on; what moves it must be held meanwhile.
///   - name: The motion's name, of which those of a test file each have their own.
///   - duration: How long it plays, in seconds.
///   - views: The views to trace, by the names that failures call them; if there are none all, as `UILabel 2`.
///   - scale: The pixels in a point of the frames.
///   - markers: The moments, in seconds, of which pictures are kept, beside the first, the last, one each second and
///     those where views are farthest out.
///   - tolerances: What may differ, and why.
///   - recording: When the reference is written.
/// - Throws: What rendering throws, and errors about references that cannot be read or written.
@MainActor
public func expectMotion(
  of stage: Stage, matches name: String, duration: TimeInterval,
  views: KeyValuePairs<String, UIView> = [:], scale: Double = 1, markers: [TimeInterval] = [],
  tolerances: [MotionTolerance] = [], record recording: Recording = .usual,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async throws {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = MotionExpectation(
    name, at: place, recording: recording, allowances: tolerances.map(\.allowance))
  var options = ReferenceOptions()
  options.scale = scale
  options.moments = markers
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  let (named, names) = (views.map { (name: $0.key, view: $0.value) }, ViewNames())
  let failure = try await expectation.failure(options) { options in
    try await stage.play(
      expectation.folderName, duration: duration, options: options, in: scratch.path
    ) { named.isEmpty ? names.views(below: stage.view) : named }
  }
  if let failure { place.fail(failure) }
}

/// Expects that a recipe plays as its reference says, to the last pixel of every frame.
///
/// What the recipe's `reference:` says of scale, pictures and tolerances holds here too.
///
/// - Parameters:
///   - recipe: The recipe.
///   - name: The motion's name, of which those of a test file each have their own; nil for the recipe's.
///   - recording: When the reference is written.
/// - Throws: What rendering throws, and errors about references that cannot be read or written.
@MainActor
public func expectMotion(
  of recipe: Recipe, matches name: String? = nil, record recording: Recording = .usual,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async throws {
  let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = MotionExpectation(
    name ?? recipe.name, at: place, recording: recording,
    allowances: recipe.reference.allowances)
  let failure = try await expectation.failure(ReferenceOptions(of: recipe), play: recipe.play)
  if let failure { place.fail(failure) }
}
