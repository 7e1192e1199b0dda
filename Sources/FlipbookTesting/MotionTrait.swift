import Flipbook
import Testing

/// How the tests of a suite record motion.
public struct MotionTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: Recording

  /// Suites hand it on to their tests.
  public var isRecursive: Bool { true }

  /// Runs a test with its way of recording.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Recording.$ofTrait.withValue(recording, operation: function)
  }
}

extension Trait where Self == MotionTrait {
  /// Records references of motion in some way, such as `@Suite(.motion(record: .changed))`.
  public static func motion(record recording: Recording) -> Self {
    MotionTrait(recording: recording)
  }
}
