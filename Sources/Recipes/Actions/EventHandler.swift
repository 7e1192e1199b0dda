import UIKit

/// What happens when something else does.
struct EventHandler: Sendable {
  /// What it waits for.
  let event: Event
  /// What happens then.
  let action: ActionPlan

  /// Something that happens on a stage.
  enum Event: Sendable {
    /// An item touches something, or does so no more.
    case contact(Contact)
    /// A button is tapped.
    case touchUpInside(String)
  }

  /// A contact to wait for.
  struct Contact: Sendable {
    /// Whether it begins or ends.
    let phase: RecipeScene.Contact.Phase
    /// The item.
    let item: String
    /// What the item touches; nothing for whatever.
    let other: RecipeScene.Contact.Other?
  }
}

private enum HandlerKeys {
  static let contact = Key("contact", .contact, "Waits for an item to touch something.")
  static let touchUpInside = Key("touchUpInside", .button, "Waits for a tap on a button.")
  static let table = Table(
    "a handler", [contact, touchUpInside] + ActionKeys.all,
    rules: [.one(of: [contact, touchUpInside])] + ActionKeys.rules)
}

extension ValueType<[EventHandler]> {
  private static let expectation =
    "a list of handlers such as [{ contact: { began: ball, boundary: floor }, set: … }]"

  /// The handlers of events.
  static let handlers = ValueType(
    expectation, .list(of: .mapping(HandlerKeys.table), count: 0...Limits.handlers)
  ) { value, checker in
    guard let elements = value.elements else {
      checker.reportType(value, expected: expectation)
      return nil
    }
    guard
      checker.allow(
        elements.count, upTo: Limits.handlers, at: value.span, excess: "there are too many handlers"
      )
    else { return nil }
    return elements.compactMap { element in
      guard let fields = checker.fields(of: element, HandlerKeys.table) else { return nil }
      let contact = fields.read(HandlerKeys.contact)
      let button = fields.read(HandlerKeys.touchUpInside)
      guard let action = fields.readAction() else { return nil }
      if let contact { return EventHandler(event: .contact(contact), action: action) }
      return button.map { EventHandler(event: .touchUpInside($0), action: action) }
    }
  }
}

// MARK: - Contacts

private enum ContactKeys {
  static let began = Key("began", .view, "The item whose contact begins.")
  static let ended = Key("ended", .view, "The item whose contact ends.")
  static let boundary = Key("boundary", .contactBoundary, "The boundary that it touches.")
  static let with = Key("with", .view, "The other item that it touches.")
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
  fileprivate static let contact = ValueType(
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
