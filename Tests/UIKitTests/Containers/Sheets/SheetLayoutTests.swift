import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct SheetLayoutTests {
  typealias Detent = UISheetPresentationController.Detent

  @Test(
    "a sheet rests at the height of its detent",
    arguments: [
      ("large", Device.iPhone14Pro, 69, 783), ("medium", .iPhone14Pro, 398.56, 453.44),
      ("200", .iPhone14Pro, 618, 234), ("10000", .iPhone14Pro, 69, 783),
      ("large", .iPhone8, 40, 627), ("medium", .iPhone8, 315.88, 351.12),
      ("large", .iPhone5s, 40, 528), ("medium", .iPhone5s, 235.36, 332.64),
    ] as [(String, Device, CGFloat, CGFloat)])
  func detents(name: String, device: Device, top: CGFloat, height: CGFloat) {
    let detent: Detent =
      switch name {
      case "large": .large()
      case "medium": .medium()
      default: .custom { _ in CGFloat(Double(name) ?? 0) }
      }
    let scene = SheetScene([detent], device: device)
    #expect(
      isNear(scene.frame, CGRect(x: 0, y: top, width: device.size.width, height: height), 1e-6))
    #expect(isNear(scene.presented.view.frame.height, height, 1e-6))
    #expect(scene.presented.view.safeAreaInsets.bottom == device.safeAreaInsets.bottom)
    #expect(scene.presented.view.safeAreaInsets.top == 0)
  }

  @Test(
    "medium is 0.56 of the maximum in containers higher than 568 points and 0.63 in others, as measured",
    arguments: [(480, 277.2), (568, 277.2), (569, 246.4), (1024, 246.4)] as [(CGFloat, CGFloat)])
  func mediumFraction(height: CGFloat, expected: CGFloat) {
    let device = Device(name: "x", size: CGSize(width: 320, height: height), scale: 2)
    let stage = Stage(device: device)
    defer { withExtendedLifetime(stage) {} }
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection: UITraitCollection
      var maximumDetentValue: CGFloat { 440 }

      init(_ sizeClass: UIUserInterfaceSizeClass) {
        containerTraitCollection = UITraitCollection(verticalSizeClass: sizeClass)
      }
    }
    for sizeClass in [UIUserInterfaceSizeClass.unspecified, .regular] {
      let context = Context(sizeClass)
      #expect(isNear(Detent.medium().resolvedValue(in: context), expected, 1e-9))
      #expect(Detent.large().resolvedValue(in: context) == 440)
    }
    #expect(Detent.medium().resolvedValue(in: Context(.compact)) == nil)
    #expect(Detent.large().resolvedValue(in: Context(.compact)) == 440)
  }

  @Test("medium detents are equal, as are large ones; a custom one is equal only to itself")
  func equality() {
    #expect(Detent.medium() == Detent.medium() && Detent.large() == Detent.large())
    #expect(Detent.medium().hash == Detent.medium().hash)
    #expect(Detent.large() != Detent.medium())
    func custom(_ identifier: Detent.Identifier?) -> Detent {
      .custom(identifier: identifier) { _ in 1 }
    }
    for identifier in [nil, Detent.Identifier("low"), .medium] {
      let detent = custom(identifier)
      #expect(detent == detent && detent != custom(identifier) && detent != .medium())
    }
    #expect(Detent.medium().identifier.rawValue == "com.apple.UIKit.medium")
  }

  @Test("a sheet opens at its first detent unless one is selected") func firstDetent() {
    #expect(isNear(SheetScene([.medium(), .large()]).frame.height, 453.44, 1e-6))
    let scene = SheetScene([.medium(), .large()]) {
      $0.sheet.selectedDetentIdentifier = .large
    }
    #expect(scene.frame.height == 783)
    #expect(scene.log == [])
  }

  @Test("the presenter's view is scaled behind a large sheet, and only behind that")
  func presenter() {
    let large = SheetScene()
    let view = large.stage.view
    // 16 points from both sides, 10 above the sheet.
    #expect(isNear(view.frame.minX, 16, 1e-6))
    #expect(isNear(view.frame.width, 361, 1e-6))
    #expect(isNear(view.frame.minY, 59, 1e-6))
    let statusBar = large.stage.window.subviews.last
    #expect(statusBar?.overrideUserInterfaceStyle == .dark)
    large.presented.dismiss(animated: true)
    large.step(60)
    #expect(statusBar?.overrideUserInterfaceStyle == .light)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(view.layer.cornerRadius == 0)
    let medium = SheetScene([.medium(), .large()])
    #expect(medium.stage.view.transform == .identity)
    medium.sheet.animateChanges { medium.sheet.selectedDetentIdentifier = .large }
    medium.step(60)
    #expect(isNear(medium.stage.view.frame.minX, 16, 1e-6))
  }

  @Test("the sheet comes and goes by the system spring, with the dimming") func spring() {
    let scene = SheetScene([.medium()])
    scene.presented.dismiss(animated: true)
    scene.step(6)
    // (1 + 18.2574 t) exp(-18.2574 t) after 0.1 s.
    let rest: CGFloat = 0.455_216
    let layer = scene.sheet.presentedView?.layer.presentation()
    #expect(isNear(layer?.frame.minY, 852 - 453.44 * rest, 0.5))
    let dimming = scene.sheet.containerView?.subviews.first?.layer.presentation()
    #expect(isNear(dimming.map { CGFloat($0.opacity) }, rest, 2e-3))
    scene.step(40)
    #expect(scene.isDismissed)
    #expect(scene.log == [])
  }

  @Test("changes of the detent are animated in animateChanges, and immediate elsewhere")
  func changes() {
    let scene = SheetScene([.medium(), .large()])
    scene.sheet.selectedDetentIdentifier = .large
    #expect(scene.frame.height == 783)
    scene.sheet.animateChanges { scene.sheet.selectedDetentIdentifier = .medium }
    scene.step(6)
    let shown = scene.sheet.presentedView?.layer.presentation()?.frame.height
    let expected = 453.44 + (783 - 453.44) * 0.455_216
    #expect(isNear(shown, expected, 0.5))
    #expect(scene.log == [])
  }

  @Test("behind an undimmed sheet, views receive touches") func undimmed() {
    for undims in [true, false] {
      let scene = SheetScene([.medium(), .large()]) {
        $0.sheet.largestUndimmedDetentIdentifier = undims ? .medium : nil
      }
      var taps = 0
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      scene.stage.view.addSubview(button)
      scene.stage.touches.tap(at: CGPoint(x: 150, y: 125), time: scene.stage.time)
      scene.step(60)
      #expect(taps == (undims ? 1 : 0))
      #expect(scene.isDismissed != undims)
    }
  }

  @Test("the grabber is at the top, and a tap on it selects the next detent") func grabber() {
    let scene = SheetScene([.medium(), .large()]) { $0.sheet.prefersGrabberVisible = true }
    let bar = scene.sheet.presentedView?.subviews.last?.subviews.first
    #expect(
      bar.map { $0.convert($0.bounds, to: scene.sheet.presentedView) }
        == CGRect(x: 178.5, y: 5, width: 36, height: 5))
    for expected in ["com.apple.UIKit.large", "com.apple.UIKit.medium"] {
      scene.stage.touches.tap(
        at: CGPoint(x: 196, y: scene.frame.minY + 20), time: scene.stage.time)
      scene.step(60)
      #expect(scene.log.last == "didChange \(expected)")
    }
    #expect(isNear(scene.frame.height, 453.44, 1e-6))
  }

  @Test("only the styles pageSheet and formSheet have a sheet presentation controller")
  func styles() {
    let controller = UIViewController()
    #expect(controller.sheetPresentationController != nil)
    #expect(
      controller.sheetPresentationController === controller.presentationController)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.sheetPresentationController != nil)
    controller.modalPresentationStyle = .fullScreen
    #expect(controller.sheetPresentationController == nil)
    #expect(controller.popoverPresentationController == nil)
  }
}
