import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor
@Suite struct StatusBarTests {
  private final class Screen: UIViewController {
    var style = UIStatusBarStyle.default
    var hides = false
    var hidesIndicator = false
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hides }
    override var prefersHomeIndicatorAutoHidden: Bool { hidesIndicator }
  }

  private func stage(_ screen: Screen, _ device: Device = .iPhone15) -> Stage {
    var bars = Stage.Bars(showsStatusBar: true)
    (bars.showsHomeIndicator, bars.showsSensorHousing) = (true, true)
    return Stage(device: device, bars: bars, rootViewController: screen)
  }

  private func find<View: UIView>(_ type: View.Type, in stage: Stage) -> View? {
    stage.window.subviews.compactMap { $0 as? View }.first
  }

  @Test(
    "the content of the default style follows what is behind the bar",
    arguments: [
      (UIColor.white, UIUserInterfaceStyle.light), (.black, .dark), (.systemIndigo, .dark),
      (.systemYellow, .light),
    ])
  func followsBackdrop(color: UIColor, style: UIUserInterfaceStyle) throws {
    let stage = stage(Screen())
    stage.view.backgroundColor = color
    stage.step()
    let bar = try #require(find(StatusBar.self, in: stage))
    let indicator = try #require(find(HomeIndicator.self, in: stage))
    #expect(bar.traitCollection.userInterfaceStyle == style)
    #expect(indicator.traitCollection.userInterfaceStyle == style)
  }

  @Test("what is behind the bar is looked for again only after a change") func changes() throws {
    let stage = stage(Screen())
    stage.view.backgroundColor = .white
    for _ in 0..<30 { stage.step() }
    let (bar, count) = (try #require(find(StatusBar.self, in: stage)), stage.chromeAdaptations)
    for _ in 0..<10 { stage.step() }
    #expect(stage.chromeAdaptations == count)
    let front = UIView(frame: stage.view.bounds)
    front.backgroundColor = .black
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
    let (picture, center) = (UIImageView(frame: stage.view.bounds), front.center)
    let changes: [(change: () -> Void, isOnDark: Bool?)] = [
      ({ stage.view.addSubview(front) }, true), ({ front.isHidden = true }, false),
      ({ front.isHidden = false }, true), ({ front.alpha = 0.4 }, false),
      ({ front.alpha = 1 }, true), ({ front.center.y += 2000 }, false),
      ({ front.center = center }, true), ({ front.backgroundColor = .white }, false),
      ({ stage.view.addSubview(picture) }, false), ({ picture.image = image }, nil),
      ({ picture.image = nil }, false), ({ front.removeFromSuperview() }, false),
      ({ stage.view.backgroundColor = nil }, false), ({ stage.backgroundColor = .black }, true),
      ({ stage.backgroundColor = .systemBackground }, false),
      ({ stage.userInterfaceStyle = .dark }, true),
    ]
    for (index, (change, isOnDark)) in changes.enumerated() {
      change()
      stage.step()
      #expect(bar.isOnDark == isOnDark, "change \(index)")
    }
  }

  @Test("a controller's style and visibility come before what is behind")
  func preferences() throws {
    let screen = Screen()
    let stage = stage(screen, .iPhone8)
    stage.view.backgroundColor = .white
    screen.style = .lightContent
    screen.setNeedsStatusBarAppearanceUpdate()
    stage.step()
    let bar = try #require(find(StatusBar.self, in: stage))
    #expect(bar.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.view.safeAreaInsets.top == 20)
    screen.hides = true
    screen.setNeedsStatusBarAppearanceUpdate()
    #expect(bar.alpha == 0)
    #expect(stage.view.safeAreaInsets.top == 0)
  }

  @Test(
    "the notch, the island and the home indicator are those of the device",
    arguments: [
      (Device.iPhone8, nil, nil),
      (.iPhoneX, CGRect(x: 83, y: 0, width: 209, height: 30), CGFloat(134)),
      (.iPhone14, CGRect(x: 114, y: 0, width: 162, height: 32), 139),
      (.iPhone15, CGRect(x: 134, y: 11, width: 125, height: 37), 140),
    ])
  func device(device: Device, housing: CGRect?, indicator: CGFloat?) {
    let stage = stage(Screen(), device)
    #expect(find(SensorHousing.self, in: stage)?.frame == housing)
    #expect(find(HomeIndicator.self, in: stage)?.frame.width == indicator)
  }

  @Test("nothing of the status bar is behind the camera")
  func besideCamera() throws {
    for device in Device.all {
      let stage = stage(Screen(), device)
      stage.step()
      guard let housing = find(SensorHousing.self, in: stage)?.frame else { continue }
      let bar = try #require(find(StatusBar.self, in: stage))
      for view in bar.subviews where !(view is UILabel) {
        #expect(!view.frame.intersects(housing), "\(device.name)")
      }
    }
  }

  @Test("the home indicator hides for a controller that prefers it")
  func hidesIndicator() throws {
    let screen = Screen()
    let stage = stage(screen)
    screen.hidesIndicator = true
    screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
    #expect(find(HomeIndicator.self, in: stage)?.alpha == 0)
  }
}
