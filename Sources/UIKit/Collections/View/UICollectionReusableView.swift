/// A view that a collection view reuses for one element after another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, RegisteredView {
  /// The identifier that the view was registered under; nil if it was not dequeued.
  open internal(set) var reuseIdentifier: String?

  /// A copy of the attributes that were last applied.
  final var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The size for which the view last returned its preferred attributes; nil for none.
  final var fittedSize: CGSize?
  /// Whether the applied attributes have an estimated size, and the layout has accepted another one.
  final var hasEstimatedAttributes = false

  /// Creates a view without an element.
  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil: reusable views do not support archiving.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class by calling `init(frame:)`.
  ///
  /// UIKit has no such initializer, as its runtime can create objects of a class that is known only
  /// at run time. Subclasses that override `init(frame:)` or declare no initializers inherit this
  /// one.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(frame: ReusableFrame.current)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called before the view is reused for another element.
  open func prepareForReuse() {}

  /// Applies custom attributes of the layout.
  ///
  /// The center, bounds, transform, opacity and visibility have already been applied.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers; by default those of the layout, with the size that
  /// satisfies the constraints of the view if it has any.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if hasConstraints { layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size) }
    return layoutAttributes
  }

  /// Called before the collection view's layout changes.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the collection view's layout has changed.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

extension UICollectionReusableView {
  /// Applies attributes unless they equal the last ones, so that other changes of the view are
  /// kept.
  final func setAttributes(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes != appliedAttributes else { return }
    appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    // While a list moves, most values but the center stay.
    center = attributes.center
    if bounds != attributes.bounds { bounds = attributes.bounds }
    if transform3D != attributes.transform3D {
      if attributes.isSpatial {
        transform3D = attributes.transform3D
      } else {
        transform = attributes.transform
      }
    }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    apply(attributes)
  }

  /// The element that the view represents; nil if none exists.
  final var element: LayoutElement? { appliedAttributes?.element }
}
