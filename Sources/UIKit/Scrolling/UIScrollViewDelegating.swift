/// A type that has a scroll view delegate.
///
/// `delegate` is declared in an extension of this protocol instead of in `UIScrollView`, so that
/// subclasses such as collection and table views can declare a `delegate` of a narrower type, as in
/// UIKit; Swift does not allow overriding the property. Their `delegate` sets this one as well.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: AnyObject {
  /// The scroll view's delegate, under a name that subclasses do not redeclare.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
  /// The delegate, which receives the scroll view's events.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
