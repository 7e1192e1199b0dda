import CoreGraphics
import Testing

@testable import Flipbook

/// The places of labels, which fit into the stage without covering each other.
@Suite struct LabelPlacementTests {
  private static let screen = CGRect(x: 0, y: 0, width: 320, height: 568)

  private func frames(
    of points: [CGPoint], width: (Int) -> CGFloat = { _ in 50 }
  ) -> [CGRect?] {
    var placement = LabelPlacement(in: Self.screen)
    return points.enumerated().map { number, point in
      placement.place(CGSize(width: width(number), height: 14), at: point)
    }
  }

  @Test("a label is at its point, and others at the same point are in a list below it")
  func list() {
    let frames = frames(of: Array(repeating: CGPoint(x: 100, y: 100), count: 3))
    #expect(frames.map { $0?.origin.y } == [100, 114, 86])
    #expect(frames.allSatisfy { $0?.minX == 100 })
  }

  @Test(
    "labels are inside of the area",
    arguments: [
      (CGPoint(x: -20, y: -5), CGPoint(x: 0, y: 0)),
      (CGPoint(x: 310, y: 565), CGPoint(x: 270, y: 554)),
      (CGPoint(x: 1e9, y: -1e9), CGPoint(x: 270, y: 0)),
    ])
  func inside(point: CGPoint, origin: CGPoint) {
    #expect(frames(of: [point])[0]?.origin == origin)
  }

  @Test("2,000 labels are placed without overlaps, as many as fit; the rest is left out")
  func excess() {
    let points: [CGPoint] = (0..<2000).map { number in
      let (x, y) = (number * 37 % 400 - 40, number * 53 % 640 - 40)
      return CGPoint(x: CGFloat(x), y: CGFloat(y))
    }
    func width(_ number: Int) -> CGFloat { CGFloat(20 + number * 7 % 90) }
    let frames: [CGRect] = frames(of: points, width: width).compactMap { $0 }
    #expect(frames.count > 100 && frames.count < 2000)
    for (index, frame) in frames.enumerated() {
      #expect(Self.screen.insetBy(dx: -0.01, dy: -0.01).contains(frame))
      let inner = frame.insetBy(dx: 0.01, dy: 0.01)
      #expect(!frames[..<index].contains { $0.intersects(inner) })
    }
  }

  @Test("2,000 labels at one point are placed near it, the rest is left out") func pile() {
    let point = CGPoint(x: 160, y: 284)
    let points: [CGPoint] = Array(repeating: point, count: 2000)
    let frames: [CGRect] = frames(of: points).compactMap { $0 }
    #expect(frames.count > 20)
    for frame in frames {
      let distance = hypot(frame.minX - point.x, frame.minY - point.y)
      #expect(distance <= LabelPlacement.maxDistance)
    }
  }

  @Test("a label that is larger than the area is left out") func tooLarge() {
    #expect(frames(of: [.zero]) { _ in 400 } == [nil])
  }
}
