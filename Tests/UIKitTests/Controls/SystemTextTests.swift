import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite struct SystemTextTests {
  @Test(
    "every locale has every text, and other languages than English have their own",
    arguments: RegionalFormat.all.map(\.identifier))
  func completeness(identifier: String) throws {
    let format = try #require(RegionalFormat.named(identifier))
    for text in SystemText.allCases { #expect(!format.text(text).isEmpty, "\(text)") }
    let own = SystemText.allCases.filter { format.text($0) != RegionalFormat.standard.text($0) }
    let isEnglish = identifier.hasPrefix("en_")
    #expect(isEnglish ? own.isEmpty : own.count > SystemText.allCases.count * 3 / 4)
    let translation = SystemText.translations[String(identifier.prefix(2))]
    #expect(isEnglish || translation?.count == SystemText.allCases.count)
  }

  @Test(
    "buttons of bars have titles in the language of the stage",
    arguments: [
      ("en_US", "Done Cancel Edit Save Undo Redo"),
      ("de_DE", "Fertig Abbrechen Bearbeiten Sichern Widerrufen Wiederholen"),
      ("ja_JP", "完了 キャンセル 編集 保存 取り消す やり直す"),
      ("ru_RU", "Готово Отменить Править Сохранить Отменить Повторить"),
    ])
  func barButtons(identifier: String, titles: String) {
    let stage = Stage(device: .iPhone8, localeIdentifier: identifier)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let item = UINavigationItem(title: "")
    let kinds: [UIBarButtonItem.SystemItem] = [.done, .cancel, .edit, .save, .undo, .redo]
    item.rightBarButtonItems = kinds.map { UIBarButtonItem(systemItem: $0) }
    bar.items = [item]
    stage.view.addSubview(bar)
    stage.step(2)
    let labels = bar.descendants.compactMap { ($0 as? UILabel)?.text }
    #expect(titles.split(separator: " ").allSatisfy { labels.contains(String($0)) })
  }

  @Test(
    "search, tabs, deletion, edit menus, sharing and undoing have texts in the language of the stage",
    arguments: [
      ("en_GB", "Search|Cancel|Favorites|Delete|Copy|Undo Typing|Back"),
      ("de_DE", "Suchen|Abbrechen|Favoriten|Löschen|Kopieren|Widerrufen Typing|Zurück"),
      ("es_ES", "Buscar|Cancelar|Favoritos|Eliminar|Copiar|Deshacer Typing|Atrás"),
      ("zh_CN", "搜索|取消|个人收藏|删除|拷贝|撤销 Typing|返回"),
      ("he_IL", "חיפוש|ביטול|מועדפים|מחיקה|העתקה|ביטול Typing|חזרה"),
    ])
  func texts(identifier: String, expected: String) throws {
    let stage = Stage(device: .iPhone8, localeIdentifier: identifier)
    let search = UISearchController(searchResultsController: nil)
    let cancel = search.searchBar.descendants.compactMap { ($0 as? UIButton)?.currentTitle }
    let tab = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
    let table = DeletingTable(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    table.dataSource = table
    stage.view.addSubview(table)
    stage.step(2)
    let deletion = table.swipeActions(at: [0, 0], isLeading: false)
    let field = UITextField(frame: CGRect(x: 0, y: 320, width: 200, height: 34))
    field.text = "text"
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
    stage.rootViewController.present(sheet, animated: false)
    stage.step(2)
    let shared = sheet.view.descendants.compactMap { ($0 as? UITableViewCell)?.textLabel?.text }
    let undo = UndoManager()
    undo.registerUndo(withTarget: field) { _ in }
    undo.setActionName("Typing")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let first = UINavigationItem(title: "")
    first.title = nil
    bar.items = [first, UINavigationItem(title: "Second")]
    bar.layoutIfNeeded()
    let back = bar.descendants.compactMap { ($0 as? UILabel)?.text }
    let texts: [String?] = [
      search.searchBar.placeholder, cancel.first, tab.title,
      deletion?.actions.first?.title, shared.first, undo.undoMenuItemTitle,
    ]
    let all = expected.split(separator: "|").map(String.init)
    #expect(texts.map { $0 ?? "none" } == Array(all.dropLast()))
    #expect(back.contains(all[6]))
  }

  @Test("a search without results names its text in the language of the stage") func noResults() {
    let stage = Stage(device: .iPhone8, localeIdentifier: "de_DE")
    // A stage is current from its first step on.
    stage.step()
    defer { withExtendedLifetime(stage) {} }
    let search = UIContentUnavailableConfiguration.search()
    #expect(search.text == "Keine Ergebnisse")
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "Haus"
    #expect(search.updated(for: state).text == "Keine Ergebnisse für „Haus“")
    #expect(UIContentUnavailableConfiguration.loading().text == "Laden …")
  }

  @Test(
    "keys of the keyboard have titles in the language of the stage",
    arguments: [
      ("en_US", UIReturnKeyType.default, "return", "space"),
      ("de_DE", .search, "Suchen", "Leerzeichen"), ("fr_FR", .go, "accéder", "espace"),
      ("ko_KR", .done, "완료", "스페이스"), ("sv_SE", .emergencyCall, "SOS", "mellanslag"),
    ])
  func keyboard(identifier: String, type: UIReturnKeyType, title: String, space: String) {
    let stage = Stage(device: .iPhone8, localeIdentifier: identifier)
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    field.returnKeyType = type
    stage.view.addSubview(field)
    stage.step()
    field.becomeFirstResponder()
    let keys = stage.keyboard.view?.keys ?? []
    #expect(keys.first { $0.action == .enter }?.label == .text(title))
    #expect(keys.first { $0.action == .insert(" ") }?.label == .text(space))
  }
}

/// A table with a row that can be deleted.
@MainActor
private final class DeletingTable: UITableView, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
