import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct UITableViewControllerTests {
  /// A table of ten rows that logs what the table asks and reports.
  final class Words: UITableViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      section == 0 ? 3 : 40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      section == 0 ? "First" : nil
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      indexPath.section == 0 ? 60 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.section).\(indexPath.row)")
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if log.last != "scroll" { log.append("scroll") }
    }
  }

  @Test("the table is the view, with the controller as its data source and delegate")
  func tableView() {
    let controller = Words(style: .plain)
    let stage = Stage(device: .iPhone8, rootViewController: controller)
    stage.step()
    let table = controller.tableView
    #expect(table === controller.view)
    #expect(table?.dataSource === controller)
    #expect(table?.delegate === controller)
    #expect(table?.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(table?.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 88)
    #expect(table?.rectForRow(at: IndexPath(row: 0, section: 1)).height == 44)
    #expect(table?.visibleCells.first?.textLabel?.text == "0.0")
  }

  @Test("touches select rows and scroll, which the overridden methods receive") func touches() {
    let controller = Words(style: .plain)
    let stage = Stage(device: .iPhone8, rootViewController: controller)
    stage.touches.tap(at: CGPoint(x: 100, y: 120), time: 0.1)
    stage.touches.drag(
      from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300), time: 0.5, duration: 0.2)
    stage.step(80)
    #expect(controller.log == ["select 0.1", "scroll"])
  }

  @Test(
    "the selection is cleared when the table appears, if clearsSelectionOnViewWillAppear is set")
  func clearedSelection() {
    for clears in [true, false] {
      let controller = Words(style: .plain)
      controller.clearsSelectionOnViewWillAppear = clears
      let stage = Stage(device: .iPhone8, rootViewController: controller)
      stage.step()
      controller.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      stage.window.rootViewController = UIViewController()
      stage.step()
      stage.window.rootViewController = controller
      stage.step()
      #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }

  @Test("a controller without rows shows an empty plain table") func emptyTable() {
    let controller = UITableViewController()
    let stage = Stage(device: .iPhone8, rootViewController: controller)
    stage.step()
    #expect(controller.tableView.style == .plain)
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
  }
}
