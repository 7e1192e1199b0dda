import CoreGraphics
import Testing

@Suite struct ShadingTests {
  private func function(
    outputs: Int, domain: [CGFloat] = [0, 1],
    _ evaluate: @escaping (CGFloat) -> [CGFloat] = { [$0, 0, 0, 1] }
  ) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        for (index, value) in evaluate(input[0]).prefix(outputs).enumerated() {
          output[index] = value
        }
      }, releaseInfo: nil)
    return CGFunction(
      info: nil, domainDimension: 1, domain: domain, rangeDimension: outputs, range: nil,
      callbacks: &callbacks)
  }

  private func stops(_ function: CGFunction?, _ space: CGColorSpace) -> [CGColor]? {
    guard let function,
      let shading = CGShading(
        axialSpace: space, start: .zero, end: CGPoint(x: 10, y: 0), function: function,
        extendStart: true, extendEnd: false)
    else { return nil }
    let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 20, height: 20), scale: 1)
    context.translateBy(x: 3, y: 0)
    context.drawShading(shading)
    guard case .gradient(let gradient)? = context.drawing.commands.first?.paint else { return nil }
    #expect(gradient.options == .drawsBeforeStartLocation && gradient.matrix.tx == 3)
    return gradient.stops.map(\.color)
  }

  @Test("a function computes the colors over its domain, with or without alpha") func colors() {
    let red = stops(
      function(outputs: 4, domain: [0, 2]) { [$0 / 2, 0, 0, 0.5] }, CGColorSpaceCreateDeviceRGB())
    #expect(red?.count == 257 && isNear(red?[128].red ?? 0, 0.5, 1e-9))
    #expect(red?.last?.red == 1 && red?.last?.alpha == 0.5)
    let gray = stops(function(outputs: 1) { [1 - $0] }, CGColorSpaceCreateDeviceGray())
    #expect(gray?.first?.green == 1 && gray?.first?.alpha == 1 && gray?.last?.green == 0)
  }

  @Test("outputs that are missing, and places that are not finite, make no shading")
  func invalid() throws {
    #expect(stops(function(outputs: 2), CGColorSpaceCreateDeviceRGB()) == nil)
    #expect(function(outputs: 0) == nil)
    let function = try #require(self.function(outputs: 4))
    #expect(
      CGShading(
        radialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, startRadius: -1, end: .zero,
        endRadius: 1, function: function, extendStart: true, extendEnd: true) == nil)
    #expect(
      stops(self.function(outputs: 4) { _ in [.nan, 0, 0, 1] }, CGColorSpaceCreateDeviceRGB())?[0]
        .red == 0)
  }
}
