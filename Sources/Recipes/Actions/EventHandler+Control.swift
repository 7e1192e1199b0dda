import UIKit

/// The keys of handlers of the touch events that buttons send, after UIKit's names.
enum ControlEventKeys {
  static let all: [Alternative<EventHandler.Event>] = events.map { name, event, summary in
    Alternative(Key(name, .button, summary)) { .control(event, $0) }
  }

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
