import DisplayList

/// Layers with every kind of content that change randomly, one or two at a time.
struct RandomScene {
  private struct Card {
    let id: Int
    var attributes: LayerAttributes
    var content: LayerContent
    var inner: LayerAttributes
    var innerContent: LayerContent
  }

  private var state: UInt64
  private var cards: [Card] = []
  private var nextID = 1

  init(seed: UInt64) {
    state = seed
    for _ in 0..<5 { add() }
  }

  var layers: [DisplayLayer] {
    cards.map { card in
      DisplayLayer(
        id: card.id, attributes: card.attributes, content: card.content,
        sublayers: [
          DisplayLayer(id: 1000 + card.id, attributes: card.inner, content: card.innerContent),
          DisplayLayer(id: 2000 + card.id, attributes: card.inner.moved(by: 9)),
        ])
    }
  }

  /// Moves, changes, replaces or reorders a layer.
  mutating func change() {
    let index = Int.random(in: 0..<cards.count, using: &self)
    switch Int.random(in: 0..<12, using: &self) {
    case 9: cards[index].attributes.effects = effects()
    case 10:
      if var mask = cards[index].attributes.effects.mask?.attributes {
        mask.position.x += number(-6, 6)
        cards[index].attributes.effects.mask = DisplayLayer(id: 3000, attributes: mask)
      }
    case 11: cards[index].inner.effects = effects()
    case 0: cards[index].attributes.position.x += .random(in: -9...9, using: &self)
    case 1: cards[index].attributes.position.y += .random(in: -9...9, using: &self)
    case 2: cards[index].attributes.transform = .init(rotationAngle: number(0, 6))
    case 3: cards[index].inner.position.x += .random(in: -5...5, using: &self)
    case 4: cards[index].inner.backgroundColor = color()
    case 5: cards[index].attributes.opacity = number(0, 1.5)
    case 6: cards[index].content = content()
    case 7:
      cards.remove(at: index)
      add()
    default: cards.swapAt(index, 0)
    }
  }

  private mutating func add() {
    var outer = attributes(around: 80, size: 60)
    outer.masksToBounds = Bool.random(using: &self)
    outer.cornerRadius = number(-8, 12)
    outer.borderWidth = number(-2, 3)
    outer.borderColor = color()
    if Bool.random(using: &self) {
      outer.shadow = Shadow(
        color: .black, opacity: 0.5, offset: CGSize(width: 2, height: 3), radius: number(0, 5))
    }
    if Int.random(in: 0..<8, using: &self) == 0 { outer.dissolve = number(0, 1) }
    if Int.random(in: 0..<3, using: &self) == 0 { outer.effects = effects() }
    let inner = attributes(around: 20, size: 30)
    cards.append(
      Card(
        id: nextID, attributes: outer, content: content(), inner: inner, innerContent: content()))
    nextID += 1
  }

  private mutating func effects() -> LayerEffects {
    var effects = LayerEffects()
    switch Int.random(in: 0..<8, using: &self) {
    case 0:
      var mask = attributes(around: 20, size: 70)
      mask.backgroundColor = color()
      mask.cornerRadius = number(-8, 12)
      effects.mask = DisplayLayer(id: 3000, attributes: mask, content: content())
    case 1:
      var space = CATransform3DIdentity
      space.m34 = -1 / number(100, 400)
      space = CATransform3DRotate(space, number(-1.4, 1.4), number(-1, 1), number(-1, 1), 0)
      effects.projection = Projection(
        CATransform3DConcat(
          CATransform3DConcat(CATransform3DMakeTranslation(-20, -20, 0), space),
          CATransform3DMakeTranslation(number(20, 120), number(20, 120), 0)))
    case 2: effects.tint = color()
    case 3:
      effects.backdrop = BackdropEffect(
        blurRadius: number(0, 12), saturation: number(0.5, 2), tints: [color()])
    case 4: effects.opacityIsForGroup = false
    case 5: effects.rasterizationScale = number(0.3, 3)
    case 6: effects.replacingColor = color()
    default: break
    }
    return effects
  }

  private mutating func attributes(around middle: CGFloat, size: CGFloat) -> LayerAttributes {
    var attributes = LayerAttributes()
    // Half of the layers have whole-point positions and sizes.
    let isWhole = Bool.random(using: &self)
    func align(_ value: CGFloat) -> CGFloat { isWhole ? value.rounded() : value }
    attributes.bounds = CGRect(
      0, 0, 2 * align(number(5, size / 2)), 2 * align(number(5, size / 2)))
    attributes.position = CGPoint(
      x: align(middle + number(-middle, middle)), y: align(middle + number(-middle, middle)))
    attributes.backgroundColor = Bool.random(using: &self) ? color() : nil
    return attributes
  }

  private mutating func content() -> LayerContent {
    switch Int.random(in: 0..<7, using: &self) {
    case 6: return particles()
    case 0:
      return .gradient(
        GradientContent(
          kind: [.axial, .radial, .conic][Int.random(in: 0..<3, using: &self)],
          stops: [.init(color: color(), location: 0), .init(color: color(), location: 1)],
          startPoint: CGPoint(x: 0.2, y: 0.1), endPoint: CGPoint(x: 0.9, y: 0.7)))
    case 1:
      var runs = GlyphRun.runs("Wave \u{1F600}", size: number(8, 20))
      for index in runs.indices { runs[index].color = color() }
      return .glyphs(runs)
    case 2:
      var shape = ShapeContent(path: CGPath(ellipseIn: CGRect(2, 2, number(9, 40), 20)))
      shape.fillColor = color()
      shape.strokeColor = color()
      shape.lineWidth = number(0, 4)
      return .shape(shape)
    case 3:
      let pixels: [UInt8] = (0..<36).flatMap { (index: UInt8) -> [UInt8] in
        [index * 7, index * 3, index, 255]
      }
      guard let image = CGImage(width: 6, height: 6, pixels: pixels) else { return .none }
      return .image(ImageContent(image: image, frame: CGRect(1, 1, number(9, 40), number(9, 40))))
    default: return .none
    }
  }

  private mutating func particles() -> LayerContent {
    let pixels: [UInt8] = (0..<64).flatMap { (index: UInt8) -> [UInt8] in
      [index, index * 2, index, index * 3]
    }
    guard let image = CGImage(width: 8, height: 8, pixels: pixels) else { return .none }
    return .particles(
      ParticleContent(
        sprites: [.init(image: image, size: CGSize(width: 8, height: 6))],
        particles: (0..<12).map {
          .init(
            id: $0, position: CGPoint(x: number(-10, 60), y: number(-10, 60)),
            scale: number(0.1, 3), rotation: number(0, 6),
            color: SIMD4(repeating: Float(number(0, 1.2))))
        }, isAdditive: Bool.random(using: &self)))
  }

  private mutating func color() -> CGColor {
    CGColor(srgbRed: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(0.2, 1.4))
  }

  private mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    .random(in: low...high, using: &self)
  }
}

extension RandomScene: RandomNumberGenerator {
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 29
  }
}

extension LayerAttributes {
  fileprivate func moved(by distance: CGFloat) -> LayerAttributes {
    var moved = self
    moved.position.x += distance
    moved.position.y += distance
    return moved
  }
}
