import Testing
import UIKit
import UIKitTestSupport

@Suite("UITableViewCell") @MainActor struct UITableViewCellTests {
  private func makeCell(_ width: CGFloat = 320) -> (TableScene, UITableViewCell) {
    let scene = TableScene([["a", "b"]], size: CGSize(width: width, height: 440))
    scene.step()
    return (scene, scene.table.cellForRow(at: [0, 0]) ?? UITableViewCell())
  }

  @Test("a cell lays out its text, content and separator")
  func layout() {
    let (scene, cell) = makeCell()
    #expect(cell.contentView.frame == CGRect(0, 0, 320, 43.5))
    #expect(cell.textLabel?.frame == CGRect(16, 0, 288, 43.5))
    #expect(cell.textLabel?.font == .systemFont(ofSize: 17))
    #expect(cell.subviews.last?.frame == CGRect(16, 43.5, 304, 0.5))
    #expect(cell.subviews.last?.backgroundColor == .separator)
    #expect(cell.detailTextLabel == nil)
    scene.table.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10)
    scene.table.separatorColor = .red
    scene.step()
    #expect(cell.subviews.last?.frame == CGRect(50, 43.5, 260, 0.5))
    #expect(cell.subviews.last?.backgroundColor == .red)
    cell.separatorInset.left = 100
    scene.step()
    #expect(cell.subviews.last?.frame == CGRect(100, 43.5, 210, 0.5))
    scene.table.separatorStyle = .none
    scene.step()
    #expect(cell.contentView.frame == CGRect(0, 0, 320, 44))
    #expect(cell.subviews.last?.frame.height == 0)
    let (_, wide) = makeCell(414)
    #expect(wide.textLabel?.frame == CGRect(20, 0, 374, 43.5))
    #expect(wide.subviews.last?.frame.minX == 20)
  }

  @Test("the texts of cells follow the content size category, and rows are as high as they need")
  func contentSizeCategory() throws {
    let stage = Stage(device: .iPhone8)
    stage.contentSizeCategory = .accessibilityExtraLarge
    let source = StyledRows()
    let table = UITableView(frame: stage.view.bounds, style: .grouped)
    table.dataSource = source
    table.contentInsetAdjustmentBehavior = .never
    stage.view.addSubview(table)
    stage.step()
    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: [0, row]))
    }
    let body = UIFont.preferredFont(
      forTextStyle: .body,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
    #expect(body.pointSize == 40)
    #expect(try cell(0).textLabel?.font == body)
    #expect(try cell(1).detailTextLabel?.font == body)
    let growth = (body.lineHeight - UIFont.systemFont(ofSize: 17).lineHeight).rounded(.up)
    #expect(growth > 20)
    #expect(try cell(0).frame.height == 44 + growth)
    #expect(try cell(1).frame.height == 44 + growth)
    #expect(try cell(2).frame.height > 44 + growth)
    #expect(try cell(2).detailTextLabel?.font.pointSize ?? 0 > 24)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.textLabel?.font.pointSize ?? 0 > 24)
    #expect(header.frame.height > 55.5 + 10)

    // A change is shown by what is displayed.
    stage.contentSizeCategory = .large
    stage.step()
    #expect(try cell(0).textLabel?.font == .systemFont(ofSize: 17))
    #expect(try (0..<3).map { try cell($0).frame.height } == [44, 44, 44])
    #expect(try #require(table.headerView(forSection: 0)).frame.height == 55.5)
    stage.contentSizeCategory = .extraSmall
    stage.step()
    #expect(try cell(0).textLabel?.font.pointSize == 14)
    #expect(try cell(0).frame.height == 44)
  }

  @Test("an image is placed before the text, at most as high as the row")
  func image() {
    let (scene, cell) = makeCell()
    scene.table.separatorStyle = .none
    cell.imageView?.image = square(20)
    cell.setNeedsLayout()
    scene.step()
    #expect(cell.imageView?.frame == CGRect(16, 12, 20, 20))
    #expect(cell.textLabel?.frame == CGRect(52, 0, 252, 44))
    cell.imageView?.image = square(88)
    cell.setNeedsLayout()
    scene.step()
    #expect(cell.imageView?.frame == CGRect(16, 0, 44, 44))
  }

  private func square(_ side: Int) -> UIImage? {
    CGImage(
      width: side, height: side, pixels: [UInt8](repeating: 255, count: side * side * 4)
    ).map { UIImage(cgImage: $0) }
  }

  @Test("the secondary text is at the trailing edge or below, as the style requires")
  func styles() {
    let beside = UITableViewCell(style: .value1, reuseIdentifier: nil)
    beside.textLabel?.text = "Name"
    beside.detailTextLabel?.text = "Value"
    beside.layoutIfNeeded()
    let width = beside.detailTextLabel?.intrinsicContentSize.width ?? 0
    #expect(width > 20)
    #expect(beside.detailTextLabel?.frame == CGRect(304 - width, 0, width, 44))
    #expect(beside.textLabel?.frame == CGRect(16, 0, 288 - width - 8, 44))
    #expect(beside.detailTextLabel?.textColor == .secondaryLabel)

    let below = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    below.textLabel?.text = "Name"
    below.detailTextLabel?.text = "Value"
    below.layoutIfNeeded()
    let (title, subtitle) = (below.textLabel?.frame ?? .zero, below.detailTextLabel?.frame ?? .zero)
    #expect(title.maxY == subtitle.minY && title.minX == 16 && subtitle.width == 288)
    #expect(isNear(title.minY, 44 - subtitle.maxY, 1e-9))
    #expect(below.detailTextLabel?.font == .systemFont(ofSize: 12))
    below.detailTextLabel?.text = nil
    below.setNeedsLayout()
    below.layoutIfNeeded()
    #expect(isNear(below.textLabel?.frame.midY ?? 0, 22, 1e-9))
  }

  @Test("a selected cell has a gray background and highlighted labels")
  func selection() {
    let (_, cell) = makeCell()
    #expect(cell.selectedBackgroundView == nil)
    cell.isHighlighted = true
    let gray = cell.selectedBackgroundView
    #expect(gray?.alpha == 1 && gray?.backgroundColor == .systemGray4)
    #expect(gray?.frame == cell.bounds && cell.subviews.first === gray)
    #expect(cell.textLabel?.isHighlighted == true && cell.subviews.last?.alpha == 0)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(gray?.alpha == 1)
    cell.isSelected = false
    #expect(gray?.alpha == 0 && cell.textLabel?.isHighlighted == false)
    #expect(cell.subviews.last?.alpha == 1)
  }

  @Test("selectionStyle none shows no selection, and selectedBackgroundView replaces the gray view")
  func selectionStyle() {
    let (_, cell) = makeCell()
    cell.selectionStyle = .none
    cell.isSelected = true
    #expect(cell.selectedBackgroundView == nil && cell.textLabel?.isHighlighted == false)
    let own = UIView(frame: .zero)
    cell.selectedBackgroundView = own
    #expect(own.superview == nil || own.alpha == 0)
    cell.selectionStyle = .gray
    #expect(own.superview === cell && own.alpha == 1 && own.frame == cell.bounds)
    let background = UIView(frame: .zero)
    cell.backgroundView = background
    #expect(cell.subviews.prefix(2) == [background, own])
    cell.prepareForReuse()
    #expect(!cell.isSelected && own.alpha == 0)
  }

  @Test("deselectRow(at:animated:) fades the selection")
  func fading() {
    let (scene, cell) = makeCell()
    scene.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    scene.table.deselectRow(at: [0, 0], animated: true)
    let gray = cell.selectedBackgroundView
    scene.step(8)
    let opacity = gray?.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.2 && opacity < 0.8 && gray?.alpha == 0)
    scene.step(10)
    #expect(gray?.layer.presentation()?.opacity == 0)
  }

  @Test("setSelected and setHighlighted can be overridden and receive the animated flag")
  func overrides() {
    final class Cell: UITableViewCell {
      var callbacks: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        callbacks.append("selected \(selected) \(animated)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        callbacks.append("highlighted \(highlighted) \(animated)")
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    cell.setSelected(false, animated: true)
    cell.isHighlighted = true
    #expect(
      cell.callbacks == ["selected true false", "selected false true", "highlighted true false"])
  }
}

/// A section of rows in three styles.
private final class StyledRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Names"
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .subtitle]
    let cell = UITableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  /// A cell that sets its background for each state.
  private final class ConfiguredCell: UITableViewCell {
    var states: [Bool] = []

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state.isSelected)
      var background = UIBackgroundConfiguration.listPlainCell()
      background.backgroundColor = state.isSelected ? .systemYellow : .systemTeal
      backgroundConfiguration = background
    }
  }

  @Test(
    "a cell is configured before it is displayed, and its background replaces that of selected ones"
  )
  func configuredCell() {
    let cell = ConfiguredCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.states == [false])
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.states == [false, true])
    #expect(cell.selectedBackgroundView == nil)
  }
}
