import Testing
import UIKit

@testable import Recipes

/// Tests how far outlines overlap.
@Suite struct OutlineTests {
  /// A square with sides of 2 points about a point.
  private static func square(_ x: Double, _ y: Double, turned angle: Double = 0) -> Outline {
    .polygon(
      [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { corner in
        CGPoint(
          x: x + corner.0 * cos(angle) - corner.1 * sin(angle),
          y: y + corner.0 * sin(angle) + corner.1 * cos(angle))
      })
  }

  private static func ellipse(_ x: Double, _ y: Double, _ a: Double, _ b: Double) -> Outline {
    .ellipse(center: CGPoint(x: x, y: y), CGVector(dx: a, dy: 0), CGVector(dx: 0, dy: b))
  }

  @Test(
    "outlines overlap by the shortest way to separate them",
    arguments: [
      ("squares", square(0, 0), square(1.5, 0.2), 0.5),
      ("a corner in an edge", square(0, 0), square(2, 0, turned: .pi / 4), 2.0.squareRoot() - 1),
      ("discs", ellipse(0, 0, 1, 1), ellipse(0.9, 1.2, 1, 1), 0.5),
      ("a disc in a corner", ellipse(0, 0, 1, 1), square(1.6, 1.6), 1 - 0.6 * 2.0.squareRoot()),
      ("ellipses", ellipse(0, 0, 1, 3), ellipse(1.5, 0, 1, 3), 0.5),
      ("one in the other", square(0, 0), ellipse(0, 0, 0.5, 0.5), 1.5),
    ])
  func overlaps(id: String, first: Outline, second: Outline, expected: Double) {
    #expect(abs(first.overlap(with: second) - expected) < 1e-6)
    #expect(abs(second.overlap(with: first) - expected) < 1e-6)
  }

  @Test(
    "outlines whose bounds overlap may be apart",
    arguments: [
      ("turned squares", square(0, 0, turned: .pi / 4), square(1.5, 1.5, turned: .pi / 4)),
      ("discs", ellipse(0, 0, 1, 1), ellipse(1.5, 1.5, 1, 1)),
      ("a disc beside a corner", ellipse(0, 0, 1, 1), square(1.8, 1.8)),
      ("far squares", square(0, 0), square(9, 0)),
    ])
  func apart(id: String, first: Outline, second: Outline) {
    #expect(first.overlap(with: second) <= 0)
    #expect(second.overlap(with: first) <= 0)
  }
}
