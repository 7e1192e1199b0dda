import DisplayList
import Testing

@testable import Figures

@Suite struct StrobeTests {
  private func layer(
    _ id: Int, x: CGFloat = 0, color: CGColor = .black, _ sublayers: [DisplayLayer] = []
  ) -> DisplayLayer {
    var attributes = LayerAttributes()
    attributes.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    attributes.position = CGPoint(x: x, y: 5)
    attributes.backgroundColor = color
    return DisplayLayer(id: id, attributes: attributes, sublayers: sublayers)
  }

  /// Returns the identifier, x coordinate and opacity in percent of each layer, from back to front.
  private func shown(_ poses: [[DisplayLayer]]) -> [[Int]] {
    let size = CGSize(width: 100, height: 10)
    let list = Strobe(poses: poses.map { DisplayList(size: size, layers: $0) }).list
    func all(_ layers: [DisplayLayer]) -> [[Int]] {
      layers.flatMap { layer -> [[Int]] in
        let attributes = layer.attributes
        let opacity = Int((attributes.opacity * 100).rounded())
        return [[layer.id, Int(attributes.position.x), opacity]] + all(layer.sublayers)
      }
    }
    return all(list?.layers ?? [])
  }

  @Test("a moving layer appears in every pose, earlier ones paler") func movingLayer() {
    let poses = [10, 20, 30].map { x in [layer(1), layer(2, x: x), layer(3)] }
    #expect(
      shown(poses) == [[1, 0, 100], [2, 10, 16], [2, 20, 37], [2, 30, 100], [3, 0, 100]])
  }

  @Test("a layer at rest appears once, as in the last pose, with its moving sublayers")
  func restingLayer() {
    let poses = [(CGColor.white, 10), (.black, 20)].map { color, x in
      [layer(1, color: color, [layer(2, x: x)])]
    }
    #expect(shown(poses) == [[1, 0, 100], [2, 10, 16], [2, 20, 100]])
    let list = Strobe(poses: poses.map { DisplayList(size: .zero, layers: $0) }).list
    #expect(list?.layers.first?.attributes.backgroundColor == .black)
  }

  @Test("a layer that returns appears once at that position") func returningLayer() {
    let poses = [10, 20, 10].map { x in [layer(1, x: x)] }
    #expect(shown(poses) == [[1, 20, 37], [1, 10, 100]])
  }

  @Test("a removed layer is behind others, and an added one is opaque") func addedAndRemovedLayers()
  {
    let poses = [[layer(1), layer(2, x: 5)], [layer(1), layer(3)]]
    #expect(shown(poses) == [[2, 5, 16], [1, 0, 100], [3, 0, 100]])
  }

  @Test(
    "the last pose is opaque", arguments: [(0, 5, 0.16), (4, 5, 1), (2, 5, 0.37), (0, 1, 1)])
  func opacity(pose: Int, count: Int, opacity: Double) {
    #expect(abs(Strobe.opacity(of: pose, count: count) - opacity) < 1e-9)
  }
}
