extension UIViewController {
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
      missingContentView?.removeFromSuperview()
      missingContentView = nil
      return
    }
    let shown = configuration.updated(for: contentUnavailableConfigurationState)
    if let view = missingContentView as? any UIView & UIContentView, view.supports(shown) {
      view.configuration = shown
      return
    }
    missingContentView?.removeFromSuperview()
    missingContentView = shown.makeContentView()
    if isViewLoaded { placeMissingContent() }
  }

  /// Places the view of missing content over the visible part of the controller's view.
  final func placeMissingContent() {
    guard let content = missingContentView, let storedView else { return }
    if content.superview !== storedView { storedView.addSubview(content) }
    if storedView.orderedSubviews.last !== content { storedView.bringSubviewToFront(content) }
    if content.frame != storedView.bounds { content.frame = storedView.bounds }
  }
}
