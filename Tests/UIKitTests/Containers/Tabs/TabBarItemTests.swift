import Testing
import UIKit
import UIKitTestSupport

/// The looks and places of the tabs of a bar.
@MainActor
@Suite struct TabBarItemTests {
  private let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
  private let items = [
    UITabBarItem(title: "A", image: nil, tag: 0), UITabBarItem(title: "B", image: nil, tag: 1),
  ]
  private let stage = Stage(device: .iPhone8)

  init() {
    bar.items = items
    bar.selectedItem = items[0]
    stage.view.addSubview(bar)
    stage.step()
  }

  private var buttons: [UIView] { bar.subviews.filter { $0 is UIControl } }

  private func label(_ index: Int) -> UILabel? {
    buttons[index].subviews.compactMap { $0 as? UILabel }.first
  }

  @Test("constraints give a bar its height, 49 points") func intrinsicHeight() {
    let bar = UITabBar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    stage.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor),
    ])
    stage.step()
    #expect(bar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
  }

  @Test("titles have the attributes of their item") func attributes() {
    items[0].setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    items[1].setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 14)], for: .normal)
    #expect(label(0)?.textColor == .red && label(0)?.font.pointSize == 10)
    #expect(label(1)?.font.pointSize == 14)
    #expect(items[1].titleTextAttributes(for: .normal)?.count == 1)
  }

  @Test("titles and images are moved") func offsets() {
    let before = label(0)?.frame ?? .zero
    items[0].titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -5)
    items[0].imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    stage.step()
    #expect(label(0)?.frame == before.offsetBy(dx: 2, dy: -5))
    let image = buttons[0].subviews.first { $0 is UIImageView }
    #expect(image?.frame.minY == 11 && image?.frame.height == 28)
  }

  @Test("centered tabs have a width and a space") func positioning() {
    #expect(buttons.map(\.frame.width) == [160, 160])
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 20
    stage.step()
    #expect(buttons.map(\.frame.minX) == [90, 170])
    #expect(buttons.map(\.frame.width) == [60, 60])
  }

  @Test("an image is behind the selected tab") func selectionIndicator() throws {
    bar.selectionIndicatorImage = UIImage()
    stage.step()
    let indicator = try #require(bar.subviews.first { $0 is UIImageView })
    #expect(indicator.center.x == 80)
    bar.selectedItem = items[1]
    stage.step()
    #expect(indicator.center.x == 240)
    bar.selectionIndicatorImage = nil
    stage.step()
    #expect(indicator.superview == nil)
  }

  @Test("the system's items have a title and an image", arguments: 0..<12)
  func systemItems(index: Int) throws {
    let kind = try #require(UITabBarItem.SystemItem(rawValue: index))
    let item = UITabBarItem(tabBarSystemItem: kind, tag: index)
    #expect(item.title?.isEmpty == false && item.image != nil && item.tag == index)
  }
}
