import DisplayList
import Testing

@testable import Raster

@Suite struct BackgroundRowsTests {
  private static func row(
    _ y: CGFloat, _ height: CGFloat, x: CGFloat = 0, width: CGFloat = 100,
    edit: (inout LayerAttributes) -> Void = { _ in }
  ) -> DisplayLayer {
    .make(CGRect(x, y, width, height), color: .red, edit: edit)
  }

  @Test(
    "the background is seen between opaque rows, and wherever a row may show it",
    arguments: [
      ("none", [], [0..<100]),
      ("two with gaps", [row(60, 30), row(10, 30)], [0..<10, 40..<60, 90..<100]),
      ("rows that touch and overlap", [row(0, 40), row(40, 40), row(70, 50)], []),
      ("wider than the rectangle", [row(20, 10, x: -5, width: 200)], [0..<20, 30..<100]),
      ("not up to the left edge", [row(20, 10, x: 1)], [0..<100]),
      ("between pixels", [row(20.5, 10)], [0..<100]),
      ("translucent", [row(20, 10) { $0.opacity = 0.9 }], [0..<100]),
      ("rounded", [row(20, 10) { $0.cornerRadius = 2 }], [0..<100]),
      ("masked", [row(20, 10) { $0.effects.mask = row(0, 5) }], [0..<100]),
      (
        "inside a list that clips and is scrolled",
        [
          .make(CGRect(0, 50, 100, 40), [row(100, 30), row(135, 30)]) {
            $0.bounds.origin.y = 110
            $0.masksToBounds = true
          }
        ], [0..<50, 70..<75, 90..<100]
      ),
      (
        "inside a list with rounded corners",
        [
          .make(CGRect(0, 50, 100, 40), [row(0, 30)]) {
            $0.cornerRadius = 8
            $0.masksToBounds = true
          }
        ], [0..<100]
      ),
      (
        "inside a translucent list",
        [.make(CGRect(0, 50, 100, 40), [row(0, 30)]) { $0.opacity = 0.5 }], [0..<100]
      ),
      (
        "beside a blur",
        [
          row(20, 10),
          .make(CGRect(0, 0, 10, 10)) { $0.effects.backdrop = BackdropEffect(blurRadius: 2) },
        ],
        [0..<100]
      ),
    ] as [(String, [DisplayLayer], [Range<Int>])])
  func ranges(id: String, layers: [DisplayLayer], expected: [Range<Int>]) {
    let rect = CGRect(0, 0, 100, 100)
    let context = LayerContext(matrix: .identity, alpha: 1, visible: rect)
    #expect(BackgroundRows(of: rect, behind: layers, in: context).ranges == expected)
  }

  @Test("a list that scrolls over other rows has the pixels of a fresh frame", arguments: [1, 2])
  func scrolling(scale: CGFloat) throws {
    let renderer = try FrameRenderer(scale: scale)
    for step in 0..<20 {
      let rows = (0..<12).map { (index: Int) -> DisplayLayer in
        let y = CGFloat(23 * index - 3 * step)
        let height = CGFloat(22 - index % 3)
        return Self.row(y, height) { $0.backgroundColor = index % 2 == 0 ? .red : .blue }
      }
      let list = DisplayList(
        size: CGSize(width: 100, height: 100), background: step % 3 == 0 ? .green : .red,
        layers: rows)
      let drawn = RenderedImage(try renderer.draw(list))
      #expect(drawn == RenderedImage(try FrameRenderer(scale: scale).draw(list)), "\(step)")
    }
  }
}
