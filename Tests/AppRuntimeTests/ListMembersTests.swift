import Testing
import UIKit

@testable import AppRuntime

/// Members of lists, bars and configurations that only Swift programs use.
@MainActor
@Suite struct ListMembersTests {
  private let stage = Stage(device: .iPhone8)

  init() { stage.makeCurrent() }

  @Test("a background's effect is shown in a view, which replaces its own view")
  func backgroundEffect() {
    var background = UIBackgroundConfiguration.clear()
    background.visualEffect = nil
    #expect(background.customView == nil)
    background.visualEffect = UIBlurEffect(style: .light)
    #expect(background.customView is UIVisualEffectView && background.visualEffect is UIBlurEffect)
    background.visualEffect = nil
    #expect(background.customView == nil)
    let own = UIView()
    background.customView = own
    background.visualEffect = nil
    #expect(background.customView === own && background.visualEffect == nil)
  }

  @Test(
    "cells have the background of their list's style",
    arguments: [
      (UITableView.Style.plain, UIColor.systemBackground),
      (.grouped, .secondarySystemGroupedBackground),
      (.insetGrouped, .secondarySystemGroupedBackground),
    ])
  func cellBackgrounds(style: UITableView.Style, expected: UIColor) {
    let table = UITableView(frame: stage.view.bounds, style: style)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    table.addSubview(cell)
    #expect(cell.defaultBackgroundConfiguration().backgroundColor == expected)
  }

  @Test("cells of list layouts have a list's background, and other cells none")
  func itemBackgrounds() {
    let (row, item) = (UICollectionViewListCell(frame: .zero), UICollectionViewCell(frame: .zero))
    #expect(row.defaultBackgroundConfiguration().backgroundColor == .systemBackground)
    #expect(item.defaultBackgroundConfiguration().backgroundColor == nil)
  }

  @Test("a menu's accessory is a button that shows the menu") func popUpMenu() throws {
    let menu = UIMenu(children: [UIAction(title: "First", state: .on) { _ in }])
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.accessories = [.popUpMenu(menu)]
    stage.view.addSubview(cell)
    stage.step()
    func button(in view: UIView) -> UIButton? {
      view as? UIButton ?? view.subviews.lazy.compactMap(button).first
    }
    let shown = try #require(button(in: cell))
    #expect(shown.showsMenuAsPrimaryAction && shown.menu?.children.count == 1)
    #expect(shown.currentTitle == "First" || shown.configuration?.title == "First")
  }

  @Test("a section's snapshot is described as indented lines") func description() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["fruit", "tea"])
    snapshot.append(["pear", "fig"], to: "fruit")
    #expect(snapshot.visualDescription() == "+ fruit\n  * pear\n  * fig\n* tea")
    snapshot.expand(["fruit"])
    #expect(snapshot.visualDescription().hasPrefix("- fruit"))
  }

  @Test("constraints of the keyboard's guide are active for the lower edge")
  func trackedConstraints() {
    let view = UIView()
    stage.view.addSubview(view)
    let guide = stage.view.keyboardLayoutGuide
    let near = view.heightAnchor.constraint(equalToConstant: 10)
    let top = view.heightAnchor.constraint(equalToConstant: 20)
    let away = view.widthAnchor.constraint(equalToConstant: 30)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    guide.setConstraints([top], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: [.top, .leading])
    #expect(near.isActive && !top.isActive && away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom) == [near])
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive)
    #expect(guide.constraintsActive(whenNearEdge: .bottom).isEmpty)
  }

  @Test("a color with less prominence is less opaque, in light and dark") func prominence() {
    let color = UIColor.label.withProminence(.secondary)
    #expect(color.prominence == .secondary && UIColor.label.prominence == .primary)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(color.resolvedColor(with: traits).cgColor.alpha == 0.6)
    }
  }

  @Test("stacks, looks and options of bars are those of their owner") func bars() {
    let tabs = UITabBarController()
    #expect(tabs.moreNavigationController === tabs.moreNavigationController)
    #expect(UINavigationBarAppearance(idiom: .phone).titleTextAttributes.isEmpty)
    let split = UISplitViewController(style: .doubleColumn)
    #expect(split.displayModeButtonVisibility == .automatic)
    split.displayModeButtonVisibility = .never
    #expect(split.displayModeButtonVisibility == .never)
  }

  @Test("an interaction that springs keeps its view") func springLoading() {
    let view = UIView()
    let interaction = UISpringLoadedInteraction { _, _ in }
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    view.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }
}
