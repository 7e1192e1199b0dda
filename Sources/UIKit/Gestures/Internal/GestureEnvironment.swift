import QuartzCore

/// The gesture recognizers of a window and the touches that they share.
///
/// Recognizers receive an event first. Then their actions are called, the views receive the touches
/// that recognizers leave to them, and recognizers that have finished are reset.
@MainActor
final class GestureEnvironment {
  /// The environment of recognizers without a window, which share no touches.
  static let detached = GestureEnvironment()

  /// The recognizers that track touches, in the order in which they receive them.
  private(set) var active: [UIGestureRecognizer] = []
  /// The recognizers with pending actions.
  private var actionQueue: [UIGestureRecognizer] = []
  private var deliveries: [TouchDelivery] = []
  private var event: UIEvent?
  private var depth = 0

  /// Applies changes of state and, unless the call is nested, their consequences.
  func perform(_ changes: () -> Void) {
    depth += 1
    changes()
    if depth == 1 { settle() }
    depth -= 1
  }

  /// Schedules the actions of a recognizer.
  func sendActions(of recognizer: UIGestureRecognizer) {
    if !active.contains(recognizer) { active.append(recognizer) }
    if !actionQueue.contains(recognizer) { actionQueue.append(recognizer) }
  }

  private func settle() {
    repeat {
      while !actionQueue.isEmpty { actionQueue.removeFirst().callActions() }
      deliverTouches()
      finishGestures()
    } while !actionQueue.isEmpty
  }

  private func finishGestures() {
    let over = active.filter(\.isOver)
    active.removeAll { recognizer in over.contains { $0 === recognizer } }
    for recognizer in over { recognizer.finish() }
  }

  // MARK: Events

  /// Sends an event's touches to recognizers and views.
  func send(_ event: UIEvent, in window: UIWindow) {
    for touch in event.touches where touch.phase == .began && touch.view == nil {
      begin(touch, with: event, in: window)
    }
    self.event = event
    let changed = event.touches.filter {
      $0.timestamp == event.timestamp && $0.phase != .stationary
    }
    perform {
      for recognizer in active { recognizer.receive(changed, with: event) }
      for touch in changed { delivery(of: touch)?.enqueue(touch.phase) }
    }
    self.event = nil
    for recognizer in active { recognizer.removeEndedTouches() }
  }

  private func begin(_ touch: UITouch, with event: UIEvent, in window: UIWindow) {
    guard let view = window.hitTest(touch.windowLocation, with: event) else { return }
    touch.view = view
    let recognizers = view.trackingRecognizers.filter { $0.shouldTrack(touch) }
    for recognizer in recognizers {
      recognizer.track(touch)
      if !active.contains(recognizer) { active.append(recognizer) }
    }
    let isDelivered =
      (view.isMultipleTouchEnabled || !deliveries.contains { $0.delivers(to: view) })
      && !deliveries.contains { $0.excludes(view) }
    deliveries.append(
      TouchDelivery(touch: touch, view: view, recognizers: recognizers, isDelivered: isDelivered))
  }

  /// Returns the recognizers that track a touch; nil if the touch has no view.
  func recognizers(of touch: UITouch) -> [UIGestureRecognizer]? {
    delivery(of: touch)?.trackingRecognizers
  }

  private func delivery(of touch: UITouch) -> TouchDelivery? {
    deliveries.first { $0.touch === touch }
  }

  // MARK: Views

  /// Sends the views the pending touches that no recognizer delays.
  private func deliverTouches() {
    while case let callbacks = deliveries.compactMap({ $0.next() }), !callbacks.isEmpty {
      let event =
        event ?? UIEvent(timestamp: VirtualClock.current.time, touches: callbacks.map(\.touch))
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        var remaining = callbacks.filter { $0.phase == phase }
        while let view = remaining.first?.view {
          TouchCallback.send(remaining.filter { $0.view === view }, to: view, with: event)
          remaining.removeAll { $0.view === view }
        }
      }
    }
    deliveries.removeAll(where: \.isFinished)
  }
}
