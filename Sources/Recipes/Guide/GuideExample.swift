/// A small example of a topic, or of a key, a kind or a table on the topic's page, with a picture.
///
/// The tests check, play and draw each one as `recipe`.
package struct GuideExample: Sendable {
  /// The topic, such as `views`.
  package let topic: String
  /// The key, the kind or the title of the table; nil for the topic as a whole.
  package let entry: String?
  /// The part of a recipe that matters.
  package let text: String
  /// The times of the frames that the picture shows, in seconds; empty for no picture.
  package let times: [Double]
  /// What the picture shows, as sentences, or why there is none.
  package let description: String

  init(
    _ topic: String, _ entry: String? = nil, at times: [Double], _ description: String,
    _ text: String
  ) {
    self.topic = topic
    self.entry = entry
    self.text = text
    self.times = times
    self.description = description
  }

  /// All examples.
  package static let all =
    language + topics + viewKinds + effects + layout + components + gestures + behaviors + fields
    + touches
    + actions
    + animators + animatorActions + events + controlEvents + controlKinds + typing + lists
    + valueEvents

  /// What examples leave out, in words.
  package static let conventions =
    "Examples leave out 'flipbook: 1' and 'duration: 3s'. Where they have no stage or no views, "
    + "these are meant:"

  /// The stage of examples that have none.
  package static let stage = "stage: { size: [240, 200], background: systemGray6 }"

  /// The views of examples that have none.
  package static let views = """
    views:
      ball: { frame: [20, 20, 40, 40], cornerRadius: 20, backgroundColor: orange }
      box: { frame: [150, 110, 60, 60], cornerRadius: 8, backgroundColor: systemBlue }
    """

  /// The names of the images in examples, which are in the recipe's folder.
  package static let images = ["photo.png", "heart.png"]

  /// The example with what it leaves out.
  package var recipe: String {
    func has(_ key: String) -> Bool { text.split(separator: "\n").contains { $0.hasPrefix(key) } }
    let head = [
      ("flipbook: 1", "flipbook:"), ("duration: 3s", "duration:"), (Self.stage, "stage:"),
      (Self.views, "views:"),
    ]
    .filter { !has($0.1) }.map(\.0)
    return (head + [text]).joined(separator: "\n") + "\n"
  }

  /// The name of the picture's file without its extension, such as `views-shape`.
  package var name: String {
    ([topic] + (entry.map { [$0] } ?? [])).joined(separator: "-").replacing(" ", with: "-")
  }

  /// The example as it is on a page.
  var code: GuideCode {
    GuideCode(
      text, picture: times.isEmpty ? nil : "\(Self.pictureFolder)/\(name).png",
      description: description)
  }

  /// The folder of the pictures, which is in that of the pages.
  package static let pictureFolder = "pictures"
}
