import UIKit

/// Random values, including invalid ones, as arguments for UIKit.
@MainActor
package final class RandomValues {
  private var generator: SplitMix64

  package init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  package func index(below count: Int) -> Int {
    Int.random(in: 0..<count, using: &generator)
  }

  package func happens(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < probability
  }

  package func one<Element>(of elements: [Element]) -> Element? {
    elements.randomElement(using: &generator)
  }

  package func some<Element>(of elements: [Element]) -> [Element] {
    elements.filter { _ in happens(0.5) }
  }

  package func number(in range: ClosedRange<CGFloat>) -> CGFloat {
    CGFloat.random(in: range, using: &generator)
  }

  /// Returns mostly an ordinary number, sometimes an extreme one, NaN or infinity.
  package func number() -> CGFloat {
    switch index(below: 100) {
    case 0..<60: return number(in: -300...300)
    case 60..<80: return number(in: -1...1)
    case 80..<90: return one(of: [0, 0, 1, -1, 100, -0.0]) ?? 0
    case 90..<95: return number(in: -1e6...1e6)
    case 95..<98:
      return one(of: [
        1e10, -1e30, 1e38, -1e300, .greatestFiniteMagnitude, 1e-300, .leastNonzeroMagnitude,
      ]) ?? 0
    default: return one(of: [.nan, .infinity, -.infinity, .signalingNaN]) ?? 0
    }
  }

  package func point() -> CGPoint { CGPoint(x: number(), y: number()) }
  package func vector() -> CGVector { CGVector(dx: number(), dy: number()) }
  package func offset() -> UIOffset { UIOffset(horizontal: number(), vertical: number()) }

  package func insets() -> UIEdgeInsets {
    UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  package func rect() -> CGRect {
    CGRect(origin: position(), size: CGSize(width: number(), height: number()))
  }

  /// Returns a valid position of an item: UIKit raises an exception for NaN.
  package func position() -> CGPoint {
    if happens(0.02) { return CGPoint(x: number(in: -1e12...1e12), y: 1e300) }
    return CGPoint(x: number(in: -50...450), y: number(in: -50...450))
  }

  /// Returns a valid size of an item: UIKit raises an exception for an empty one.
  package func size() -> CGSize {
    func side() -> CGFloat {
      happens(0.1) ? number(in: 0.5...600) : number(in: 5...80)
    }
    let width = side()
    return CGSize(width: width, height: happens(0.3) ? width : side())
  }

  /// Returns a path that UIKit accepts as an item's outline, in either direction.
  package func convexPath() -> UIBezierPath {
    let (count, start) = (3 + index(below: 10), number(in: 0...6))
    let (width, height) = (number(in: 10...60), number(in: 10...60))
    let step = (happens(0.5) ? 2 : -2) * CGFloat.pi / CGFloat(count)
    let path = UIBezierPath()
    for corner in 0..<count {
      let angle = start + step * CGFloat(corner)
      let point = CGPoint(x: width * cos(angle), y: height * sin(angle))
      corner == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  package func range() -> UIFloatRange {
    let limits = [number(), number()].sorted()
    return UIFloatRange(minimum: limits[0], maximum: limits[1])
  }

  /// Returns a path that UIKit accepts as a boundary, open or closed, possibly extreme.
  package func boundaryPath() -> UIBezierPath {
    switch index(below: 4) {
    case 0: return UIBezierPath(ovalIn: CGRect(origin: position(), size: size()))
    case 1:
      return UIBezierPath(roundedRect: CGRect(origin: position(), size: size()), cornerRadius: 8)
    default:
      let path = UIBezierPath()
      path.move(to: position())
      path.addLine(to: position())
      for _ in 0..<index(below: 5) {
        if happens(0.5) {
          path.addLine(to: point())
        } else {
          path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        }
      }
      return path
    }
  }

  package func region() -> UIRegion {
    let regions: [UIRegion] = [
      .infinite, UIRegion(radius: number()), UIRegion(size: CGSize(width: number(), height: 200)),
    ]
    guard let first = one(of: regions), let second = one(of: regions) else { return .infinite }
    switch index(below: 5) {
    case 0: return first.inverse()
    case 1: return first.byUnion(with: second)
    case 2: return first.byDifference(from: second)
    case 3: return first.byIntersection(with: second)
    default: return first
    }
  }
}
