import CoreGraphics
import Testing

/// What a context records, without pixels.
@Suite struct ContextStateTests {
  private let context = CGContext(
    bounds: CGRect(x: 0, y: 0, width: 100, height: 50), scale: 2)

  private var last: DrawingCommand? { context.drawing.commands.last }

  @Test("a new context has Core Graphics' defaults") func defaults() throws {
    context.stroke(CGRect(x: 1, y: 1, width: 2, height: 2))
    let command = try #require(last)
    guard case .stroke(_, let pen, _) = command.operation else {
      Issue.record("no stroke")
      return
    }
    #expect(pen == StrokeStyle())
    #expect(pen.width == 1 && pen.cap == .butt && pen.join == .miter && pen.miterLimit == 10)
    #expect(pen.dashes.isEmpty)
    #expect(command.paint == .color(.black))
    #expect(command.style == CompositingStyle())
    #expect(command.style.alpha == 1 && command.style.blendMode == .normal)
    #expect(command.style.isAntialiased && command.style.interpolation == .default)
    #expect(command.clip.isEmpty)
  }

  @Test("the base transform scales to pixels and flips y") func baseTransform() {
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    let shifted = CGContext(bounds: CGRect(x: 10, y: 5, width: 20, height: 20), scale: 3)
    #expect(shifted.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: -30, ty: 75))
    let bitmap = CGContext(unflipped: CGSize(width: 8, height: 6))
    #expect(bitmap.ctm == .identity)
  }

  @Test("points are converted to the device and back") func conversion() {
    context.translateBy(x: 10, y: 0)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 2)) == CGPoint(x: 22, y: 96))
    #expect(context.convertToUserSpace(CGPoint(x: 22, y: 96)) == CGPoint(x: 1, y: 2))
    #expect(
      context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 10, height: 10))
        == CGRect(x: 20, y: 80, width: 20, height: 20))
    #expect(
      context.convertToDeviceSpace(CGSize(width: 3, height: 4)) == CGSize(width: 6, height: -8))
  }

  @Test("a saved state is restored with transform, clip, colors, line and compositing")
  func savedState() throws {
    let square = CGRect(x: 1, y: 1, width: 2, height: 2)
    context.stroke(square)
    let before = try #require(last)
    context.saveGState()
    context.scaleBy(x: 2, y: 2)
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.setStrokeColor(.white)
    context.setLineWidth(7)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(3)
    context.setLineDash(phase: 1, lengths: [2])
    context.setAlpha(0.5)
    context.setBlendMode(.multiply)
    context.setShadow(offset: .zero, blur: 2)
    context.interpolationQuality = .none
    context.setShouldAntialias(false)
    context.stroke(square)
    #expect(last != before)
    context.restoreGState()
    context.stroke(square)
    #expect(last == before)
  }

  @Test("the path and the text matrix are not part of the state") func unsavedState() {
    context.saveGState()
    context.move(to: CGPoint(x: 3, y: 4))
    context.textPosition = CGPoint(x: 5, y: 6)
    context.restoreGState()
    #expect(context.currentPointOfPath == CGPoint(x: 3, y: 4))
    #expect(context.textMatrix == CGAffineTransform(translationX: 5, y: 6))
  }

  @Test("points are added in the user space of that time") func pathPoints() {
    context.translateBy(x: 10, y: 10)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 5, y: 0))
    context.scaleBy(x: 5, y: 5)
    #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 1, height: 0))
    #expect(context.path?.currentPoint == CGPoint(x: 1, y: 0))
    context.beginPath()
    #expect(context.isPathEmpty && context.path == nil && context.boundingBoxOfPath.isNull)
  }

  @Test("segments without a current point are ignored") func missingPoint() {
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.addCurve(to: .zero, control1: .zero, control2: .zero)
    context.addQuadCurve(to: .zero, control: .zero)
    context.closePath()
    #expect(context.isPathEmpty)
  }

  @Test("the box of the clip is in user space") func clipBox() {
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
    context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
    context.clip(to: CGRect(x: 20, y: 0, width: 50, height: 50))
    context.scaleBy(x: 0.5, y: 0.5)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 40, y: 20, width: 20, height: 40))
    context.clip(to: CGRect(x: 500, y: 500, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  @Test("nested rectangles are one clip") func nestedClips() {
    for step in 0..<1000 {
      context.clip(to: CGRect(x: CGFloat(step) / 100, y: 0, width: 50, height: 50))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(last?.clip.count == 1)
  }

  @Test(
    "the current path contains points by the way it is drawn",
    arguments: [
      (CGPathDrawingMode.fill, true, false), (.eoFill, false, false), (.stroke, false, true),
      (.fillStroke, true, true),
    ])
  func pathContains(mode: CGPathDrawingMode, inside: Bool, onEdge: Bool) {
    context.setLineWidth(4)
    context.addRect(CGRect(x: 10, y: 10, width: 30, height: 30))
    context.addRect(CGRect(x: 20, y: 20, width: 10, height: 10))
    #expect(context.pathContains(CGPoint(x: 25, y: 25), mode: mode) == inside)
    #expect(context.pathContains(CGPoint(x: 9, y: 25), mode: mode) == onEdge)
  }

  @Test("drawings with equal commands are equal") func equality() {
    func drawing(_ width: CGFloat) -> Drawing {
      let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 9, height: 9), scale: 1)
      context.beginTransparencyLayer()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setLineWidth(width)
      context.strokeEllipse(in: CGRect(x: 1, y: 1, width: 4, height: 4))
      context.endTransparencyLayer()
      return context.drawing
    }
    #expect(drawing(1) == drawing(1))
    #expect(drawing(1) != drawing(2))
  }

  @Test("colors have the components of their spaces") func colorSpaces() throws {
    #expect(CGColor(gray: 0.25, alpha: 0.5).components == [0.25, 0.5])
    #expect(CGColor(gray: 0.25, alpha: 0.5).numberOfComponents == 2)
    #expect(CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1).components == [0.1, 0.2, 0.3, 1])
    let inks = CGColor(genericCMYKCyan: 1, magenta: 0, yellow: 0, black: 0.5, alpha: 1)
    #expect(
      inks.converted(to: CGColorSpaceCreateDeviceRGB(), intent: .defaultIntent, options: nil)?
        .components == [0, 0.5, 0.5, 1])
    #expect(inks.components == [1, 0, 0, 0.5, 1])
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1]))
    #expect(isNear(red.red, 1.0931, 1e-3) && isNear(red.green, -0.2267, 1e-3))
    #expect(red.components.map { isNear($0[0], 1, 1e-6) && isNear($0[1], 0, 1e-6) } == true)
    #expect(CGColorSpace(name: "unknown") == nil)
    #expect(
      CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [1, 0.5])
        == CGColor(gray: 1, alpha: 0.5))
  }
}
