import DisplayList
import Testing

@testable import Raster

@Suite struct MaskTests {
  private static func masked(
    _ layer: DisplayLayer, by mask: DisplayLayer, edit: (inout LayerAttributes) -> Void = { _ in }
  ) -> DisplayLayer {
    var attributes = layer.attributes
    attributes.effects.mask = mask
    edit(&attributes)
    return DisplayLayer(
      id: layer.id, attributes: attributes, content: layer.content, sublayers: layer.sublayers)
  }

  private static let square = DisplayLayer.make(CGRect(2, 2, 16, 16), color: .red)

  @Test("a layer shows where its mask is opaque, in the coordinates of its bounds")
  func rectangle() throws {
    let image = try RenderedImage(
      Self.masked(Self.square, by: .make(CGRect(4, 6, 5, 3), color: .blue)))
    #expect(image.extents == [6, 8, 11, 11])
    #expect(image[7, 9] == .red)
  }

  @Test(
    "the alpha of the mask counts, not its color",
    arguments: [
      ("opaque", CGColor(gray: 0, alpha: 1), 255), ("half", CGColor(gray: 1, alpha: 0.5), 128),
      ("clear", CGColor(gray: 1, alpha: 0), 0),
    ])
  func alpha(id: String, color: CGColor, alpha: Int) throws {
    let image = try RenderedImage(
      Self.masked(Self.square, by: .make(CGRect(0, 0, 16, 16), color: color)))
    #expect(image[10, 10].isNear([alpha, 0, 0, alpha]), "\(id): \(image[10, 10])")
  }

  @Test("a mask hides background, border, sublayers and shadow alike") func everything() throws {
    let sublayer = DisplayLayer.make(CGRect(-4, 4, 24, 4), color: .blue)
    let layer = DisplayLayer.make(CGRect(6, 2, 8, 8), color: .red, [sublayer]) {
      $0.borderWidth = 1
      $0.borderColor = .green
      $0.shadow = Shadow(
        color: .black, opacity: 1, offset: CGSize(width: 0, height: 8), radius: 0)
    }
    let image = try RenderedImage(
      Self.masked(layer, by: .make(CGRect(0, 0, 4, 12), color: .black)))
    #expect(image.extents == [6, 2, 10, 14])
    #expect(image[6, 3] == .green && image[8, 4] == .red && image[8, 7] == .blue)
    #expect(image[8, 12].isNear([0, 0, 0, 255]))
  }

  @Test("the sublayers of a mask and its own mask count") func nested() throws {
    let inner = DisplayLayer.make(CGRect(8, 0, 4, 16), color: .black)
    let mask = Self.masked(
      .make(CGRect(0, 0, 6, 16), color: .black, [inner]),
      by: .make(CGRect(0, 4, 16, 4), color: .black))
    let image = try RenderedImage(Self.masked(Self.square, by: mask))
    #expect(image.extents == [2, 6, 14, 10])
    #expect(image[9, 8] == .none && image[11, 8] == .red)
  }

  @Test("a rounded mask has smooth edges") func rounded() throws {
    let mask = DisplayLayer.make(CGRect(0, 0, 16, 16), color: .black) { $0.cornerRadius = 8 }
    let image = try RenderedImage(Self.masked(Self.square, by: mask))
    #expect(abs(image.area - .pi * 64) < 1)
    #expect(image[2, 2].alpha == 0 && image[10, 10] == .red)
  }

  @Test("a mask without an area, or that is transparent, hides the layer") func empty() throws {
    for mask in [
      DisplayLayer.make(.zero, color: .black), .make(CGRect(0, 0, 9, 9)),
      .make(CGRect(0, 0, 9, 9), color: .black) { $0.opacity = 0 },
    ] {
      #expect(try RenderedImage(Self.masked(Self.square, by: mask)).extents == nil)
    }
  }

  @Test("the opacity of the layer applies to the masked group once") func opacity() throws {
    let sublayer = DisplayLayer.make(CGRect(0, 0, 16, 16), color: .blue)
    let image = try RenderedImage(
      Self.masked(
        .make(CGRect(2, 2, 16, 16), color: .red, [sublayer]),
        by: .make(CGRect(0, 0, 8, 16), color: .black)
      ) { $0.opacity = 0.5 })
    #expect(image[5, 5].isNear([0, 0, 128, 128]))
    #expect(image[12, 5] == .none)
  }

  @Test("a mask that moves redraws where it was and is") func damage() throws {
    let renderer = try FrameRenderer(scale: 1)
    func list(_ x: CGFloat) -> DisplayList {
      DisplayList(
        size: CGSize(width: 100, height: 100), background: .white,
        layers: [
          Self.masked(
            .make(CGRect(10, 10, 80, 80), color: .red),
            by: .make(CGRect(x, 20, 10, 10), color: .black))
        ])
    }
    _ = try renderer.draw(list(0))
    let drawn = try renderer.draw(list(40))
    let rects = try #require(drawn.changedRects)
    #expect(rects.reduce(0) { $0 + $1.width * $1.height } < 1200)
    #expect(RenderedImage(drawn) == RenderedImage(try FrameRenderer(scale: 1).draw(list(40))))
  }
}

@Suite struct TintTests {
  @Test("a tint multiplies the layer with its sublayers") func tint() throws {
    let sublayer = DisplayLayer.make(
      CGRect(0, 0, 5, 10), color: CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    let image = try RenderedImage(
      .make(CGRect(0, 0, 10, 10), color: .red, [sublayer]) {
        $0.effects.tint = CGColor(srgbRed: 0.5, green: 1, blue: 0, alpha: 0.5)
      })
    #expect(image[2, 2].isNear([64, 128, 0, 128]))
    #expect(image[7, 2].isNear([64, 0, 0, 128]))
  }

  @Test("without group opacity, what is behind shows through overlapping parts")
  func separateOpacity() throws {
    let sublayer = DisplayLayer.make(CGRect(0, 0, 5, 10), color: .red)
    let image = try RenderedImage(
      .make(CGRect(0, 0, 10, 10), color: .red, [sublayer]) {
        $0.opacity = 0.5
        $0.effects.opacityIsForGroup = false
      })
    #expect(image[2, 2].isNear([191, 0, 0, 191]))
    #expect(image[7, 2].isNear([128, 0, 0, 128]))
  }
}
