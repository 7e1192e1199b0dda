import DisplayList
import Testing

@testable import QuartzCore

@MainActor
struct CALayerTests {
  @Test("frame is derived from bounds, position, anchor point and transform") func frame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.position == CGPoint(x: 60, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(layer.frame == CGRect(x: 60, y: 40, width: 200, height: 120))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test("setting frame keeps the origin of the bounds") func boundsOrigin() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 30, height: 30))
    #expect(layer.position == CGPoint(x: 15, y: 15))
  }

  @Test("convert(_:to:) converts points between layers of one tree") func convertsPoints() {
    let (root, left, right, deep) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    left.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    right.frame = CGRect(x: 150, y: 0, width: 100, height: 100)
    deep.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    deep.position = CGPoint(x: 50, y: 50)
    deep.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    root.addSublayer(left)
    root.addSublayer(right)
    right.addSublayer(deep)
    let converted = left.convert(CGPoint(x: 140, y: 0), to: right)
    #expect(converted == CGPoint(x: 0, y: 10))
    let corner = deep.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - 210) < 1e-9 && abs(corner.y - 40) < 1e-9)
    let back = deep.convert(corner, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
  }

  @Test("a unique key has the lowest unused number") func uniqueKey() {
    let layer = CALayer()
    #expect(layer.uniqueKey(for: "position") == "position")
    for key in ["position", "position-2", "position-4", "position-x", "other-3"] {
      layer.add(CABasicAnimation(keyPath: "position"), forKey: key)
    }
    #expect(layer.uniqueKey(for: "position") == "position-3")
    #expect(layer.uniqueKey(for: "other") == "other")
  }

  @Test("sublayers are ordered by insertion") func sublayerOrder() {
    let root = CALayer()
    let layers = ["a", "b", "c"].map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], above: layers[1])
    #expect(root.sublayers?.map(\.name) == ["b", "c", "a"])
    root.insertSublayer(layers[0], below: layers[1])
    #expect(root.sublayers?.map(\.name) == ["a", "b", "c"])
    layers[1].zPosition = 1
    let shown = root.displayLayer(at: 0)?.sublayers.map(\.id)
    let expected = [layers[0], layers[2], layers[1]].map(\.identifier)
    #expect(shown == expected)
    layers[0].removeFromSuperlayer()
    #expect(root.sublayers?.map(\.name) == ["b", "c"])
  }

  @Test("display lists share unchanged layers") func sharedDisplayLayers() throws {
    let (root, still, moving) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(still)
    root.addSublayer(moving)
    let first = try #require(root.displayLayer(at: 0))
    #expect(root.displayLayer(at: 1) === first)
    moving.position = CGPoint(x: 1, y: 0)
    let second = try #require(root.displayLayer(at: 2))
    #expect(second !== first)
    #expect(second.sublayers[0] === first.sublayers[0])
    #expect(second.sublayers[1] !== first.sublayers[1])
  }

  @Test("hidden layers are not in the display list") func isHidden() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    child.isHidden = true
    #expect(root.displayLayer(at: 0)?.sublayers.isEmpty == true)
    root.isHidden = true
    #expect(root.displayLayer(at: 0) == nil)
  }

  @Test("a shadow requires an opacity above 0") func shadowOpacity() {
    let layer = CALayer()
    #expect(layer.displayLayer(at: 0)?.attributes.shadow == nil)
    layer.shadowOpacity = 0.5
    let shadow = layer.displayLayer(at: 0)?.attributes.shadow
    let expected = Shadow(
      color: .black, opacity: 0.5, offset: CGSize(width: 0, height: -3), radius: 3)
    #expect(shadow == expected)
  }

  @Test(
    "contentsGravity positions and scales the contents",
    arguments: [
      (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 100, height: 50)),
      (.resizeAspect, CGRect(x: 25, y: 0, width: 50, height: 50)),
      (.resizeAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
      (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
      (.right, CGRect(x: 80, y: 15, width: 20, height: 20)),
    ])
  func contentsGravity(gravity: CALayerContentsGravity, expected: CGRect) {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    let pixels = [UInt8](repeating: 255, count: 40 * 40 * 4)
    layer.contents = CGImage(width: 40, height: 40, pixels: pixels)
    layer.contentsScale = 2
    layer.contentsGravity = gravity
    guard case .image(let content) = layer.displayLayer(at: 0)?.content else {
      Issue.record("no image")
      return
    }
    #expect(content.frame == expected)
  }

  @Test("a gradient's locations default to an even distribution and never decrease")
  func gradientLocations() {
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black]
    #expect(stops(of: layer) == nil)
    layer.colors = [CGColor.black, CGColor.white, CGColor.clear]
    #expect(stops(of: layer) == [0, 0.5, 1])
    layer.locations = [0.5, 0.2, 3]
    #expect(stops(of: layer) == [0.5, 0.5, 1])
    layer.locations = [0.1]
    #expect(stops(of: layer) == [0, 0.5, 1])
  }

  private func stops(of layer: CAGradientLayer) -> [CGFloat]? {
    guard case .gradient(let content) = layer.displayLayer(at: 0)?.content else { return nil }
    return content.stops.map(\.location)
  }
}
