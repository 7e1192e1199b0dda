import DisplayList
import QuartzCore
import Testing

@MainActor
@Suite struct ContentsAnimationTests {
  private static let images = (0..<3).map { index in
    CGImage(width: 1, height: 1, pixels: [UInt8(index), 0, 0, 255])
  }

  /// The progress of the dissolve and the first components of the images that a layer shows.
  private func shown(
    _ animation: CAAnimation, at time: CFTimeInterval
  ) throws -> (dissolve: CGFloat?, images: [UInt8]) {
    let scene = LayerScene()
    scene.layer.contents = Self.images[0]
    scene.layer.add(animation, forKey: nil)
    let layer = try #require(scene.layer.displayLayer(at: scene.clock.time + time))
    func image(_ layer: DisplayLayer) -> UInt8? {
      guard case .image(let content) = layer.content else { return nil }
      return content.image.pixels[0]
    }
    guard let mix = layer.sublayers.first else { return (nil, [image(layer)].compactMap(\.self)) }
    return (mix.attributes.dissolve, mix.sublayers.compactMap(image))
  }

  @Test(
    "between two images, the first dissolves into the second",
    arguments: [(0, nil, [1]), (0.25, 0.25, [1, 2]), (0.75, 0.75, [1, 2])]
      as [(CFTimeInterval, CGFloat?, [UInt8])])
  func basic(time: CFTimeInterval, dissolve: CGFloat?, images: [UInt8]) throws {
    let animation = CABasicAnimation(keyPath: "contents")
    (animation.fromValue, animation.toValue) = (Self.images[1], Self.images[2])
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    let shown = try shown(animation, at: time)
    #expect(shown.dissolve == dissolve && shown.images == images)
  }

  @Test("without a first value, it starts with the layer's image") func fromLayer() throws {
    let animation = CABasicAnimation(keyPath: "contents")
    animation.toValue = Self.images[2]
    animation.duration = 1
    #expect(try shown(animation, at: 0.5).images == [0, 2])
  }

  @Test(
    "keyframes dissolve one into the next, or follow each other",
    arguments: [
      (.linear, 0.25, 0.5, [1, 2]), (.linear, 0.5, nil, [2]), (.linear, 0.75, 0.5, [2, 0]),
      (.discrete, 0.2, nil, [1]), (.discrete, 0.4, nil, [2]), (.discrete, 0.9, nil, [0]),
    ] as [(CAAnimationCalculationMode, CFTimeInterval, CGFloat?, [UInt8])])
  func keyframes(
    mode: CAAnimationCalculationMode, time: CFTimeInterval, dissolve: CGFloat?, images: [UInt8]
  ) throws {
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = [Self.images[1], Self.images[2], Self.images[0]].compactMap(\.self)
    animation.calculationMode = mode
    animation.duration = 1
    let group = CAAnimationGroup()
    group.animations = [animation]
    group.duration = 1
    for animation in [animation, group] as [CAAnimation] {
      let shown = try shown(animation, at: time)
      #expect(shown.dissolve == dissolve && shown.images == images)
    }
  }

  @Test("filters of contents are those of the image") func filters() throws {
    let scene = LayerScene()
    scene.layer.contents = Self.images[0]
    scene.layer.magnificationFilter = .nearest
    guard case .image(let image) = scene.layer.displayLayer(at: 0)?.content else {
      Issue.record("no image")
      return
    }
    #expect(image.isEnlargedByNearest && !image.isReducedByNearest)
  }
}
