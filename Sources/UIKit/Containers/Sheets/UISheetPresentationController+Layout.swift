import QuartzCore

extension UISheetPresentationController {
  // MARK: Heights

  /// Whether the sheet is presented, and not about to be.
  final var isArranged: Bool {
    guard let container, let sheetView else { return false }
    return container.transition == nil && sheetView.superview === container
  }

  private var area: (bounds: CGRect, safe: UIEdgeInsets) {
    guard let container else { return (UIScreen.main.bounds, .zero) }
    return (container.bounds, container.safeAreaInsets)
  }

  /// The top of the large sheet, in points.
  private var largeTop: CGFloat {
    let safe = area.safe
    return safe.top + (safe.bottom > 0 ? 1 : 2) * SheetMetrics.topGap
  }

  /// The largest value of a detent: the height of the large sheet without the bottom safe area.
  private var maximumValue: CGFloat {
    max(area.bounds.height - largeTop - area.safe.bottom, 0)
  }

  private var context: DetentContext {
    DetentContext(
      traits: container?.traitCollection ?? .current, maximum: maximumValue,
      containerHeight: area.bounds.height)
  }

  /// The available detents with the heights of the sheet, in points, from the lowest to the highest.
  final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let context = context
    let found = detents.compactMap { detent in
      detent.resolvedValue(in: context).map {
        (detent.identifier, min(max($0.finite, 0), maximumValue) + area.safe.bottom)
      }
    }
    guard !found.isEmpty else { return [(.large, maximumValue + area.safe.bottom)] }
    return found.sorted { $0.1 < $1.1 }
  }

  private var selected: (identifier: Detent.Identifier, height: CGFloat) {
    let heights = heights
    let first = detents.lazy.compactMap { detent in
      heights.first { $0.identifier == detent.identifier }
    }.first
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? first ?? heights[0]
  }

  /// The height of the sheet at the selected detent, in points.
  final var selectedHeight: CGFloat { selected.height }

  final func frame(height: CGFloat) -> CGRect {
    let bounds = area.bounds
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  // MARK: Places

  /// Places the sheet at its detent, unless its changes are animated together.
  final func arrange() {
    guard isArranged, !isAnimatingChanges, dragStart == nil else { return }
    place(height: selectedHeight)
  }

  /// Places the sheet and its surroundings for a height; below the lowest detent, the sheet moves down
  /// instead of becoming smaller.
  final func place(height: CGFloat) {
    guard let sheetView else { return }
    updateSafeArea()
    let lowest = heights[0].height
    var frame = frame(height: max(height, lowest))
    frame.origin.y = area.bounds.maxY - height
    sheetView.frame = frame
    sheetView.layoutIfNeeded()
    placeSurroundings(height: height)
  }

  /// Excludes the part of the clipped area that is below the screen from the safe area.
  final func updateSafeArea() {
    guard let view = presentedView as? SheetView else { return }
    presentedViewController.barInsets.bottom = area.safe.bottom + view.overlap
  }

  /// Places the presenter's view and the dimming for a height of the sheet, in points.
  final func placeSurroundings(height: CGFloat) {
    let heights = heights
    dimming.alpha = dimmingFraction(height, heights)
    dimming.isHidden = height > 0 && isUndimmed(height, heights)
    scalePresenter(largeFraction(height, heights))
  }

  private func isUndimmed(
    _ height: CGFloat, _ heights: [(identifier: Detent.Identifier, height: CGFloat)]
  ) -> Bool {
    guard let undimmed = heights.first(where: { $0.identifier == largestUndimmedDetentIdentifier })
    else { return false }
    return height <= undimmed.height
  }

  /// Returns the opacity of the dimming, from 0 to 1: constant above the lowest dimmed detent.
  private func dimmingFraction(
    _ height: CGFloat, _ heights: [(identifier: Detent.Identifier, height: CGFloat)]
  ) -> CGFloat {
    let undimmed = heights.firstIndex { $0.identifier == largestUndimmedDetentIdentifier }
    let low = undimmed.map { heights[$0].height } ?? 0
    let next = undimmed.map { $0 + 1 } ?? 0
    guard heights.indices.contains(next), heights[next].height > low else { return 0 }
    return min(max((height - low) / (heights[next].height - low), 0), 1)
  }

  /// Returns how far the sheet has come to the large detent from the one below it, from 0 to 1.
  private func largeFraction(
    _ height: CGFloat, _ heights: [(identifier: Detent.Identifier, height: CGFloat)]
  ) -> CGFloat {
    let large = maximumValue + area.safe.bottom
    let below = heights.last { $0.height < large - 0.5 }?.height ?? 0
    guard let highest = heights.last, highest.height >= large - 0.5 else { return 0 }
    return min(max((height - below) / (large - below), 0), 1)
  }

  /// The view that is scaled behind a large sheet: that of the presenter, or its sheet.
  private var presenterView: UIView? {
    guard presentingViewController.viewIfLoaded?.window != nil else { return nil }
    if let own = presentingViewController.presentation.controller as? UISheetPresentationController
    {
      return own.sheetView
    }
    return presentingViewController.viewIfLoaded
  }

  private func scalePresenter(_ fraction: CGFloat) {
    guard let view = presenterView, view.bounds.width > 0 else { return }
    let full = 1 - 2 * SheetMetrics.presenterInset / view.bounds.width
    let scale = 1 + (full - 1) * fraction
    // The scaled view is above the sheet by the gap.
    let top = view.center.y - view.bounds.height / 2
    let scaledTop = view.center.y - view.bounds.height * scale / 2
    let shift = (largeTop - SheetMetrics.presenterGap - top) * fraction + top - scaledTop
    view.transform =
      fraction == 0
      ? .identity : CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift)
    guard !(view is SheetView) else { return }
    let isBlack = fraction > 0.5 && backdrop.superview != nil
    if isBlack != showsBlack {
      showsBlack = isBlack
      view.window?.stageWindow.updateStatusBar()
    }
    view.layer.cornerRadius = SheetMetrics.corner * fraction
    view.layer.masksToBounds = fraction > 0 || clipsPresenter
  }

  /// Adds the black behind the presenter's view, where it is directly in the window.
  final func addBackdrop() {
    guard let view = presenterView, let window = view.superview as? UIWindow else { return }
    clipsPresenter = view.clipsToBounds
    backdrop.frame = window.bounds
    window.insertSubview(backdrop, belowSubview: view)
  }

  /// Restores the presenter's view, and removes the black and the dimming.
  final func removeSurroundings() {
    scalePresenter(0)
    backdrop.removeFromSuperview()
    dimming.removeFromSuperview()
  }
}
