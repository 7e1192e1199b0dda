import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct RefreshControlTests {
  private let stage = Stage(device: .iPhone8)
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let control = UIRefreshControl()
  private let log = Log()

  private final class Log {
    var times: [Double] = []
  }

  init() {
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    scrollView.refreshControl = control
    stage.view.addSubview(scrollView)
    control.addAction(
      UIAction { [stage, log] _ in log.times.append(stage.time) }, for: .valueChanged)
    stage.step()
  }

  private func pull(by distance: CGFloat) {
    stage.touches.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 200 + distance), time: stage.time + 0.1,
      duration: 0.4, holding: 0.1)
  }

  @Test("the control is hidden at rest, and fills the width at the top of the visible content")
  func rest() {
    #expect(control.isHidden)
    #expect(control.superview === scrollView)
    scrollView.contentOffset.y = 300
    #expect(control.frame == CGRect(x: 0, y: 300, width: 375, height: 60))
    scrollView.contentOffset.y = -40
    #expect(control.frame.minY == -40)
    #expect(!control.isHidden)
  }

  @Test("a long pull sends valueChanged once, and the content rests below the control")
  func pulled() {
    pull(by: 400)
    stage.step(24)
    #expect(control.isRefreshing)
    #expect(log.times.count == 1)
    #expect(scrollView.contentInset.top == 0)
    stage.step(120)
    #expect(log.times.count == 1)
    #expect(scrollView.contentInset.top == 60)
    #expect(scrollView.contentOffset.y == -60)
  }

  @Test("a short pull shows blades, and sends nothing")
  func short() {
    pull(by: 120)
    stage.step(20)
    #expect(!control.isHidden && !control.isRefreshing)
    stage.step(120)
    #expect(log.times.isEmpty)
    #expect(control.isHidden)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test("endRefreshing moves the content back in 0.3 s")
  func end() {
    pull(by: 400)
    stage.step(140)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(scrollView.contentInset.top == 0)
    stage.step(9)
    let shown = scrollView.layer.presentation()?.bounds.minY ?? 0
    #expect(shown < -10 && shown > -50)
    stage.step(15)
    #expect(scrollView.contentOffset.y == 0)
    #expect(control.isHidden)
  }

  @Test("endRefreshing while the finger pulls waits until it lifts")
  func endWhilePulled() {
    stage.touches.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 600), time: stage.time + 0.1,
      duration: 0.4, holding: 1)
    stage.step(40)
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(scrollView.contentOffset.y < -100)
    stage.step(150)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.contentInset.top == 0)
  }

  @Test("beginRefreshing reserves the space, but neither scrolls nor sends an event")
  func begin() {
    control.beginRefreshing()
    #expect(control.isRefreshing && !control.isHidden)
    #expect(scrollView.contentInset.top == 60)
    #expect(scrollView.contentOffset.y == 0)
    #expect(log.times.isEmpty)
    control.endRefreshing()
    #expect(scrollView.contentInset.top == 0)
  }

  @Test("a control that is replaced gives its space back")
  func replaced() {
    control.beginRefreshing()
    scrollView.refreshControl = nil
    #expect(scrollView.contentInset.top == 0)
    #expect(control.superview == nil)
  }

  @Test("a title makes the control higher, and the tint color colors the wheel")
  func look() {
    control.attributedTitle = NSAttributedString(string: "Pull")
    #expect(control.sizeThatFits(CGSize(width: 100, height: 0)).height > 70)
    control.tintColor = .red
    #expect(control.tintColor == .red)
    let table = UITableViewController(style: .plain)
    table.refreshControl = UIRefreshControl()
    #expect(table.tableView.refreshControl === table.refreshControl)
  }
}
