import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct CellAccessoryTests {
  @Test("a standard accessory is at the margin, and the content ends before it")
  func standard() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let mark = try #require(cell.subviews.last)
    #expect(mark.frame.maxX == 304)
    #expect(cell.contentView.frame.width == 286)
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(mark.superview == nil)
    #expect(cell.contentView.frame.width == 320)
  }

  @Test("the secondary text ends 10 points before the accessory, and at the margin without one")
  func secondaryText() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Home"
    cell.layoutIfNeeded()
    let detail = try #require(cell.detailTextLabel)
    #expect(isNear(detail.frame.maxX, 304))
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let mark = try #require(cell.subviews.last)
    #expect(isNear(mark.frame.minX - detail.frame.maxX, 10))
    detail.text = "A longer text"
    cell.layoutIfNeeded()
    #expect(isNear(mark.frame.minX - detail.frame.maxX, 10))
    #expect(isNear(detail.frame.width, detail.sizeThatFits(.zero).width))
  }

  @Test("a view that is added in an animation appears in its place") func animation() throws {
    let stage = Stage(device: .iPhone8)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 100, width: 320, height: 44)
    stage.view.addSubview(cell)
    stage.step(2)
    UIView.animate(withDuration: 1) {
      cell.accessoryType = .checkmark
      cell.layoutIfNeeded()
    }
    stage.step(2)
    let mark = try #require(cell.subviews.last)
    #expect(mark.layer.presentation()?.frame.maxX == 304)
    #expect((cell.contentView.layer.presentation()?.frame.width ?? 0) > 300)
  }

  @Test("while a cell is edited, the accessories for editing replace the others") func editing() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let (plain, edited) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
      UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    )
    func end() -> CGFloat {
      cell.layoutIfNeeded()
      return cell.contentView.frame.maxX
    }
    cell.accessoryType = .checkmark
    let withMark = end()
    cell.setEditing(true, animated: false)
    #expect(end() == 320)
    cell.editingAccessoryType = .checkmark
    #expect(end() == withMark && withMark < 300)
    cell.accessoryView = plain
    #expect(plain.superview == nil)
    cell.editingAccessoryView = edited
    #expect(edited.superview === cell && edited.frame.maxX == 304)
    cell.setEditing(false, animated: false)
    #expect(edited.superview == nil && plain.superview === cell)
    #expect(end() == 254)
  }

  @Test("an accessory view replaces the standard one, and keeps its size") func view() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.accessoryType = .checkmark
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    cell.accessoryView = view
    cell.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 264, y: 12, width: 40, height: 20))
    #expect(cell.subviews.filter { $0 !== view && $0 !== cell.contentView }.count == 1)
  }
}
