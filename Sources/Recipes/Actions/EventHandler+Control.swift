import UIKit

/// The keys of handlers of the events that buttons and other controls send, after UIKit's names.
enum ControlEventKeys {
  static let all: [Alternative<EventHandler.Event>] =
    events.map { name, event, summary in
      Alternative(Key(name, .button, summary)) { .control(event, $0) }
    } + [
      Alternative(
        Key(
          "valueChanged", .valueControl,
          "Handles a value that the user changes, or a scroll view that is pulled to refresh it.")
      ) { .control(.valueChanged, $0) }
    ]
    + editingEvents.map { name, event, summary in
      Alternative(Key(name, .textField, summary)) { .control(event, $0) }
    }

  private static let editingEvents: [(name: String, event: UIControl.Event, summary: String)] = [
    (
      "editingDidBegin", .editingDidBegin,
      "Handles the start of the editing of a text field or text view."
    ),
    (
      "editingChanged", .editingChanged,
      "Handles each change of the text of a text field or text view."
    ),
    (
      "editingDidEnd", .editingDidEnd,
      "Handles the end of the editing of a text field or text view."
    ),
    ("editingDidEndOnExit", .editingDidEndOnExit, "Handles the return key in a text field."),
  ]

  private static let events: [(name: String, event: UIControl.Event, summary: String)] = [
    ("touchUpInside", .touchUpInside, "Handles a tap on a button."),
    ("touchDown", .touchDown, "Handles a touch that begins on a button."),
    ("touchDownRepeat", .touchDownRepeat, "Handles the second and further touches of a multi-tap."),
    ("touchDragInside", .touchDragInside, "Handles a touch that moves near its button."),
    ("touchDragOutside", .touchDragOutside, "Handles a touch that moves far from its button."),
    ("touchDragEnter", .touchDragEnter, "Handles a touch that returns to its button."),
    ("touchDragExit", .touchDragExit, "Handles a touch that leaves its button."),
    ("touchUpOutside", .touchUpOutside, "Handles a touch that ends far from its button."),
    ("touchCancel", .touchCancel, "Handles a touch on a button that a gesture cancels."),
  ]
}
