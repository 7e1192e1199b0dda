/// A controller that shows a message and actions, as an alert or as an action sheet.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// Actions at the bottom of the screen.
    case actionSheet = 0
    /// A card in the middle of the screen.
    case alert = 1
  }

  /// The title; nil for none.
  override open var title: String? {
    didSet { contentDidChange() }
  }
  /// The text below the title; nil for none.
  open var message: String? {
    didSet { contentDidChange() }
  }
  /// The style of the alert.
  open private(set) var preferredStyle = Style.actionSheet

  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []

  /// The action of an alert whose title is emphasized in place of that of the cancel action; nil by
  /// default.
  ///
  /// - Precondition: The action is one of the alert's.
  open var preferredAction: UIAlertAction? {
    willSet {
      precondition(
        newValue.map(actions.contains) ?? true,
        "UIAlertController can only have a preferred action that is one of its actions")
    }
    didSet { contentDidChange() }
  }

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Creates an action sheet without actions; nib files are not supported, and the arguments are
  /// ignored.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .custom
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Adds an action.
  ///
  /// - Precondition: There is at most one action with the style `cancel`.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    action.didChange = { [weak self] in self?.contentDidChange() }
    actions.append(action)
    contentDidChange()
  }

  /// The text fields, from top to bottom; nil without text fields.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Adds a text field to an alert.
  ///
  /// - Parameter configurationHandler: Configures the text field before the alert is shown.
  /// - Precondition: The style is `alert`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: 13)
    fields.append(field)
    configurationHandler?(field)
    contentDidChange()
  }

  /// Begins editing the first text field.
  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if let field = fields.first, !fields.contains(where: \.isFirstResponder) {
      field.becomeFirstResponder()
    }
  }

  /// Creates the card with the texts and buttons.
  override open func loadView() {
    view = AlertView(controller: self)
  }

  override func makePresentationController(
    presenting presenter: UIViewController?
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: self, presenting: presenter)
  }

  /// Returns the button of an action; nil before the view is loaded.
  package final func button(for action: UIAlertAction) -> UIView? {
    (viewIfLoaded as? AlertView)?.button(of: action)
  }

  private func contentDidChange() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.reload()
    view.superview?.setNeedsLayout()
  }

  /// Dismisses the alert, and calls the handler of an action after that.
  final func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed else { return }
    let perform = { if let handler = action.handler { handler(action) } }
    guard let presentingViewController else { return perform() }
    presentingViewController.dismiss(animated: true, completion: perform)
  }

  /// Chooses the cancel action for a tap outside of an action sheet.
  final func cancelFromOutside() {
    guard preferredStyle == .actionSheet,
      let action = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(action)
  }
}
