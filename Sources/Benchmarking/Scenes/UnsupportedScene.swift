import Imaging

/// What a scene shows that exported scenes do not contain, as other programs could not draw it.
struct UnsupportedScene: CategorizedError, Equatable, CustomStringConvertible {
  /// What is not supported, such as `particles`.
  let feature: String

  var category: ErrorCategory { .invalidInput }

  var description: String { "a scene for other programs can't contain \(feature)" }
}
