import CoreGraphics

/// The names in an object, so that each of them is read without a copy of all.
private final class NamesBox: ContextKey, Sendable {
  static let defaultValue = NamesBox(Names())

  let names: Names

  init(_ names: Names) { self.names = names }
}

private enum DurationKey: ContextKey {
  static let defaultValue: TimeInterval? = nil
}

private enum StageSizeKey: ContextKey {
  static let defaultValue: CGSize? = nil
}

private enum ActionTimeKey: ContextKey {
  static let defaultValue: TimeInterval? = nil
}

extension ReadingContext {
  /// The names that values may refer to.
  var names: Names { self[NamesBox.self].names }

  /// The recipe's duration in seconds; nil if it is missing or invalid.
  var duration: TimeInterval? { self[DurationKey.self] }

  /// The size of the stage in points; nil if it is invalid.
  var stageSize: CGSize? { self[StageSizeKey.self] }

  /// The time in seconds of the action that is being read; nil if an event triggers it.
  var actionTime: TimeInterval? { self[ActionTimeKey.self] }

  /// Returns a copy with the names that values may refer to.
  func with(names: Names) -> ReadingContext { with(NamesBox.self, NamesBox(names)) }

  /// Returns a copy with the recipe's duration in seconds.
  func with(duration: TimeInterval?) -> ReadingContext { with(DurationKey.self, duration) }

  /// Returns a copy with the size of the stage in points.
  func with(stageSize: CGSize?) -> ReadingContext { with(StageSizeKey.self, stageSize) }

  /// Returns a copy for an action at a time in seconds.
  func with(actionTime: TimeInterval?) -> ReadingContext { with(ActionTimeKey.self, actionTime) }
}
