/// A page about a topic of the recipe language.
package struct GuidePage: Sendable {
  /// The topic as it is written after `flipbook help`.
  package let name: String
  /// What the topic is, as one sentence.
  package let summary: String
  package let blocks: [GuideBlock]

  package init(name: String, summary: String, blocks: [GuideBlock]) {
    self.name = name
    self.summary = summary
    self.blocks = blocks
  }
}

/// A part of a page.
package enum GuideBlock: Sendable {
  case heading(String)
  case paragraph(String)
  /// An example.
  case code(GuideCode)
  /// Terms with what they mean.
  case entries([GuideEntry])
}

/// An example: text in a recipe's format.
package struct GuideCode: Sendable {
  package let text: String
  /// The path of the example's picture, from the folder of the pages; nil for no picture.
  package let picture: String?
  /// What the picture shows, as sentences, or why there is none.
  package let description: String

  package init(_ text: String, picture: String?, description: String) {
    self.text = text
    self.picture = picture
    self.description = description
  }
}

/// A term, such as a key, with what it means.
package struct GuideEntry: Sendable {
  /// The term as it is written.
  package var term: String
  /// What its value must be; empty for a term without a value.
  package var value: String
  /// What the term means, as sentences.
  package var summary: String
  /// An example that uses the term; nil for none.
  package var example: GuideCode?

  package init(_ term: String, value: String = "", _ summary: String, example: GuideCode? = nil) {
    self.term = term
    self.value = value
    self.summary = summary
    self.example = example
  }
}
