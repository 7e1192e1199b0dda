import UIKit

/// The state of a drag that is held above a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// It is not above the view.
  case inactive
  /// It could activate the view.
  case possible
  /// It is about to activate the view.
  case activating
  /// It activated the view.
  case activated
}

/// A drag that is held above a view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is activated.
  var targetView: UIView? { get set }
  /// The item that is activated, of the program's own.
  var targetItem: Any? { get set }
  /// Returns the position of the drag in a view.
  func location(in view: UIView?) -> CGPoint
}

/// How a view shows that a drag is held above it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state changes.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// When a drag that is held above a view activates it.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether a drag can activate the view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
}

/// Activates a view above which a drag is held; drags activate nothing here, so that it has no effect.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view, while it has the interaction.
  open private(set) weak var view: UIView?
  /// The behavior.
  public let interactionBehavior: (any UISpringLoadedInteractionBehavior)?
  /// The effect.
  public let interactionEffect: (any UISpringLoadedInteractionEffect)?

  /// Creates an interaction with a behavior and an effect; nil for the system's.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    (self.interactionBehavior, self.interactionEffect) = (interactionBehavior, interactionEffect)
    super.init()
  }

  /// Creates an interaction with the system's behavior and effect.
  public convenience init(
    activationHandler handler:
      @escaping (
        UISpringLoadedInteraction, any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}

  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
