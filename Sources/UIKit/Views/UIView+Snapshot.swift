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
  ///   - capInsets: The sizes of the edges, in points: corners keep their size when the result is resized,
  ///     edges are stretched in one direction, and the middle in both.
  public final func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(of: rect, afterUpdates, capInsets)
  }

  private func snapshot(
    of rect: CGRect, _ afterUpdates: Bool, _ capInsets: UIEdgeInsets = .zero
  ) -> UIView? {
    guard !rect.isEmpty else { return nil }
    if afterUpdates {
      layoutIfNeeded()
      displayIfNeeded()
    }
    var snapshot: UIView?
    UIView.performWithoutAnimation {
      snapshot =
        capInsets == .zero
        ? SnapshotView(of: self, area: rect)
        : ResizableSnapshotView(of: self, area: rect, insets: capInsets)
    }
    return snapshot
  }
}
