private enum ContactKeys {
  static let began = Key("began", .anyItem, "The item whose contact begins.")
  static let ended = Key("ended", .anyItem, "The item whose contact ends.")
  static let boundary = Key("boundary", .contactBoundary, "The boundary that it touches.")
  static let with = Key("with", .anyItem, "The other item that it touches.")
  static let table = Table(
    "a contact", [began, ended, boundary, with],
    rules: [.one(of: [began, ended]), .either("boundary", or: ["with"])])
}

extension ValueType<RecipeScene.Contact.Other> {
  /// What a recipe calls the boundary that the stage's edges make.
  private static let referenceBounds = "referenceBounds"

  /// The identifier of a boundary, or `referenceBounds`.
  fileprivate static let contactBoundary = ValueType(
    "the identifier of a boundary, or \(referenceBounds) for the stage's edges", .reference
  ) { value, checker in
    if value.text == referenceBounds { return .boundary(nil) }
    return ValueType<String>.boundary.read(value, checker).map { .boundary($0) }
  }
}

extension ValueType<EventHandler.Contact> {
  /// A contact to wait for.
  static let contact = ValueType(
    "a contact such as { began: ball, boundary: floor }", .mapping(ContactKeys.table)
  ) { value, checker in
    guard let fields = checker.fields(of: value, ContactKeys.table) else { return nil }
    let began = fields.read(ContactKeys.began)
    let ended = fields.read(ContactKeys.ended)
    let boundary = fields.read(ContactKeys.boundary)
    let other = fields.read(ContactKeys.with)
    guard let item = began ?? ended else { return nil }
    return EventHandler.Contact(
      phase: began != nil ? .began : .ended, item: item, other: boundary ?? other.map { .item($0) })
  }
}
