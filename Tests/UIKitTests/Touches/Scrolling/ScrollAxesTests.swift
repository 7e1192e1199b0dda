import Testing
import UIKit

/// Scrolling along x, which has to equal scrolling along y with the axes exchanged.
@MainActor
struct ScrollAxesTests {
  /// A scene that scrolls along one axis; values are given along and across it.
  @MainActor
  struct AxisScene {
    let isHorizontal: Bool
    let scene = ScrollScene()

    init(isHorizontal: Bool) {
      self.isHorizontal = isHorizontal
      view.frame = CGRect(
        x: 0, y: 100, width: isHorizontal ? 350 : 300, height: isHorizontal ? 300 : 350)
      let size = point(300, 2000)
      view.contentSize = CGSize(width: size.x, height: size.y)
    }

    var view: UIScrollView { scene.view }

    /// Returns a point with coordinates across and along the axis.
    func point(_ across: CGFloat, _ along: CGFloat) -> CGPoint {
      isHorizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    /// Returns insets before and after the content along the axis.
    func insets(_ before: CGFloat, _ after: CGFloat) -> UIEdgeInsets {
      isHorizontal
        ? UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
        : UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
    }

    func drag(_ along: CGFloat, across: CGFloat = 0, letGoAt velocity: CGFloat) {
      let (distance, speed) = (point(across, along), point(0, velocity))
      scene.drag(x: distance.x, y: distance.y, letGoAt: speed)
    }

    /// Returns the velocity and target that the delegate received, and the offsets of 200 ticks,
    /// each across and along the axis.
    func record() -> [CGPoint] {
      let (velocity, target) = (scene.delegate.velocity, scene.delegate.proposedTarget)
      let offsets = (0..<200).map { _ in
        scene.step()
        return view.contentOffset
      }
      return ([velocity, target] + offsets).map { point($0.x, $0.y) }
    }
  }

  @Test(
    "scrolling along x is scrolling along y with the axes exchanged",
    arguments: [
      "pull past the start", "pull past the end", "flick", "flick past the end", "fast", "paging",
      "target of the delegate", "content inset", "no bounces", "animation", "directional lock",
      "touches", "always bounces", "rectangle",
    ])
  func exchangedAxes(id: String) {
    let results = [false, true].map { isHorizontal in
      let scene = AxisScene(isHorizontal: isHorizontal)
      perform(id, on: scene)
      return scene.record()
    }
    #expect(results[0] == results[1])
    #expect(Set(results[0].map(\.y)).count > 2)
    #expect(results[0].allSatisfy { $0.x == 0 })
  }

  private func perform(_ id: String, on scene: AxisScene) {
    let view = scene.view
    switch id {
    case "pull past the start": scene.drag(150, letGoAt: 0)
    case "pull past the end":
      view.contentOffset = scene.point(0, 1650)
      scene.drag(-90, letGoAt: 0.4)
    case "flick past the end":
      view.contentOffset = scene.point(0, 1400)
      scene.drag(-100, letGoAt: 3)
    case "fast":
      view.decelerationRate = .fast
      scene.drag(-100, letGoAt: 2)
    case "paging":
      view.isPagingEnabled = true
      scene.drag(-150, letGoAt: 0.5)
    case "target of the delegate":
      scene.scene.delegate.target = scene.point(0, 777)
      scene.drag(-100, letGoAt: 1)
    case "content inset":
      view.contentInset = scene.insets(30, 50)
      view.contentOffset = scene.point(0, 1600)
      scene.drag(-200, letGoAt: 0)
    case "no bounces":
      view.bounces = false
      scene.drag(-100, letGoAt: 5)
    case "animation": view.setContentOffset(scene.point(0, 500), animated: true)
    case "directional lock":
      view.isDirectionalLockEnabled = true
      scene.drag(-100, across: -40, letGoAt: 1)
    case "touches":
      let (start, vector) = (scene.point(250, 250), scene.point(-8, -150))
      scene.scene.stage.touches.flick(
        from: start, by: CGVector(dx: vector.x, dy: vector.y), time: 0)
    case "always bounces":
      let size = scene.point(300, 100)
      view.contentSize = CGSize(width: size.x, height: size.y)
      (view.alwaysBounceHorizontal, view.alwaysBounceVertical) = (
        scene.isHorizontal, !scene.isHorizontal
      )
      scene.drag(-120, letGoAt: 0)
    case "rectangle":
      let (origin, size) = (scene.point(10, 900), scene.point(30, 70))
      view.scrollRectToVisible(
        CGRect(origin: origin, size: CGSize(width: size.x, height: size.y)), animated: true)
    default: scene.drag(-100, letGoAt: 1)
    }
  }

  @Test("content that scrolls along both axes moves along each as if alone")
  func independentAxes() {
    func offsets(x: CGFloat?, y: CGFloat?) -> [CGPoint] {
      let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
      scene.view.contentOffset = CGPoint(x: 1650, y: 20)
      scene.drag(
        x: x == nil ? 0 : -20, y: y == nil ? 0 : 60, letGoAt: CGPoint(x: x ?? 0, y: y ?? 0))
      return (0..<200).map { _ in
        scene.step()
        return scene.view.contentOffset
      }
    }
    let both = offsets(x: 1.5, y: -0.2)
    #expect(both.map(\.x) == offsets(x: 1.5, y: nil).map(\.x))
    #expect(both.map(\.y) == offsets(x: nil, y: -0.2).map(\.y))
    #expect(both.map(\.x).max() ?? 0 > 1700 && both.map(\.y).min() ?? 0 < 0)
  }
}
