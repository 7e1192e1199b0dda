import Testing
import UIKit

@Suite struct UIEdgeInsetsTests {
  @Test(
    "inset(by:) moves the edges inward",
    arguments: [
      ("none", .zero, CGRect(x: 10, y: 20, width: 30, height: 40)),
      (
        "all", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4),
        CGRect(x: 12, y: 21, width: 24, height: 36)
      ),
      (
        "outwards", UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4),
        CGRect(x: 8, y: 19, width: 36, height: 44)
      ),
    ] as [(String, UIEdgeInsets, CGRect)])
  func inset(id: String, insets: UIEdgeInsets, expected: CGRect) {
    #expect(CGRect(x: 10, y: 20, width: 30, height: 40).inset(by: insets) == expected)
  }
}
