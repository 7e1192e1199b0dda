import DisplayList
import Testing

@testable import QuartzCore

@Suite @MainActor struct CAScrollLayerTests {
  private func makeLayers() -> (scroller: CAScrollLayer, content: CALayer) {
    let scroller = CAScrollLayer()
    scroller.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let content = CALayer()
    content.frame = CGRect(x: 10, y: 0, width: 500, height: 500)
    scroller.addSublayer(content)
    return (scroller, content)
  }

  @Test("scrolling moves the bounds in the directions of the mode") func modes() {
    let (scroller, content) = makeLayers()
    content.scroll(CGPoint(x: 30, y: 40))
    #expect(scroller.bounds.origin == CGPoint(x: 40, y: 40))
    scroller.scrollMode = .vertically
    scroller.scroll(to: CGPoint(x: 5, y: 6))
    #expect(scroller.bounds.origin == CGPoint(x: 40, y: 6))
    scroller.scrollMode = .none
    scroller.scroll(to: CGPoint.zero)
    #expect(scroller.bounds.origin == CGPoint(x: 40, y: 6))
  }

  @Test(
    "a rectangle is scrolled to by the smallest distance",
    arguments: [
      (CGRect(x: 10, y: 10, width: 20, height: 20), CGPoint(x: 0, y: 0)),
      (CGRect(x: 150, y: 10, width: 20, height: 20), CGPoint(x: 80, y: 0)),
      (CGRect(x: -30, y: 90, width: 20, height: 30), CGPoint(x: -20, y: 20)),
    ])
  func rectangles(rect: CGRect, origin: CGPoint) {
    let (scroller, content) = makeLayers()
    content.scrollRectToVisible(rect)
    #expect(scroller.bounds.origin == origin)
  }

  @Test("the visible part of a layer is within the scroll layer's bounds") func visible() {
    let (scroller, content) = makeLayers()
    scroller.scroll(to: CGPoint(x: 60, y: 0))
    #expect(content.visibleRect == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(CALayer().visibleRect == .zero)
  }
}

@Suite @MainActor struct CAValueFunctionTests {
  @Test(
    "numbers become transforms",
    arguments: [
      (.rotateZ, [CGFloat.pi / 2], CATransform3DMakeRotation(.pi / 2, 0, 0, 1)),
      (.rotateX, [1], CATransform3DMakeRotation(1, 1, 0, 0)),
      (.scaleY, [3], CATransform3DMakeScale(1, 3, 1)),
      (.translate, [1, 2, 3], CATransform3DMakeTranslation(1, 2, 3)),
      (.translateZ, [4], CATransform3DMakeTranslation(0, 0, 4)),
    ] as [(CAValueFunctionName, [CGFloat], CATransform3D)])
  func values(name: CAValueFunctionName, numbers: [CGFloat], expected: CATransform3D) throws {
    let function = try #require(CAValueFunction(name: name))
    let value = numbers.count == 1 ? AnimatableValue.number(numbers[0]) : .numbers(numbers)
    #expect(function.transform(of: value)?.transformInSpace == expected)
  }

  @Test("unknown names and values of other types have no result") func unknown() {
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "bend")) == nil)
    #expect(CAValueFunction(name: .scale)?.transform(of: .number(1)) == nil)
    #expect(CAValueFunction(name: .rotateZ)?.transform(of: .point(.zero)) == nil)
  }

  @Test("an animation of the transform by an angle makes full turns, and can be additive")
  func animation() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    let animation = CABasicAnimation(keyPath: "transform")
    animation.valueFunction = CAValueFunction(name: .rotateZ)
    (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * CGFloat.pi, 2)
    scene.layer.add(animation, forKey: "turn")
    scene.tick(30)
    #expect(abs(scene.shown.transform.b - 1) < 1e-9)
    let growth = CABasicAnimation(keyPath: "transform")
    growth.valueFunction = CAValueFunction(name: .scaleX)
    (growth.fromValue, growth.toValue, growth.duration) = (3, 3, 2)
    growth.isAdditive = true
    scene.layer.add(growth, forKey: "grow")
    #expect(abs(scene.shown.transform.c + 3) < 1e-9)
  }
}

@Suite @MainActor struct LayerContentsPartTests {
  private static let image = CGImage(
    width: 20, height: 10, pixels: [UInt8](repeating: 255, count: 800))

  @Test("contentsRect selects a part, which contentsGravity places") func part() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.contents = Self.image
    scene.layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    func shown() throws -> ImageContent {
      let content = scene.root.freshDisplayLayer(at: scene.clock.time)?.sublayers.first?.content
      guard case .image(let image)? = content else { throw Missing() }
      return image
    }
    #expect(try shown().frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(try shown().part == scene.layer.contentsRect)
    scene.layer.contentsGravity = .topLeft
    #expect(try shown().frame == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("contentsCenter keeps the size of the corners") func center() throws {
    let scene = LayerScene()
    CATransaction.setDisableActions(true)
    scene.layer.contents = Self.image
    scene.layer.contentsCenter = CGRect(x: 0.25, y: 0.4, width: 0.5, height: 0.2)
    let content = scene.root.freshDisplayLayer(at: scene.clock.time)?.sublayers.first?.content
    guard case .images(let parts)? = content else { throw Missing() }
    #expect(parts.count == 9)
    #expect(parts[0].frame == CGRect(x: 0, y: 0, width: 5, height: 4))
    #expect(parts[4].frame == CGRect(x: 5, y: 4, width: 90, height: 92))
    #expect(parts[8].frame == CGRect(x: 95, y: 96, width: 5, height: 4))
    #expect(parts[4].part.origin == CGPoint(x: 0.25, y: 0.4))
    #expect(abs(parts[4].part.width - 0.5) < 1e-9 && abs(parts[4].part.height - 0.2) < 1e-9)
  }

  private struct Missing: Error {}
}
