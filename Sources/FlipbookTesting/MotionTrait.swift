import Flipbook
import Testing

/// A trait that sets when tests record references of motion.
public struct MotionTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: Recording

  /// Whether the trait of a suite applies to its tests: always true.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's recording.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Recording.$traitValue.withValue(recording, operation: function)
  }
}

extension Trait where Self == MotionTrait {
  /// Returns a trait that sets when tests record references, as in
  /// `@Suite(.motion(record: .changed))`.
  public static func motion(record recording: Recording) -> Self {
    MotionTrait(recording: recording)
  }
}
