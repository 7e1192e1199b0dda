import UIKit

/// An event that a scroll view reports to its delegate.
enum ScrollEvent: String, Sendable {
  case didScroll
  case willBeginDragging
  case willEndDragging
  case didEndDragging
  case willBeginDecelerating
  case didEndDecelerating

  /// What a handler of the event handles.
  private var summary: String {
    switch self {
    case .didScroll: "Handles each change of a scroll view's offset."
    case .willBeginDragging: "Handles the start of a drag of a scroll view's content."
    case .willEndDragging: "Handles a finger that is lifted from a scroll view's content."
    case .didEndDragging: "Handles the end of a drag of a scroll view's content."
    case .willBeginDecelerating: "Handles the start of a deceleration after a drag."
    case .didEndDecelerating: "Handles content that comes to rest after a deceleration."
    }
  }

  /// The event as a key of handlers, whose value is the name of a scroll view.
  var handled: Alternative<EventHandler.Event> {
    Alternative(Key(rawValue, .scrollView, summary)) { .scroll(self, $0) }
  }
}

extension ValueType<String> {
  /// The name of a scroll view.
  fileprivate static let scrollView = ValueType("the name of a scroll view", .reference) {
    value, context in
    reference(value, context, to: "scroll view", among: context.names.lists.scrollViews)
  }
}
