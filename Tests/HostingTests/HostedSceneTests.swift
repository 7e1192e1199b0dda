import AppRuntime
import PlaygroundSupport
import Recipes
import Testing

@testable import Hosting

@MainActor
@Suite struct HostedSceneTests {
  @Test("without a device, the stage has the size of the live view") func ownSize() throws {
    let recipe = try TestProgram {
      .playground {
        PlaygroundPage.current.liveView = UIView(frame: CGRect(x: 7, y: 9, width: 200, height: 120))
      }
    }.recipe()
    #expect(recipe.device.size == CGSize(width: 200, height: 120))
    #expect(recipe.duration == 3)
    #expect(recipe.name == "App")
    let scene = recipe.makeScene()
    #expect(scene.stage.device.size == recipe.device.size)
    let live = try #require(scene.view("view"))
    #expect(live.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(live.window === scene.stage.window)
    #expect(scene.stage.displayList().size == CGSize(width: 200, height: 120))
  }

  @Test("on a device, a live view is in the middle of the screen") func centered() throws {
    var program = TestProgram.view { UIView(frame: CGRect(x: 0, y: 0, width: 101, height: 67)) }
    program.device = "iPhone 8"
    let scene = try program.recipe().makeScene()
    #expect(scene.stage.device.name == "iPhone 8")
    #expect(scene.view("view")?.frame == CGRect(x: 137, y: 300, width: 101, height: 67))
  }

  @Test("a view without a size fills the screen, as a controller does") func filling() throws {
    let screen = CGRect(x: 0, y: 0, width: 375, height: 667)
    let view = try TestProgram.view { UIView() }.recipe().makeScene()
    #expect(view.view("view")?.frame == screen)
    let constrained = try TestProgram.view {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.translatesAutoresizingMaskIntoConstraints = false
      return view
    }.recipe().makeScene()
    constrained.play(to: 0.1)
    #expect(constrained.view("view")?.frame == screen)
    let controller = try TestProgram.controller { UIViewController() }.recipe().makeScene()
    #expect(controller.stage.view.frame == screen)
  }

  @Test("controllers of a program before iOS 13 fill the screen", arguments: [false, true])
  func presentationStyle(isBeforeIOS13: Bool) throws {
    defer { SceneEntry.isBeforeIOS13 = false }
    let program = TestProgram {
      SceneEntry.isBeforeIOS13 = isBeforeIOS13
      return .controller { UIViewController() }
    }
    let scene = try program.recipe().makeScene()
    scene.stage.makeCurrent()
    let controller = UIViewController()
    #expect(controller.modalPresentationStyle == (isBeforeIOS13 ? .fullScreen : .pageSheet))
    controller.modalPresentationStyle = .formSheet
    #expect(controller.modalPresentationStyle == .formSheet)
  }

  @Test("a window of a playground shows its controller") func window() throws {
    let recipe = try TestProgram {
      .playground {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        window.rootViewController = UIViewController()
        window.rootViewController?.view.backgroundColor = .red
        PlaygroundPage.current.liveView = window
      }
    }.recipe()
    #expect(recipe.device.size == CGSize(width: 300, height: 500))
    let scene = recipe.makeScene()
    #expect(scene.stage.view.backgroundColor == .red)
    #expect(scene.stage.view.window === scene.stage.window)
  }

  @Test("the objects of a program are not destroyed when its play ends") func ending() throws {
    final class Observer: UIView {
      unowned let owner: UIView
      init(owner: UIView) {
        self.owner = owner
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      // As code that stops to observe: it must not run when the owner is gone.
      deinit { _ = ObjectIdentifier(owner) }
    }
    weak var shown: UIView?
    do {
      let recipe = try TestProgram.view {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.addSubview(Observer(owner: view))
        return view
      }.recipe()
      let scene = recipe.makeScene()
      scene.play(to: 0.1)
      shown = scene.view("view")
    }
    #expect(shown?.subviews.count == 1)
  }

  @Test("a playground without a live view is an error with advice") func nothingShown() throws {
    let error = #expect(throws: RecipeErrors.self) { try TestProgram { .playground {} }.recipe() }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.code == .badProgram)
    #expect(diagnostic.file == "App.swift")
    #expect(diagnostic.help?.contains("liveView") == true)
  }

  @Test("each scene starts the program again, the first one when the recipe is loaded")
  func starts() throws {
    let count = Counter()
    let recipe = try TestProgram.view {
      count.value += 1
      return UIView(frame: CGRect(x: 0, y: 0, width: 40, height: Double(40 * count.value)))
    }.recipe()
    #expect(count.value == 1)
    let first = recipe.makeScene()
    #expect(count.value == 1)
    let second = recipe.makeScene()
    #expect(count.value == 2)
    #expect(first.stage !== second.stage)
    #expect(second.stage.device.size.height == 80)
  }

  @Test("the size of the screen is that of the device while the program starts, in each play")
  func screen() throws {
    let sizes = Sizes()
    let recipe = try TestProgram.view {
      sizes.all.append(UIScreen.main.bounds.size)
      return UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    }.recipe()
    _ = (recipe.makeScene(), recipe.makeScene())
    #expect(sizes.all == [CGSize(width: 375, height: 667), CGSize(width: 375, height: 667)])
  }

  @Test("a touches file has the stage, the duration and the markers of a recipe")
  func touchesFile() throws {
    let recipe = try TestProgram.controller { UIViewController() }.touched(
      by: "duration: 1.5s\nstage: { device: iPhone SE, appearance: dark }\nmarkers: { up: 1s }"
    ).recipe()
    #expect(recipe.duration == 1.5)
    #expect(recipe.markers["up"] == 1)
    let scene = recipe.makeScene()
    #expect(scene.stage.device.name == "iPhone SE")
    #expect(scene.stage.userInterfaceStyle == .dark)
  }

  @Test("the command's device and duration take precedence over those of a touches file")
  func precedence() throws {
    var program = try TestProgram.controller { UIViewController() }.touched(
      by: "duration: 1.5s\nstage: { device: iPhone SE }")
    (program.device, program.duration) = ("iPhone 8", 0.5)
    let recipe = try program.recipe()
    #expect(recipe.duration == 0.5)
    #expect(recipe.device.name == "iPhone 8")
  }

  @Test("a touches file has no views") func unknownKey() throws {
    let program = try TestProgram.view { UIView() }.touched(by: "duration: 1s\nviews: {}")
    let error = #expect(throws: RecipeErrors.self) { try program.recipe() }
    let diagnostic = try #require(error?.diagnostics.first)
    #expect(diagnostic.code == .unknownKey)
    #expect(diagnostic.message == "unknown key 'views' in a touches file")
    #expect(diagnostic.place?.line == 2)
  }

  @Test("a matrix plays the program once for each combination") func matrix() throws {
    let recipe = try TestProgram.controller { UIViewController() }.touched(
      by: "matrix: { appearance: [light, dark], device: [iPhone 8, iPhone SE] }"
    ).recipe()
    let cells = try #require(recipe.matrix?.cells)
    let scenes = cells.map { $0.recipe.makeScene() }
    #expect(scenes.map(\.stage.userInterfaceStyle) == [.light, .light, .dark, .dark])
    #expect(
      scenes.map(\.stage.device.name) == ["iPhone 8", "iPhone SE", "iPhone 8", "iPhone SE"])
  }
}

/// Counts what a program does.
@MainActor
final class Counter {
  var value = 0
  nonisolated init() {}
}

@MainActor
private final class Sizes {
  var all: [CGSize] = []
  nonisolated init() {}
}
