import CoreGraphics
import DisplayList
import Testing

@testable import Composition

@Suite struct StageCaptionTests {
  private let size = CGSize(width: 320, height: 480)

  private func frames(_ captions: [StageCaption], on size: CGSize? = nil) -> [CGRect] {
    StageCaption.layers(captions, on: size ?? self.size, firstID: 7).map { layer in
      CGRect(origin: layer.attributes.position, size: layer.attributes.bounds.size)
    }
  }

  @Test("a caption is centered at its edge, as wide as its text") func place() {
    let frames = frames([StageCaption("Impact", at: .top), StageCaption("Impact", at: .bottom)])
    #expect(frames[0].minY == 16)
    #expect(frames[1].maxY == 464)
    for frame in frames {
      #expect(abs(frame.midX - 160) < 1e-9)
      #expect((60..<100).contains(frame.width))
      #expect((28..<36).contains(frame.height))
    }
  }

  @Test("a long caption is wrapped in the width of the frame, and truncated at its height")
  func wrapping() {
    let text = String(repeating: "The ball bounces off the floor. ", count: 6)
    let frame = frames([StageCaption(text, at: .bottom)])[0]
    #expect(frame.minX >= 16 && frame.maxX <= 304)
    #expect(frame.height > 80)
    let long = frames([StageCaption(String(repeating: text, count: 9), at: .bottom)])[0]
    #expect(long.minY >= 15)
  }

  @Test("captions at one edge are stacked") func stacking() {
    let frames = frames([
      StageCaption("a", at: .bottom), StageCaption("b", at: .bottom), StageCaption("c", at: .top),
    ])
    #expect(frames[1].maxY < frames[0].minY)
    #expect(frames[2].minY == 16)
  }

  @Test("a card covers the stage, with centered lines") func card() throws {
    let layers = StageCaption.layers(
      [StageCaption("With three dampings", at: .card(title: "Springs"))], on: size, firstID: 7)
    #expect(layers.map(\.attributes.bounds) == [CGRect(origin: .zero, size: size)])
    let texts = layers[0].sublayers.map(\.attributes)
    #expect(texts.count == 2)
    for text in texts { #expect(abs(text.position.x + text.bounds.width / 2 - 160) < 1) }
    #expect(texts[0].position.y < texts[1].position.y)
    let top = texts[0].position.y
    #expect(abs(top + texts[1].position.y + texts[1].bounds.height - 480) < 2)
  }

  @Test(
    "captions fit on stages of any size",
    arguments: [
      CGSize(width: 1, height: 1), CGSize(width: 40, height: 60), CGSize(width: 4096, height: 8),
    ])
  func sizes(size: CGSize) {
    let captions = [StageCaption("Impact", at: .bottom), StageCaption("", at: .card(title: "A"))]
    for frame in frames(captions, on: size) {
      #expect(frame.width.isFinite && frame.height.isFinite)
      #expect(frame.width <= max(size.width, 40) + 1)
    }
  }

  @Test("every layer has an identifier of its own") func identifiers() {
    let layers = StageCaption.layers(
      [StageCaption("a", at: .top), StageCaption("b", at: .card(title: "c"))], on: size, firstID: 7)
    let ids = layers.map(\.id) + layers.flatMap(\.sublayers).map(\.id)
    #expect(Set(ids) == Set(7..<12))
  }
}
