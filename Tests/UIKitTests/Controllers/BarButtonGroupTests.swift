import Testing
import UIKit
import UIKitTestSupport

/// Items of bars that are hidden, and groups of them.
@MainActor
@Suite struct BarButtonGroupTests {
  private let stage: Stage
  private let screen = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: screen)
    stage = Stage(device: .iPhone8, rootViewController: navigation)
    stage.step(2)
  }

  /// The titles of the buttons in a bar, from left to right.
  private func titles(in bar: UIView) -> [String] {
    bar.descendants.compactMap { $0 as? UILabel }
      .filter { $0.superview is UIControl && $0.text?.isEmpty == false }
      .sorted { $0.convert($0.bounds, to: nil).minX < $1.convert($1.bounds, to: nil).minX }
      .compactMap(\.text)
  }

  private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

  @Test("a hidden item leaves no space in a bar, and is shown again")
  func hidden() {
    let items = ["A", "B", "C"].map(item)
    screen.navigationItem.rightBarButtonItems = items
    stage.step(2)
    #expect(titles(in: navigation.navigationBar) == ["C", "B", "A"])
    items[1].isHidden = true
    stage.step(2)
    #expect(titles(in: navigation.navigationBar) == ["C", "A"])
    items[1].isHidden = false
    stage.step(2)
    #expect(titles(in: navigation.navigationBar) == ["C", "B", "A"])
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let others = ["D", "E"].map(item)
    bar.items = others
    others[0].isHidden = true
    stage.view.addSubview(bar)
    stage.step()
    #expect(titles(in: bar) == ["E"])
  }

  @Test("groups are beside the items of a navigation bar, and follow their changes")
  func groups() {
    let content = screen.navigationItem
    let optional = item("O").creatingOptionalGroup(
      customizationIdentifier: "o", isInDefaultCustomization: false)
    content.leftBarButtonItem = item("L")
    content.leadingItemGroups = [.fixedGroup(items: [item("M"), item("N")])]
    content.rightBarButtonItem = item("R")
    content.trailingItemGroups = [optional, item("P").creatingFixedGroup()]
    content.pinnedTrailingGroup = item("Q").creatingMovableGroup(customizationIdentifier: "q")
    stage.step(2)
    #expect(titles(in: navigation.navigationBar) == ["L", "M", "N", "R", "P", "Q"])
    optional.isHidden = false
    content.leadingItemGroups[0].barButtonItems.removeLast()
    stage.step(2)
    #expect(titles(in: navigation.navigationBar) == ["L", "M", "R", "O", "P", "Q"])
    content.trailingItemGroups = []
    stage.step(2)
    #expect(titles(in: navigation.navigationBar) == ["L", "M", "R", "Q"])
  }

  @Test("the action of an item takes the place of leading back")
  func backAction() throws {
    let second = UIViewController()
    screen.title = "First"
    navigation.pushViewController(second, animated: false)
    var calls = 0
    second.navigationItem.backAction = UIAction { _ in calls += 1 }
    stage.step(3)
    stage.touches.tap(at: CGPoint(x: 30, y: 22), time: stage.time)
    stage.step(60)
    #expect(calls == 1 && navigation.topViewController === second)
    second.navigationItem.backAction = nil
    stage.touches.tap(at: CGPoint(x: 30, y: 22), time: stage.time)
    stage.step(60)
    #expect(calls == 1 && navigation.topViewController === screen)
  }

  @Test("an item calls a method and has a menu; commands have alternates and keys")
  func initializers() {
    let menu = UIMenu(preferredElementSize: .small, children: [UIAction(title: "A") { _ in }])
    let item = UIBarButtonItem(title: "T", target: nil, action: nil, menu: menu)
    #expect(item.title == "T" && item.menu === menu && item.style == .plain)
    #expect(menu.replacingChildren([]).preferredElementSize == .small)
    let action = NSSelectorFromString("undo:")
    let command = UIKeyCommand(
      title: "K", action: action, input: UIKeyCommand.inputPageUp, modifierFlags: .command,
      alternates: [UICommandAlternate(title: "L", action: action, modifierFlags: .shift)],
      attributes: .disabled, state: .on)
    #expect(command.alternates.first?.title == "L" && command.input == "UIKeyInputPageUp")
    #expect(command.attributes == .disabled && command.state == .on)
    let star = UIImage(systemName: "star")
    #expect(UIAction(title: "S", selectedImage: star) { _ in }.selectedImage === star)
  }
}
