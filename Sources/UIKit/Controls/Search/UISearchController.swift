/// Receives the text that is searched.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, and when its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// Methods that are notified of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called when the search begins, to show the results in a program's own way.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search with a bar and a controller of results.
///
/// The search begins when the field of the bar is edited. The view of the controller is not shown: the results appear
/// above the content of the controller to which the bar belongs.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// How long results and dimming take to appear, in seconds (Flipbook's choice).
  private static let duration = 0.25

  /// The bar, whose placeholder is "Search" in the language of the stage.
  open private(set) lazy var searchBar: UISearchBar = {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.searchController = self
    bar.placeholder = SystemText.search.localized
    return bar
  }()
  /// The controller of the results; nil if the content itself shows them.
  open private(set) var searchResultsController: UIViewController?
  /// The receiver of the text; nil by default.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The receiver of events; nil by default.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the content is dimmed during a search without text; true by default.
  open var obscuresBackgroundDuringPresentation = true
  /// The former name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during a search; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button is shown during a search; true by default.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes are shown during a search; true by default.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown during a search; setting it turns `automaticallyShowsSearchResultsController` off.
  open var showsSearchResultsController: Bool {
    get { areResultsShown }
    set {
      automaticallyShowsSearchResultsController = false
      showResults(newValue)
    }
  }
  /// Whether the results are shown as soon as there is a text; true by default.
  open var automaticallyShowsSearchResultsController = true

  private var isSearching = false
  private var areResultsShown = false
  private let dimming = UIControl(frame: .zero)

  /// Creates a search.
  ///
  /// - Parameter searchResultsController: The controller of the results; nil if the content itself shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    dimming.backgroundColor = UIColor.black.withAlphaComponent(0.3)
    dimming.addAction(
      UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
  }

  /// Creates a search without a controller of results.
  public convenience init() {
    self.init(searchResultsController: nil)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Whether the search has begun; setting it begins or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      newValue ? begin() : end()
    }
  }

  // MARK: The search

  /// The controller whose content is searched.
  private var owner: UIViewController? {
    let responders = sequence(first: searchBar as UIResponder, next: \.next)
    let controller = responders.lazy.compactMap { $0 as? UIViewController }.first
    return (controller as? UINavigationController)?.topViewController ?? controller
  }

  private var hidesBar: Bool {
    hidesNavigationBarDuringPresentation && owner?.navigationController != nil
  }

  private func begin() {
    isSearching = true
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.showsScopeBar = true
    }
    if !searchBar.isFirstResponder { searchBar.becomeFirstResponder() }
    showDimming(true)
    searchDidChange()
    if let navigation = owner?.navigationController, hidesBar {
      navigation.searchDidChange(isActive: true, animated: true)
    }
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    isSearching = false
    delegate?.willDismissSearchController(self)
    searchBar.resignFirstResponder()
    if !(searchBar.text ?? "").isEmpty { searchBar.text = "" }
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.showsScopeBar = false
    }
    showResults(false)
    showDimming(false)
    searchResultsUpdater?.updateSearchResults(for: self)
    owner?.navigationController?.searchDidChange(isActive: false, animated: true)
    delegate?.didDismissSearchController(self)
  }

  /// Called when the text or the scope has changed.
  final func searchDidChange() {
    guard isSearching else { return }
    if automaticallyShowsSearchResultsController {
      showResults(!(searchBar.text ?? "").isEmpty)
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when the field of the bar begins to be edited.
  final func fieldDidBeginEditing() { isActive = true }

  /// Called when the cancel button is tapped.
  final func cancel() { isActive = false }

  // MARK: Views

  private func showDimming(_ isShown: Bool) {
    guard obscuresBackgroundDuringPresentation, let view = owner?.view else { return }
    if isShown {
      UIView.performWithoutAnimation {
        dimming.frame = view.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        view.addSubview(dimming)
      }
    }
    UIView.animate(withDuration: Self.duration) { [dimming] in
      dimming.alpha = isShown ? 1 : 0
    } completion: { [dimming, weak self] _ in
      if self?.isSearching != true { dimming.removeFromSuperview() }
    }
  }

  private func showResults(_ isShown: Bool) {
    guard isShown != areResultsShown, let results = searchResultsController, let owner else {
      return
    }
    areResultsShown = isShown
    if isShown {
      owner.addChild(results)
      UIView.performWithoutAnimation {
        results.view.frame = owner.view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      owner.view.addSubview(results.view)
      results.didMove(toParent: owner)
    } else {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}
