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
  /// Text in a recipe's format.
  case code(String)
  /// Terms with what they mean.
  case entries([GuideEntry])
}

/// A term, such as a key, with what it means.
package struct GuideEntry: Sendable {
  /// The term as it is written.
  package var term: String
  /// What its value must be; empty for a term without a value.
  package var value: String
  /// What the term means, as sentences.
  package var summary: String
  /// Text in a recipe's format that uses the term; nil for none.
  package var example: String?

  package init(_ term: String, value: String = "", _ summary: String, example: String? = nil) {
    self.term = term
    self.value = value
    self.summary = summary
    self.example = example
  }
}
