import DisplayList
import Testing

@Suite struct LayerAttributesTests {
  @Test(
    "matrix combines bounds, anchor point, position and transform",
    arguments: [
      ("centered", 0.5, 0.5, .identity, CGPoint(x: 80, y: 180)),
      ("by the corner", 0, 0, .identity, CGPoint(x: 100, y: 200)),
      ("scaled about the center", 0.5, 0.5, .init(scaleX: 2, y: 2), CGPoint(x: 60, y: 160)),
      ("turned about the corner", 0, 0, .init(rotationAngle: 1), CGPoint(x: 100, y: 200)),
      (
        "turned half about the center", 0.5, 0.5, .init(rotationAngle: .pi), CGPoint(x: 120, y: 220)
      ),
    ] as [(String, CGFloat, CGFloat, CGAffineTransform, CGPoint)])
  func matrix(
    id: String, anchorX: CGFloat, anchorY: CGFloat, transform: CGAffineTransform, origin: CGPoint
  ) {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(x: 5, y: 6, width: 40, height: 40)
    attributes.anchorPoint = CGPoint(x: anchorX, y: anchorY)
    attributes.position = CGPoint(x: 100, y: 200)
    attributes.transform = transform
    let image = CGPoint(x: 5, y: 6).applying(attributes.matrix)
    #expect(abs(image.x - origin.x) < 1e-9 && abs(image.y - origin.y) < 1e-9)
  }

  @Test("layers are compared by value") func equality() {
    let first = DisplayLayer(id: 1, attributes: LayerAttributes(), sublayers: [])
    #expect(first == DisplayLayer(id: 1, attributes: LayerAttributes()))
    #expect(first != DisplayLayer(id: 2, attributes: LayerAttributes()))
    #expect(first != DisplayLayer(id: 1, attributes: LayerAttributes(), sublayers: [first]))
  }
}
