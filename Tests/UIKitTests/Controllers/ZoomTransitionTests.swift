import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct ZoomTransitionTests {
  private let stage: Stage
  private let screen = UIViewController()
  private let detail = UIViewController()
  private let source = UIView(frame: CGRect(x: 40, y: 300, width: 100, height: 80))
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: screen)
    stage = Stage(device: .iPhone8, rootViewController: navigation)
    source.backgroundColor = .systemRed
    source.layer.cornerRadius = 12
    screen.view.addSubview(source)
    detail.view.backgroundColor = .systemGreen
    let source = source
    detail.preferredTransition = .zoom { _ in source }
    stage.step(2)
  }

  /// The frame of the clip that contains the zoomed view, as it is shown.
  private var clip: CGRect? { detail.view.superview?.layer.presentation()?.frame }

  @Test("a pushed view grows out of its source, and shrinks back to it")
  func push() throws {
    navigation.pushViewController(detail, animated: true)
    stage.step(2)
    let start = try #require(clip)
    #expect(abs(start.minX - 40) < 12 && abs(start.width - 100) < 30)
    #expect(source.alpha == 0)
    let corner = detail.view.superview?.layer.presentation()?.cornerRadius ?? 0
    #expect(corner > 8 && corner <= 12)
    stage.step(8)
    let middle = try #require(clip)
    #expect(middle.width > start.width + 30 && middle.width < 370)
    stage.step(70)
    #expect(navigation.topViewController === detail && source.alpha == 1)
    #expect(detail.view.frame == stage.window.bounds && detail.view.transform.isIdentity)
    navigation.popViewController(animated: true)
    stage.step(12)
    let back = try #require(clip)
    #expect(back.width < 370 && back.width > 100)
    stage.step(80)
    #expect(navigation.topViewController === screen && source.alpha == 1)
    #expect(detail.view.window == nil)
  }

  @Test("a presented view that zooms fills the screen, and is dismissed to its source")
  func presentation() throws {
    #expect(detail.modalPresentationStyle == .fullScreen)
    screen.present(detail, animated: true)
    stage.step(3)
    #expect(try #require(clip).width < 300)
    stage.step(80)
    #expect(detail.view.frame == stage.window.bounds)
    #expect(screen.view.window == nil)
    screen.dismiss(animated: true)
    stage.step(15)
    #expect(try #require(clip).width < 370)
    stage.step(80)
    #expect(detail.presentingViewController == nil && source.window != nil && source.alpha == 1)
  }

  @Test("an aligned part of the zoomed view is at the source; without a source, the view fades")
  func alignment() throws {
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { context in
      CGRect(x: 100, y: 50, width: context.sourceView.bounds.width * 2, height: 160)
    }
    options.dimmingColor = .blue
    let source = source
    detail.preferredTransition = .zoom(options: options) { context in
      context.zoomedViewController === context.sourceViewController ? nil : source
    }
    navigation.pushViewController(detail, animated: true)
    stage.step(1)
    let shown = try #require(detail.view.layer.presentation())
    #expect(abs(shown.transform.m11 - 0.5) < 0.1)
    #expect(abs(shown.frame.minX + 50) < 12 && abs(shown.frame.minY + 25) < 12)
    stage.step(80)
    navigation.popViewController(animated: false)
    stage.step(3)
    detail.preferredTransition = .zoom { _ in nil }
    navigation.pushViewController(detail, animated: true)
    stage.step(10)
    let opacity = detail.view.layer.presentation()?.opacity ?? 0
    #expect(opacity > 0.05 && opacity < 0.95)
    stage.step(80)
    #expect(detail.view.alpha == 1)
  }

  @Test("other transitions are styles of presentations")
  func styles() {
    detail.preferredTransition = .crossDissolve
    #expect(detail.modalTransitionStyle == .crossDissolve)
    #expect(detail.modalPresentationStyle == .pageSheet)
    detail.preferredTransition = .flipHorizontal
    #expect(detail.modalTransitionStyle == .flipHorizontal)
  }
}
