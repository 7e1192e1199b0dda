/// Why the library of a program cannot be loaded.
struct LoadingError: Error, CustomStringConvertible {
  /// What is wrong.
  let description: String
}
