/// How a Swift program is compiled and played.
package struct SceneOptions: Hashable, Sendable {
  /// What a program shows.
  package enum Subject: Hashable, Sendable {
    /// A view of a class.
    case view(String)
    /// A controller of a class.
    case controller(String)
    /// The preview with a title.
    case preview(String)
  }

  /// What the program shows; nil for what its sources say.
  package var subject: Subject?
  /// The language mode of the sources: 5 or 6.
  package var swiftVersion = "5"
  /// The name of the device; nil for that of the touches file or for the size of a live view.
  package var device: String?
  /// The duration, in seconds; nil for that of the touches file.
  package var duration: Double?
  /// The path of the touches file; nil for none.
  package var touches: String?
  /// The seed of random numbers; nil for 1.
  package var seed: UInt64?
  /// Whether the program is compiled without being played: it may show nothing, as files of a library do, and
  /// mention storyboards and nibs.
  package var checksOnly = false
  /// The maximum real time of the program's work for one tick, in seconds.
  package var timeLimit = 30.0

  package init() {}
}
