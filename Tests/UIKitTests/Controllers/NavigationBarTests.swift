import Testing
import UIKit
import UIKitTestSupport

/// The bars of navigation controllers.
@MainActor
struct NavigationBarTests {
  private let base = UIViewController()
  private let second = UIViewController()
  private let navigation: UINavigationController

  init() {
    base.title = "Base"
    second.title = "Second"
    navigation = UINavigationController(rootViewController: base)
  }

  private func stage(_ device: Device = .iPhone14Pro) -> Stage {
    let stage = Stage(device: device, rootViewController: navigation)
    stage.step(2)
    return stage
  }

  private func labels(in view: UIView) -> [String] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return (own + view.subviews.flatMap(labels)).filter { !$0.isEmpty }
  }

  @Test(
    "the bar is 44 points high below the status bar, and insets the content",
    arguments: [(Device.iPhone14Pro, 59), (.iPhone8, 0)] as [(Device, CGFloat)])
  func heights(device: Device, top: CGFloat) {
    let stage = stage(device)
    #expect(
      navigation.navigationBar.frame
        == CGRect(x: 0, y: top, width: device.size.width, height: 44))
    #expect(base.view.frame == stage.window.bounds)
    #expect(base.view.safeAreaInsets.top == top + 44)
    navigation.setNavigationBarHidden(true, animated: false)
    stage.step()
    #expect(base.view.safeAreaInsets.top == top)
    #expect(navigation.navigationBar.frame.maxY <= 0)
  }

  @Test("the title does not follow the content size category, as the bar does not grow")
  func contentSizeCategory() {
    let stage = Stage(device: .iPhone14Pro, rootViewController: navigation)
    stage.contentSizeCategory = .accessibilityExtraExtraLarge
    base.title = "Larger"
    stage.step(2)
    func sizes(in view: UIView) -> [CGFloat] {
      let label = (view as? UILabel).flatMap { $0.text == "Larger" ? $0 : nil }
      return (label.map { [$0.font.pointSize] } ?? []) + view.subviews.flatMap(sizes)
    }
    // That of the large title is 34.
    #expect(sizes(in: navigation.navigationBar).filter { $0 != 34 } == [17])
  }

  @Test("setNavigationBarHidden slides the bar in 0.2 s") func sliding() {
    let stage = stage(.iPhone8)
    navigation.setNavigationBarHidden(true, animated: true)
    stage.step(6)
    let y = navigation.navigationBar.layer.presentation()?.frame.minY
    #expect(isNear(y, -22, 0.5))
    stage.step(8)
    #expect(isNear(navigation.navigationBar.layer.presentation()?.frame.minY, -44))
  }

  @Test("a view that does not extend below bars begins below the bar") func edges() {
    base.edgesForExtendedLayout = []
    let stage = stage(.iPhone8)
    #expect(base.view.frame == CGRect(x: 0, y: 44, width: 375, height: 623))
    base.edgesForExtendedLayout = .all
    stage.step()
    #expect(base.view.frame.minY == 0)
    navigation.navigationBar.isTranslucent = false
    stage.step()
    #expect(base.view.frame.minY == 44)
    base.extendedLayoutIncludesOpaqueBars = true
    stage.step()
    #expect(base.view.frame.minY == 0)
  }

  @Test("the bar shows the title, and a back button with the title of the controller below")
  func titles() {
    let stage = stage()
    #expect(labels(in: navigation.navigationBar) == ["Base"])
    navigation.pushViewController(second, animated: true)
    stage.step(60)
    #expect(Set(labels(in: navigation.navigationBar)) == ["Second", "Base"])
    second.title = "Changed"
    #expect(Set(labels(in: navigation.navigationBar)) == ["Changed", "Base"])
    second.navigationItem.hidesBackButton = true
    stage.step()
    #expect(labels(in: navigation.navigationBar) == ["Changed"])
    navigation.popViewController(animated: true)
    stage.step(60)
    #expect(labels(in: navigation.navigationBar) == ["Base"])
  }

  @Test("titles cross-fade and slide during a push") func crossFade() {
    let stage = stage()
    navigation.pushViewController(second, animated: true)
    stage.step(6)
    let contents = navigation.navigationBar.subviews.suffix(2)
      .compactMap { $0.layer.presentation().map { CGFloat($0.opacity) } }
    #expect(contents.count == 2)
    #expect(contents.allSatisfy { $0 > 0.05 && $0 < 0.95 })
    #expect(isNear(contents.first, 1 - (contents.last ?? 0), 1e-3))
    stage.step(60)
    #expect(navigation.navigationBar.subviews.count == 2)
  }

  @Test("a tap on the back button pops") func back() {
    let stage = stage(.iPhone8)
    navigation.pushViewController(second, animated: false)
    stage.step(2)
    stage.touches.tap(at: CGPoint(x: 25, y: 22), time: stage.time + 0.1)
    stage.step(60)
    #expect(navigation.viewControllers == [base])
  }

  @Test("a tap on a bar button performs its action, unless it is disabled") func buttons() {
    var taps: [String] = []
    let item = UIBarButtonItem(
      title: "Tap", primaryAction: UIAction { _ in taps.append("right") })
    base.navigationItem.rightBarButtonItem = item
    base.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in taps.append("left") })
    let stage = stage(.iPhone8)
    #expect(Set(labels(in: navigation.navigationBar)) == ["Base", "Tap"])
    stage.touches.tap(at: CGPoint(x: 350, y: 22), time: stage.time + 0.1)
    stage.touches.tap(at: CGPoint(x: 25, y: 22), time: stage.time + 0.4)
    stage.step(60)
    #expect(taps == ["right", "left"])
    item.isEnabled = false
    stage.touches.tap(at: CGPoint(x: 350, y: 22), time: stage.time + 0.1)
    stage.step(30)
    #expect(taps == ["right", "left"])
  }

  @Test("custom views take the place of the title and of buttons") func customViews() {
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    base.navigationItem.titleView = title
    base.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    let stage = stage(.iPhone8)
    _ = stage
    let bar = navigation.navigationBar
    #expect(title.convert(title.bounds, to: bar) == CGRect(x: 148, y: 7, width: 80, height: 30))
    #expect(button.convert(button.bounds, to: bar) == CGRect(x: 319, y: 12, width: 40, height: 20))
    #expect(labels(in: bar) == [])
  }

  @Test("a large title is 52 points high, and moves with the content") func largeTitle() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    base.view.addSubview(scroll)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = stage(.iPhone8)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(scroll.adjustedContentInset.top == 96 && scroll.contentOffset.y == -96)
    scroll.contentOffset.y = -66
    #expect(navigation.navigationBar.frame.height == 66)
    scroll.contentOffset.y = 100
    #expect(navigation.navigationBar.frame.height == 44)
    scroll.contentOffset.y = -116
    #expect(navigation.navigationBar.frame.height == 116)
    base.navigationItem.largeTitleDisplayMode = .never
    stage.step()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test(
    "section headers are pinned below the bar, whose large title disappears",
    arguments: [(0, 96), (30, 66), (52, 44), (300, 44)] as [(CGFloat, CGFloat)])
  func pinnedHeader(distance: CGFloat, expected: CGFloat) {
    let rows = TitledRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    table.dataSource = rows
    base.view.addSubview(table)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = stage(.iPhone8)
    table.contentOffset.y = distance - 96
    stage.step()
    #expect(table.rectForHeader(inSection: 0).minY - table.contentOffset.y == expected)
    #expect(navigation.navigationBar.frame.maxY == expected)
  }

  @Test(
    "a large title that is partly visible snaps to the nearer state",
    arguments: [(20, 0), (40, 52)] as [(CGFloat, CGFloat)])
  func snapping(distance: CGFloat, expected: CGFloat) {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scroll.contentSize = CGSize(width: 375, height: 2000)
    base.view.addSubview(scroll)
    navigation.navigationBar.prefersLargeTitles = true
    let stage = stage(.iPhone8)
    // The finger rests before it is lifted, so that nothing decelerates.
    stage.touches.drag(
      from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 390 - distance),
      time: stage.time + 0.1, duration: 0.3, holding: 0.3)
    stage.step(90)
    #expect(isNear(scroll.contentOffset.y + 96, expected, 0.5))
  }

  @Test("above content at its top, the bar has no background unless it has a color of its own")
  func scrollEdge() {
    let stage = stage(.iPhone8)
    let background = navigation.navigationBar.subviews[0]
    #expect(background.backgroundColor == nil)
    navigation.navigationBar.barTintColor = .red
    #expect(background.backgroundColor == .red)
    navigation.navigationBar.barTintColor = nil
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .blue
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    #expect(background.backgroundColor == .blue)
    _ = stage
  }

  @Test("the attributes of the appearance determine the title") func attributes() throws {
    navigation.navigationBar.standardAppearance.titleTextAttributes = [
      .foregroundColor: UIColor.red
    ]
    navigation.navigationBar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    _ = stage()
    func label(_ view: UIView) -> UILabel? {
      (view as? UILabel)?.text == "Base"
        ? view as? UILabel : view.subviews.lazy.compactMap(label).first
    }
    let title = try #require(
      navigation.navigationBar.subviews.dropFirst().lazy.compactMap { content in
        content.subviews.compactMap { $0 as? UILabel }.first
      }.first)
    #expect(title.textColor == .red)
    #expect(title.font.pointSize == 30)
  }

  @Test("the toolbar shows the items of the visible controller, with flexible space") func toolbar()
  {
    let (first, last) = (UIView(), UIView())
    for view in [first, last] { view.frame = CGRect(x: 0, y: 0, width: 30, height: 20) }
    base.toolbarItems = [
      UIBarButtonItem(customView: first), .flexibleSpace(), UIBarButtonItem(customView: last),
    ]
    navigation.isToolbarHidden = false
    let stage = stage()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 78))
    #expect(base.view.safeAreaInsets.bottom == 78)
    #expect(first.frame.minX == 16 && last.frame.maxX == 377)
    navigation.setToolbarHidden(true, animated: false)
    stage.step()
    #expect(base.view.safeAreaInsets.bottom == 34)
  }

  @Test("show pushes in a navigation controller, and presents outside of one") func show() {
    let stage = stage()
    base.show(second, sender: nil)
    #expect(navigation.viewControllers == [base, second])
    stage.step(60)
    let other = UIViewController()
    let plain = UIViewController()
    stage.window.rootViewController = plain
    stage.step(2)
    plain.show(other, sender: nil)
    #expect(plain.presentedViewController === other)
  }
}

/// Forty rows with a title.
private final class TitledRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
