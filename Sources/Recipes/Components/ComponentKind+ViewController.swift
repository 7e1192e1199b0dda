import UIKit

extension ComponentKind {
  /// A further screen, which is pushed or presented.
  static let viewController = ComponentKind(
    "viewController", title: "a view controller",
    keys: [
      ViewControllerKeys.navigationBar, ViewControllerKeys.modalPresentationStyle,
      ViewControllerKeys.detents, ViewControllerKeys.prefersGrabberVisible,
      ViewControllerKeys.views,
    ],
    properties: [
      Property<ScreenController>(
        "backgroundColor", .color, default: "systemBackground", "The color behind the views."
      ) { $0.view.backgroundColor = $1 }
    ],
    parts: [.one(contentPath) { $0.view }, .found(ScreenController.barButtons)],
    calls: [
      ComponentCall("push", presents: true, needsNavigationBar: true) { $0.push() },
      ComponentCall("pop", needsNavigationBar: true) { $0.pop() },
      ComponentCall("present", presents: true) { $0.present() },
      ComponentCall("dismiss") { $0.dismiss() },
    ],
    events: [ComponentEvent.Source(kind: .opened), ComponentEvent.Source(kind: .closed)],
    content: ComponentContent(views: ViewControllerKeys.views) { $0.view },
    observe: { $0.observer = $1 }
  ) { fields in
    let bar = fields.read(ViewControllerKeys.navigationBar.optional)
    let detents = fields.read(ViewControllerKeys.detents.optional)
    let values = fields.read(
      ViewControllerKeys.modalPresentationStyle, ViewControllerKeys.prefersGrabberVisible)
    guard let bar, let detents, let (style, hasGrabber) = values else { return nil }
    return { view in
      let controller = ScreenController(bar: bar, over: view)
      controller.style = style
      controller.detents = detents ?? []
      controller.prefersGrabberVisible = hasGrabber
      return controller
    }
  }
}

private enum ViewControllerKeys {
  static let navigationBar = Key(
    "navigationBar", .navigationBar,
    "The title and the buttons of the navigation bar; a presented screen has a bar only with it.")
  static let modalPresentationStyle = Key(
    "modalPresentationStyle",
    .choice([
      ("automatic", UIModalPresentationStyle.automatic), ("pageSheet", .pageSheet),
      ("formSheet", .formSheet), ("fullScreen", .fullScreen), ("overFullScreen", .overFullScreen),
    ]), default: "automatic", "How the screen is presented.")
  static let detents = Key(
    "detents",
    .list(of: .detent, "a list of medium and large", count: 1...2),
    "The heights at which a sheet rests, such as [medium, large].")
  static let prefersGrabberVisible = Key(
    "prefersGrabberVisible", .boolean, default: "false", "Whether a sheet has a grabber.")
  static let views = Key(
    "views", .later(.views), declares: .keys(.view),
    "The views of the screen, by name, from back to front.")
}

extension ValueType<ScreenController.Detent> {
  fileprivate static let detent: ValueType = choice([("medium", .medium), ("large", .large)])
}

/// A screen of a recipe beside its first one.
final class ScreenController: UIViewController {
  /// A height at which a sheet rests.
  enum Detent: Sendable {
    case medium
    case large
  }

  weak var observer: ComponentObserver?
  var style = UIModalPresentationStyle.automatic
  var detents: [Detent] = []
  var prefersGrabberVisible = false
  private let bar: NavigationBarPlan?
  private var buttons: [UIButton] = []
  private weak var stageView: UIView?
  /// The navigation controller in which the screen is presented; nil without a bar.
  private var navigation: UINavigationController?

  init(bar: NavigationBarPlan?, over stageView: UIView) {
    self.bar = bar
    self.stageView = stageView
    super.init(nibName: nil, bundle: nil)
    buttons = bar?.show(in: self) ?? []
    navigationItem.largeTitleDisplayMode = bar?.prefersLargeTitles == true ? .always : .never
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Calls

  func push() {
    guard let stack = stageView?.stageNavigation, parent == nil, presentingViewController == nil
    else { return }
    stack.pushViewController(self, animated: true)
  }

  func pop() {
    guard let stack = stageView?.stageNavigation,
      let index = stack.viewControllers.firstIndex(of: self),
      index > 0
    else { return }
    stack.popToViewController(stack.viewControllers[index - 1], animated: true)
  }

  func present() {
    guard parent == nil, presentingViewController == nil else { return }
    navigation = bar.map { bar in
      let navigation = UINavigationController(rootViewController: self)
      navigation.navigationBar.prefersLargeTitles = bar.prefersLargeTitles
      return navigation
    }
    let controller = navigation ?? self
    controller.modalPresentationStyle = style
    if let sheet = controller.sheetPresentationController {
      if !detents.isEmpty {
        sheet.detents = detents.map { $0 == .medium ? .medium() : .large() }
      }
      sheet.prefersGrabberVisible = prefersGrabberVisible
    }
    stageView?.topController?.present(controller, animated: true)
    if controller.presentingViewController == nil { leaveNavigation() }
  }

  /// Leaves the navigation controller in which the screen was presented, so that it can be pushed or presented again.
  private func leaveNavigation() {
    navigation?.viewControllers = []
    navigation = nil
  }

  func dismiss() {
    let controller = navigation ?? self
    guard !controller.isBeingDismissed else { return }
    controller.presentingViewController?.dismiss(animated: true)
  }

  // MARK: Events

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isMovingToParent || isBeingPresented || navigation?.isBeingPresented == true {
      observer?.report(.opened, nil)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    let isDismissed = isBeingDismissed || navigation?.isBeingDismissed == true
    guard isMovingFromParent || isDismissed else { return }
    if isDismissed { leaveNavigation() }
    observer?.report(.closed, nil)
  }

  // MARK: Parts

  /// Returns the buttons of the bar of a screen as it is written.
  nonisolated static func barButtons(
    in value: SourceValue, _ context: ReadingContext
  ) -> [ComponentPart<ScreenController>.Element] {
    let bar = context.readSilently(ViewControllerKeys.navigationBar, in: value)
    return (bar?.buttonNames ?? []).enumerated().map { index, name in
      .init(path: name, kind: .button) { $0.buttons[index] }
    }
  }
}

extension UIView {
  /// The navigation controller of the stage's screen; nil without a navigation bar.
  fileprivate var stageNavigation: UINavigationController? {
    (next as? UIViewController)?.navigationController
  }
}
