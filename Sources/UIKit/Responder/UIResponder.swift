/// An object that responds to touches or forwards them to the next responder.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  override public init() {
    super.init()
  }

  /// The next responder in the responder chain, or nil.
  open var next: UIResponder? { nil }

  /// Called when touches begin; forwards them to the next responder by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches move; forwards them to the next responder by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when touches end; forwards them to the next responder by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when touches are canceled; forwards them to the next responder by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
