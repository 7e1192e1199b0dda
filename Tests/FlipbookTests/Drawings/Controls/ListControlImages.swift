import UIKit

extension ReferenceImage {
  /// Rows of tables and cells of lists.
  static let lists: [ReferenceImage] =
    [("plain", UITableView.Style.plain), ("grouped", .grouped), ("inset", .insetGrouped)].flatMap {
      name, style in
      screen(
        "table-\(name)", CGSize(width: 240, height: 240), [.light, .dark, .rightToLeft]
      ) { _ in
        RowsController(style: style)
      }
    }
    + screen("table-editing", CGSize(width: 240, height: 240), [.light, .dark, .rightToLeft]) { _ in
      RowsController(style: .insetGrouped)
    } then: { controller in
      (controller as? UITableViewController)?.tableView.setEditing(true, animated: false)
    }
    + screen("table-selected", CGSize(width: 240, height: 140), [.light, .dark]) { _ in
      RowsController(style: .plain)
    } then: { controller in
      (controller as? UITableViewController)?.tableView.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    }
    + screen("list", CGSize(width: 240, height: 260), [.light, .dark, .rightToLeft]) { _ in
      ListController()
    }
    + screen("list-editing", CGSize(width: 240, height: 260), [.light, .rightToLeft]) { _ in
      ListController()
    } then: { controller in
      (controller as? UICollectionViewController)?.collectionView.isEditing = true
    }
}

/// A table with each style of cells and each accessory.
final class RowsController: UITableViewController {
  private static let rows: [(UITableViewCell.CellStyle, UITableViewCell.AccessoryType)] = [
    (.default, .none), (.value1, .disclosureIndicator), (.subtitle, .checkmark),
    (.value2, .detailDisclosureButton),
  ]

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rows.count
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    "Header"
  }

  override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    "A footer"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (style, accessory) = Self.rows[indexPath.row]
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = accessory
    if indexPath.row < 2 { cell.imageView?.image = UIImage(systemName: "wifi") }
    if indexPath.row == 0 {
      let control = UISwitch(frame: .zero)
      control.isOn = true
      cell.accessoryView = control
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    [.delete, .insert, .none, .delete][indexPath.row]
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// A list of collection cells with each accessory.
private final class ListController: UICollectionViewController {
  private static let accessories: [[UICellAccessory]] = [
    [.disclosureIndicator()], [.checkmark()], [.label(text: "3"), .disclosureIndicator()],
    [.delete(displayed: .always), .reorder(displayed: .always)],
    [.outlineDisclosure()],
  ]

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, row in
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    if row % 2 == 1 { content.secondaryText = "Detail" }
    content.image = row == 0 ? UIImage(systemName: "wifi") : nil
    cell.contentConfiguration = content
    cell.accessories = ListController.accessories[row]
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    Self.accessories.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }
}
