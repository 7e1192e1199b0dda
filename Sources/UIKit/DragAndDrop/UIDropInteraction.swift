import QuartzCore

/// Methods that decide about drops on a view, and perform them.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view is interested in a drag; true by default.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// Called when a drag enters the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns what a drop at the current place would do; `cancel` by default.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when a drag leaves the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Performs the drop.
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when the drop has been performed.
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called at the end of a drag that was above the view.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}
  /// Returns a proposal to cancel.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    UIDropProposal(operation: .cancel)
  }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}
}

/// An object that accepts drops on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The object that decides about drops.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// Whether drops of several drags at once are accepted; it has no effect.
  open var allowsSimultaneousDropSessions = false
  final var proposal: UIDropProposal?

  /// Creates an interaction.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Returns the interaction of the foremost view below the finger that is interested.
  static func target(of session: DragSession) -> UIDropInteraction? {
    var next = session.window?.hitTest(session.place, with: nil)
    while let view = next {
      for case let interaction as UIDropInteraction in view.interactions
      where interaction.delegate?.dropInteraction(interaction, canHandle: session) == true {
        return interaction
      }
      next = view.superview
    }
    return nil
  }

  final func enter(_ session: DragSession) {
    delegate?.dropInteraction(self, sessionDidEnter: session)
  }
  final func update(_ session: DragSession) {
    proposal = delegate?.dropInteraction(self, sessionDidUpdate: session)
  }
  final func exit(_ session: DragSession) {
    proposal = nil
    delegate?.dropInteraction(self, sessionDidExit: session)
  }
  final func perform(_ session: DragSession) {
    delegate?.dropInteraction(self, performDrop: session)
    delegate?.dropInteraction(self, concludeDrop: session)
    proposal = nil
  }
  final func end(_ session: DragSession) {
    delegate?.dropInteraction(self, sessionDidEnd: session)
  }
}
