/// A small example of a topic, or of a key or a kind on the topic's page.
///
/// The tests check and play each one as `recipe`.
package struct GuideExample: Sendable {
  /// The topic, such as `views`.
  package let topic: String
  /// The key or the kind; nil for the topic as a whole.
  package let entry: String?
  /// The part of a recipe that matters.
  package let text: String

  init(_ topic: String, _ entry: String?, _ text: String) {
    self.topic = topic
    self.entry = entry
    self.text = text
  }

  /// All examples.
  package static let all =
    topics + scenes + behaviors + actions + animatorActions + events

  /// What examples leave out, in words.
  package static let conventions =
    "Examples leave out 'flipbook: 1' and 'duration: 3s'. Where they have no views, these are meant:"

  /// The views of examples that have none.
  package static let views = """
    views:
      ball: { frame: [40, 60, 40, 40], cornerRadius: 20, backgroundColor: orange }
      box: { frame: [200, 300, 80, 80], backgroundColor: systemBlue }
    """

  /// The example with what it leaves out.
  package var recipe: String {
    func has(_ key: String) -> Bool { text.split(separator: "\n").contains { $0.hasPrefix(key) } }
    let head = [
      ("flipbook: 1", "flipbook:"), ("duration: 3s", "duration:"), (Self.views, "views:"),
    ]
    .filter { !has($0.1) }.map(\.0)
    return (head + [text]).joined(separator: "\n") + "\n"
  }
}
