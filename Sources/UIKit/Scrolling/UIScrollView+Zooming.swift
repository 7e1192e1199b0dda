import QuartzCore

/// The state of a scroll view's zooming.
struct ScrollZoom {
  /// The scale of the content.
  var scale: CGFloat = 1
  /// The scale when the pinch began.
  var startScale: CGFloat = 1
  /// The point of the content below the fingers, in points of the zoomed view.
  var anchor = CGPoint.zero
}

extension UIScrollView {
  /// The duration of changes of the scale, in seconds; UIKit does not document it.
  private static var zoomDuration: TimeInterval { 0.3 }

  /// The view that the delegate zooms; nil for none.
  private var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Returns a scale within the limits; the scale that the content has for one that would lose it, such as 0, which
  /// programs compute for a view that has no size yet.
  private func limited(_ scale: CGFloat) -> CGFloat {
    guard scale.isFinite else { return zoom.scale }
    let limited = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
    return limited > 0 && limited.isFinite ? limited : zoom.scale
  }

  /// Adds or removes the recognizer of pinches.
  final func updatePinch() {
    guard maximumZoomScale > minimumZoomScale else {
      pinchGestureRecognizer.map(removeGestureRecognizer)
      pinchGestureRecognizer = nil
      return
    }
    guard pinchGestureRecognizer == nil else { return }
    let pinch = ScrollPinchGestureRecognizer()
    pinch.scrollView = self
    pinch.addAction { [weak self] in self?.follow($0) }
    addGestureRecognizer(pinch)
    pinchGestureRecognizer = pinch
  }

  /// Scales the content.
  ///
  /// - Parameter center: The point of the zoomed view, in its points, that becomes the middle of the view; nil for the
  ///   point that is there.
  final func zoom(to scale: CGFloat, around center: CGPoint?, animated: Bool) {
    guard let view = zoomedView, view.superview != nil else { return }
    let scale = limited(scale)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let center = center ?? view.convert(middle, from: self)
    stopMotion()
    delegate?.scrollViewWillBeginZooming(self, with: view)
    let changes = {
      self.apply(
        scale, to: view, keeping: center,
        at: CGPoint(x: self.bounds.width / 2, y: self.bounds.height / 2))
      self.contentOffset = self.offsetAtRest(nearestTo: self.contentOffset)
    }
    guard animated, window != nil else {
      changes()
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      return
    }
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction,
      animations: changes
    ) { [weak self, weak view] _ in
      guard let self else { return }
      self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  /// Gives the content a scale, and scrolls it so that a point of it is at a place of the view.
  ///
  /// - Parameters:
  ///   - point: The point, in points of the zoomed view.
  ///   - place: The place, in points from the view's upper-left corner.
  private func apply(
    _ scale: CGFloat, to view: UIView, keeping point: CGPoint, at place: CGPoint
  ) {
    let ratio = scale / zoom.scale
    zoom.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * ratio, y: origin.y * ratio)
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
    let target = view.convert(point, to: self)
    contentOffset = CGPoint(x: target.x - place.x, y: target.y - place.y)
    delegate?.scrollViewDidZoom(self)
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      // The pinch takes the place of a drag.
      pan.cancelGesture()
      discardDrag()
      stopMotion()
      isZooming = true
      zoom.startScale = zoom.scale
      zoom.anchor = pinch.location(in: view)
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed where isZooming:
      let place = pinch.location(in: self)
      apply(
        resisted(zoom.startScale * pinch.scale), to: view, keeping: zoom.anchor,
        at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY))
    case .ended where isZooming, .cancelled where isZooming, .failed where isZooming:
      isZooming = false
      endZooming(view)
    default: break
    }
  }

  /// Returns the scale that a pinch shows: past a limit, a quarter of the change (Flipbook's choice).
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = limited(scale)
    guard bouncesZoom, limit > 0, scale > 0 else { return limit }
    return limit * pow(scale / limit, 0.25)
  }

  /// Bounces back to the limits of the scale and of the offset.
  private func endZooming(_ view: UIView) {
    let scale = limited(zoom.scale)
    let end = { [weak self, weak view] in
      guard let self else { return }
      self.isZoomBouncing = false
      self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let center = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    let rest = offsetAtRest(nearestTo: contentOffset)
    guard scale != zoom.scale || rest != contentOffset else { return end() }
    isZoomBouncing = scale != zoom.scale
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
      animations: {
        if scale != self.zoom.scale { self.apply(scale, to: view, keeping: center, at: middle) }
        self.contentOffset = self.offsetAtRest(nearestTo: self.contentOffset)
      }, completion: { _ in end() })
  }
}

/// The recognizer of pinches that zoom a scroll view's content.
private final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// Whether the delegate of the scroll view zooms a view.
  private var zooms: Bool {
    scrollView.map { $0.delegate?.viewForZooming(in: $0) != nil } ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard zooms else {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  /// Drags of the same scroll view end when the pinch begins, and do not keep it from beginning.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== scrollView?.pan
      && super.canBePrevented(by: preventingGestureRecognizer)
  }
}
