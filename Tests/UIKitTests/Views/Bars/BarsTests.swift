import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct BarsTests {
  private static func find<View: UIView>(_ type: View.Type, on stage: Stage) -> View? {
    stage.window.subviews.lazy.compactMap { $0 as? View }.first
  }

  @Test(
    "bars have iOS's heights and inset the safe area",
    arguments: [
      (Device.iPhone5s, Stage.Bars(), 0, 0),
      (.iPhone5s, Stage.Bars(showsStatusBar: true), 20, 0),
      (.iPhone5s, Stage.Bars(navigationTitle: "Title"), 44, 0),
      (
        .iPhone5s, Stage.Bars(showsStatusBar: true, navigationTitle: "Title", tabTitles: ["A"]), 64,
        49
      ),
      (.iPhone14Pro, Stage.Bars(), 59, 34),
      (Device(name: "custom", size: CGSize(width: 200, height: 200), scale: 1), Stage.Bars(), 0, 0),
      (
        Device(name: "custom", size: CGSize(width: 200, height: 200), scale: 1),
        Stage.Bars(showsStatusBar: true), 20, 0
      ),
      (
        .iPhone14Pro, Stage.Bars(showsStatusBar: true, navigationTitle: "Title", tabTitles: ["A"]),
        103, 83
      ),
    ] as [(Device, Stage.Bars, CGFloat, CGFloat)])
  func insets(device: Device, bars: Stage.Bars, top: CGFloat, bottom: CGFloat) {
    let stage = Stage(device: device, bars: bars)
    #expect(
      stage.view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    if let bar = Self.find(UITabBar.self, on: stage) {
      #expect(bar.frame.minY == device.size.height - bottom)
      #expect(bar.frame.maxY == device.size.height)
    }
    if let bar = Self.find(UINavigationBar.self, on: stage) {
      #expect(bar.frame == CGRect(x: 0, y: 0, width: device.size.width, height: top))
    }
  }

  @Test("the tutorials' tab bar starts at y = 519") func tabBar() throws {
    let stage = Stage(device: .iPhone5s, bars: Stage.Bars(tabTitles: ["Ball", "Menu"]))
    let bar = try #require(Self.find(UITabBar.self, on: stage))
    #expect(bar.frame == CGRect(x: 0, y: 519, width: 320, height: 49))
    #expect(bar.items?.map(\.title) == ["Ball", "Menu"])
    #expect(bar.items?.map(\.tag) == [0, 1])
    #expect(bar.selectedItem === bar.items?.first)
  }

  @Test(
    "the index of the selected tab selects an item, or none",
    arguments: [(0, "Ball"), (1, "Menu"), (2, nil), (-1, nil)] as [(Int, String?)])
  func selectedTab(index: Int, title: String?) throws {
    let stage = Stage(
      device: .iPhone5s, bars: Stage.Bars(tabTitles: ["Ball", "Menu"], selectedTab: index))
    let bar = try #require(Self.find(UITabBar.self, on: stage))
    #expect(bar.selectedItem?.title == title)
  }

  @Test("a tap selects a tab") func selection() throws {
    final class Delegate: UITabBarDelegate {
      var selectedTags: [Int] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        selectedTags.append(item.tag)
      }
    }
    let stage = Stage(device: .iPhone5s, bars: Stage.Bars(tabTitles: ["Ball", "Menu"]))
    let bar = try #require(Self.find(UITabBar.self, on: stage))
    let delegate = Delegate()
    bar.delegate = delegate
    stage.touches.tap(at: CGPoint(x: 240, y: 540), time: 0.1)
    stage.step(30)
    #expect(delegate.selectedTags == [1])
    #expect(bar.selectedItem?.title == "Menu")
  }

  /// Returns the colors of the glyphs in a layer and its sublayers, in drawing order.
  private static func colors(_ layer: DisplayLayer) -> [CGColor] {
    var colors: [CGColor] = []
    if case .glyphs(let runs) = layer.content { colors = runs.map(\.color) }
    return colors + layer.sublayers.flatMap(Self.colors)
  }

  @Test("the selected tab has the tint color") func tabColors() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.selectedItem = bar.items?.last
    bar.tintColor = .red
    var layer = try #require(shownLayer(of: bar))
    #expect(Self.colors(layer) == [UIColor.systemGray.cgColor, UIColor.red.cgColor])
    bar.unselectedItemTintColor = .blue
    bar.selectedItem = bar.items?.first
    layer = try #require(shownLayer(of: bar))
    #expect(Self.colors(layer) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    bar.items = nil
    #expect(Self.colors(try #require(shownLayer(of: bar))) == [])
  }

  /// Returns the images in a layer and its sublayers, in drawing order.
  private static func images(_ layer: DisplayLayer) -> [ImageContent] {
    var images: [ImageContent] = []
    if case .image(let image) = layer.content { images = [image] }
    return images + layer.sublayers.flatMap(Self.images)
  }

  @Test("a tab's image is a template unless it is alwaysOriginal") func tabImages() throws {
    let pixel = try #require(CGImage(width: 1, height: 1, pixels: [255, 255, 255, 255]))
    let other = try #require(CGImage(width: 1, height: 1, pixels: [255, 255, 255, 255]))
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let item = UITabBarItem(
      title: "A", image: UIImage(cgImage: pixel), selectedImage: UIImage(cgImage: other))
    bar.items = [item]
    bar.tintColor = .red
    var shown = Self.images(try #require(shownLayer(of: bar)))
    #expect(shown.map(\.image) == [pixel])
    #expect(shown.map(\.tint) == [UIColor.systemGray.cgColor])
    bar.selectedItem = item
    shown = Self.images(try #require(shownLayer(of: bar)))
    #expect(shown.map(\.image) == [other])
    #expect(shown.map(\.tint) == [UIColor.red.cgColor])
    item.selectedImage = UIImage(cgImage: other).withRenderingMode(.alwaysOriginal)
    shown = Self.images(try #require(shownLayer(of: bar)))
    #expect(shown.map(\.tint) == [nil])
  }

  @Test("a changed title is shown") func changedTitle() throws {
    let item = UINavigationItem(title: "One")
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
    bar.items = [UINavigationItem(title: "Zero"), item]
    #expect(bar.topItem === item)
    let before = shownLayer(of: bar)
    item.title = "Two"
    #expect(shownLayer(of: bar) != before)
  }

  @Test("bars that do not change are shared between frames") func sharing() {
    let stage = Stage(
      device: .iPhone14Pro,
      bars: Stage.Bars(showsStatusBar: true, navigationTitle: "Title", tabTitles: ["A", "B"]))
    let first = stage.displayList()
    stage.step()
    let second = stage.displayList()
    #expect(first.layers.first?.sublayers.count == 4)
    #expect(first.layers.first === second.layers.first)
  }

  @Test(
    "bars follow the appearance",
    arguments: [
      (UIUserInterfaceStyle.light, CGColor.black), (.dark, .white),
    ])
  func appearance(style: UIUserInterfaceStyle, text: CGColor) throws {
    let stage = Stage(
      device: .iPhone5s, bars: Stage.Bars(showsStatusBar: true, navigationTitle: "Title"),
      userInterfaceStyle: style)
    let window = try #require(stage.displayList().layers.first)
    #expect(Set(Self.colors(window)) == [text])
  }
}
