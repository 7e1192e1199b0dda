import CoreGraphics

extension ValueType<CGPath> {
  private static let expectation = "path data as in SVG, such as M0 0 L10 0 L5 9 Z"

  /// A path, as the path data of SVG.
  package static let path = ValueType(
    expectation, .shared("path", .text(maxLength: Limits.pathLength))
  ) { value, context in
    guard let text = value.text else {
      context.reportType(value, expected: expectation)
      return nil
    }
    guard text.unicodeScalars.count <= Limits.pathLength else {
      context.reportRange(value, expected: "at most \(Limits.pathLength) characters")
      return nil
    }
    do throws(SVGPathParser.Problem) {
      return try SVGPathParser.path(from: text, maxMagnitude: Limits.magnitude)
    } catch {
      let range = error.offset..<(error.offset + error.length)
      context.report(
        .badPath, error.message, at: context.source.span(of: range, in: value),
        expected: error.expected, found: value.origin.map { _ in value.summary })
      return nil
    }
  }
}
