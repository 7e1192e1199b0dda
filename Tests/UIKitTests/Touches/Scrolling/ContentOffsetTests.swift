import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct ContentOffsetTests {
  @Test("the default values are UIKit's") func defaults() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.contentOffset == .zero && view.contentSize == .zero && view.contentInset == .zero)
    #expect(view.clipsToBounds && view.isScrollEnabled && view.bounces && !view.isPagingEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.contentInsetAdjustmentBehavior == .automatic)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
  }

  @Test(
    "decelerationRate accepts normal and fast only",
    arguments: [
      (0.998, 0.998), (0.99, 0.99), (0.993, 0.99), (0.994, 0.998), (0.5, 0.99), (2, 0.998),
      (.nan, 0.998),
    ] as [(CGFloat, CGFloat)])
  func decelerationRate(rate: CGFloat, expected: CGFloat) {
    let view = UIScrollView()
    #expect(view.decelerationRate == .normal)
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    #expect(view.decelerationRate.rawValue == expected)
  }

  /// The stage's device has two pixels per point.
  @Test(
    "contentOffset is rounded to whole pixels",
    arguments: [
      (10.2, 10), (10.25, 10.5), (10.3, 10.5), (-0.2, 0), (-3.3, -3.5), (1e12, 1e9), (.nan, 5),
      (.infinity, 5),
    ] as [(CGFloat, CGFloat)])
  func rounding(offset: CGFloat, expected: CGFloat) {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 5
    scene.view.contentOffset = CGPoint(x: 0, y: offset)
    #expect(scene.view.contentOffset.y == expected)
    #expect(scene.view.contentOffset.y.sign == (expected < 0 ? .minus : .plus))
  }

  @Test("scrolling changes the bounds, calls the delegate and lays out subviews, in this order")
  func order() {
    final class Recorder: UIScrollView {
      var lines: [String] = []
      override var bounds: CGRect {
        get { super.bounds }
        set {
          lines.append("before \(Int(bounds.minY))")
          super.bounds = newValue
          lines.append("after \(Int(bounds.minY))")
        }
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        lines.append("layout \(Int(bounds.minY))")
      }
    }
    let view = Recorder()
    let scene = ScrollScene(view)
    scene.step()
    view.lines = []
    scene.delegate.onLine = { line, _ in view.lines.append(line) }
    view.contentOffset.y = 40
    view.contentOffset.y = 40.1
    scene.step()
    #expect(view.lines == ["before 0", "after 40", "didScroll", "layout 40"])
  }

  @Test("the content moves against the offset") func offsetMovesContent() {
    let scene = ScrollScene()
    let child = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
    scene.view.addSubview(child)
    scene.view.contentOffset.y = 300
    #expect(child.convert(CGPoint.zero, to: scene.stage.view) == CGPoint(x: 0, y: 300))
  }

  @Test("an offset past the edge stays until the content size changes")
  func offsetPastEdge() {
    let scene = ScrollScene()
    scene.view.contentOffset.y = -50
    scene.step(3)
    #expect(scene.view.contentOffset.y == -50)
    scene.view.contentSize.height = 900
    #expect(scene.view.contentOffset.y == 0)
    scene.view.contentOffset.y = 500
    scene.view.contentSize.height = 700
    #expect(scene.view.contentOffset.y == 300)
    scene.view.frame.size.height = 550
    #expect(scene.view.contentOffset.y == 150)
    scene.view.bounds.size.height = 700
    #expect(scene.view.contentOffset.y == 0)
  }

  @Test("content at its start stays there when contentInset changes")
  func insetChanges() {
    let scene = ScrollScene()
    scene.view.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 30, right: 0)
    #expect(scene.view.contentOffset.y == -60)
    scene.view.contentOffset.y = 100
    scene.view.contentInset.top = 10
    #expect(scene.view.contentOffset.y == 100)
    scene.view.contentOffset.y = 1630
    scene.view.contentInset.bottom = 0
    #expect(scene.view.contentOffset.y == 1600)
    #expect(scene.delegate.lines.first == "didScroll")
    #expect(scene.delegate.lines.contains("didChangeAdjustedContentInset"))
  }

  @Test(
    "the safe area is added to the content inset along scrollable axes",
    arguments: [
      ("automatic", .automatic, 2000, false, 20), ("fits", .automatic, 100, false, 0),
      ("fits, always bounces", .automatic, 100, true, 20),
      ("axes", .scrollableAxes, 2000, false, 20), ("always", .always, 100, false, 20),
      ("never", .never, 2000, false, 0),
    ] as [(String, UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, Bool, CGFloat)])
  func safeArea(
    id: String, behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat,
    alwaysBounces: Bool, expected: CGFloat
  ) {
    let stage = Stage(device: .iPhone8, bars: Stage.Bars(showsStatusBar: true))
    let view = UIScrollView(frame: stage.view.bounds)
    view.contentInsetAdjustmentBehavior = behavior
    view.contentInset.top = 5
    view.alwaysBounceVertical = alwaysBounces
    stage.view.addSubview(view)
    view.contentSize = CGSize(width: 100, height: height)
    #expect(view.adjustedContentInset.top == expected + 5)
    #expect(view.contentOffset.y == -expected - 5)
  }

  @Test("the safe area applies when the view is added to a window")
  func safeAreaInWindow() {
    let stage = Stage(device: .iPhone8, bars: Stage.Bars(showsStatusBar: true))
    let (view, recorder) = (UIScrollView(frame: stage.view.bounds), ScrollRecorder())
    view.delegate = recorder
    view.contentSize.height = 2000
    #expect(view.contentOffset.y == 0)
    stage.view.addSubview(view)
    #expect(view.contentOffset.y == -20)
    #expect(recorder.lines == ["didScroll", "didChangeAdjustedContentInset"])
  }

  @Test(
    "scrollRectToVisible scrolls by the smallest distance",
    arguments: [
      ("below", CGRect(x: 0, y: 700, width: 10, height: 50), 350),
      ("above", CGRect(x: 0, y: 90, width: 10, height: 50), 90),
      ("visible", CGRect(x: 0, y: 250, width: 10, height: 50), 200),
      ("partially above", CGRect(x: 0, y: 180, width: 10, height: 50), 180),
      ("past the end", CGRect(x: 0, y: 1990, width: 10, height: 50), 1600),
      ("too large", CGRect(x: 0, y: 500, width: 10, height: 900), 500),
      ("null", CGRect.null, 200),
      ("not a number", CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), 200),
    ] as [(String, CGRect, CGFloat)])
  func scrollRectToVisible(id: String, rect: CGRect, expected: CGFloat) {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 200
    scene.view.scrollRectToVisible(rect, animated: false)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: expected))
  }

  @Test("scrollRectToVisible keeps a rectangle inside the insets")
  func scrollRectInsideInsets() {
    let scene = ScrollScene()
    scene.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    scene.view.scrollRectToVisible(CGRect(x: 0, y: 700, width: 10, height: 50), animated: false)
    #expect(scene.view.contentOffset.y == 390)
    scene.view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
    #expect(scene.view.contentOffset.y == 70)
  }

  @Test("a content size or inset that is not a number counts as zero")
  func invalidContentSize() {
    let scene = ScrollScene()
    scene.view.contentSize = CGSize(width: CGFloat.nan, height: -.infinity)
    scene.view.contentInset = UIEdgeInsets(top: .nan, left: .infinity, bottom: 0, right: 0)
    scene.drag(x: 50, y: 50)
    scene.settle()
    #expect(scene.view.contentOffset.x.isFinite && scene.view.contentOffset.y == 0)
  }

  @Test("subclasses can declare a delegate of a narrower type")
  func narrowDelegate() {
    @MainActor final class Narrow: UIScrollView {
      @_nonoverride weak var delegate: ScrollRecorder? {
        didSet { (self as UIScrollView).delegate = delegate }
      }
    }
    let (view, recorder) = (Narrow(), ScrollRecorder())
    view.delegate = recorder
    view.contentOffset.y = 5
    #expect(recorder.lines == ["didScroll"])
    #expect((view as UIScrollView).delegate === recorder)
  }
}
