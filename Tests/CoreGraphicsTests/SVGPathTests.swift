import CoreGraphics
import Testing

@Suite struct SVGPathTests {
  @Test(
    "path data becomes lines and curves",
    arguments: [
      ("nothing", " \n", ""),
      ("absolute lines", "M1 2L3 4H5V6Z", "M1,2 L3,4 L5,4 L5,6 Z"),
      ("relative lines", "m1 2l3 4h5v6z", "M1,2 L4,6 L9,6 L9,12 Z"),
      ("repeated lines", "M1,2 3,4 5,6", "M1,2 L3,4 L5,6"),
      ("repeated relative lines", "m1,2 3,4 5,6", "M1,2 L4,6 L9,12"),
      ("compact numbers", "M.5.5-1-2+3e1.5E-1", "M0.5,0.5 L-1,-2 L30,0.05"),
      ("numbers that end with a point", "M1. 2.", "M1,2"),
      ("separators", "M 0 , 0\tL\n1\r,2 3\u{C}4", "M0,0 L1,2 L3,4"),
      ("curves", "M0 0C1 2 3 4 5 6c1 2 3 4 5 6", "M0,0 C1,2 3,4 5,6 C6,8 8,10 10,12"),
      ("a smooth curve", "M0 0C1 2 3 4 5 6S9 8 9 9", "M0,0 C1,2 3,4 5,6 C7,8 9,8 9,9"),
      ("repeated smooth curves", "M0 0s1 2 3 4 5 6 7 8", "M0,0 C0,0 1,2 3,4 C5,6 8,10 10,12"),
      ("a smooth curve after a line", "M0 0L1 1S2 2 3 4", "M0,0 L1,1 C1,1 2,2 3,4"),
      ("quadratic curves", "M0 0Q1 2 3 4q1 2 3 4", "M0,0 Q1,2 3,4 Q4,6 6,8"),
      ("smooth quadratic curves", "M0 0Q1 2 2 0T4 0t2 0", "M0,0 Q1,2 2,0 Q3,-2 4,0 Q5,2 6,0"),
      ("a smooth quadratic after a cubic", "M0 0C1 2 3 4 5 6T7 8", "M0,0 C1,2 3,4 5,6 Q5,6 7,8"),
      ("a point after a closed subpath", "M1 1L5 5zm1 1z l2 2", "M1,1 L5,5 Z M2,2 Z L4,4"),
      ("an arc without a radius", "M0 0A0 5 0 0 1 9 9", "M0,0 L9,9"),
      ("an arc to its own start", "M3 3A5 5 0 0 1 3 3L1 1", "M3,3 L1,1"),
    ])
  func elements(id: String, data: String, expected: String) throws {
    #expect(try SVGPathParser.path(from: data).description == expected)
  }

  @Test(
    "an arc is the part of its ellipse that the flags choose",
    arguments: [
      ("clockwise", "M0 0A10 10 0 0 1 20 0", CGRect(x: 0, y: -10, width: 20, height: 10)),
      ("counterclockwise", "M0 0A10 10 0 0 0 20 0", CGRect(x: 0, y: 0, width: 20, height: 10)),
      (
        "radii that are too small", "M0 0A1 2 0 0 1 20 0",
        CGRect(x: 0, y: -20, width: 20, height: 20)
      ),
      ("a small arc", "M0 0a10 10 0 0 1 10 10", CGRect(x: 0, y: 0, width: 10, height: 10)),
      ("a large arc", "M0 0a10 10 0 1 1 10 10", CGRect(x: 0, y: -10, width: 20, height: 20)),
      (
        "the other large arc", "M0 0a10 10 0 1 0 10 10", CGRect(x: -10, y: 0, width: 20, height: 20)
      ),
      ("a turned ellipse", "M0 0A20 10 90 0 1 20 0", CGRect(x: 0, y: -20, width: 20, height: 20)),
      ("negative radii", "M0 0A-10-10 0 0 1 20 0", CGRect(x: 0, y: -10, width: 20, height: 10)),
      ("compact flags", "M0 0a10,10,0,0110,10", CGRect(x: 0, y: 0, width: 10, height: 10)),
      (
        "repeated arcs", "M0 0a10 10 0 0110 10 10 10 0 01-10 10",
        CGRect(x: 0, y: 0, width: 10, height: 20)
      ),
    ])
  func arcs(id: String, data: String, box: CGRect) throws {
    let path = try SVGPathParser.path(from: data)
    #expect(isNear(path.boundingBoxOfPath, box, 0.01))
  }

  @Test("an arc of half a turn has two curves, and ends exactly at its end") func arcCurves() throws
  {
    let path = try SVGPathParser.path(from: "M0.1 0.2A7 9 30 0 1 3.3 4.4")
    #expect(path.currentPoint == CGPoint(x: 3.3, y: 4.4))
    let half = try SVGPathParser.path(from: "M0 0A10 10 0 0 1 20 0")
    #expect(half.elements.count == 3)
  }

  @Test(
    "an error has its exact place in the path data",
    arguments: [
      ("no move", "L1 2", 0, 1, "the path starts with 'L'"),
      ("an unknown command", "M0 0 X1", 5, 1, "unexpected 'X' in the path"),
      ("a command of two letters", "M0 0 Lq1 2", 6, 1, "unexpected 'q' in the path"),
      ("a missing number", "M0 0 L1 C", 8, 1, "unexpected 'C' in the path"),
      ("a missing number at the end", "M0 0 L1", 7, 1, "unexpected end of the path"),
      ("a comma before a command", "M0 0, L1 1", 6, 1, "unexpected 'L' in the path"),
      ("two commas", "M0,,0", 3, 1, "unexpected ',' in the path"),
      ("a sign alone", "M0 - 1", 3, 1, "unexpected '-' in the path"),
      ("a point alone", "M0 .", 3, 1, "unexpected '.' in the path"),
      ("no flag", "M0 0 a1 1 0 2 1 1 1", 12, 1, "unexpected '2' in the path"),
      ("a number after Z", "M0 0 Z 5", 7, 1, "unexpected '5' in the path"),
      (
        "a number that is out of range", "M0 0 L 1e999,1", 7, 5,
        "the number '1e999' is out of range"
      ),
      (
        "a point that is out of range", "M900 0 l 200 7 L0 0", 9, 5,
        "the path leaves the range of coordinates"
      ),
    ])
  func problems(id: String, data: String, offset: Int, length: Int, message: String) {
    do throws(SVGPathParser.Problem) {
      _ = try SVGPathParser.path(from: data, maxMagnitude: 1000)
      Issue.record("no error")
    } catch {
      #expect(error.message == message)
      #expect((error.offset, error.length) == (offset, length))
    }
  }

  @Test("a missing argument is named") func expectation() {
    func expected(_ data: String) -> String? {
      do throws(SVGPathParser.Problem) {
        _ = try SVGPathParser.path(from: data)
        return nil
      } catch {
        return error.expected
      }
    }
    #expect(expected("M0 0 c1 2 3") == "a number, the y2 of 'c x1 y1 x2 y2 x y'")
    #expect(
      expected("M0 0 A1 1 0 x")
        == "0 or 1, the large-arc flag of 'A rx ry rotation large-arc sweep x y'"
    )
  }
}

extension CGPath {
  /// The elements as path data.
  fileprivate var description: String {
    func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }
    func text(_ number: CGFloat) -> String {
      let text = "\(number + 0)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    return elements.map { element in
      switch element {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .quadCurve(let end, let control): "Q\(text(control)) \(text(end))"
      case .curve(let end, let control1, let control2):
        "C\(text(control1)) \(text(control2)) \(text(end))"
      case .close: "Z"
      }
    }.joined(separator: " ")
  }
}
