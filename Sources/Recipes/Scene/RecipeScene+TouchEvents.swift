import UIKit

extension RecipeScene {
  /// Registers for the touches that handlers handle.
  func observeTouches() {
    var observed: [EventHandler.Event] = []
    for case .control(let controlEvent, let name) in handlers.map(\.event) {
      let event = EventHandler.Event.control(controlEvent, name)
      guard !observed.contains(event) else { continue }
      observed.append(event)
      observe(controlEvent, of: name)
    }
    for (name, phases) in touchPhases where name != Names.stage {
      let responder = TouchResponder()
      responder.forwardsHandledTouches = isPart(name)
      attachments.append(
        ViewAttachment { [weak self] in
          self?.view(name)
        } attach: {
          responder.view = $0
        } detach: { _ in
          responder.view = nil
        })
      observe(phases, of: name, by: responder)
    }
    observe(touchPhases[Names.stage] ?? [], of: Names.stage, by: stageResponder)
  }

  /// The phases of touches that handlers handle, by the names of the views.
  private var touchPhases: [String: Set<UITouch.Phase>] {
    handlers.reduce(into: [:]) { phases, handler in
      if case .touches(let phase, let name) = handler.event {
        phases[name, default: []].insert(phase)
      }
    }
  }

  private func observe(_ event: UIControl.Event, of name: String) {
    let action = UIAction { [weak self] _ in
      self.map { $0.handle(.control(event, name), ActionContext(scene: $0)) }
    }
    attachments.append(
      ViewAttachment { [weak self] in
        self?.view(name)
      } attach: {
        $0.eventControl?.addAction(action, for: event)
      } detach: {
        $0.eventControl?.removeAction(action, for: event)
      })
  }

  private func observe(
    _ phases: Set<UITouch.Phase>, of name: String, by responder: TouchResponder
  ) {
    responder.phases = phases
    responder.isHandled = { [weak self] in self?.isForwardingHandledTouch ?? false }
    responder.forward = { [weak self] forward in
      self?.isForwardingHandledTouch = true
      forward()
      self?.isForwardingHandledTouch = false
    }
    responder.track = { [weak self] in self?.track($0) }
    responder.handle = { [weak self] touch in
      guard let self else { return }
      let tracker = trackers.first { $0.touch === touch }
      let sample = TouchSample(location: touch.location(in: contentView))
      handle(
        .touches(touch.phase, name), ActionContext(scene: self, touch: sample, tracker: tracker))
    }
  }

  /// Tracks a touch that begins or ends; every responder in the responder chain reports it.
  private func track(_ touch: UITouch) {
    switch touch.phase {
    case .began where !trackers.contains(where: { $0.touch === touch }):
      trackers.append(TouchTracker(touch, began: touch.location(in: contentView)))
    case .ended, .cancelled: trackers.removeAll { $0.touch === touch }
    default: break
    }
  }
}

/// Receives the touches of a view, as the view's controller: the next responder after any view,
/// including buttons and labels that do not handle a touch.
final class TouchResponder: UIViewController {
  /// The phases that it handles; other touches are forwarded to the next responder.
  var phases: Set<UITouch.Phase> = []
  /// Handles a touch.
  var handle: @MainActor (UITouch) -> Void = { _ in }
  /// Tracks a touch, before its start is handled and after its end is.
  var track: @MainActor (UITouch) -> Void = { _ in }
  /// Whether touches that it handles are forwarded as well, to a component that needs them.
  var forwardsHandledTouches = false
  /// Returns whether the responder of a subview has handled the current touch.
  var isHandled: @MainActor () -> Bool = { false }
  /// Forwards a touch that it has handled.
  var forward: @MainActor (() -> Void) -> Void = { $0() }

  /// The view of a stage; nil for the responder of another view.
  var stageView: StageView? { viewIfLoaded as? StageView }

  /// The style of the status bar.
  var statusBarStyle = UIStatusBarStyle.default
  /// Whether the status bar is hidden.
  var hidesStatusBar = false

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }
  override var prefersStatusBarHidden: Bool { hidesStatusBar }

  override func loadView() { view = StageView(frame: UIScreen.main.bounds) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touches.first.map(track)
    handle(touches) { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(touches) { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(touches) { super.touchesEnded(touches, with: event) }
    touches.first.map(track)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    handle(touches) { super.touchesCancelled(touches, with: event) }
    touches.first.map(track)
  }

  private func handle(_ touches: Set<UITouch>, forwarding: () -> Void) {
    // A recipe's views receive one touch at a time.
    guard let touch = touches.first, phases.contains(touch.phase), !isHandled() else {
      return forwarding()
    }
    handle(touch)
    if forwardsHandledTouches { forward(forwarding) }
  }
}

extension UIView {
  /// The control whose events a recipe handles: the view, the refresh control of a scroll view, the field
  /// of a search bar, or that of a picker view or of a text view.
  fileprivate var eventControl: UIControl? {
    self as? UIControl ?? (self as? UIScrollView)?.refreshControl
      ?? (self as? UISearchBar)?.searchTextField ?? (self as? RowPicker)?.events
      ?? (self as? EditedTextView)?.events
  }
}
