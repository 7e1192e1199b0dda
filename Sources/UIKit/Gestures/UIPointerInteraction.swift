import QuartzCore

/// Methods that provide the look of a pointer; phones have none, so that they are not called.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region at a place.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// Returns the look of the pointer in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns the default region.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? {
    defaultRegion
  }
  /// Returns nil.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    nil
  }
}

/// An object that gives a view a pointer of its own; phones have no pointer.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The object that provides the pointer.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the pointer has the look; true by default.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }
  /// Asks for the look again.
  open func invalidate() {}
  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {}
  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// A region of a view with a look of the pointer.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// The region in the view's coordinates, in points.
  open private(set) var rect: CGRect
  /// The name of the region; nil for none.
  open private(set) var identifier: AnyHashable?
  /// Creates a region.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
}

/// A place of the pointer.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  /// The place in the view's coordinates, in points.
  open var location: CGPoint { .zero }
  /// The keys that are held.
  open var modifiers: UIKeyModifierFlags { [] }
}

/// What a pointer does to a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// As the system decides.
  case automatic(UITargetedPreview)
  /// A background behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view is lifted or tinted.
  case hover(UITargetedPreview)
}

/// The shape of a pointer.
public enum UIPointerShape: Sendable {
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical beam.
  case verticalBeam(length: CGFloat)
  /// A horizontal beam.
  case horizontalBeam(length: CGFloat)
}

/// The look of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle: NSObject {
  /// Creates a look.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init() }
  /// Creates a look without an effect.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { super.init() }
  /// Returns the look of a hidden pointer.
  open class func hidden() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
  /// Returns the look of the system.
  open class func system() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
}
