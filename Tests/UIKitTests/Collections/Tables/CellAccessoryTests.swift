import Testing
import UIKit

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
