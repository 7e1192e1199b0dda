/// The types of AppRuntime that take the place of Foundation's and Dispatch's in a program: its own module declares aliases
/// of these names.
enum ShadowedNames {
  static let all = ["Timer", "DateComponentsFormatter"]
}
