import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct EditMenuInteractionTests {
  /// A view with an edit menu of two actions.
  private final class Owner: NSObject, UIEditMenuInteractionDelegate {
    let stage = Stage(device: .iPhone8)
    let view = UIView(frame: CGRect(x: 50, y: 300, width: 200, height: 100))
    private(set) lazy var interaction = UIEditMenuInteraction(delegate: self)
    var log: [String] = []
    var titles = ["Flip", "Turn"]

    override init() {
      super.init()
      stage.view.addSubview(view)
      view.addInteraction(interaction)
      stage.step()
    }

    func present(_ x: CGFloat, _ y: CGFloat) {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: "menu", sourcePoint: CGPoint(x: x, y: y)))
      stage.step(30)
    }

    func label(_ title: String) -> UILabel? {
      stage.window.descendants.lazy.compactMap { $0 as? UILabel }.first { $0.text == title }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      UIMenu(
        children: titles.map { title in
          UIAction(title: title) { [weak self] _ in self?.log.append(title) }
        })
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willPresentMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("present")
      animator.addAnimations { self.view.alpha = 0.5 }
      animator.addCompletion { self.log.append("presented") }
    }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction,
      willDismissMenuFor configuration: UIEditMenuConfiguration,
      animator: any UIEditMenuInteractionAnimating
    ) {
      log.append("dismiss")
    }
  }

  @Test("a menu is shown above its place, animates what the delegate adds, and performs an action")
  func menu() throws {
    let owner = Owner()
    owner.interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 50)))
    owner.stage.step(6)
    let alpha = owner.view.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0.5 && alpha < 1)
    owner.stage.step(30)
    #expect(owner.log == ["present", "presented"])
    #expect(owner.interaction.location(in: nil) == CGPoint(x: 150, y: 350))
    let label = try #require(owner.label("Turn"))
    let frame = label.convert(label.bounds, to: nil)
    #expect(frame.maxY < 350)
    owner.stage.touches.tap(
      at: CGPoint(x: frame.midX, y: frame.midY), time: owner.stage.time + 0.05)
    owner.stage.step(30)
    #expect(owner.log == ["present", "presented", "Turn", "dismiss"])
    #expect(owner.label("Turn") == nil)
  }

  @Test("a visible menu is reloaded with the current actions, and dismissed by the program")
  func reloading() {
    let owner = Owner()
    owner.present(100, 50)
    owner.titles = ["Copy"]
    owner.interaction.reloadVisibleMenu()
    owner.stage.step(30)
    #expect(owner.label("Copy") != nil && owner.label("Flip") == nil)
    owner.interaction.dismissMenu()
    owner.stage.step(30)
    #expect(owner.label("Copy") == nil && owner.log.last == "dismiss")
    owner.interaction.dismissMenu()
    #expect(owner.log.count { $0 == "dismiss" } == 1)
  }
}
