import Testing
import UIKit
import UIKitTestSupport

@Suite struct FlatteningTests {
  @MainActor
  @Test(
    "an ellipse has the same number of corners as in UIKit",
    arguments: [(20, 10, 4), (100, 50, 24), (1000, 500, 244)] as [(CGFloat, CGFloat, Int)])
  func ellipses(width: CGFloat, height: CGFloat, count: Int) {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: width, height: height))
    let corners = oval.cgPath.boundaryCorners
    #expect(corners.first == corners.last)
    #expect(corners.count - 1 == count)
    for corner in corners {
      let (x, y) = (corner.x / width * 2 - 1, corner.y / height * 2 - 1)
      #expect(isNear(hypot(x, y), 1, 1e-3))
    }
  }
}
