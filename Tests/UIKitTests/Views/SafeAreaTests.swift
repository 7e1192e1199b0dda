import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
struct SafeAreaTests {
  /// The lines that views and controllers add to when they are notified.
  private final class SafeAreaView: UIView {
    let log: EventLog
    let name: String

    init(_ name: String, frame: CGRect, _ log: EventLog) {
      (self.log, self.name) = (log, name)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutMarginsDidChange() { log.lines.append("\(name) margins") }
    override func safeAreaInsetsDidChange() { log.lines.append("\(name) safe area") }
    override func layoutSubviews() { log.lines.append("\(name) layout") }
  }

  private final class SafeAreaController: UIViewController {
    let log = EventLog()

    override func loadView() {
      view = SafeAreaView("root", frame: UIScreen.main.bounds, log)
    }

    override func viewLayoutMarginsDidChange() { log.lines.append("controller margins") }
    override func viewSafeAreaInsetsDidChange() { log.lines.append("controller safe area") }
  }

  private func insets(_ edges: [CGFloat]) -> UIEdgeInsets {
    UIEdgeInsets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
  }

  /// A view that fills a window, with safe area insets of 44, 10, 34 and 12.
  private func makeParent() -> (Stage, UIView) {
    let stage = Stage(device: .iPhone8)
    stage.window.deviceSafeAreaInsets = insets([44, 10, 34, 12])
    let parent = UIView(frame: stage.window.bounds)
    stage.window.addSubview(parent)
    return (stage, parent)
  }

  /// Recorded on UIKit, with a parent of 320 by 480 points.
  @Test(
    "each edge of a child's safe area is the parent's where it covers the child",
    arguments: [
      ("equal", [0, 0, 320, 480], [44, 10, 34, 12]),
      ("above and left", [-40, -60, 200, 200], [44, 10, 0, 0]),
      ("across the bottom", [0, 460, 320, 100], [0, 10, 34, 12]),
      ("around", [-50, -50, 500, 700], [44, 10, 34, 12]),
      ("below", [0, 500, 100, 50], [0, 10, 34, 0]),
      ("inside", [20, 50, 200, 300], [0, 0, 0, 0]),
      ("partly covered", [4, 20, 310, 440], [24, 6, 14, 6]),
    ] as [(String, [CGFloat], [CGFloat])])
  func formula(id: String, frame: [CGFloat], expected: [CGFloat]) {
    let frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    let parent = CGRect(x: 0, y: 0, width: 320, height: 480)
    #expect(insets([44, 10, 34, 12]).safeArea(of: frame, in: parent) == insets(expected))
    // Relative to the parent's bounds.
    #expect(
      insets([44, 10, 34, 12]).safeArea(
        of: frame.offsetBy(dx: 7, dy: -9), in: parent.offsetBy(dx: 7, dy: -9)) == insets(expected))
  }

  @Test("the safe area is passed on from view to view") func propagation() {
    let (stage, parent) = makeParent()
    let size = stage.window.bounds.size
    #expect(parent.safeAreaInsets == insets([44, 10, 34, 12]))
    let child = UIView(frame: CGRect(x: 4, y: 20, width: size.width - 4, height: 300))
    let grandchild = UIView(frame: CGRect(x: 0, y: 10, width: 50, height: 50))
    child.addSubview(grandchild)
    #expect(grandchild.safeAreaInsets == .zero)
    parent.addSubview(child)
    #expect(child.safeAreaInsets == insets([24, 6, 0, 12]))
    #expect(grandchild.safeAreaInsets == insets([14, 6, 0, 0]))
    child.removeFromSuperview()
    #expect(child.safeAreaInsets == .zero && grandchild.safeAreaInsets == .zero)
  }

  @Test("safeAreaInsetsDidChange is called once per change, the margins' callback before it")
  func callbacks() {
    let (stage, parent) = makeParent()
    let log = EventLog()
    let child = SafeAreaView("a", frame: CGRect(x: 20, y: 100, width: 50, height: 50), log)
    let grandchild = SafeAreaView("b", frame: CGRect(x: 0, y: 0, width: 50, height: 50), log)
    child.addSubview(grandchild)
    parent.addSubview(child)
    stage.step()
    log.lines = []
    child.center.y += 100
    #expect(log.lines == [])
    child.frame.origin.y = 40
    #expect(log.lines == ["a margins", "a safe area", "b margins", "b safe area"])
    #expect(grandchild.layoutMargins == insets([12, 8, 8, 8]))
    log.lines = []
    child.frame.origin.y = 40
    #expect(log.lines == [])
    stage.step()
    #expect(log.lines == ["a layout", "b layout"])
    log.lines = []
    child.transform = CGAffineTransform(translationX: 0, y: -10)
    #expect(log.lines == ["a margins", "a safe area", "b margins", "b safe area"])
    log.lines = []
    child.removeFromSuperview()
    #expect(log.lines == ["a margins", "a safe area", "b margins", "b safe area"])
  }

  @Test("a controller is notified of margins and safe area after its view") func controller() {
    let controller = SafeAreaController()
    let stage = Stage(device: .iPhone8, rootViewController: controller)
    let log = controller.log
    stage.step()
    log.lines = []
    controller.additionalSafeAreaInsets.top = 30
    #expect(
      log.lines == ["root margins", "controller margins", "root safe area", "controller safe area"])
    #expect(controller.view.safeAreaInsets == insets([30, 0, 0, 0]))
    #expect(controller.view.layoutMargins == insets([30, 16, 0, 16]))
    log.lines = []
    stage.step()
    #expect(log.lines == ["root layout"])
    controller.additionalSafeAreaInsets.top = 30
    #expect(log.lines == ["root layout"])
  }

  @Test(
    "additional safe area insets are added edge by edge and leave at least 0",
    arguments: [
      ([10, 20, 30, 40], [54, 30, 64, 52]), ([-4, -10, -100, 0], [40, 0, 0, 12]),
    ] as [([CGFloat], [CGFloat])])
  func additional(added: [CGFloat], expected: [CGFloat]) {
    let stage = Stage(device: .iPhone8)
    stage.window.deviceSafeAreaInsets = insets([44, 10, 34, 12])
    stage.rootViewController.additionalSafeAreaInsets = insets(added)
    #expect(stage.view.safeAreaInsets == insets(expected))
    let outside = UIViewController()
    outside.additionalSafeAreaInsets = insets(added)
    #expect(outside.loadedView().safeAreaInsets == .zero)
  }

  @Test("a container's bars belong to the safe area of the controller below them") func bars() {
    let stage = Stage(device: .iPhoneX)
    let child = UIViewController()
    stage.rootViewController.addChild(child)
    stage.view.addSubview(child.loadedView())
    child.loadedView().frame = stage.view.bounds
    let device = stage.view.safeAreaInsets
    #expect(child.loadedView().safeAreaInsets == device)
    child.barInsets = UIEdgeInsets(top: 88, left: 0, bottom: 83, right: 0)
    #expect(child.loadedView().safeAreaInsets == insets([88, 0, 83, 0]))
    child.loadedView().frame.origin.y = 88
    #expect(child.loadedView().safeAreaInsets.top == 0)
  }

  @Test("the safe area that a scroll view adds to its content inset does not reach its content")
  func scrollView() {
    let (stage, parent) = makeParent()
    let view = UIScrollView(frame: parent.bounds)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: parent.bounds.width, height: 2000))
    view.addSubview(content)
    parent.addSubview(view)
    // Nothing scrolls yet.
    view.contentOffset.y = 10
    #expect(content.safeAreaInsets == insets([44, 10, 34, 12]))
    view.contentSize = content.bounds.size
    #expect(view.adjustedContentInset == insets([44, 0, 34, 0]))
    #expect(content.safeAreaInsets == insets([0, 10, 0, 12]))
    view.contentOffset.y = 300
    #expect(content.safeAreaInsets == insets([0, 10, 0, 12]))
    view.contentInsetAdjustmentBehavior = .never
    view.contentOffset.y = 30
    #expect(content.safeAreaInsets == insets([44, 10, 34, 12]))
    stage.step()
  }

  @Test("contentInsetAdjustmentBehavior automatic includes the bars of a container")
  func automaticInset() {
    let stage = Stage(device: .iPhone8)
    let child = UIViewController()
    let scrollView = UIScrollView(frame: stage.view.bounds)
    child.view = scrollView
    stage.rootViewController.addChild(child)
    stage.view.addSubview(scrollView)
    child.barInsets.top = 64
    #expect(scrollView.adjustedContentInset == insets([64, 0, 0, 0]))
    #expect(scrollView.contentOffset.y == -64)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(scrollView.adjustedContentInset == .zero)
  }

  @Test("frames that are not finite have a safe area within their superview's") func invalidFrames()
  {
    let (_, parent) = makeParent()
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let frame = CGRect(x: value, y: value, width: 10, height: 10)
      let safe = insets([44, 10, 34, 12]).safeArea(of: frame, in: parent.bounds)
      #expect(safe.top >= 0 && safe.left <= 10 && safe.bottom <= 34 && safe.right >= 0)
    }
  }
}
