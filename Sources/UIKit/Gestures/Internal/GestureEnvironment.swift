import QuartzCore

/// The gestures of a window and the touches that they share.
///
/// Recognizers hear of an event first; then their actions are called, then the views hear of what is left
/// to them, then recognizers whose gesture is over are prepared for the next.
@MainActor
final class GestureEnvironment {
  /// For recognizers without a window, which share nothing.
  static let detached = GestureEnvironment()

  /// The recognizers that know of touches, in the order in which they hear of them.
  private(set) var active: [UIGestureRecognizer] = []
  /// Those whose actions are due.
  private var due: [UIGestureRecognizer] = []
  private var deliveries: [TouchDelivery] = []
  private var event: UIEvent?
  private var depth = 0

  /// Changes states, then does what follows from it, unless the caller's caller is about to.
  func perform(_ changes: () -> Void) {
    depth += 1
    changes()
    if depth == 1 { settle() }
    depth -= 1
  }

  /// Takes note that a recognizer's actions are to be called.
  func sendActions(of recognizer: UIGestureRecognizer) {
    if !active.contains(recognizer) { active.append(recognizer) }
    if !due.contains(recognizer) { due.append(recognizer) }
  }

  private func settle() {
    repeat {
      while !due.isEmpty { due.removeFirst().callActions() }
      tellViews()
      finishGestures()
    } while !due.isEmpty
  }

  private func finishGestures() {
    let over = active.filter(\.isOver)
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.finish() }
  }

  // MARK: Events

  /// Hands an event's touches to recognizers and views.
  func send(_ event: UIEvent, in window: UIWindow) {
    for touch in event.touches where touch.phase == .began && touch.view == nil {
      begin(touch, with: event, in: window)
    }
    self.event = event
    let changed = event.touches.filter {
      $0.timestamp == event.timestamp && $0.phase != .stationary
    }
    perform {
      for recognizer in active { recognizer.hear(of: changed, with: event) }
      for touch in changed { delivery(of: touch)?.note(touch.phase) }
    }
    self.event = nil
    for recognizer in active { recognizer.dropLiftedTouches() }
  }

  private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
    guard let view = window.hitTest(touch.windowLocation, with: event) else { return }
    touch.view = view
    let recognizers = view.watchingRecognizers.filter { $0.wants(touch) }
    for recognizer in recognizers {
      recognizer.take(touch)
      if !active.contains(recognizer) { active.append(recognizer) }
    }
    let isFree = view.isMultipleTouchEnabled || !deliveries.contains { $0.isHeard(by: view) }
    deliveries.append(
      TouchDelivery(touch: touch, view: view, recognizers: recognizers, isHeard: isFree))
  }

  /// Returns the recognizers that watch a finger; nil for none.
  func recognizers(of touch: UITouch) -> [UIGestureRecognizer]? {
    delivery(of: touch)?.watching
  }

  private func delivery(of touch: UITouch) -> TouchDelivery? {
    deliveries.first { $0.touch === touch }
  }

  // MARK: Views

  /// Tells the views what has happened to the touches that no gesture keeps from them.
  private func tellViews() {
    while case let news = deliveries.compactMap({ $0.next() }), !news.isEmpty {
      let event = event ?? UIEvent(timestamp: VirtualClock.current.time, touches: news.map(\.touch))
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        var waiting = news.filter { $0.phase == phase }
        while let view = waiting.first?.view {
          TouchNews.tell(waiting.filter { $0.view === view }, to: view, with: event)
          waiting.removeAll { $0.view === view }
        }
      }
    }
    deliveries.removeAll(where: \.isOver)
  }
}
