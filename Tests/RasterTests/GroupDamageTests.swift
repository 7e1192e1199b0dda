import DisplayList
import Testing

@testable import Raster

struct GroupDamageTests {
  struct Row: CustomTestStringConvertible {
    let id: String
    /// Prepares the group of both frames.
    var before: @Sendable (inout LayerAttributes) -> Void = { _ in }
    /// Changes the group of the second frame.
    let change: @Sendable (inout LayerAttributes) -> Void
    var testDescription: String { id }
  }

  /// A group of two overlapping layers that extend beyond it, next to a layer that never changes.
  private func list(
    of sublayers: [DisplayLayer]? = nil, _ edit: (inout LayerAttributes) -> Void
  ) -> DisplayList {
    let group = DisplayLayer.make(
      CGRect(40, 50, 60, 40), sublayers ?? Self.sublayers, edit: edit)
    let still = DisplayLayer.make(CGRect(0, 0, 160, 20), color: .green)
    return DisplayList(
      size: CGSize(width: 160, height: 160), background: .white, layers: [still, group])
  }

  private static let sublayers: [DisplayLayer] = [
    .make(CGRect(-8.5, 5, 50, 20), color: .red), .make(CGRect(20, 10.5, 30, 40), color: .blue),
  ]

  /// Checks that the second frame, drawn after the first, is the same as when drawn alone.
  private func check(_ first: DisplayList, _ second: DisplayList) throws {
    let renderer = try FrameRenderer(scale: 1)
    let before = RenderedImage(try renderer.draw(first))
    let drawn = try renderer.draw(second)
    let after = RenderedImage(drawn)
    #expect(after == RenderedImage(try FrameRenderer(scale: 1).draw(second)))
    #expect(after != before)
    let rows = try #require(drawn.changedRows)
    #expect(rows.allSatisfy { $0.lowerBound > 20 })
  }

  @Test(
    "a change of one attribute of a group redraws the group",
    arguments: [
      Row(id: "opacity") { $0.opacity = 0.5 },
      Row(id: "opacity of a translucent group", before: { $0.opacity = 0.5 }) { $0.opacity = 0.4 },
      Row(id: "opacity becomes 1", before: { $0.opacity = 0.5 }) { $0.opacity = 1 },
      Row(id: "opacity becomes 0") { $0.opacity = 0 },
      Row(id: "opacity was 0", before: { $0.opacity = 0 }) { $0.opacity = 1 },
      Row(id: "mask") { $0.masksToBounds = true },
      Row(id: "no mask", before: { $0.masksToBounds = true }) { $0.masksToBounds = false },
      Row(id: "radius of the mask", before: { $0.masksToBounds = true }) { $0.cornerRadius = 9 },
      Row(
        id: "curve of the mask",
        before: {
          $0.masksToBounds = true
          $0.cornerRadius = 12
        }
      ) { $0.cornerCurve = .continuous },
      Row(id: "mask of a translucent group", before: { $0.opacity = 0.5 }) {
        $0.masksToBounds = true
      },
      Row(id: "dissolve") { $0.dissolve = 0.25 },
      Row(id: "progress of a dissolve", before: { $0.dissolve = 0.25 }) { $0.dissolve = 0.75 },
      Row(id: "position.x") { $0.position.x += 3 },
      Row(id: "position.y") { $0.position.y += 3 },
      Row(id: "anchorPoint.x") { $0.anchorPoint.x = 0.4 },
      Row(id: "anchorPoint.y") { $0.anchorPoint.y = 0.4 },
      Row(id: "bounds.origin.x") { $0.bounds.origin.x = 4 },
      Row(id: "bounds.origin.y") { $0.bounds.origin.y = 4 },
      Row(id: "width of the mask", before: { $0.masksToBounds = true }) {
        $0.bounds.size.width = 30
      },
      Row(id: "height of the mask", before: { $0.masksToBounds = true }) {
        $0.bounds.size.height = 30
      },
      Row(id: "scale in x") { $0.transform.a = 0.8 },
      Row(id: "shear in y") { $0.transform.b = 0.2 },
      Row(id: "shear in x") { $0.transform.c = 0.2 },
      Row(id: "scale in y") { $0.transform.d = 0.8 },
      Row(id: "translation in x") { $0.transform.tx = 2 },
      Row(id: "translation in y") { $0.transform.ty = 2 },
      Row(id: "background") { $0.backgroundColor = .green },
      Row(id: "border", before: { $0.borderColor = .green }) { $0.borderWidth = 3 },
      Row(id: "color of the border", before: { $0.borderWidth = 3 }) { $0.borderColor = .green },
      Row(id: "shadow") { $0.shadow = shadow },
      Row(id: "opacity of the shadow", before: { $0.shadow = shadow }) {
        $0.shadow?.opacity = 0.9
      },
      Row(id: "radius of the shadow", before: { $0.shadow = shadow }) { $0.shadow?.radius = 6 },
      Row(id: "color of the shadow", before: { $0.shadow = shadow }) { $0.shadow?.color = .red },
      Row(id: "offset of the shadow in x", before: { $0.shadow = shadow }) {
        $0.shadow?.offset.width = 5
      },
      Row(id: "offset of the shadow in y", before: { $0.shadow = shadow }) {
        $0.shadow?.offset.height = 5
      },
      Row(id: "path of the shadow", before: { $0.shadow = shadow }) {
        $0.shadow?.path = CGPath(rect: CGRect(0, 0, 30, 60))
      },
    ])
  func attribute(row: Row) throws {
    try check(
      list { row.before(&$0) },
      list {
        row.before(&$0)
        row.change(&$0)
      })
  }

  private static let shadow = Shadow(
    color: .black, opacity: 0.5, offset: CGSize(width: 2, height: 2), radius: 2)

  struct Parts: CustomTestStringConvertible {
    let id: String
    let edit: @Sendable (inout LayerAttributes) -> Void
    let before: [DisplayLayer]
    let after: [DisplayLayer]
    var testDescription: String { id }
  }

  @Test(
    "a change of a sublayer redraws a group that it composites differently",
    arguments: [
      Parts(
        id: "a second part in a rounded mask",
        edit: {
          $0.masksToBounds = true
          $0.cornerRadius = 16
        }, before: [sublayers[0]], after: sublayers),
      Parts(
        id: "a second part in a translucent group", edit: { $0.opacity = 0.5 },
        before: [sublayers[0]], after: sublayers),
      Parts(
        id: "one part less in a translucent group", edit: { $0.opacity = 0.5 }, before: sublayers,
        after: [sublayers[0]]),
      Parts(
        id: "the opacity of a sublayer in a translucent group", edit: { $0.opacity = 0.5 },
        before: sublayers,
        after: [sublayers[0], .make(CGRect(20, 10.5, 30, 40), color: .blue) { $0.opacity = 0.5 }]),
      Parts(
        id: "the mask of an inner group", edit: { $0.opacity = 0.5 },
        before: [.make(CGRect(5, 5, 30, 20), sublayers)],
        after: [.make(CGRect(5, 5, 30, 20), sublayers) { $0.masksToBounds = true }]),
      Parts(
        id: "the opacity of an inner group", edit: { $0.masksToBounds = true },
        before: [.make(CGRect(5, 5, 30, 20), sublayers)],
        after: [.make(CGRect(5, 5, 30, 20), sublayers) { $0.opacity = 0.5 }]),
      Parts(
        id: "the order of sublayers", edit: { $0.opacity = 0.5 }, before: sublayers,
        after: sublayers.reversed()),
      Parts(
        id: "a sublayer below a shadow without a path", edit: { $0.shadow = shadow },
        before: sublayers, after: [sublayers[0], .make(CGRect(20, 10.5, 20, 30), color: .blue)]),
    ])
  func sublayer(row: Parts) throws {
    try check(list(of: row.before, row.edit), list(of: row.after, row.edit))
  }
}
