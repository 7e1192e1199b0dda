import DisplayList
import Testing

@testable import Raster

struct OpacityTests {
  private func half(_ layer: DisplayLayer...) -> DisplayLayer {
    .make(CGRect(0, 0, 20, 20), layer) { $0.opacity = 0.5 }
  }

  private func near(_ pixel: Picture.Pixel, _ expected: [Int]) -> Bool {
    zip([pixel.red, pixel.green, pixel.blue, pixel.alpha], expected).allSatisfy {
      abs($0 - $1) <= 1
    }
  }

  @Test func `a layer's opacity makes its colour translucent`() throws {
    let layer = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red) { $0.opacity = 0.5 }
    #expect(near(try Picture(layer)[5, 5], [128, 0, 0, 128]))
  }

  @Test func `opacities multiply`() throws {
    let inner = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red) { $0.opacity = 0.5 }
    #expect(near(try Picture(half(inner))[5, 5], [64, 0, 0, 64]))
  }

  @Test func `a group shows nothing through where its layers overlap`() throws {
    let picture = try Picture(
      half(.make(CGRect(0, 0, 10, 10), color: .red), .make(CGRect(5, 0, 10, 10), color: .green)))
    #expect(near(picture[2, 5], [128, 0, 0, 128]))
    #expect(near(picture[7, 5], [0, 128, 0, 128]))
  }

  @Test func `layers that are translucent one by one do`() throws {
    func layer(_ x: CGFloat, _ color: CGColor) -> DisplayLayer {
      .make(CGRect(x, 0, 10, 10), color: color) { $0.opacity = 0.5 }
    }
    #expect(near(try Picture(layer(0, .red), layer(5, .green))[7, 5], [64, 128, 0, 191]))
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

  @Test(arguments: [
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
  func `every part fades alike`(row: Parts) throws {
    let layer = DisplayLayer.make(CGRect(0, 0, 20, 20), content: row.content) {
      $0.opacity = 0.5
      row.edit(&$0)
    }
    #expect(near(try Picture(layer)[10, 10], [128, 0, 0, 128]))
    #expect(near(try Picture(half(layer))[10, 10], [64, 0, 0, 64]))
  }

  @Test(arguments: [(-1.0, 0), (0.0, 0), (1.0, 255), (7.0, 255), (Double.nan, 0)])
  func `opacity runs from 0 to 1`(opacity: Double, alpha: Int) throws {
    let layer = DisplayLayer.make(CGRect(0, 0, 10, 10), color: .red) { $0.opacity = opacity }
    #expect(try Picture(layer)[5, 5].alpha == alpha)
  }

  @Test func `colours outside 0 to 1 are clamped`() throws {
    let color = CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: 3)
    #expect(try Picture(DisplayLayer.make(CGRect(0, 0, 9, 9), color: color))[5, 5] == .red)
  }
}
