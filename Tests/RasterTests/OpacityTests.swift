import DisplayList
import Testing

@testable import Raster

struct OpacityTests {
  private func half(_ layer: DisplayLayer...) -> DisplayLayer {
    .make(CGRect(0, 0, 20, 20), layer) { $0.opacity = 0.5 }
  }

  @Test("opacity makes a layer translucent") func translucent() throws {
    let layer = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red) { $0.opacity = 0.5 }
    #expect(try RenderedImage(layer)[5, 5].isNear([128, 0, 0, 128]))
  }

  @Test("nested opacities are multiplied") func nested() throws {
    let inner = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red) { $0.opacity = 0.5 }
    #expect(try RenderedImage(half(inner))[5, 5].isNear([64, 0, 0, 64]))
  }

  @Test("overlapping sublayers of a translucent layer don't show through") func overlap() throws {
    let rendered = try RenderedImage(
      half(.make(CGRect(0, 0, 10, 10), color: .red), .make(CGRect(5, 0, 10, 10), color: .green)))
    #expect(rendered[2, 5].isNear([128, 0, 0, 128]))
    #expect(rendered[7, 5].isNear([0, 128, 0, 128]))
  }

  @Test("overlapping translucent layers show through") func translucentOverlap() throws {
    func layer(_ x: CGFloat, _ color: CGColor) -> DisplayLayer {
      .make(CGRect(x, 0, 10, 10), color: color) { $0.opacity = 0.5 }
    }
    #expect(try RenderedImage(layer(0, .red), layer(5, .green))[7, 5].isNear([64, 128, 0, 191]))
  }

  struct Parts: CustomTestStringConvertible {
    let id: String
    let content: LayerContent
    let edit: @Sendable (inout LayerAttributes) -> Void
    var testDescription: String { id }
  }

  private static let gradient = LayerContent.gradient(
    GradientContent(
      kind: .axial, stops: [.init(color: .red, location: 0)], startPoint: .zero,
      endPoint: CGPoint(x: 1, y: 0)))

  @Test(
    "opacity applies equally to every part of a layer",
    arguments: [
      Parts(id: "background", content: .none, edit: { $0.backgroundColor = .red }),
      Parts(
        id: "border", content: .none,
        edit: {
          $0.borderWidth = 20
          $0.borderColor = .red
        }),
      Parts(
        id: "background and border", content: .none,
        edit: {
          $0.backgroundColor = .green
          $0.borderWidth = 20
          $0.borderColor = .red
        }),
      Parts(id: "content", content: gradient, edit: { _ in }),
      Parts(id: "background and content", content: gradient, edit: { $0.backgroundColor = .green }),
      Parts(
        id: "masked content", content: gradient,
        edit: {
          $0.backgroundColor = .green
          $0.masksToBounds = true
          $0.cornerRadius = 5
        }),
    ])
  func parts(row: Parts) throws {
    let layer = DisplayLayer.make(CGRect(0, 0, 20, 20), content: row.content) {
      $0.opacity = 0.5
      row.edit(&$0)
    }
    #expect(try RenderedImage(layer)[10, 10].isNear([128, 0, 0, 128]))
    #expect(try RenderedImage(half(layer))[10, 10].isNear([64, 0, 0, 64]))
  }

  @Test(
    "opacity is clamped to 0…1",
    arguments: [(-1.0, 0), (0.0, 0), (1.0, 255), (7.0, 255), (Double.nan, 0)])
  func clampedOpacity(opacity: Double, alpha: Int) throws {
    let layer = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red) { $0.opacity = opacity }
    #expect(try RenderedImage(layer)[5, 5].alpha == alpha)
  }

  @Test("color components are clamped to 0…1") func clampedColors() throws {
    let color = CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: 3)
    #expect(try RenderedImage(DisplayLayer.make(CGRect(0, 0, 9, 9), color: color))[5, 5] == .red)
  }
}
