import FlipbookTesting
import UIKit
import XCTest

/// Tests of motion with XCTest; the references are next to this file.
@MainActor
final class XCTestTests: XCTestCase {
  /// Whether a failure is expected; it is recorded in `failures`.
  private nonisolated(unsafe) var expectsFailure = false
  private nonisolated(unsafe) var failures: [(text: String, file: String, line: Int)] = []

  nonisolated override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard expectsFailure else {
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      return
    }
    failures.append((description, filePath, lineNumber))
  }

  func testUnchangedMotionPasses() async throws {
    let scene = FallingBall()
    try await expectMotion(of: scene.stage, matches: "a falling ball", duration: 0.5)
  }

  func testChangedMotionFails() async throws {
    let scene = FallingBall(color: .red)
    expectsFailure = true
    try await expectMotion(
      of: scene.stage, matches: "a falling ball", duration: 0.5, record: .none)
    let line = #line - 2
    expectsFailure = false
    XCTAssertEqual(failures.count, 1)
    XCTAssertEqual(failures.first?.line, line)
    XCTAssertEqual(failures.first?.file, #filePath)
    let text = failures.first?.text ?? ""
    XCTAssertTrue(
      text.contains(
        """
        The motion "a falling ball" has changed:
          The motion is the same; only the pixels differ.
          30 of 30 frames differ: frames 0 to 29.
        """), text)
  }
}
