import Testing
import UIKit

@MainActor
struct UIScreenEdgePanGestureRecognizerTests {
  @Test(
    "a screen edge pan starts near its edges and moves away from them",
    arguments: [
      ("from the left", UIRectEdge.left, 20.0, 300.0, 60.0, 0.0, true),
      ("too far from the edge", .left, 21, 300, 60, 0, false),
      ("from the opposite edge", .left, 370, 300, -60, 0, false),
      ("from the right", .right, 355, 300, -60, 0, true),
      ("from the top", .top, 100, 5, 0, 60, true),
      ("from the bottom", .bottom, 100, 660, 0, -60, true),
      ("along the edge", .left, 5, 300, 10, 60, false),
      ("toward the edge", .left, 15, 300, -14, 0, false),
      ("from any edge", .all, 5, 300, 60, 0, true), ("without edges", [], 5, 300, 60, 0, false),
    ] as [(String, UIRectEdge, CGFloat, CGFloat, CGFloat, CGFloat, Bool)])
  func edges(
    id: String, edges: UIRectEdge, x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat, begins: Bool
  ) {
    let stage = Stage(device: .iPhone8)
    var hasBegun = false
    let pan = UIScreenEdgePanGestureRecognizer { if $0.state == .began { hasBegun = true } }
    pan.edges = edges
    stage.view.addGestureRecognizer(pan)
    stage.touches.flick(from: CGPoint(x: x, y: y), by: CGVector(dx: dx, dy: dy), time: 0)
    for _ in 0..<20 { stage.step() }
    #expect(hasBegun == begins)
  }
}
