import DisplayList
import Testing

@testable import Composition

@Suite struct StageCompositionTests {
  private let stage = CGSize(width: 320, height: 568)

  private func list(_ size: CGSize) -> DisplayList {
    DisplayList(size: size, background: .white)
  }

  @Test("a single stage without decoration keeps its display list") func bareStage() {
    let composition = StageComposition(Staging(), stages: [stage])
    #expect(composition.isBare)
    #expect(composition.size == stage)
    #expect(composition.list(of: [list(stage)]) == list(stage))
  }

  private static let stagings: [(String, @Sendable (inout Staging) -> Void, CGSize, CGPoint)] = [
    ("padding", { $0.padding = 10 }, CGSize(width: 340, height: 588), CGPoint(x: 10, y: 10)),
    ("shadow", { $0.hasShadow = true }, CGSize(width: 320, height: 568), .zero),
    (
      "phone", { $0.frame = .device }, CGSize(width: 392, height: 640), CGPoint(x: 36, y: 36)
    ),
    (
      "phone without padding",
      {
        $0.frame = .device
        $0.padding = 0
      }, CGSize(width: 344, height: 592), CGPoint(x: 12, y: 12)
    ),
  ]

  @Test(
    "padding, shadow and frame surround the stage", arguments: stagings)
  func surroundings(
    id: String, change: @Sendable (inout Staging) -> Void, size: CGSize, origin: CGPoint
  ) {
    var staging = Staging()
    change(&staging)
    let composition = StageComposition(staging, stages: [stage])
    #expect(!composition.isBare)
    #expect(composition.size == size)
    #expect(composition.stageRects == [CGRect(origin: origin, size: stage)])
    let list = composition.list(of: [list(stage)])
    #expect(list.size == size)
    #expect(list.background == FigureStyle.stageBackground)
    // The stage is in front.
    let screen = list.layers.last?.attributes
    #expect(screen?.position == origin)
    #expect(screen?.masksToBounds == true)
    #expect(screen?.backgroundColor == .white)
    #expect(screen?.cornerRadius == 0)
  }

  @Test("only a stage with blurs limits what they reach", arguments: [false, true])
  func blurs(isBlurred: Bool) {
    var attributes = LayerAttributes()
    if isBlurred {
      attributes.effects.backdrop = BackdropEffect(blurRadius: 9, saturation: 1, tints: [])
    }
    let layer = DisplayLayer(id: 0, attributes: attributes)
    let stageList = DisplayList(size: stage, background: .white, layers: [layer])
    let composition = StageComposition(Staging(), stages: [stage, stage])
    let list = composition.list(of: [stageList, stageList])
    let screens = list.layers.filter { !$0.sublayers.isEmpty }
    #expect(screens.map(\.attributes.effects.isScreen) == [isBlurred, isBlurred])
    #expect(screens.map(\.attributes.hasEffects) == [isBlurred, isBlurred])
  }

  @Test(
    "a phone's screen is completely visible within its body",
    arguments: [(320, 568), (375, 667), (440, 956), (844, 390), (40, 60)])
  func phoneScreen(width: CGFloat, height: CGFloat) throws {
    let screen = CGRect(x: 0, y: 0, width: width, height: height)
    let shell = PhoneShell(screen: screen.size)
    for body in shell.layers(at: screen, hasShadow: false).suffix(2) {
      let attributes = body.attributes
      let rect = attributes.bounds.offsetBy(dx: attributes.position.x, dy: attributes.position.y)
      let outline = CGPath(
        roundedRect: rect, cornerWidth: attributes.cornerRadius,
        cornerHeight: attributes.cornerRadius)
      for x in [screen.minX, screen.maxX] {
        for y in [screen.minY, screen.maxY] { #expect(outline.contains(CGPoint(x: x, y: y))) }
      }
    }
  }

  @Test("two stages are centered vertically, below their labels") func twoStages() {
    let small = CGSize(width: 100, height: 100)
    let composition = StageComposition(Staging(), stages: [stage, small], labels: ["a", "b"])
    #expect(
      composition.stageRects == [
        CGRect(x: 24, y: 54, width: 320, height: 568),
        CGRect(x: 368, y: 288, width: 100, height: 100),
      ])
    #expect(composition.size == CGSize(width: 492, height: 646))
    let list = composition.list(of: [list(stage), list(small)])
    #expect(Set(list.layers.map(\.id)).count == list.layers.count)
    #expect(list.layers.count == 4)
  }

  @Test("a transparent composition omits a stage's background, but not a phone's")
  func transparentBackground() {
    var staging = Staging()
    staging.padding = 10
    func screen(_ staging: Staging) -> CGColor? {
      StageComposition(staging, stages: [stage], isTransparent: true).list(of: [list(stage)])
        .layers.last?.attributes.backgroundColor
    }
    #expect(screen(staging) == nil)
    staging.frame = .device
    #expect(screen(staging) == .white)
  }

  @Test(
    "a phone's buttons are on its long sides",
    arguments: [
      (CGSize(width: 320, height: 568), true), (CGSize(width: 568, height: 320), false),
    ])
  func phoneButtons(size: CGSize, isUpright: Bool) {
    let layers = PhoneShell(screen: size).layers(
      at: CGRect(origin: .zero, size: size), hasShadow: true)
    for key in layers.prefix(3) {
      let bounds = key.attributes.bounds
      #expect((bounds.height > bounds.width) == isUpright)
    }
    #expect(layers[3].attributes.shadow == .soft)
    #expect(
      PhoneShell(screen: size).layers(at: .zero, hasShadow: false)[3].attributes.shadow == nil)
  }
}
