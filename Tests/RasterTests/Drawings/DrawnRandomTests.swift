import CCairo
import DisplayList
import Testing

@testable import Raster

/// Random calls of contexts, with ordinary and extreme values.
struct DrawnRandomTests {
  /// A generator of calls.
  private struct Calls: RandomNumberGenerator {
    var state: UInt64
    let image: CGImage
    let runs: [GlyphRun]

    /// Returns the next number of SplitMix64.
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = state
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }

    mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    mutating func number() -> CGFloat {
      switch index(12) {
      case 0..<8: CGFloat.random(in: -5...30, using: &self)
      case 8: [0, 0, 1, -1, 0.001][index(5)]
      case 9: [1e3, -1e5, 1e7, 3e4, -4e4][index(5)]
      case 10: [1e12, -1e30, 1e300, 1e-300, 1e-9][index(5)]
      default: index(3) == 0 ? [CGFloat.nan, .infinity, -.infinity][index(3)] : 7.25
      }
    }

    mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func rect() -> CGRect { CGRect(number(), number(), number(), number()) }

    mutating func color() -> CGColor {
      CGColor(
        srgbRed: number() / 20, green: number() / 20, blue: number() / 20, alpha: number() / 9)
    }

    mutating func make(in context: CGContext) {
      switch index(40) {
      case 0: context.saveGState()
      case 1: context.restoreGState()
      case 2: context.translateBy(x: number(), y: number())
      case 3: context.scaleBy(x: number() / 9, y: number() / 9)
      case 4: context.rotate(by: number())
      case 5: context.setLineWidth(number())
      case 6: context.setLineCap([.butt, .round, .square][index(3)])
      case 7: context.setLineJoin([.miter, .round, .bevel][index(3)])
      case 8: context.setMiterLimit(number())
      case 9: context.setLineDash(phase: number(), lengths: (0..<index(4)).map { _ in number() })
      case 10: context.setAlpha(number() / 9)
      case 11: context.setBlendMode(CGBlendMode.allCases[index(28)])
      case 12:
        context.setShadow(
          offset: CGSize(width: number(), height: number()), blur: min(number(), 30), color: color()
        )
      case 13: context.setShadow(offset: .zero, blur: 0, color: nil)
      case 14: context.setFillColor(color())
      case 15: context.setStrokeColor(color())
      case 16: context.move(to: point())
      case 17: context.addLine(to: point())
      case 18: context.addCurve(to: point(), control1: point(), control2: point())
      case 19:
        context.addArc(
          center: point(), radius: number(), startAngle: number(), endAngle: number(),
          clockwise: index(2) == 0)
      case 20: context.addArc(tangent1End: point(), tangent2End: point(), radius: number())
      case 21: context.addEllipse(in: rect())
      case 22: context.closePath()
      case 23: context.drawPath(using: [.fill, .eoFill, .stroke, .fillStroke][index(4)])
      case 24: context.fill(rect())
      case 25: context.stroke(rect(), width: number())
      case 26: context.clear(rect())
      case 27: context.clip(to: rect())
      case 28: context.clip(using: index(2) == 0 ? .winding : .evenOdd)
      case 29: context.clip(to: rect(), mask: image)
      case 30: context.resetClip()
      case 31: context.draw(image, in: rect(), byTiling: index(3) == 0)
      case 32: context.beginTransparencyLayer()
      case 33: context.endTransparencyLayer()
      case 34: context.draw(runs)
      case 35: gradient(in: context)
      case 36: pattern(in: context)
      case 37: context.replacePathWithStrokedPath()
      case 38: context.setShouldAntialias(index(2) == 0)
      default: context.interpolationQuality = index(2) == 0 ? .none : .high
      }
    }

    private mutating func gradient(in context: CGContext) {
      let colors = (0...index(3)).map { _ in color() }
      let locations = index(2) == 0 ? nil : colors.map { _ in number() }
      guard let gradient = CGGradient(colors, locations: locations) else { return }
      let options = CGGradientDrawingOptions(rawValue: UInt32(index(4)))
      if index(2) == 0 {
        context.drawLinearGradient(gradient, start: point(), end: point(), options: options)
      } else {
        context.drawRadialGradient(
          gradient, startCenter: point(), startRadius: number(), endCenter: point(),
          endRadius: number(), options: options)
      }
    }

    private mutating func pattern(in context: CGContext) {
      var callbacks = CGPatternCallbacks(
        version: 0, drawPattern: { _, context in context.fillEllipse(in: CGRect(0, 0, 5, 4)) },
        releaseInfo: nil)
      let matrix = CGAffineTransform(
        a: number(), b: index(2) == 0 ? 0 : number(), c: 0, d: number(), tx: number(),
        ty: number())
      let pattern = CGPattern(
        info: nil, bounds: rect(), matrix: index(2) == 0 ? .identity : matrix, xStep: number(),
        yStep: number(), tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
      if let pattern { context.setFillPattern(pattern, colorComponents: [number()]) }
    }
  }

  @Test("no call of a context makes a frame fail", arguments: 0..<4)
  func calls(seed: Int) throws {
    var calls = Calls(
      state: UInt64(seed), image: try pixels("rg", "b."),
      runs: GlyphRun.runs("g", size: 12))
    for _ in 0..<5 {
      let context = CGContext(bounds: CGRect(0, 0, 20, 20), scale: 1)
      for _ in 0..<60 { calls.make(in: context) }
      let surface = try Surface(CAIRO_FORMAT_ARGB32, width: 20, height: 20)
      try DrawingPainter(surface, fonts: FontCache(), matrix: .identity).draw(context.drawing)
    }
  }
}
