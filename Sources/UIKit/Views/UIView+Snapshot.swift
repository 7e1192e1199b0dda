import QuartzCore

extension UIView {
  /// Returns a view that shows what this view shows, without its later changes; nil if its bounds are empty.
  ///
  /// The content is scaled to the bounds of the result.
  ///
  /// - Parameter afterUpdates: Whether pending layouts and displays are made first; otherwise the result shows what the
  ///   last frame showed.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates)
  }

  /// Returns a view that shows a part of this view, without its later changes; nil if the part is empty.
  ///
  /// - Parameters:
  ///   - rect: The part, in the view's coordinates and in points.
  ///   - afterUpdates: Whether pending layouts and displays are made first.
  ///   - capInsets: The edges that UIKit does not stretch; here all of the content is scaled.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates)
  }

  private func snapshot(of rect: CGRect, _ afterUpdates: Bool) -> UIView? {
    guard !rect.isEmpty else { return nil }
    if afterUpdates {
      layoutIfNeeded()
      displayIfNeeded()
    }
    var snapshot: UIView?
    UIView.performWithoutAnimation { snapshot = SnapshotView(of: self, area: rect) }
    return snapshot
  }
}
