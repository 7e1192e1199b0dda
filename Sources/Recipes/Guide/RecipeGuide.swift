/// The pages about the recipe language, written from the tables that recipes are checked with.
package struct RecipeGuide: Sendable {
  /// The pages: the recipe as a whole, the topics that several keys share, then the recipe's keys.
  package let pages: [GuidePage]

  /// Other names of topics.
  private static let aliases = [
    "behaviors": "animator", "gestures": "gestureRecognizers", "handlers": "on", "events": "on",
    "functions": "expressions", "action": "actions", "like": "templates",
    "style": "styles", "constraints": "layout", "constraint": "layout", "stackView": "views",
    "layoutGuides": "layout", "stack": "layout",
  ]

  /// Writes all pages.
  package init() {
    let topics = GuideTopic.all
    var owners: [String: String] = [:]
    for topic in topics {
      for title in topic.titles where owners[title] == nil { owners[title] = topic.name }
    }
    pages = topics.map { $0.page(owners: owners) }
  }

  /// Returns the page about a topic; nil if there is none.
  package subscript(topic: String) -> GuidePage? {
    pages.first { $0.name == topic } ?? pages.first { $0.name == Self.aliases[topic] }
  }
}

/// A topic of the recipe language.
struct GuideTopic: Sendable {
  let name: String
  /// What the topic is, as one sentence.
  let summary: String
  /// The titles of the tables that the topic's page describes, wherever they are used.
  var titles: [String] = []
  /// What the tables do not say.
  var introduction: [String] = []
  /// Returns what the tables do not say about a kind.
  var note: @Sendable (String) -> String? = { _ in nil }
  /// Writes the page's tables.
  let write: @Sendable (inout GuideWriter) -> Void

  /// All topics.
  static var all: [GuideTopic] {
    let general = [
      recipe, stage, views, screen, layout, styles, templates, repetition, expressions, behaviors,
      components,
      animators, gestures, actions, timeline, handlers,
    ]
    let scalars = [RecipeKeys.flipbook.name, RecipeKeys.title.name, RecipeKeys.duration.name]
    let layout = [RecipeKeys.layoutGuides.name, RecipeKeys.constraints.name]
    let names = scalars + layout + general.map(\.name)
    return general + RecipeKeys.table.keys.filter { !names.contains($0.name) }.map(GuideTopic.init)
  }

  /// Returns the page, with the example of the topic below its introduction.
  func page(owners: [String: String]) -> GuidePage {
    let examples = GuideExample.all.filter { $0.topic == name }
    var writer = GuideWriter(
      page: name, owners: owners,
      example: { entry in examples.first { $0.entry == entry }?.code }, note: note)
    for paragraph in introduction { writer.add(.paragraph(paragraph)) }
    if let example = examples.first(where: { $0.entry == nil }) { writer.add(.code(example.code)) }
    write(&writer)
    return GuidePage(name: name, summary: summary, blocks: writer.blocks)
  }
}

extension GuideTopic {
  /// Creates the topic of a key of recipes.
  private init(_ key: any KeyDescription) {
    self.init(
      name: key.name, summary: key.summary, titles: key.shape.titles,
      introduction: ["The value of '\(key.name)' is \(key.expectation)."]
        + [Self.notes[key.name]].compactMap { $0 }
    ) { $0.addTables(in: key.shape) }
  }

  /// What the tables do not say about keys that have no topic of their own.
  private static let notes = [
    "window": "The keys of these views are those of 'views'.",
    "groups":
      "Behaviors act on a group as on one item: its views keep their places relative to each other.",
    "params":
      "'$name' stands for the value of a parameter anywhere, and later parameters may use earlier "
      + "ones. --set name=value replaces a value, and --params FILE several. "
      + "--set stage.device='iPhone 8', --set stage.appearance=dark and "
      + "--set stage.layoutDirection=rightToLeft replace those of the stage.",
    "state":
      "A value is a number, a point, true or false, or a word. Actions change variables as in "
      + "'set: { isOpen: not isOpen }'; conditions and expressions use them by name.",
    "markers": "'end' is the end of the recipe.",
    "expect":
      "Each entry has one of within, inside, settlesBy, maxOvershoot, appearsBefore, contact and "
      + "apart. Positions are those that frames show, on the stage; an item is not "
      + "checked while it is not there, and fails if it never is. The final position is that at the end of "
      + "the span. What appears is on the screen, and neither hidden nor transparent.",
    "matrix":
      "The cells of the last axis are beside each other. --matrix name=value,… on the command line "
      + "replaces the recipe's matrix.",
    "include":
      "Included files may have \(RecipeKeys.included.joined(separator: ", ")); the recipe's own "
      + "entries override theirs.",
  ]
}
