/// Returns the controller whose view is the preview of a menu; nil for the source itself.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// Returns a menu, given the elements that the system suggests, which are none.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The preview and the menu of something that is pressed long.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier.
  open private(set) var identifier: any NSCopying
  /// The index paths of secondary items; empty.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// How many badges the preview has; 0 by default; they are not drawn.
  open var badgeCount = 0
  /// The order of the elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The orders of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// The first element is next to the source.
    case priority
    /// From top to bottom.
    case fixed
  }

  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// The number of configurations, which makes their identifiers unique.
  private static var count = 0

  /// Creates a configuration; without an identifier, it receives a unique one.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    Self.count += 1
    self.identifier = identifier ?? NSNumber(value: Self.count)
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}

/// The looks of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  /// The visible part of the view; nil, the default, for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow; nil, the default, for that of the view.
  open var shadowPath: UIBezierPath?
  /// The color behind the view; nil by default.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Creates parameters.
  override public init() {
    super.init()
  }

  /// Creates parameters of a text.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
  }

  /// Returns a copy of the parameters.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// Where a preview is placed.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
  /// The view that contains the preview.
  open private(set) var container: UIView
  /// The center in the container, in points.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a place in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }

  /// Returns the target itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A view that is lifted while its menu is shown.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
  /// The view.
  open private(set) var view: UIView
  /// The looks.
  open private(set) var parameters: UIPreviewParameters
  /// The place.
  open private(set) var target: UIPreviewTarget
  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a preview of a view at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }

  /// Creates a preview of a view where it is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(
        container: view.superview ?? view, center: view.center, transform: view.transform))
  }

  /// Creates a preview of a view where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// Returns the preview at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
