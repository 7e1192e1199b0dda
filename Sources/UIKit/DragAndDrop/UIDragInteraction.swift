import QuartzCore

/// Methods that provide the items of a drag, and are notified of it.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items of a drag that begins; none prevents it.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Returns the view that is lifted; nil, the default, for the interaction's.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Called before the lift, to which animations can be added.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Called before the items move.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called when the items have moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called before the end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Called at the end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Returns nil.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    nil
  }
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}
}

/// An object that lets items of a view be dragged, after a long press.
///
/// A press lifts the preview after 0.5 s; its size, shadow and curves are Flipbook's choice, by eye.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The object that provides the items.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether drags begin; true by default, as on tablets.
  open var isEnabled = true { didSet { press.isEnabled = isEnabled } }
  /// Whether drags begin by default; true, as on tablets.
  open class var isEnabledByDefault: Bool { true }
  /// Whether other touches end a lift; it has no effect.
  open var allowsSimultaneousRecognitionDuringLift = false

  private final let press = UILongPressGestureRecognizer()
  private final var session: DragSession?
  private final var preview: UIView?
  private final var home = CGRect.zero
  private final var grip = CGVector.zero
  private final weak var target: UIDropInteraction?

  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
    press.addAction { [weak self] in self?.didPress($0) }
  }

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// Whether a drag is active.
  final var isActive: Bool { session != nil }

  private func didPress(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began: begin()
    case .changed: move()
    case .ended: end(isCanceled: false)
    case .cancelled, .failed: end(isCanceled: true)
    case .possible: break
    }
  }

  private func begin() {
    guard let view, let window = view.window, let delegate else { return }
    let session = DragSession()
    session.window = window
    session.source = view
    session.place = press.location(in: window)
    session.items = delegate.dragInteraction(self, itemsForBeginning: session)
    guard let item = session.items.first else { return }
    self.session = session
    let given = delegate.dragInteraction(self, previewForLifting: item, session: session)
    let own = item.previewProvider?()?.view
    let lifted = given?.view ?? view
    home = lifted.convert(lifted.bounds, to: window)
    let shown = own ?? lifted.snapshotView(afterScreenUpdates: false) ?? UIView()
    if own != nil, shown.bounds.isEmpty { shown.bounds.size = home.size }
    shown.frame = CGRect(origin: home.origin, size: shown.bounds.size)
    shown.layer.shadowOpacity = 0
    shown.layer.shadowRadius = 12
    shown.layer.shadowOffset = CGSize(width: 0, height: 6)
    shown.isUserInteractionEnabled = false
    grip = CGVector(dx: session.place.x - shown.center.x, dy: session.place.y - shown.center.y)
    preview = shown
    let animator = DragAnimator()
    delegate.dragInteraction(self, willAnimateLiftWith: animator, session: session)
    UIView.performWithoutAnimation { window.addSubview(shown) }
    UIView.animate(withDuration: 0.25) {
      shown.transform = CGAffineTransform(scaleX: 1.05, y: 1.05)
      shown.layer.shadowOpacity = 0.25
      animator.run()
    } completion: { _ in
      animator.finish()
    }
    delegate.dragInteraction(self, sessionWillBegin: session)
  }

  private func move() {
    guard let session, let window = session.window else { return }
    session.place = press.location(in: window)
    preview?.center = CGPoint(x: session.place.x - grip.dx, y: session.place.y - grip.dy)
    delegate?.dragInteraction(self, sessionDidMove: session)
    let next = UIDropInteraction.target(of: session)
    if next !== target {
      target?.exit(session)
      target = next
      next?.enter(session)
    }
    target?.update(session)
  }

  private func end(isCanceled: Bool) {
    guard let session else { return }
    self.session = nil
    let operation = isCanceled ? .cancel : target?.proposal?.operation ?? .cancel
    let isDropped = operation == .copy || operation == .move
    delegate?.dragInteraction(self, session: session, willEndWith: operation)
    let landing = target
    target = nil
    if isDropped { landing?.perform(session) } else { landing?.exit(session) }
    landing?.end(session)
    let shown = preview
    preview = nil
    let place = isDropped ? session.landing : home
    UIView.animate(withDuration: 0.3) {
      shown?.transform = .identity
      shown?.layer.shadowOpacity = 0
      if let place { shown?.center = CGPoint(x: place.midX, y: place.midY) }
      if isDropped, place == nil { shown?.alpha = 0 }
    } completion: { [weak self] _ in
      shown?.removeFromSuperview()
      guard let self else { return }
      delegate?.dragInteraction(self, session: session, didEndWith: operation)
    }
  }
}
