import Testing
import UIKit
import UIKitTestSupport

/// Looks of classes that no other test uses, as looks are set for the whole process.
@Suite("appearance() and UISearchController") @MainActor struct BarLooksTests {
  private class Badge: UIView {}
  private final class RedBadge: Badge {}
  private final class Holder: UIView {}
  private final class Caption: UILabel {}

  @Test("views have the looks of their class in a window, where their own are the default")
  func looks() {
    let stage = Stage(device: .iPhone8)
    Appearances.add(Badge.self) { Badge(frame: .zero) }
    Appearances.add(RedBadge.self) { RedBadge(frame: .zero) }
    Badge.appearance().backgroundColor = .green
    Badge.appearance().tintColor = .purple
    RedBadge.appearance().backgroundColor = .red
    Badge.appearance(whenContainedInInstancesOf: [Holder.self]).backgroundColor = .blue
    let (plain, red, own, inner) = (Badge(), RedBadge(), Badge(), Badge())
    own.backgroundColor = .yellow
    let holder = Holder()
    #expect(plain.backgroundColor == nil, "not before they are in a window")
    for view in [plain, red, own, holder] { stage.view.addSubview(view) }
    holder.addSubview(inner)
    #expect(plain.backgroundColor == .green && plain.tintColor == .purple)
    #expect(red.backgroundColor == .red && red.tintColor == .purple)
    #expect(own.backgroundColor == .yellow && inner.backgroundColor == .blue)
    #expect(holder.backgroundColor == nil)
  }

  @Test("labels have fonts and colors") func labels() {
    let stage = Stage(device: .iPhone8)
    Appearances.add(Caption.self) { Caption(frame: .zero) }
    Caption.appearance().textColor = .brown
    Caption.appearance().font = .boldSystemFont(ofSize: 31)
    let caption = Caption()
    stage.view.addSubview(caption)
    #expect(caption.textColor == .brown && caption.font.pointSize == 31)
  }

  @Test("the appearance of a bar has buttons with attributes") func barLook() {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.orange]
    let copy = appearance.copy() as? UINavigationBarAppearance
    #expect(
      copy?.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor == .orange)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let item = UINavigationItem(title: "t")
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    bar.items = [item]
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    func find(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == "Edit" { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    #expect(find(bar)?.textColor == .orange)
  }

  // MARK: Search

  private final class Content: UITableViewController, UISearchResultsUpdating,
    UISearchControllerDelegate
  {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func updateSearchResults(for searchController: UISearchController) {
      log.append("\(searchController.isActive) \(searchController.searchBar.text ?? "")")
    }
    func willPresentSearchController(_ searchController: UISearchController) { log.append("will") }
    func didPresentSearchController(_ searchController: UISearchController) { log.append("did") }
    func didDismissSearchController(_ searchController: UISearchController) { log.append("end") }
  }

  @Test("the bar of a search is below the title, and hides it while the search is active")
  func search() throws {
    let content = Content()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = content
    search.delegate = content
    content.navigationItem.searchController = search
    content.title = "List"
    let navigation = UINavigationController(rootViewController: content)
    let stage = Stage(device: .iPhone8, rootViewController: navigation)
    stage.step(3)
    #expect(isNear(navigation.navigationBar.bounds.height, 44 + 52))
    #expect(content.tableView.adjustedContentInset.top == 96)
    let frame = search.searchBar.convert(search.searchBar.bounds, to: navigation.navigationBar)
    #expect(frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    stage.touches.tap(at: CGPoint(x: 180, y: 66), time: stage.time + 0.05)
    stage.step(40)
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(content.log == ["will", "true ", "did"])
    #expect(navigation.navigationBar.bounds.height == 52)
    search.searchBar.text = "ab"
    #expect(content.log.last == "true ab")
    search.isActive = false
    stage.step(40)
    #expect(content.log.suffix(2) == ["false ", "end"])
    #expect(navigation.navigationBar.bounds.height == 96)
    content.tableView.contentOffset.y = 300
    stage.step()
    #expect(navigation.navigationBar.bounds.height == 44, "the bar of the search scrolls away")
  }

  @Test("the results appear as soon as there is a text") func results() {
    let (content, results) = (Content(), UIViewController())
    let search = UISearchController(searchResultsController: results)
    content.navigationItem.searchController = search
    let stage = Stage(
      device: .iPhone8, rootViewController: UINavigationController(rootViewController: content))
    stage.step(2)
    search.isActive = true
    #expect(results.parent == nil)
    search.searchBar.text = "a"
    #expect(results.parent === content && results.view.window != nil)
    search.isActive = false
    #expect(results.parent == nil)
  }
}
