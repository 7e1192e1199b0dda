import Testing
import UIKit

/// The table of a menu, in the source code of a tutorial.
@Suite("UITableView: a tutorial's menu") @MainActor struct MenuTableTests {
  final class MenuController: UIViewController, UITableViewDelegate, UITableViewDataSource {
    let menuView = UIView(frame: CGRect(x: 0, y: 20, width: 150, height: 499))
    var menuTable: UITableView?
    var chosen: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      menuView.backgroundColor = UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1.0)
      self.view.addSubview(menuView)

      let menuTable = UITableView(frame: menuView.bounds, style: .plain)
      menuTable.backgroundColor = UIColor.clear
      menuTable.separatorStyle = .none
      menuTable.isScrollEnabled = false
      menuTable.alpha = 1.0
      menuTable.delegate = self
      menuTable.dataSource = self
      menuTable.reloadData()
      menuView.addSubview(menuTable)
      self.menuTable = menuTable
    }

    func numberOfSections(in tableView: UITableView) -> Int {
      return 1
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      return 5
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "Cell")
        ?? UITableViewCell(style: .default, reuseIdentifier: "Cell")
      cell.textLabel?.text = "Option \(indexPath.row + 1)"
      cell.textLabel?.textColor = UIColor.lightGray
      cell.textLabel?.font = UIFont(name: "Futura", size: 13.0)
      cell.textLabel?.textAlignment = .center
      cell.backgroundColor = UIColor.clear
      return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      return 50.0
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.cellForRow(at: indexPath)?.isSelected = false
      chosen.append(indexPath.row)
    }
  }

  @Test("the menu shows five options, and a tap selects one")
  func menu() {
    let controller = MenuController()
    let stage = Stage(device: .iPhone5s, rootViewController: controller)
    stage.touches.tap(at: CGPoint(x: 75, y: 145), time: 0.2)
    for _ in 0..<5 { stage.step() }
    let cells = controller.menuTable?.visibleCells ?? []
    #expect(cells.map { $0.textLabel?.text } == (1...5).map { "Option \($0)" })
    #expect(cells.map(\.frame) == (0..<5).map { CGRect(0, 50 * CGFloat($0), 150, 50) })
    #expect(cells.first?.textLabel?.frame == CGRect(16, 0, 118, 50))
    #expect(cells.first?.textLabel?.font.pointSize == 13)
    for _ in 0..<9 { stage.step() }
    #expect(cells[2].isHighlighted)
    for _ in 0..<15 { stage.step() }
    #expect(controller.chosen == [2])
    #expect(cells.allSatisfy { !$0.isSelected && !$0.isHighlighted })
    #expect(cells[2].selectedBackgroundView?.alpha == 0)
  }
}
