import Testing
import UIKit
import UIKitTestSupport

@MainActor
@Suite struct CATextLayerTests {
  private func runs(of layer: CATextLayer, on stage: Stage) -> [GlyphRun] {
    _ = stage.displayList()
    guard case .glyphs(let runs)? = layer.displayLayer(at: stage.time)?.content else { return [] }
    return runs
  }

  private func makeLayer(_ string: Any?, on stage: Stage) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 120, height: 100)
    layer.string = string
    stage.view.layer.addSublayer(layer)
    stage.step()
    return layer
  }

  @Test("the defaults are white Helvetica of 36 points in one line at the top") func defaults()
    throws
  {
    let stage = Stage(device: .iPhone8)
    let layer = makeLayer("Wave", on: stage)
    #expect(layer.fontSize == 36 && layer.foregroundColor == .white && !layer.isWrapped)
    #expect(layer.truncationMode == .none && layer.alignmentMode == .natural)
    let run = try #require(runs(of: layer, on: stage).first)
    #expect(run.size == 36 && run.color == .white && run.glyphs.count == 4)
    let baseline = try #require(run.glyphs.first).position.y
    #expect(baseline > 20 && baseline < 40)
  }

  @Test("lines are wrapped, truncated and aligned as required") func lines() throws {
    let stage = Stage(device: .iPhone8)
    let layer = makeLayer("one two three four five six", on: stage)
    CATransaction.setDisableActions(true)
    defer { CATransaction.setDisableActions(false) }
    layer.fontSize = 20
    func rows() -> Int {
      Set(runs(of: layer, on: stage).flatMap(\.glyphs).map(\.position.y)).count
    }
    #expect(rows() == 1)
    layer.isWrapped = true
    #expect(rows() > 1)
    layer.isWrapped = false
    layer.string = "one"
    let left = try #require(runs(of: layer, on: stage).first?.glyphs.first).position.x
    layer.alignmentMode = .right
    let right = try #require(runs(of: layer, on: stage).first?.glyphs.first).position.x
    #expect(left < 5 && right > 70)
  }

  @Test("the size and the color are animated") func animated() throws {
    let stage = Stage(device: .iPhone8)
    let layer = makeLayer("Wave", on: stage)
    let animation = CABasicAnimation(keyPath: "fontSize")
    (animation.fromValue, animation.toValue, animation.duration) = (10, 30, 2)
    layer.add(animation, forKey: nil)
    stage.step(60)
    #expect(isNear(try #require(runs(of: layer, on: stage).first).size, 20, 0.01))
  }

  @Test("an attributed text has its own font and color") func attributed() throws {
    let stage = Stage(device: .iPhone8)
    let text = NSAttributedString(
      string: "Wave",
      attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red])
    let run = try #require(runs(of: makeLayer(text, on: stage), on: stage).first)
    #expect(run.size < 12 && run.color == UIColor.red.cgColor)
  }
}
