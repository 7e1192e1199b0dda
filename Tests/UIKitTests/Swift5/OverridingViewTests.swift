import Testing
import UIKit
import UIKitTestSupport

// Subclasses in another module than UIKit's, as a program has them.

private class Recorder: UIView {
  var calls: [String] = []

  override class var layerClass: AnyClass { CAShapeLayer.self }
  override var layer: CALayer {
    calls.append("layer")
    return super.layer
  }
  override var frame: CGRect { didSet { calls.append("frame") } }
  override var bounds: CGRect { didSet { calls.append("bounds") } }
  override var center: CGPoint { didSet { calls.append("center") } }
  override var transform: CGAffineTransform { didSet { calls.append("transform") } }
  override var superview: UIView? { super.superview }
  override var subviews: [UIView] { super.subviews.reversed() }
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
  }
  override var gestureRecognizers: [UIGestureRecognizer]? {
    didSet { calls.append("gestureRecognizers") }
  }

  override func addSubview(_ view: UIView) {
    calls.append("addSubview")
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    calls.append("insertSubview")
    super.insertSubview(view, at: index)
  }
  override func removeFromSuperview() {
    calls.append("removeFromSuperview")
    super.removeFromSuperview()
  }
  override func layoutSubviews() {
    calls.append("layoutSubviews")
    super.layoutSubviews()
  }
  override func layoutIfNeeded() {
    calls.append("layoutIfNeeded")
    super.layoutIfNeeded()
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    calls.append("hitTest")
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    calls.append("inside")
    return super.point(inside: point, with: event)
  }
  override func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  override func viewWithTag(_ tag: Int) -> UIView? { tag == 9 ? self : super.viewWithTag(tag) }
  override func isDescendant(of view: UIView) -> Bool {
    calls.append("isDescendant")
    return super.isDescendant(of: view)
  }
  override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    calls.append("addGestureRecognizer")
    super.addGestureRecognizer(gestureRecognizer)
  }

  func calls(during actions: () -> Void) -> [String] {
    calls = []
    actions()
    return calls.filter { $0 != "layer" }
  }
}

private class PagesView: UIScrollView {
  var delegateCount = 0
  override var delegate: UIScrollViewDelegate? { didSet { delegateCount += 1 } }
}

private class MenuTable: UITableView {
  var delegateCount = 0
  override var delegate: UITableViewDelegate? { didSet { delegateCount += 1 } }
}

private class GridView: UICollectionView {
  override var delegate: UICollectionViewDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

private class ScrollLog: NSObject, UITableViewDelegate, UICollectionViewDelegate {
  var offsets: [CGFloat] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
  }
}

private class ShortPressRecognizer: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.1
  }
}

private class TouchRecognizer: UIGestureRecognizer {
  let title: String
  init(title: String) {
    self.title = title
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .recognized
  }
}

private class Presses {
  var titles: [String] = []
  let touchRecognizer = TouchRecognizer(title: "touch")
  func observe(_ view: UIView) {
    view.addGestureRecognizer(ShortPressRecognizer(target: self, action: Presses.press))
    touchRecognizer.addTarget(self, action: Presses.touch)
    view.addGestureRecognizer(touchRecognizer)
  }
  func press(_ press: ShortPressRecognizer) {
    titles.append("press \(press.minimumPressDuration) \(press.state)")
  }
  func touch(_ recognizer: UIGestureRecognizer) {
    titles.append((recognizer as? TouchRecognizer)?.title ?? "")
  }
}

private class BadgeView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    tag = 3
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class Canvas: UIView {
  var calls: [String] = []
  override var mask: UIView? { didSet { calls.append("mask") } }
  override var isOpaque: Bool { didSet { calls.append("isOpaque") } }
  override var contentScaleFactor: CGFloat { didSet { calls.append("contentScaleFactor") } }
  override var isExclusiveTouch: Bool {
    get { true }
    set {}
  }
  override func endEditing(_ force: Bool) -> Bool {
    calls.append("endEditing")
    return super.endEditing(force)
  }
}

private class FlipView: UIImageView {
  var calls: [String] = []
  override var isAnimating: Bool { calls.count == 1 || super.isAnimating }
  override func startAnimating() {
    calls.append("start")
    super.startAnimating()
  }
  override func stopAnimating() {
    calls.append("stop")
    super.stopAnimating()
  }
}

private class UpdatedTable: UITableView {
  var calls: [String] = []
  override func beginUpdates() {
    calls.append("begin")
    super.beginUpdates()
  }
  override func endUpdates() {
    calls.append("end")
    super.endUpdates()
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("insert \(indexPaths.map(\.row))")
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("delete \(indexPaths.map(\.row))")
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    calls.append("reload \(indexPaths.map(\.row))")
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("reload sections \(Array(sections))")
    super.reloadSections(sections, with: animation)
  }
}

private class Rows: NSObject, UITableViewDataSource {
  var count = 2
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

private class Stack: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    title = "stack"
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class BannerWindow: UIWindow {
  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    tag = 4
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor
struct OverridingViewTests {
  private let stage = Stage()
  private let view = Recorder(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  init() {
    stage.view.addSubview(view)
    stage.step()
  }

  @Test("a view's layer has the class of the subclass and may be overridden") func layer() {
    #expect(view.layer is CAShapeLayer)
    view.calls = []
    view.alpha = 0.5
    #expect(view.calls.contains("layer"))
  }

  @Test("transitions and controllers remove views with removeFromSuperview()") func removal() {
    let other = UIView(frame: view.frame)
    #expect(
      view.calls {
        UIView.transition(from: view, to: other, duration: 0, options: [])
        stage.step(2)
      }.contains("removeFromSuperview"))
    stage.view.addSubview(view)
    #expect(
      view.calls {
        UIView.perform(.delete, on: [view], options: [], animations: nil)
        stage.step(60)
      }.contains("removeFromSuperview"))

    let controller = UIViewController()
    let root = Recorder(frame: .zero)
    controller.view = root
    stage.window.rootViewController = controller
    #expect(
      root.calls { stage.window.rootViewController = UIViewController() }
        .contains("removeFromSuperview"))
  }

  @Test("touches are delivered through hitTest and point(inside:)") func touches() {
    let calls = view.calls {
      stage.touches.tap(at: view.center, time: stage.time)
      stage.step(2)
    }
    #expect(Array(calls.prefix(2)) == ["hitTest", "inside"])
  }

  @Test("dynamics set the center, the bounds and the transform of an item") func dynamics() {
    let animator = UIDynamicAnimator(referenceView: stage.view)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 10, vertical: 10), for: view)
    push.magnitude = 1
    animator.addBehavior(push)
    let calls = view.calls { stage.step(3) }
    #expect(calls.contains("center"))
    #expect(calls.contains("transform"))
  }

  @Test("the other members of a view call their overrides")
  func members() {
    let child = UIView()
    #expect(view.calls { view.addSubview(child) }.first == "addSubview")
    #expect(view.calls { view.insertSubview(UIView(), at: 0) }.first == "insertSubview")
    #expect(view.subviews.first === child)
    #expect(view.calls { view.layoutIfNeeded() } == ["layoutIfNeeded", "layoutSubviews"])
    #expect(view.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    #expect(stage.view.viewWithTag(9) === view)
    #expect(view.safeAreaInsets.top == 7)
    #expect(
      view.calls { view.addGestureRecognizer(UITapGestureRecognizer()) }
        .first == "addGestureRecognizer")
    #expect(view.calls { view.gestureRecognizers = nil } == ["gestureRecognizers"])
  }

  @Test("delegate of a scroll view, a table view and a collection view may be overridden")
  func delegates() {
    let log = ScrollLog()
    let (pages, table) = (PagesView(), MenuTable())
    let grid = GridView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    pages.delegate = log
    table.delegate = log
    grid.delegate = log
    for view in [pages, table, grid] {
      #expect(view.delegate === log)
      view.contentOffset.y = 5
    }
    #expect(log.offsets == [5, 5, 5])
    #expect((pages.delegateCount, table.delegateCount) == (1, 1))
    (table as UIScrollView).delegate = nil
    #expect(table.delegate == nil)
    table.contentOffset.y = 7
    #expect(log.offsets.count == 3)
  }

  @Test("gesture recognizers override init(target:action:) or add initializers")
  func recognizers() {
    let presses = Presses()
    presses.observe(view)
    stage.touches.tap(at: view.center, time: stage.time)
    stage.step(5)
    #expect(presses.titles == ["touch"])
    view.removeGestureRecognizer(presses.touchRecognizer)
    stage.touches.press(at: view.center, time: stage.time, duration: 0.5)
    stage.step(10)
    #expect(presses.titles == ["touch", "press 0.1 began"])
    #expect(ShortPressRecognizer().minimumPressDuration == 0.1)
    #expect(ShortPressRecognizer(target: nil, action: nil).minimumPressDuration == 0.1)
  }

  @Test("masks, opacity, scales and the end of editing may be overridden") func drawing() {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let mask = UIView()
    canvas.mask = mask
    canvas.isOpaque = false
    canvas.contentScaleFactor = 4
    canvas.isExclusiveTouch = false
    #expect(canvas.calls == ["mask", "isOpaque", "contentScaleFactor"])
    #expect(canvas.layer.mask === mask.layer && !canvas.layer.isOpaque)
    #expect(canvas.contentScaleFactor == 4 && canvas.isExclusiveTouch)
    let field = UITextField(frame: canvas.bounds)
    canvas.addSubview(field)
    stage.view.addSubview(canvas)
    field.becomeFirstResponder()
    let ended = (canvas as UIView).endEditing(true)
    #expect(ended && canvas.calls.last == "endEditing" && !field.isFirstResponder)
  }

  @Test("an image view starts and stops animated images through its overrides") func frames() {
    let view = FlipView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.view.addSubview(view)
    let images = [UIImage(), UIImage()]
    view.image = UIImage.animatedImage(with: images, duration: 0.1)
    #expect(view.calls == ["start"] && view.isAnimating)
    (view as UIImageView).stopAnimating()
    #expect(view.calls == ["start", "stop"] && !view.isAnimating)
    view.animationImages = images
    (view.animationDuration, view.animationRepeatCount) = (0.1, 1)
    view.startAnimating()
    stage.step(30)
    #expect(view.calls == ["start", "stop", "start", "stop"])
  }

  @Test("the updates of a table view may be overridden") func updates() {
    let table = UpdatedTable(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let rows = Rows()
    table.dataSource = rows
    stage.view.addSubview(table)
    stage.step()
    let base = table as UITableView
    base.beginUpdates()
    rows.count = 3
    base.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    base.endUpdates()
    base.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    rows.count = 2
    base.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    base.reloadSections([0], with: .none)
    #expect(
      table.calls == [
        "begin", "insert [2]", "end", "reload [0]", "delete [1]", "reload sections [0]",
      ])
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test("initializers of navigation controllers and windows may be overridden")
  func initializers() throws {
    stage.makeCurrent()
    let root = UIViewController()
    let stack = Stack(rootViewController: root)
    #expect(stack.title == "stack" && stack.viewControllers == [root])
    #expect(stack.topViewController === root)
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.lazy.compactMap { $0 as? UIWindowScene }.first)
    let window = BannerWindow(windowScene: scene)
    #expect(window.tag == 4 && window.windowScene === scene)
    #expect(window.frame == UIScreen.main.bounds)
  }

  @Test("init(image:) of an image view may be overridden") func imageView() {
    #expect(BadgeView(image: nil).tag == 3)
    #expect(!BadgeView(image: nil).isUserInteractionEnabled)
  }
}
