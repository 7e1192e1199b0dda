/// What a controller shows without content.
@MainActor
final class MissingContent {
  var configuration: (any UIContentConfiguration)?
  var view: UIView?
  var needsUpdate = true
}

extension UIViewController {
  /// What is shown over the view while there is no content; nil, the default, for nothing.
  public final var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { missingContent.configuration }
    set {
      missingContent.configuration = newValue
      showMissingContent()
    }
  }

  /// The state for which the configuration is shown: the traits, and the text of the search of the navigation
  /// item, or of the search whose results the controller shows.
  public final var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    missingContentState
  }

  /// Has the configuration updated before the next layout.
  public final func setNeedsUpdateContentUnavailableConfiguration() {
    missingContent.needsUpdate = true
    storedView?.setNeedsLayout()
  }

  /// The state for which the configuration of missing content is shown.
  final var missingContentState: UIContentUnavailableConfigurationState {
    var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    let search =
      lineage.lazy.compactMap { $0 as? UISearchController }.first
      ?? storedNavigationItem?.searchController
    state.searchText = search?.searchBar.text
    return state
  }

  /// Shows the configuration in the current view if it can, or in a new one.
  final func showMissingContent() {
    guard let configuration = contentUnavailableConfiguration else {
      missingContent.view?.removeFromSuperview()
      missingContent.view = nil
      return
    }
    let shown = configuration.updated(for: contentUnavailableConfigurationState)
    if let view = missingContent.view as? any UIView & UIContentView, view.supports(shown) {
      view.configuration = shown
      return
    }
    missingContent.view?.removeFromSuperview()
    missingContent.view = shown.makeContentView()
    if isViewLoaded { placeMissingContent() }
  }

  /// Places the view of missing content over the visible part of the controller's view.
  final func placeMissingContent() {
    guard let content = missingContent.view, let storedView else { return }
    if content.superview !== storedView { storedView.addSubview(content) }
    if storedView.orderedSubviews.last !== content { storedView.bringSubviewToFront(content) }
    if content.frame != storedView.bounds { content.frame = storedView.bounds }
  }
}
