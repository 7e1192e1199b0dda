private enum ContactKeys {
  static let began = Key("began", .item, "The item whose contact begins.")
  static let ended = Key("ended", .item, "The item whose contact ends.")
  static let boundary = Key("boundary", .contactBoundary, "The boundary in contact with the item.")
  static let with = Key("with", .item, "The other item in contact with the item.")
  static let phases = [
    Alternative(began) { (phase: RecipeScene.Contact.Phase.began, item: $0) },
    Alternative(ended) { (phase: .ended, item: $0) },
  ]
  static let table = Table(
    "a contact", [began, ended, boundary, with],
    rules: [.exactlyOne(of: phases), .either(boundary, or: [with])])
}

extension ValueType<RecipeScene.Contact.Other> {
  /// The name of the boundary that the stage's edges form.
  private static let referenceBounds = "referenceBounds"

  /// The identifier of a boundary, or `referenceBounds`.
  fileprivate static let contactBoundary = ValueType(
    "the identifier of a boundary, or \(referenceBounds) for the stage's edges", .reference
  ) { value, context in
    if value.text == referenceBounds { return .boundary(nil) }
    return ValueType<String>.boundary.read(value, context).map { .boundary($0) }
  }
}

extension ValueType<EventHandler.Contact> {
  /// A contact of an item.
  static let contact: ValueType = mapping(
    "a contact such as { began: ball, boundary: floor }", ContactKeys.table
  ) { fields in
    let subject = fields.read(oneOf: ContactKeys.phases)
    let boundary = fields.read(ContactKeys.boundary)
    let other = fields.read(ContactKeys.with)
    guard let subject else { return nil }
    return EventHandler.Contact(
      phase: subject.phase, item: subject.item, other: boundary ?? other.map { .item($0) })
  }
}

extension EventHandler.Contact {
  /// Returns whether a contact is this one.
  func matches(_ contact: RecipeScene.Contact) -> Bool {
    phase == contact.phase && item == contact.item && (other == nil || other == contact.other)
  }
}
