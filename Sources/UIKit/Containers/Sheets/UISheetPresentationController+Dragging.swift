import QuartzCore
import Timing

/// Decides whether a sheet or the content in it follows a pan.
final class SheetPanGate: NSObject, UIGestureRecognizerDelegate {
  weak var sheet: UISheetPresentationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    sheet?.takesPan ?? false
  }

  /// Makes a scroll view in the sheet wait until the sheet does not follow the finger.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let view = sheet?.sheetView else { return false }
    return otherGestureRecognizer is ScrollPanGestureRecognizer
      && otherGestureRecognizer.view?.isDescendant(of: view) ?? false
  }
}

extension UISheetPresentationController {
  // MARK: Scroll views

  /// Returns whether the pan moves the sheet, not the content below it.
  final var takesPan: Bool {
    guard isArranged, let sheetView else { return false }
    let translation = pan.translation(in: sheetView)
    guard abs(translation.y) >= abs(translation.x) else { return false }
    guard let scroll = scrollView(at: pan.location(in: sheetView)) else { return true }
    let top = -scroll.adjustedContentInset.top
    guard scroll.contentOffset.y <= top + 0.5 else { return false }
    if translation.y > 0 { return true }
    let isLargest = selectedHeight >= (heights.last?.height ?? 0) - 0.5
    return prefersScrollingExpandsWhenScrolledToEdge && !isLargest
  }

  /// Returns the vertical scroll view at a point of the sheet.
  private func scrollView(at point: CGPoint) -> UIScrollView? {
    let touched = sheetView?.hitTest(point, with: nil)
    return sequence(first: touched, next: { $0?.superview }).lazy
      .prefix { $0 != nil && $0 !== self.sheetView }
      .compactMap { $0 as? UIScrollView }
      .first { $0.isScrollEnabled && $0.scrollAxes.y.isDraggable }
  }

  // MARK: Drag

  final func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      dragStart = hold()
      follow(pan)
    case .changed: follow(pan)
    case .ended:
      follow(pan)
      release(velocity: pan.velocity(in: container).y)
    case .cancelled, .failed:
      guard dragStart != nil else { return }
      dragStart = nil
      settle(at: selectedHeight, velocity: 0)
    case .possible: break
    }
  }

  /// Stops the sheet where it is shown and returns its height, in points.
  private func hold() -> CGFloat {
    guard let sheetView, let container else { return 0 }
    let shown = sheetView.layer.presentation()?.frame ?? sheetView.frame
    sheetView.layer.removeAllAnimations()
    let height = container.bounds.maxY - shown.minY
    place(height: height)
    return height
  }

  /// Whether the user may not dismiss the sheet.
  private var isModal: Bool { presentedViewController.isModalInPresentation }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let dragStart else { return }
    let (heights, height) = (heights, dragStart - pan.translation(in: container).y)
    let (lowest, highest) = (heights[0].height, heights[heights.count - 1].height)
    if height > highest {
      place(height: highest + SheetMetrics.banded(height - highest))
    } else if height < lowest, isModal {
      place(height: lowest - SheetMetrics.banded(lowest - height))
    } else {
      place(height: height)
    }
  }

  private func release(velocity: CGFloat) {
    guard let container, let sheetView else { return }
    dragStart = nil
    let heights = heights
    let height = container.bounds.maxY - sheetView.frame.minY
    let lowest = heights[0].height
    let isDown = velocity >= SheetMetrics.flickSpeed
    let isUp = velocity <= -SheetMetrics.flickSpeed
    let below = heights.last { $0.height < height - 0.5 }
    if isDown && below == nil || !isUp && height < lowest / 2 || height < lowest && isModal && !isUp
    {
      if attemptDismissal(velocity: velocity) { return }
      return settle(at: lowest, velocity: 0)
    }
    let target: (identifier: Detent.Identifier, height: CGFloat)
    if isDown, let below {
      target = below
    } else if isUp {
      target = heights.first { $0.height > height + 0.5 } ?? heights[heights.count - 1]
    } else {
      let speed = abs(velocity) < SheetMetrics.restSpeed ? 0 : velocity
      let projected = height - speed * SheetMetrics.projection
      target =
        heights.min { abs($0.height - projected) < abs($1.height - projected) } ?? heights[0]
    }
    let speed = abs(velocity) < SheetMetrics.restSpeed ? 0 : -velocity
    select(target.identifier) { settle(at: target.height, velocity: speed) }
  }

  /// Selects a detent for the user, and notifies the delegate of a change.
  private func select(_ identifier: Detent.Identifier, _ move: () -> Void) {
    let old = heights.first { abs($0.height - selectedHeight) < 0.5 }?.identifier
    isAnimatingChanges = true
    selectedDetentIdentifier = identifier
    isAnimatingChanges = false
    move()
    if old != identifier {
      delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// Moves the sheet to the next higher detent, or from the highest to the lowest.
  final func selectNextDetent() {
    guard isArranged else { return }
    let heights = heights
    let next = heights.first { $0.height > selectedHeight + 0.5 } ?? heights[0]
    guard heights.count > 1 else { return }
    select(next.identifier) { settle(at: next.height, velocity: 0) }
  }

  /// Moves the sheet to a height with the spring of sheets.
  ///
  /// - Parameters:
  ///   - height: The height, in points.
  ///   - velocity: The velocity of the height, in points per second; a sheet that is let go at rest
  ///     settles without overshooting.
  final func settle(at height: CGFloat, velocity: CGFloat) {
    guard let container, let sheetView else { return }
    let distance = height - (container.bounds.maxY - sheetView.frame.minY)
    let spring: UISpringTimingParameters
    if velocity == 0 || abs(distance) < 0.5 {
      spring = UISpringTimingParameters()
    } else {
      // The system spring with a damping ratio of 0.8 (measured of sheets that were flicked).
      let stiffness: CGFloat = 1000 / 3
      let speed = velocity / distance
      spring = UISpringTimingParameters(
        mass: 1, stiffness: stiffness, damping: 1.6 * stiffness.squareRoot(),
        initialVelocity: CGVector(dx: speed, dy: speed))
    }
    ViewAnimation(
      duration: 0.5, delay: 0, timing: spring,
      options: [.allowUserInteraction, .beginFromCurrentState], completion: nil
    ).animate { self.place(height: height) }
  }

  // MARK: Dismissal

  /// Dismisses the sheet for a tap outside of it.
  final func dismissByUser() {
    guard isArranged, dragStart == nil else { return }
    _ = attemptDismissal(velocity: 0)
  }

  /// Dismisses the sheet for the user, unless the controller or the delegate prevents it.
  private func attemptDismissal(velocity: CGFloat) -> Bool {
    let delegate = (self as UIPresentationController).delegate
    guard !isModal, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}
