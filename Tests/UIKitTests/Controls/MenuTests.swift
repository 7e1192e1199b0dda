import Testing
import UIKit
import UIKitTestSupport

@Suite("Menus") @MainActor struct MenuTests {
  private let button = UIButton(type: .system)

  private func scene() -> ControlScene {
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return ControlScene(button)
  }

  private func row(_ title: String, in scene: ControlScene) -> UIView? {
    func find(_ view: UIView) -> UIView? {
      if view.accessibilityLabel == title, view is UIControl { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(scene.stage.window)
  }

  private func tap(_ title: String, in scene: ControlScene) throws {
    let found = try #require(row(title, in: scene))
    let point = found.convert(CGPoint(x: found.bounds.midX, y: found.bounds.midY), to: nil)
    scene.stage.touches.tap(at: point, time: scene.stage.time + 0.05)
    scene.stage.step(30)
  }

  @Test("a touch shows the menu as the primary action, and a tap performs an action")
  func primary() throws {
    var log: [String] = []
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Copy") { _ in log.append("copy") },
      UIAction(title: "Hidden", attributes: .hidden) { _ in },
      UIAction(title: "Off", attributes: .disabled) { _ in log.append("off") },
      UIMenu(title: "More", children: [UIAction(title: "Deep") { _ in log.append("deep") }]),
    ])
    let scene = scene()
    scene.tap(button.center.x, button.center.y)
    scene.stage.step(30)
    #expect(row("Copy", in: scene) != nil && row("Hidden", in: scene) == nil)
    try tap("Off", in: scene)
    #expect(log.isEmpty && row("Copy", in: scene) != nil)
    try tap("More", in: scene)
    #expect(row("Copy", in: scene) == nil && row("Deep", in: scene) != nil)
    try tap("Deep", in: scene)
    #expect(log == ["deep"] && row("Deep", in: scene) == nil)
  }

  @Test("a touch outside hides the menu") func outside() {
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    let scene = scene()
    scene.tap(button.center.x, button.center.y)
    scene.stage.step(30)
    scene.tap(20, 600)
    scene.stage.step(30)
    #expect(row("Copy", in: scene) == nil)
  }

  @Test("without the primary action, a long press shows the menu, and a tap does not") func press()
  {
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    let scene = scene()
    scene.tap(button.center.x, button.center.y)
    scene.stage.step(30)
    #expect(row("Copy", in: scene) == nil)
    scene.stage.touches.press(at: button.center, time: scene.stage.time + 0.05, duration: 0.8)
    scene.stage.step(90)
    #expect(row("Copy", in: scene) != nil)
  }

  @Test("a button that is a choice shows the title of the selected action") func choice() throws {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "One") { _ in }, UIAction(title: "Two", state: .on) { _ in },
    ])
    #expect(button.currentTitle == "Two")
    let scene = scene()
    scene.tap(button.center.x, button.center.y)
    scene.stage.step(30)
    try tap("One", in: scene)
    #expect(button.currentTitle == "One")
    #expect(button.menu?.selectedElements.map(\.title) == ["One"])
  }

  @Test("an interaction shows the menu of its view, with a preview, and reports its ends")
  func interaction() throws {
    final class Delegate: NSObject, UIContextMenuInteractionDelegate {
      var log: [String] = []
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        log.append("at \(Int(location.x)) \(Int(location.y))")
        return UIContextMenuConfiguration(actionProvider: { [unowned self] _ in
          UIMenu(children: [UIAction(title: "Share") { _ in self.log.append("share") }])
        })
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) {
        animator?.addCompletion { self.log.append("shown") }
      }
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("ends") }
    }
    let delegate = Delegate()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    view.addInteraction(UIContextMenuInteraction(delegate: delegate))
    let scene = ControlScene(view)
    scene.stage.touches.press(
      at: CGPoint(x: 110, y: 120), time: scene.stage.time + 0.05, duration: 0.8)
    scene.stage.step(90)
    #expect(delegate.log == ["at 10 20", "shown"])
    #expect(view.alpha == 0, "the preview takes the place of the view")
    try tap("Share", in: scene)
    #expect(delegate.log.dropFirst(2) == ["share", "ends"] && view.alpha == 1)
  }

  @Test(
    "buttons of the system's types have symbols in the tint color",
    arguments: [UIButton.ButtonType.infoLight, .contactAdd, .detailDisclosure, .close])
  func types(type: UIButton.ButtonType) {
    let button = UIButton(type: type)
    #expect(button.currentImage != nil && button.bounds.width > 15)
    #expect(button.buttonType == type)
  }
}
