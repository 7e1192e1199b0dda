import CoreGraphics
import DisplayList
import Testing

@testable import Raster

/// What renderers keep, and how much of it.
struct RecentValuesTests {
  @Test func `what was used last is kept while there is room`() {
    let values = RecentValues<String, Int>(room: 10)
    values.keep(1, for: "a", size: 4)
    values.keep(2, for: "b", size: 4)
    #expect(values["a"] == 1)
    values.keep(3, for: "c", size: 4)
    #expect(values["a"] == 1 && values["b"] == nil && values["c"] == 3)
    values.keep(4, for: "d", size: 10)
    #expect(values["a"] == nil && values["c"] == nil && values["d"] == 4)
  }

  @Test func `a value takes the place of its key's last one`() {
    let values = RecentValues<String, Int>(room: 10)
    for size in 1...10 { values.keep(size, for: "a", size: size) }
    values.keep(0, for: "b", size: 1)
    #expect(values["a"] == nil && values["b"] == 0)
  }

  @Test func `a key that nothing is equal to is not kept`() {
    let values = RecentValues<Double, Int>(room: 10)
    for index in 0..<5 { values.keep(index, for: .nan, size: 4) }
    values.keep(7, for: 1, size: 4)
    #expect(values[1] == 7)
  }

  @Test func `what is larger than the room is not kept, and drives nothing out`() {
    let values = RecentValues<String, Int>(room: 10)
    values.keep(1, for: "a", size: 10)
    values.keep(2, for: "b", size: 11)
    #expect(values["a"] == 1 && values["b"] == nil)
  }
}

/// Masks of shapes that come again.
struct MaskStoreTests {
  private let outline = CGPath(rect: CGRect(0, 0, 6, 4))
  private let canvas = CGRect(0, 0, 40, 40)

  /// The pixels that were asked for one by one, and the masks' origins.
  private func masks(
    at places: [(x: CGFloat, y: CGFloat)], visible: [CGRect]? = nil
  ) throws -> (made: [CGRect], origins: [CGPoint?]) {
    let store = MaskStore()
    var made: [CGRect] = []
    let origins = try places.enumerated().map { index, place in
      try store.mask(
        of: .outline(outline), matrix: CGAffineTransform(translationX: place.x, y: place.y),
        box: outline.boundingBox, visible: visible?[index] ?? canvas
      ) { (box, matrix) throws(RasterError) in
        #expect(matrix.tx >= 0 && matrix.tx < 1 && matrix.ty >= 0 && matrix.ty < 1)
        made.append(box)
        return try Coverage(of: box).surface()
      }?.origin
    }
    return (made, origins)
  }

  @Test func `a shape that moves by whole pixels keeps its mask`() throws {
    let (made, origins) = try masks(at: [(3.5, 4), (5.5, 11), (5.25, 11), (30.5, 30)])
    #expect(made == [CGRect(0, -1, 7, 6), CGRect(0, -1, 7, 6)])
    #expect(origins[1] == CGPoint(x: 5, y: 10))
  }

  @Test func `a mask of other pixels is made anew`() throws {
    let visible = [CGRect(0, 0, 5, 40), canvas, CGRect(0, 0, 5, 40)]
    let (made, _) = try masks(at: [(2.5, 2), (2.5, 2), (2.5, 2)], visible: visible)
    #expect(made == [CGRect(0, -1, 3, 6), CGRect(0, -1, 7, 6)])
  }

  @Test func `what cannot be seen has no mask`() throws {
    let (made, origins) = try masks(at: [(100, 3), (.nan, 0)])
    #expect(made.isEmpty && origins == [nil, nil])
  }
}
