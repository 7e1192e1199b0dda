import AppRuntime
import Testing
import UIKit

@Suite struct PathOverlayTests {
  private static let square = CGPath(
    rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private static let shifted = CGPath(
    rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
  private static let inner = CGPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4), transform: nil)
  private static let beside = CGPath(
    rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
  private static let circle = CGPath(
    ellipseIn: CGRect(x: -5, y: -5, width: 10, height: 10), transform: nil)
  private static let star: CGPath = {
    let path = CGMutablePath()
    path.addLines(
      between: (0..<5).map {
        let angle = CGFloat($0) * 4 * .pi / 5
        return CGPoint(x: 10 * sin(angle), y: -10 * cos(angle))
      })
    path.closeSubpath()
    return path
  }()

  private static func lines(_ path: CGPath) -> [[CGPoint]] {
    var runs: [[CGPoint]] = []
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: runs.append([element.pointee.points[0]])
      case .closeSubpath: break
      default: runs[runs.count - 1].append(element.pointee.points[0])
      }
    }
    return runs
  }

  /// The area within outlines that do not cross.
  private static func area(_ path: CGPath) -> CGFloat {
    var sum: CGFloat = 0
    for run in lines(path) {
      for (from, to) in zip(run, run.dropFirst() + run.prefix(1)) {
        sum += (from.x * to.y - from.y * to.x) / 2
      }
    }
    return sum
  }

  @Test(
    "areas are combined",
    arguments: [
      ("union", square.union(shifted), 175, 1),
      ("intersection", square.intersection(shifted), 25, 1),
      ("subtracting", square.subtracting(shifted), 75, 1),
      ("symmetric difference", square.symmetricDifference(shifted), 150, 2),
      ("a hole", square.subtracting(inner), 84, 2), ("within", square.union(inner), 100, 1),
      ("of the inner one", inner.subtracting(square), 0, 0),
      ("common edge", square.union(beside), 200, 1),
      ("only an edge in common", square.intersection(beside), 0, 0),
      ("the same", square.subtracting(square), 0, 0), ("itself", square.union(square), 100, 1),
      ("a circle", square.intersection(circle), 25 * CGFloat.pi / 4, 1),
      ("star", star.normalized(), 112.257, 1),
      ("star by turns", star.normalized(using: .evenOdd), 77.7, 5),
    ])
  func areas(name: String, path: CGPath, area: CGFloat, outlines: Int) {
    #expect(abs(Self.area(path) - area) < 0.15, "\(name): \(Self.area(path))")
    #expect(Self.lines(path).count == outlines, "\(name)")
  }

  @Test("a union has only the corners that remain") func corners() {
    #expect(Self.lines(Self.square.union(Self.beside)).map(\.count) == [4])
    #expect(Self.lines(Self.square.union(Self.shifted)).map(\.count) == [8])
    let hole = Self.square.subtracting(Self.inner)
    #expect(!hole.contains(CGPoint(x: 4, y: 4)) && hole.contains(CGPoint(x: 1, y: 1)))
  }

  @Test("paths intersect where their areas do") func intersecting() {
    #expect(Self.square.intersects(Self.shifted) && Self.square.intersects(Self.inner))
    #expect(!Self.square.intersects(Self.beside))
  }

  @Test("parts of an area are apart, with their holes") func components() {
    let path = CGMutablePath()
    path.addPath(Self.square.subtracting(Self.inner))
    path.addRect(CGRect(x: 20, y: 0, width: 2, height: 2))
    let parts = path.componentsSeparated(using: .evenOdd)
    #expect(parts.map { Self.area($0).rounded() }.sorted() == [4, 84])
  }

  @Test("lines are cut by areas") func lines() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -5, y: 4))
    line.addLine(to: CGPoint(x: 15, y: 4))
    #expect(
      Self.lines(line.lineSubtracting(Self.square)) == [
        [CGPoint(x: -5, y: 4), CGPoint(x: 0, y: 4)], [CGPoint(x: 10, y: 4), CGPoint(x: 15, y: 4)],
      ])
    #expect(
      Self.lines(line.lineIntersection(Self.square)) == [
        [CGPoint(x: 0, y: 4), CGPoint(x: 10, y: 4)]
      ])
  }

  @Test("flattened paths have lines alone") func flattening() {
    let path = Self.circle.flattened(threshold: 0.01)
    #expect(abs(abs(Self.area(path)) - 25 * CGFloat.pi) < 0.2 && path.boundingBox.width > 9.99)
    path.applyWithBlock { #expect($0.pointee.type != .addCurveToPoint) }
  }

  @MainActor
  @Test("a conic gradient has the colors of angles") func conic() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: nil))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
      $0.cgContext.drawConicGradient(gradient, center: CGPoint(x: 20, y: 20), angle: 0)
    }
    let data = try #require(image.cgImage?.dataProvider?.data)
    let bytes = [UInt8](data)
    func red(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * 40 + x) * 4 + 2]) }
    // Clockwise from the right: just after the start, a quarter, a half, three quarters, and just before the end.
    let found = [red(38, 21), red(20, 38), red(1, 20), red(20, 1), red(38, 18)]
    for (value, expected) in zip(found, [251, 191, 127, 64, 5]) {
      #expect(abs(value - expected) < 8, "\(found)")
    }
  }
}
