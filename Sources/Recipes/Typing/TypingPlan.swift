import UIKit

/// A text that is typed.
struct TypingPlan: Sendable {
  /// The characters.
  let text: String
  /// The field that begins editing before; nil for the one that is edited.
  let field: String?
  /// The time from one character to the next, in seconds.
  let interval: TimeInterval
  /// The span of the value that states it.
  let span: SourceSpan

  /// The seconds from the first character to the last.
  var duration: TimeInterval { interval * Double(max(text.count - 1, 0)) }
}

private enum TypingKeys {
  static let text = Key(
    "text", .text, isRequired: true, "The characters; a line break is the return key.")
  static let into = Key(
    "into", .textField,
    "The text field that begins editing before (default: the one that is edited).")
  static let interval = Key(
    "interval", .duration(0...10), default: "0.1s", "The time from one character to the next.")
  static let table = Table("a text to type", [text, into, interval])
}

extension ValueType<ActionPlan> {
  /// A text that is typed into the text field that is edited, or into a named one.
  static let typing: ValueType = {
    let plan = mapping(
      "a mapping { text: …, into: …, interval: 0.1s }", TypingKeys.table
    ) { fields -> ActionPlan? in
      let field = fields.read(TypingKeys.into.optional)
      let values = fields.read(TypingKeys.text, TypingKeys.interval)
      guard let field, let (text, interval) = values else { return nil }
      return .type(
        TypingPlan(text: text, field: field, interval: interval, span: fields.value.span))
    }
    return ValueType(
      "a text, or \(plan.expectation)", .any([ValueType<String>.text.shape, plan.shape])
    ) { value, context in
      guard value.entries == nil else { return plan.read(value, context) }
      return ValueType<String>.text.read(value, context).map {
        .type(TypingPlan(text: $0, field: nil, interval: 0.1, span: value.span))
      }
    }
  }()
}

extension ValueType<String> {
  /// The name of a text field.
  static let textField = ValueType("the name of a text field", .reference) { value, context in
    reference(value, context, to: "text field", among: context.names.lists.textFields)
  }

  /// The name of a control whose value the user changes.
  static let valueControl = ValueType(
    "the name of a control with a value", .reference
  ) { value, context in
    reference(
      value, context, to: "control with a value", among: context.names.lists.valueControls)
  }
}

extension RecipeScene {
  /// Types a text, from now on.
  func type(_ plan: TypingPlan) {
    if let name = plan.field, view(name)?.becomeFirstResponder() != true {
      probe?.add(typing: plan, isReceived: false, at: stage.time)
      return
    }
    probe?.add(typing: plan, isReceived: stage.isEditingText, at: stage.time)
    stage.type(plan.text, time: stage.time, interval: plan.interval)
  }
}
