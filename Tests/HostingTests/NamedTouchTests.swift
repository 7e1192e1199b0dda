import AppRuntime
import Flipbook
import Recipes
import Testing
import UIKit

@testable import Hosting

/// A controller with buttons that are found by their properties and titles.
private final class ButtonsController: UIViewController {
  @MainActor
  struct Parts {
    let save = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
  }

  let button = UIButton(frame: CGRect(x: 20, y: 40, width: 100, height: 40))
  lazy var other = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
  let parts = Parts()
  var cards: [UIButton] = []
  var optional: UIButton?
  private(set) var tapped: [String] = []

  override func viewDidLoad() {
    button.setTitle("Sign In", for: .normal)
    other.accessibilityIdentifier = "other-button"
    optional = UIButton(frame: CGRect(x: 20, y: 260, width: 100, height: 40))
    cards = (0..<2).map { UIButton(frame: CGRect(x: 150, y: 40 + 60 * $0, width: 100, height: 40)) }
    let all = [button, other, parts.save] + [optional].compactMap { $0 } + cards
    for (name, button) in zip(["button", "other", "save", "optional", "card 0", "card 1"], all) {
      view.addSubview(button)
      button.addAction(UIAction { [weak self] _ in self?.tapped.append(name) }, for: .touchUpInside)
    }
  }
}

/// Remembers what a program shows last.
@MainActor
private final class Shown {
  weak var controller: ButtonsController?
  nonisolated init() {}
}

@MainActor
@Suite struct NamedTouchTests {
  @Test(
    "a touch refers to a view by an identifier, a title, or properties",
    arguments: [
      ("Sign In", "button"), ("button", "button"), ("controller.button", "button"),
      ("other-button", "other"), ("other", "other"), ("save", "save"), ("parts.save", "save"),
      ("cards.1", "card 1"), ("optional", "optional"), ("[200, 60]", "card 0"),
    ])
  func targets(target: String, name: String) throws {
    let shown = Shown()
    let recipe = try TestProgram.controller {
      let controller = ButtonsController()
      shown.controller = controller
      return controller
    }.touched(by: "timeline: [{ at: 0.2s, tap: \(target) }]").recipe()
    let scene = recipe.makeScene()
    scene.play(to: 0.5)
    #expect(shown.controller?.tapped == [name])
    #expect(scene.stage.playError == nil)
  }

  @Test("a variable of top-level code is a name, also in front of properties")
  func variables() throws {
    let shown = Shown()
    var program = TestProgram {
      .controller {
        let controller = ButtonsController()
        shown.controller = controller
        return controller
      }
    }
    program.variables = { [("login", shown.controller as Any)] }
    let recipe = try program.touched(by: "timeline: [{ at: 0.2s, tap: login.button }]").recipe()
    let scene = recipe.makeScene()
    scene.play(to: 0.5)
    #expect(shown.controller?.tapped == ["button"])
    #expect(scene.views.map(\.name).contains("login.button"))
  }

  @Test("a double tap refers to the view that has the name at the time of each tap")
  func doubleTap() throws {
    final class Swapping: UIViewController {
      var target = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      var taps: [CGFloat] = []

      override func viewDidLoad() { add() }

      private func add() {
        view.addSubview(target)
        target.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            taps.append(target.frame.minX)
            target.removeFromSuperview()
            target = UIButton(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
            add()
          }, for: .touchUpInside)
      }
    }
    let scene = try TestProgram.controller { Swapping() }.touched(
      by: "timeline: [{ at: 0.2s, doubleTap: target }]"
    ).recipe().makeScene()
    scene.play(to: 1)
    #expect((scene.stage.rootViewController as? Swapping)?.taps == [0, 100])
  }

  @Test("a name that is not on the stage ends the play with its line, the time and the names")
  func unknown() throws {
    let recipe = try TestProgram.controller { ButtonsController() }.touched(
      by: "duration: 1s\ntimeline:\n  - { at: 0.25s, tap: Sing In }\n"
    ).recipe()
    let error = #expect(throws: InvalidRecipes.self) { try recipe.trace() }
    let diagnostic = try #require(error?.files.first?.diagnostics.first)
    #expect(diagnostic.code == .unknownReference)
    #expect(diagnostic.message == "no view 'Sing In' is on the stage at 0.25s")
    #expect(diagnostic.place?.line == 3)
    #expect(diagnostic.suggestion == "Sign In")
    for name in ["button", "other-button", "parts.save", "cards.0", "Sign In"] {
      #expect(diagnostic.expected?.contains(name) == true, "\(name)")
    }
    #expect(throws: RecipeErrors.self) { try recipe.warningsFromPlaying() }
  }

  @Test("rendering ends with the error of a touch, and writes no manifest") func rendering()
    async throws
  {
    let folder = try TemporaryFolder()
    let recipe = try TestProgram.controller { ButtonsController() }.touched(
      by: "duration: 0.2s\ntimeline: [{ at: 0.1s, tap: nothing }]"
    ).recipe()
    await #expect(throws: InvalidRecipes.self) { try await recipe.render(to: folder.path) }
    #expect(!folder.contains("manifest.json"))
  }

  @Test("expectations refer to views of a program by their names") func expectations() throws {
    let program = TestProgram.controller { ButtonsController() }
    let good = try program.touched(
      by: "duration: 0.2s\nexpect: [{ item: button, inside: [0, 0, 200, 100] }]"
    ).recipe()
    #expect(try good.expectationFailures().isEmpty)
    let bad = try program.touched(
      by: "duration: 0.2s\nexpect: [{ item: Sign In, inside: [0, 0, 50, 50] }]"
    ).recipe()
    #expect(try bad.expectationFailures().count == 1)
  }
}
