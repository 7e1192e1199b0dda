/// A traced property of an item as a function of time.
package struct CurveUpdate: Hashable, Sendable, Codable {
  /// What the motion of the property is like, in words; nil for what does not apply.
  package struct Words: Hashable, Sendable, Codable {
    package var overshoot: String?
    package var settles: String?
    package var peak: String?

    package init(overshoot: String? = nil, settles: String? = nil, peak: String? = nil) {
      self.overshoot = overshoot
      self.settles = settles
      self.peak = peak
    }
  }

  package var item: String
  package var property: String
  /// The unit of the values; empty for none.
  package var unit: String
  /// The tick of the first value.
  package var from: Int
  /// The value at each tick; nil where the item has none.
  package var values: [Double?]
  /// The value at each tick when the reference was recorded; nil without a reference.
  package var reference: [Double?]?
  package var words: Words

  package init(
    item: String, property: String, unit: String, from: Int, values: [Double?],
    reference: [Double?]?, words: Words
  ) {
    self.item = item
    self.property = property
    self.unit = unit
    self.from = from
    self.values = values
    self.reference = reference
    self.words = words
  }
}

/// What changed since the reference was recorded.
package struct VerdictUpdate: Hashable, Sendable, Codable {
  /// An item whose motion differs.
  package struct Difference: Hashable, Sendable, Codable {
    package var item: String
    package var property: String
    package var text: String
    /// The first tick that differs; nil if none is known.
    package var tick: Int?

    package init(item: String, property: String, text: String, tick: Int? = nil) {
      self.item = item
      self.property = property
      self.text = text
      self.tick = tick
    }
  }

  /// Whether the recipe has a reference.
  package var reference: Bool
  /// What changed, in words.
  package var text: String
  package var differences: [Difference]

  package init(reference: Bool, text: String, differences: [Difference]) {
    self.reference = reference
    self.text = text
    self.differences = differences
  }
}
