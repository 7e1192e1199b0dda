import UIKit

extension UINavigationItem {
  /// How a bar arranges its content on tablets.
  public enum ItemStyle: Int, Sendable {
    /// Around a title in the middle.
    case navigator
    /// Around a title at the leading edge.
    case browser
    /// For documents.
    case editor
  }

  /// How the bar arranges its content, which phones do as `navigator`.
  public final var style: ItemStyle {
    get { kept(self, .navigator) }
    set { keep(self, newValue) }
  }
  /// The name with which the user's arrangement is kept; nil by default; there is none.
  public final var customizationIdentifier: String? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Returns the menu of the title; nil by default; it is not shown.
  public final var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// The elements of the menu of items that do not fit; nil by default; they are not shown.
  public final var additionalOverflowItems: UIDeferredMenuElement? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Where the bar of the search is placed: below the title.
  public final var searchBarPlacement: SearchBarPlacement { .stacked }
}

extension UISearchController {
  /// When the scopes of a search are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// As the system decides.
    case automatic
    /// As the program decides.
    case manual
    /// When there is a text.
    case onTextEntry
    /// During the search.
    case onSearchActivation
  }

  /// When the scopes are shown: during the search, unless the program decides.
  public final var scopeBarActivation: ScopeBarActivation {
    get { automaticallyShowsScopeBar ? kept(self, .automatic) : .manual }
    set {
      keep(self, newValue)
      automaticallyShowsScopeBar = newValue != .manual
    }
  }
  /// Where the bar is placed: below the title.
  public final var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
  /// The suggestions below the bar; nil by default; they are not shown.
  public final var searchSuggestions: [any UISearchSuggestion]? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Whether suggestions are ignored below the title; false by default; it has no effect.
  public final var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}

/// A suggestion of a search.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text; nil for none.
  var localizedSuggestion: String? { get }
  /// The description for assistive technologies; nil for none.
  var localizedDescription: String? { get }
  /// The image; nil for none.
  var iconImage: UIImage? { get }
  /// An object of the program's own; nil for none.
  var representedObject: Any? { get set }
}

/// A suggestion of a search with a text and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text.
  open private(set) var localizedSuggestion: String?
  /// The description for assistive technologies.
  open private(set) var localizedDescription: String?
  /// The image.
  open private(set) var iconImage: UIImage?
  /// An object of the program's own.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
    super.init()
  }
}

extension UISearchBar {
  /// Whether the button for recent searches is selected; false by default; it is not drawn.
  public final var isSearchResultsButtonSelected: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// The image behind the scopes; nil by default; it is not drawn.
  public final var scopeBarBackgroundImage: UIImage? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Whether the user can speak by looking at the field; false by default; it has no effect.
  public final var isLookToDictateEnabled: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// Sets the distance by which an image is moved, in points; it has no effect.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    keep(self, adjustment, name: "position \(icon.rawValue)")
  }
  /// Returns the distance by which an image is moved, in points.
  public final func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset {
    kept(self, .zero, name: "position \(icon.rawValue)")
  }
}

extension UITabBarItem {
  /// The look of the bar above content that is at its end; nil by default; it has no effect.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Whether holding a drag over the tab selects it; false by default; it has no effect.
  public final var isSpringLoaded: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
}
