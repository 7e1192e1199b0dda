/// What has a scroll view's delegate.
///
/// `delegate` stands in an extension of this protocol and not in `UIScrollView` itself, so that views
/// derived from it, such as collection and table views, can have a `delegate` of a narrower type, as
/// theirs in UIKit are; Swift would not let them override the property. Theirs sets this one as well.
@MainActor
public protocol UIScrollViewDelegating: AnyObject {
  /// Who is told what the scroll view does, by the name that no view derived from it takes.
  var scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollViewDelegating {
  /// Who is told what the scroll view does, and may say where it comes to rest.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
