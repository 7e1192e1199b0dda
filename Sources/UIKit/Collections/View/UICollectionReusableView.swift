/// A view that a collection view shows for one element after another.
@MainActor
open class UICollectionReusableView: UIView, RegisteredView {
  /// What the view was registered under; nil for one that was not dequeued.
  public internal(set) final var reuseIdentifier: String?

  /// What the view was last told to look like, a copy.
  final var shownAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view that stands nowhere yet.
  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Views are not archived here: always nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a view of a registered class; made of `init(frame:)`, which derived classes override.
  ///
  /// UIKit needs no such initializer, for its runtime makes objects of classes known by name only. Classes
  /// that override `init(frame:)`, or have no initializers of their own, inherit it.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// The view is about to be shown for another element; override to undo what was done for the last.
  open func prepareForReuse() {}

  /// Takes over attributes of a class of the user's own; place, size, transform, opacity and whether it
  /// is hidden have been taken over already.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers to those that the layout has for it; by default those.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes
  }

  /// A layout is about to take another one's place.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// A layout has taken another one's place.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

extension UICollectionReusableView {
  /// Looks as attributes say, unless they say what they said last: what someone else did to the view
  /// since then stays.
  final func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard attributes != shownAttributes else { return }
    shownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    center = attributes.center
    bounds = attributes.bounds
    transform = attributes.transform
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }

  /// What of the layout the view shows; nil if nothing.
  final var element: LayoutElement? { shownAttributes?.element }
}
