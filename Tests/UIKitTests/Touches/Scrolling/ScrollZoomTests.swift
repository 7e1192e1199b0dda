import Testing
import UIKit
import UIKitTestSupport

/// The zooming of a scroll view's content.
@MainActor
@Suite struct ScrollZoomTests {
  private final class Delegate: NSObject, UIScrollViewDelegate {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var log: [String] = []

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("begin")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      if log.last != "zoom" { log.append("zoom") }
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      log.append("end \(scale)")
    }
  }

  private let stage = Stage(device: .iPhone8)
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let delegate = Delegate()
  private var content: UIView { delegate.content }

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.delegate = delegate
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
    scrollView.maximumZoomScale = 4
    stage.view.addSubview(scrollView)
    stage.step()
  }

  @Test("the scale grows the content around the middle, within its limits") func scale() {
    scrollView.zoomScale = 2
    #expect(scrollView.contentSize == CGSize(width: 400, height: 400))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(content.bounds.size == CGSize(width: 200, height: 200))
    #expect(scrollView.contentOffset == CGPoint(x: 100, y: 100))
    #expect(delegate.log == ["begin", "zoom", "end 2.0"])
    scrollView.zoomScale = 9
    #expect(scrollView.zoomScale == 4)
    scrollView.zoomScale = 0.1
    #expect(scrollView.zoomScale == 1 && scrollView.contentOffset == .zero)
    scrollView.zoomScale = .nan
    #expect(scrollView.zoomScale == 1)
  }

  @Test("a rectangle of the content fills the view, with an animation") func rectangle() {
    scrollView.zoom(to: CGRect(x: 0, y: 100, width: 100, height: 50), animated: true)
    #expect(scrollView.zoomScale == 2 && scrollView.contentOffset == CGPoint(x: 0, y: 150))
    #expect(delegate.log == ["begin", "zoom"])
    let shown = content.layer.presented(at: stage.time).matrix.a
    #expect(shown == 1)
    stage.step(19)
    #expect(delegate.log == ["begin", "zoom", "end 2.0"])
    scrollView.zoom(to: .zero, animated: false)
    #expect(scrollView.zoomScale == 2)
  }

  @Test("a pinch zooms around the fingers") func pinch() {
    stage.touches.pinch(
      at: CGPoint(x: 50, y: 50), from: 40, to: 100, time: stage.time, duration: 0.5)
    stage.step(20)
    #expect(scrollView.isZooming && scrollView.zoomScale > 1)
    let place = content.convert(CGPoint(x: 50, y: 50), to: stage.view)
    #expect(abs(place.x - 50) <= 1 && abs(place.y - 50) <= 1)
    stage.step(60)
    #expect(!scrollView.isZooming)
    // The first ten points are not part of the scale.
    #expect(isNear(scrollView.zoomScale, 2))
    #expect(delegate.log.first == "begin" && delegate.log.last?.hasPrefix("end") == true)
  }

  @Test("a pinch past the limits bounces back") func bounce() {
    scrollView.maximumZoomScale = 1.5
    stage.touches.pinch(
      at: CGPoint(x: 100, y: 100), from: 40, to: 160, time: stage.time, duration: 0.3,
      holding: 0.1)
    stage.step(22)
    #expect(scrollView.zoomScale > 1.5)
    stage.step(60)
    #expect(scrollView.zoomScale == 1.5 && !scrollView.isZoomBouncing)
    #expect(delegate.log.last == "end 1.5")
  }

  @Test("without a range of scales, there is no recognizer of pinches") func limits() {
    #expect(scrollView.pinchGestureRecognizer != nil)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    scrollView.delegate = nil
    scrollView.zoomScale = 3
    #expect(scrollView.zoomScale == 1)
  }

  @Test("a scale of 0, computed before the view has a size, leaves the content as it is")
  func zero() {
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0, 0)
    scrollView.zoomScale = 0
    #expect(scrollView.zoomScale == 1 && scrollView.contentSize == content.bounds.size)
    (scrollView.minimumZoomScale, scrollView.maximumZoomScale) = (0.5, 2)
    scrollView.zoomScale = 0.5
    #expect(scrollView.contentSize == CGSize(width: 100, height: 100))
    #expect(content.frame.size == CGSize(width: 100, height: 100))
  }
}
