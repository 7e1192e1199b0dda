import CoreGraphics
import DisplayList
import Testing

@testable import Raster

struct LRUCacheTests {
  @Test("the least recently used values are evicted") func eviction() {
    let values = LRUCache<String, Int>(capacity: 10)
    values.insert(1, for: "a", size: 4)
    values.insert(2, for: "b", size: 4)
    #expect(values["a"] == 1)
    values.insert(3, for: "c", size: 4)
    #expect(values["a"] == 1 && values["b"] == nil && values["c"] == 3)
    values.insert(4, for: "d", size: 10)
    #expect(values["a"] == nil && values["c"] == nil && values["d"] == 4)
  }

  @Test("a value replaces the previous one for its key") func replacement() {
    let values = LRUCache<String, Int>(capacity: 10)
    for size in 1...10 { values.insert(size, for: "a", size: size) }
    values.insert(0, for: "b", size: 1)
    #expect(values["a"] == nil && values["b"] == 0)
  }

  @Test("a key that is not equal to itself is not cached") func nanKey() {
    let values = LRUCache<Double, Int>(capacity: 10)
    for index in 0..<5 { values.insert(index, for: .nan, size: 4) }
    values.insert(7, for: 1, size: 4)
    #expect(values[1] == 7)
  }

  @Test("a value larger than the capacity is not cached and evicts nothing") func oversizedValue() {
    let values = LRUCache<String, Int>(capacity: 10)
    values.insert(1, for: "a", size: 10)
    values.insert(2, for: "b", size: 11)
    #expect(values["a"] == 1 && values["b"] == nil)
  }
}

struct ShapeMaskCacheTests {
  private let outline = CGPath(rect: CGRect(0, 0, 6, 4))
  private let canvas = CGRect(0, 0, 40, 40)

  /// Returns the pixels rasterized for masks at the given positions and the masks' origins.
  private func masks(
    at positions: [(x: CGFloat, y: CGFloat)], visible: [CGRect]? = nil
  ) throws -> (made: [CGRect], origins: [CGPoint?]) {
    let cache = ShapeMaskCache()
    var made: [CGRect] = []
    let origins = try positions.enumerated().map { index, position in
      try cache.mask(
        of: .outline(outline), matrix: CGAffineTransform(translationX: position.x, y: position.y),
        box: outline.boundingBox, visible: visible?[index] ?? canvas
      ) { (box, matrix) throws(RasterError) in
        #expect(matrix.tx >= 0 && matrix.tx < 1 && matrix.ty >= 0 && matrix.ty < 1)
        made.append(box)
        return try Coverage(of: box).surface()
      }?.origin
    }
    return (made, origins)
  }

  @Test("a shape that moves by whole pixels reuses its mask") func wholePixels() throws {
    let (made, origins) = try masks(at: [(3.5, 4), (5.5, 11), (5.25, 11), (30.5, 30)])
    #expect(made == [CGRect(0, -1, 7, 6), CGRect(0, -1, 7, 6)])
    #expect(origins[1] == CGPoint(x: 5, y: 10))
  }

  @Test("a mask is not reused for other visible pixels") func visiblePixels() throws {
    let visible = [CGRect(0, 0, 5, 40), canvas, CGRect(0, 0, 5, 40)]
    let (made, _) = try masks(at: [(2.5, 2), (2.5, 2), (2.5, 2)], visible: visible)
    #expect(made == [CGRect(0, -1, 3, 6), CGRect(0, -1, 7, 6)])
  }

  @Test("an invisible shape has no mask") func invisibleShape() throws {
    let (made, origins) = try masks(at: [(100, 3), (.nan, 0)])
    #expect(made.isEmpty && origins == [nil, nil])
  }
}
