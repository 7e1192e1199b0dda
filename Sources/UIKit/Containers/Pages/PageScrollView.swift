/// The scroll view of a page view controller, with room for three pages.
///
/// As in UIKit, the current page is in the middle while the content is at rest, so the offset is then
/// the length of one page. The scroll view reports to its controller without its delegate, which
/// programs may set.
@MainActor
final class PageScrollView: UIScrollView {
  weak var controller: UIPageViewController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { controller?.pagesDidScroll() } }
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
    if gestureRecognizer === pan { controller?.loadNeighbors() }
    return true
  }

  override func didComeToRest() {
    super.didComeToRest()
    controller?.pagesDidComeToRest()
  }
}
