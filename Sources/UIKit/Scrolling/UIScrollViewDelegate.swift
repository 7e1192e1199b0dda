/// Who is told what a scroll view does, and may say where it comes to rest.
///
/// A flick is told as `scrollViewWillBeginDragging`, `scrollViewDidScroll` for every step,
/// `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, `scrollViewWillBeginDecelerating`,
/// `scrollViewDidScroll` for every step, `scrollViewDidEndDecelerating`.
@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content offset has become another one.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger has left the glass.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: The speed of the content offset in points a millisecond.
  ///   - targetContentOffset: Where the scroll view will come to rest, in points; another point may be
  ///     put there. With paging, it comes to rest on its page all the same.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// The finger has left the glass, and the content stands still or goes on by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content, which went on by itself, stands still.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// An animation that `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)` started is
  /// over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The inset around the content, safe area included, has become another one.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing: the method is optional.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}

  /// Does nothing: the method is optional.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Does nothing: the method is optional.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
