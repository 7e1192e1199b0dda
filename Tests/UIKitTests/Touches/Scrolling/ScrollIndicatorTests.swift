import Testing
import UIKit

@MainActor
struct ScrollIndicatorTests {
  /// Returns the frames of the visible indicators in the view's coordinate system, the horizontal
  /// one first.
  private func bars(_ scene: ScrollScene) -> [CGRect] {
    let origin = scene.view.bounds.origin
    return (scene.view.layer.sublayers ?? []).filter { layer in
      !layer.isHidden && layer.presented(at: scene.stage.time).opacity > 0
    }.map { $0.frame.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  /// The track is 394 points long, and a fifth of the content is visible.
  @Test(
    "the indicator shows the position of the visible part",
    arguments: [
      ("at the start", 0, 3, 78.8), ("in the middle", 800, 160.6, 78.8),
      ("at the end", 1600, 318.2, 78.8),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func position(id: String, offset: CGFloat, top: CGFloat, length: CGFloat) {
    let scene = ScrollScene()
    scene.view.contentOffset.y = offset
    #expect(bars(scene) == [])
    scene.view.flashScrollIndicators()
    let bar = bars(scene).first ?? .null
    #expect(bars(scene).count == 1)
    #expect(bar.minX == 294 && bar.width == 3)
    #expect(abs(bar.minY - top) < 1e-9)
    #expect(abs(bar.height - length) < 1e-9)
  }

  @Test("the indicator shrinks while the content is past its edge")
  func overscroll() {
    let scene = ScrollScene()
    scene.drag(y: 100, letGo: false)
    let bar = bars(scene).first ?? .null
    #expect(bar.minY == 3)
    #expect(abs(bar.height - (78.8 - 48.5)) < 1e-9)
  }

  @Test("the indicator is at least 36 points long") func minimumLength() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 1e6))
    scene.view.flashScrollIndicators()
    #expect(bars(scene).first?.height == 36)
  }

  @Test("two indicators leave the corner free") func corner() {
    let scene = ScrollScene(content: CGSize(width: 1000, height: 2000))
    scene.view.contentOffset = CGPoint(x: 700, y: 1600)
    scene.view.flashScrollIndicators()
    let both = bars(scene)
    #expect(both.count == 2)
    #expect(abs((both.first?.maxX ?? 0) - 291) < 1e-9)
    #expect(both.first?.maxY == 397)
    #expect(abs((both.last?.maxY ?? 0) - 391) < 1e-9)
  }

  @Test("indicators respect scrollIndicatorInsets") func insets() {
    let scene = ScrollScene()
    scene.view.flashScrollIndicators()
    scene.view.scrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 5)
    let bar = bars(scene).first ?? .null
    #expect(bar.minX == 289 && bar.minY == 13)
    #expect(abs(bar.height - 364.0 / 5) < 1e-9)
    scene.view.showsVerticalScrollIndicator = false
    #expect(bars(scene) == [])
  }

  /// Indicators remain for 0.3 s and fade for 0.25 s.
  @Test("indicators fade after the content has come to rest")
  func fading() {
    let scene = ScrollScene()
    scene.drag(y: -100)
    scene.settle()
    scene.step(17)
    let bar = scene.view.layer.sublayers?.last
    #expect(bar?.presented(at: scene.stage.time).opacity == 1)
    scene.step(8)
    let opacity = bar?.presented(at: scene.stage.time).opacity ?? 0
    #expect(opacity > 0.1 && opacity < 0.9)
    scene.step(10)
    #expect(bars(scene) == [])
    scene.view.setContentOffset(.zero, animated: true)
    #expect(bars(scene).count == 1)
  }

  @Test(
    "the color of the indicators depends on the indicator style and the interface style",
    arguments: [
      (UIUserInterfaceStyle.light, UIScrollView.IndicatorStyle.default, 0.0), (.dark, .default, 1),
      (.light, .white, 1), (.dark, .black, 0),
    ] as [(UIUserInterfaceStyle, UIScrollView.IndicatorStyle, CGFloat)])
  func colors(appearance: UIUserInterfaceStyle, style: UIScrollView.IndicatorStyle, white: CGFloat)
  {
    let stage = Stage(device: .iPhone8, userInterfaceStyle: appearance)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.indicatorStyle = style
    view.contentSize.height = 2000
    stage.view.addSubview(view)
    view.flashScrollIndicators()
    #expect(view.layer.sublayers?.last?.backgroundColor?.red == white)
  }
}
