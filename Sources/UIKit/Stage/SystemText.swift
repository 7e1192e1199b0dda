/// A text that UIKit displays without a program's text, in the language of the stage's locale.
///
/// Apple has one translation for each; these are short, common words, which are Flipbook's choice.
package enum SystemText: CaseIterable, Sendable {
  // Bars, search and lists.
  case done, cancel, close, edit, save, undo, redo, back, delete, search, photos, reorder
  // Screens without content; % is the text that was searched for.
  case loading, noResults, noResultsFor, checkSpelling
  // Edit menus and the sheet to share something.
  case cut, copy, paste, select, selectAll
  // Tabs.
  case more, favorites, featured, topRated, recents, contacts, history, bookmarks, downloads
  case mostRecent, mostViewed
  // Keys of the keyboard.
  case returnKey, goKey, joinKey, nextKey, routeKey, searchKey, sendKey, doneKey, continueKey
  case spaceKey

  /// The text in the language of the current stage, English without one.
  @MainActor package var localized: String { (Stage.current?.format ?? .standard).text(self) }

  /// Returns the text with another text in the place of %.
  @MainActor func localized(with text: String) -> String {
    localized.split(separator: "%", omittingEmptySubsequences: false).joined(separator: text)
  }
}

extension RegionalFormat {
  /// The code of the language, such as `de`.
  private var language: Substring { identifier.prefix { $0 != "_" } }

  /// Returns a text of UIKit in the region's language.
  package func text(_ text: SystemText) -> String {
    SystemText.translations[String(language)]?[text] ?? SystemText.english[text] ?? ""
  }
}
