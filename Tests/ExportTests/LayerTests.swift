import DisplayList
import Foundation
import Testing

@testable import Export

@Suite struct LayerTests {
  @Test(
    "the components of a transform restore it, without jumps between frames",
    arguments: [("one turn", 2 * CGFloat.pi), ("flip", 0), ("shear", nil)] as [(String, CGFloat?)])
  func decomposition(id: String, rotation: CGFloat?) {
    func transform(_ fraction: CGFloat) -> CGAffineTransform {
      switch id {
      case "one turn": CGAffineTransform(rotationAngle: fraction * 2 * .pi)
      case "flip": CGAffineTransform(scaleX: 1 - 2 * fraction, y: 1)
      default:
        CGAffineTransform(
          a: 1, b: 0.2 * fraction, c: 0.5 * fraction, d: 1 + fraction, tx: 3 * fraction, ty: 4)
      }
    }
    var previous: LayerPlacement?
    for frame in 0...21 {
      let attributes = layer { $0.transform = transform(CGFloat(frame) / 21) }.attributes
      let placement = LayerPlacement(attributes, after: previous)
      let (found, expected) = (placement.matrix, attributes.matrix)
      for (a, b) in [
        (found.a, expected.a), (found.b, expected.b), (found.c, expected.c), (found.d, expected.d),
        (found.tx, expected.tx), (found.ty, expected.ty),
      ] {
        #expect(abs(a - b) < 1e-9)
      }
      if let previous { #expect(abs(placement.rotation - previous.rotation) < 1) }
      previous = placement
    }
    if let rotation { #expect(abs((previous?.rotation ?? 0) - rotation) < 1e-9) }
  }

  @Test(
    "layers keep their order in every frame, also if they appear, disappear or change places",
    arguments: [
      ("appears below", [[1], [2, 1]], 2),
      ("appears between", [[1, 3], [1, 2, 3], [1, 3]], 3),
      ("disappears and returns", [[1, 2], [2], [1, 2]], 2),
      ("moves to the front", [[1, 2, 3], [2, 3, 1]], 4),
      ("changes places repeatedly", [[1, 2], [2, 1], [1, 2], [2, 1]], 3),
      ("occurs twice", [[1, 1], [1, 1]], 2),
    ] as [(String, [[Int]], Int)])
  func order(id: String, frames: [[Int]], count: Int) {
    let root = recording(frames.map { $0.map { square($0) } }).root
    #expect(root.sublayers.count == count)
    for (frame, ids) in frames.enumerated() {
      #expect(root.sublayers.compactMap { $0.states[frame]?.id } == ids)
    }
  }

  @Test("a layer whose bounds begin to clip continues in another history") func clipping() {
    let frames = [false, true].map { clips in [layer { $0.masksToBounds = clips }] }
    let histories = recording(frames).root.sublayers
    #expect(Set(histories.map { $0.states.map { $0 != nil } }) == [[true, false], [false, true]])
  }
}
