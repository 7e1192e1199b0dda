/// An object that can answer to touches, or hand them to the next one.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  override public init() {
    super.init()
  }

  /// Who is asked when this object does not answer.
  open var next: UIResponder? { nil }

  /// Fingers came down; handed on by default.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved; handed on by default.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers left the glass; handed on by default.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The touches came to nothing; handed on by default.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
