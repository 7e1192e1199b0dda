import DisplayList
import Testing

@Suite struct ShapeContentTests {
  private static func shape(
    _ path: CGPath, _ change: (inout ShapeContent) -> Void = { _ in }
  ) -> LayerContent {
    var shape = ShapeContent(path: path)
    change(&shape)
    return .shape(shape)
  }

  private static func square(_ x: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: 0, width: 10, height: 10))
  }

  @Test(
    "shapes are interpolated if their paths have the same element types",
    arguments: [
      ("path", shape(square(0)), shape(square(8)), shape(square(2))),
      (
        "colors", shape(square(0)) { ($0.fillColor, $0.strokeColor) = (.black, .white) },
        shape(square(0)) { ($0.fillColor, $0.strokeColor) = (.white, .black) },
        shape(square(0)) {
          $0.fillColor = CGColor(gray: 0.25, alpha: 1)
          $0.strokeColor = CGColor(gray: 0.75, alpha: 1)
        }
      ),
      (
        "stroke", shape(square(0)) { ($0.strokeStart, $0.strokeEnd, $0.lineWidth) = (0, 0, 1) },
        shape(square(0)) { ($0.strokeStart, $0.strokeEnd, $0.lineWidth) = (0.4, 1, 5) },
        shape(square(0)) { ($0.strokeStart, $0.strokeEnd, $0.lineWidth) = (0.1, 0.25, 2) }
      ),
      (
        "dash", shape(square(0)) { $0.lineDashPattern = [1] },
        shape(square(0)) {
          $0.lineDashPattern = [2]
          $0.lineDashPhase = 4
          $0.miterLimit = 2
        },
        shape(square(0)) {
          $0.lineDashPattern = [1]
          $0.lineDashPhase = 1
          $0.miterLimit = 8
        }
      ),
      (
        "other element types", shape(square(0)),
        shape(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 4))) { $0.lineWidth = 5 },
        shape(square(0))
      ),
      ("other content", shape(square(0)), .none, shape(square(0))),
    ] as [(String, LayerContent, LayerContent, LayerContent)])
  func interpolation(
    id: String, start: LayerContent, end: LayerContent, expected: LayerContent
  ) {
    #expect(start.interpolated(to: end, fraction: 0.25) == expected)
  }
}
