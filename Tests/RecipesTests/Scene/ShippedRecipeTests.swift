import Testing
import UIKit

@testable import Recipes

@MainActor
@Suite struct ShippedRecipeTests {
  @Test(arguments: try ShippedRecipes.names())
  func playsToItsEnd(name: String) throws {
    let recipe = try Recipe.load(path: ShippedRecipes.folder.appendingPathComponent(name).path)
    let scene = recipe.makeScene()
    let opening = scene.stage.displayList()
    scene.play(to: recipe.duration / 2)
    #expect(scene.stage.displayList() != opening, "nothing moves")
    scene.play(to: recipe.duration)
  }

  @Test func ballFallsAsInUIKit() throws {
    let scene = try ShippedRecipes.scene("ball.yaml")
    let ball = try #require(scene.view("ball"))
    var centers: [CGPoint] = []
    for _ in 0..<240 {
      scene.stage.step()
      centers.append(ball.center)
    }

    let stage = Stage(device: .iPhone5s)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    stage.view.addSubview(view)
    let animator = UIDynamicAnimator(referenceView: stage.view)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    let collision = UICollisionBehavior(items: [view])
    collision.addBoundary(
      withIdentifier: "tabbar" as NSString, from: CGPoint(x: 0, y: 519), to: CGPoint(x: 320, y: 519)
    )
    animator.addBehavior(collision)
    let item = UIDynamicItemBehavior(items: [view])
    item.elasticity = 0.75
    animator.addBehavior(item)
    for center in centers {
      stage.step()
      #expect(view.center == center)
    }
  }

  @Test func ballIsBlueWhileItTouchesTheTabBar() throws {
    let scene = try ShippedRecipes.scene("ball.yaml")
    let ball = try #require(scene.view("ball"))
    var colors: [UIColor?] = []
    for _ in 0..<240 {
      scene.stage.step()
      _ = scene.stage.displayList()
      if colors.last != ball.backgroundColor { colors.append(ball.backgroundColor) }
    }
    #expect(colors.prefix(5) == [.orange, .blue, .orange, .blue, .orange])
  }

  @Test func alertComesWithATapAndGoesWithOne() throws {
    let scene = try ShippedRecipes.scene("alert.yaml")
    let alert = try #require(scene.view("alert.view"))
    let background = try #require(scene.view("alert.backgroundView"))
    let opening = alert.center
    scene.play(to: 0.25)
    #expect(alert.center == opening)
    scene.play(to: 1.95)
    #expect(hypot(alert.center.x - 160, alert.center.y - 284) < 1)
    #expect(background.alpha == 0.5)
    scene.play(to: 2.3)
    #expect(alert.center.y > 300, "it dips first")
    scene.play(to: 3.32)
    #expect(alert.frame.maxY < 0)
    scene.play(to: 4)
    #expect(alert.frame.maxY < 60, "it bounces outside of the screen")
    #expect(background.alpha == 0)
    #expect(
      scene.views.map(\.name) == [
        "show", "alert.backgroundView", "alert.view", "alert.buttons.0", "alert.buttons.1",
        "alert.buttons.2",
      ])
  }
}
