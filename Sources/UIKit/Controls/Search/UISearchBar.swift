import QuartzCore

/// A field for searching, with a cancel button and scopes.
///
/// It is 44 points high with a field of 36 points, 8 points from the edges, as measured on iOS. The cancel
/// button slides in and out in 0.3 s, which is Flipbook's choice.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// The looks of search bars.
  public enum Style: UInt, Sendable {
    /// With a background.
    case `default`
    /// Without a background, translucent.
    case prominent
    /// Without a background.
    case minimal
  }

  private static let height: CGFloat = 44
  private static let scopeHeight: CGFloat = 44
  private static let margin: CGFloat = 8
  private static let fieldHeight: CGFloat = 36
  private static let duration = 0.3

  private let field = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let background = ControlPart()
  private var scopes: UISegmentedControl?
  private let observer = SearchFieldObserver()
  private var storedShowsCancel = false
  /// The controller of the search whose bar this is; nil for none.
  final weak var searchController: UISearchController?

  /// Creates an empty bar.
  override public init(frame: CGRect) {
    super.init(frame: frame)
    observer.bar = self
    field.delegate = observer
    field.addAction(
      UIAction { [weak self] _ in self?.fieldDidChange() }, for: .editingChanged)
    cancelButton.setTitle(SystemText.cancel.localized, for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
    cancelButton.alpha = 0
    for view in [background, field, cancelButton] { addSubview(view) }
    showBackground()
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The receiver of events; nil by default.
  open weak var delegate: (any UISearchBarDelegate)?

  // MARK: Text

  /// The field.
  open var searchTextField: UISearchTextField { field }
  /// The text; empty by default.
  ///
  /// Setting it calls the delegate's `textDidChange`, as UIKit does.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text else { return }
      field.text = newValue
      fieldDidChange()
    }
  }
  /// The text that is shown while the field is empty; nil by default.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line above the field, which is not shown; nil by default.
  open var prompt: String?

  // MARK: Look

  /// The look; `default` by default.
  open var searchBarStyle = Style.default { didSet { showBackground() } }
  /// The style of the bar; `default` by default.
  open var barStyle = UIBarStyle.default { didSet { showBackground() } }
  /// The color of the background; nil, the default, for that of the style.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// Whether the background is translucent; true by default.
  open var isTranslucent = true { didSet { showBackground() } }
  /// The image of the background, an empty one for none; nil by default.
  open var backgroundImage: UIImage? { didSet { showBackground() } }

  private func showBackground() {
    background.show(backgroundImage)
    let color: UIColor? =
      barTintColor ?? (barStyle == .black ? .black : .secondarySystemBackground)
    background.backgroundColor =
      searchBarStyle == .minimal || backgroundImage != nil ? nil : color
  }

  // MARK: Buttons

  /// Whether the cancel button is shown; false by default.
  open var showsCancelButton: Bool {
    get { storedShowsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != storedShowsCancel else { return }
    storedShowsCancel = showsCancelButton
    guard animated, hasBeenShown else { return place() }
    UIView.animate(withDuration: Self.duration) { [self] in
      place()
      field.layoutIfNeeded()
    }
  }

  /// The titles of the scopes; nil, the default, for none.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = nil
      guard let titles = scopeButtonTitles, !titles.isEmpty else { return }
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = 0
      for (state, values) in scopeAttributes {
        control.setTitleTextAttributes(values, for: UIControl.State(rawValue: state))
      }
      control.addAction(
        UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
      scopes = control
      addSubview(control)
      setNeedsLayout()
    }
  }
  /// The index of the selected scope; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { max(scopes?.selectedSegmentIndex ?? 0, 0) }
    set { scopes?.selectedSegmentIndex = newValue }
  }
  /// Whether the scopes are shown; false by default.
  open var showsScopeBar = false {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var scopeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  /// Shows or hides the scopes, with an animation of the bar's layout.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != showsScopeBar else { return }
    showsScopeBar = show
    guard animated, hasBeenShown else { return }
    UIView.animate(withDuration: Self.duration) { [self] in
      place()
      superview?.layoutIfNeeded()
    }
  }

  /// Sets the attributes of the titles of scopes in a state, of which the font and the color count.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
    scopes?.setTitleTextAttributes(attributes, for: state)
  }

  /// Returns the attributes of the titles of scopes that were set for a state.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state.rawValue] }

  /// Whether the bar receives touches; true by default; without, it is half opaque.
  open var isEnabled: Bool {
    get { field.isEnabled }
    set {
      field.isEnabled = newValue
      isUserInteractionEnabled = newValue
      field.alpha = newValue ? 1 : 0.5
    }
  }

  /// The images of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search
    /// The button that removes the text.
    case clear
    /// The button for bookmarks.
    case bookmark
    /// The button for recent searches.
    case resultsList
  }

  /// Sets the image in place of the magnifying glass; other images and states are ignored.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard icon == .search, state == .normal else { return }
    field.leftView = iconImage.map { UIImageView(image: $0) } ?? SearchGlyph()
  }

  /// Sets the image behind the field, in place of its color; other states are ignored.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    guard state == .normal else { return }
    field.background = backgroundImage
    field.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : nil
  }

  /// Sets the image of the background, an empty one for none.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
  }

  /// Whether a button for bookmarks is shown; false by default; it is not drawn.
  open var showsBookmarkButton = false
  /// Whether a button for recent searches is shown; false by default; it is not drawn.
  open var showsSearchResultsButton = false
  /// The distance by which the text is moved, in points; zero by default; it has no effect.
  open var searchTextPositionAdjustment = UIOffset.zero
  /// The distance by which the background of the field is moved, in points; zero by default; it has no effect.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero

  /// The keyboard of the field.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The return key of the field; `search` by default.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// The look of the keyboard of the field.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The capitalization of the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The correction of the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Whether the return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The view above the keyboard of the field; nil by default.
  override open var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: Layout

  /// Places the field, the button and the scopes.
  override open func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func place() {
    let width = cancelButton.sizeThatFits(.zero).width.rounded(.up) + 2 * Self.margin
    let shown = storedShowsCancel ? width - Self.margin : 0
    background.frame = bounds
    let room = max(bounds.width - 2 * Self.margin - shown, 0)
    // The row of the field, above the scopes.
    let row = max(bounds.height - ownHeight + Self.height, 0)
    field.frame = CGRect(
      x: Self.margin + (isMirrored ? shown : 0), y: roundedToPixels((row - Self.fieldHeight) / 2),
      width: room, height: Self.fieldHeight)
    let x = storedShowsCancel ? bounds.width - width : bounds.width
    cancelButton.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: row)
    cancelButton.alpha = storedShowsCancel ? 1 : 0
    scopes?.isHidden = !showsScopeBar
    scopes?.frame = CGRect(
      x: Self.margin, y: row + 4, width: max(bounds.width - 2 * Self.margin, 0), height: 32)
  }

  private var ownHeight: CGFloat {
    Self.height + (showsScopeBar && scopes != nil ? Self.scopeHeight : 0)
  }

  /// Returns a size with the height of the bar, 44 points without scopes.
  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ownHeight)
  }

  /// The height of the bar, 44 points without scopes.
  override open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: ownHeight)
  }

  override var contentTraits: ContentTraits { .ofFixedHeight }

  // MARK: Editing

  /// Whether the field can begin editing.
  override open var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  /// Whether the field is edited.
  override open var isFirstResponder: Bool { field.isFirstResponder }

  /// Begins editing the field.
  @discardableResult
  override open func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  override open func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  private func fieldDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    searchController?.searchDidChange()
  }

  private func scopeDidChange() {
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
    searchController?.searchDidChange()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.cancel()
  }
}

/// Passes the questions and events of a search bar's field to the delegate of the bar.
@MainActor
private final class SearchFieldObserver: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldBeginEditing($0) } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidBeginEditing(bar)
    bar.searchController?.fieldDidBeginEditing()
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.flatMap { $0.delegate?.searchBarShouldEndEditing($0) } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.flatMap { $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) }
      ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return true
  }
}
