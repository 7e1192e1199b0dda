import Testing
import UIKit
import UIKitTestSupport

/// A view that fills a square of 4 points, and counts how often it draws.
private final class SquareView: UIView {
  var rects: [CGRect] = []
  var color = UIColor.red { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
    rects.append(rect)
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
  }
}

@Suite @MainActor struct ViewDrawingTests {
  private func recording(_ layer: DisplayLayer?) -> DrawingContent? {
    guard case .drawing(let content)? = layer?.content else { return nil }
    return content
  }

  private func shown(_ view: UIView) -> DrawingContent? { recording(shownLayer(of: view)) }

  /// The color of the first command; nil unless it is a fill.
  private func color(_ content: DrawingContent?) -> CGColor? {
    guard let command = content?.drawing.commands.first, case .color(let color) = command.paint
    else { return nil }
    return color
  }

  @Test("a view draws once, with its bounds, until it is marked") func drawsOnce() throws {
    let view = SquareView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    let stage = Stage()
    stage.view.addSubview(view)
    #expect(view.rects.isEmpty)
    stage.step(3)
    let first = try #require(recording(stage.firstShownLayer))
    #expect(view.rects == [view.bounds])
    view.center.x += 5
    view.alpha = 0.5
    stage.step(3)
    #expect(view.rects.count == 1)
    #expect(recording(stage.firstShownLayer)?.drawing === first.drawing)
    view.color = .blue
    view.setNeedsDisplay()
    stage.step(3)
    #expect(view.rects.count == 2)
    #expect(color(recording(stage.firstShownLayer)) == UIColor.blue.cgColor)
  }

  @Test("a view that draws the same again keeps its recording") func sameDrawing() throws {
    let view = SquareView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    let stage = Stage()
    stage.view.addSubview(view)
    stage.step()
    let first = try #require(recording(stage.firstShownLayer))
    view.setNeedsDisplay()
    stage.step()
    #expect(view.rects.count == 2)
    #expect(recording(stage.firstShownLayer)?.drawing === first.drawing)
  }

  @Test("views that do not draw have no content") func plainViews() {
    #expect(
      shownLayer(of: UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))?.content
        == LayerContent.none)
  }

  @Test(
    "after a change of the size, the drawing is placed by the content mode, or made again",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 80, height: 20), 1),
      (.scaleAspectFit, CGRect(x: 20, y: 0, width: 40, height: 20), 1),
      (.scaleAspectFill, CGRect(x: 0, y: -10, width: 80, height: 40), 1),
      (.center, CGRect(x: 20, y: 0, width: 40, height: 20), 1),
      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20), 1),
      (.bottomRight, CGRect(x: 40, y: 0, width: 40, height: 20), 1),
      (.redraw, CGRect(x: 0, y: 0, width: 80, height: 20), 2),
    ])
  func contentModes(mode: UIView.ContentMode, frame: CGRect, count: Int) {
    let view = SquareView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentMode = mode
    let stage = Stage()
    stage.view.addSubview(view)
    stage.step()
    view.bounds.size.width = 80
    stage.step()
    let content = recording(stage.firstShownLayer)
    #expect(content?.frame == frame)
    #expect(content?.size == CGSize(width: count == 2 ? 80 : 40, height: 20))
    #expect(view.rects.count == count)
  }

  @Test("in an animation, a drawing follows the animated bounds") func animation() throws {
    let view = SquareView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let stage = Stage()
    stage.view.addSubview(view)
    stage.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.bounds.size.width = 140
    }
    stage.step(30)
    let content = try #require(recording(stage.firstShownLayer))
    #expect(isNear(content.frame.width, 90, 2))
    #expect(view.rects.count == 1)
  }

  @Test("an empty view draws when it has a size") func emptyView() {
    let view = SquareView(frame: .zero)
    let stage = Stage()
    stage.view.addSubview(view)
    stage.step(2)
    #expect(view.rects.isEmpty)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.step(2)
    #expect(view.rects == [view.bounds])
  }

  @Test("the context has the view's coordinates and the screen's scale") func context() throws {
    final class ProbeView: UIView {
      var matrix: CGAffineTransform?
      var clip: CGRect?

      override func draw(_ rect: CGRect) {
        matrix = UIGraphicsGetCurrentContext()?.ctm
        clip = UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath
      }
    }
    let view = ProbeView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    view.bounds.origin = CGPoint(x: 5, y: 7)
    _ = shownLayer(of: view)
    #expect(view.matrix == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: -10, ty: 74))
    #expect(view.clip == view.bounds)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(
    "an opaque view without a background is black below its drawing",
    arguments: [(true, false, true), (false, false, false), (true, true, false)])
  func opaqueView(isOpaque: Bool, hasBackground: Bool, isBlack: Bool) {
    let view = SquareView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(UIView().isOpaque)
    view.isOpaque = isOpaque
    view.backgroundColor = hasBackground ? .white : nil
    #expect((color(shown(view)) == CGColor.black) == isBlack)
  }

  @Test("a drawing is redrawn for another appearance") func appearance() {
    let view = SquareView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(color(recording(shownLayer(of: view, style: .dark))) == CGColor.white)
    let stage = Stage()
    stage.view.addSubview(view)
    stage.step()
    #expect(color(recording(stage.firstShownLayer)) == CGColor.black)
    view.overrideUserInterfaceStyle = .dark
    stage.step()
    #expect(color(recording(stage.firstShownLayer)) == CGColor.white)
  }

  // MARK: Layers

  @Test("a layer's delegate draws it in its coordinates when it is marked") func layerDelegate()
    throws
  {
    final class Painter: NSObject, CALayerDelegate {
      var count = 0

      func draw(_ layer: CALayer, in ctx: CGContext) {
        count += 1
        ctx.fill(layer.bounds)
      }
    }
    let painter = Painter()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.delegate = painter
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.layer.addSublayer(layer)
    let stage = Stage()
    stage.view.addSubview(view)
    stage.step()
    #expect(painter.count == 0)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    stage.step(2)
    #expect(painter.count == 1)
    #expect(!layer.needsDisplay())
    #expect(recording(stage.firstShownLayer?.sublayers.first)?.size == layer.bounds.size)
    layer.bounds.size.width = 30
    stage.step()
    #expect(painter.count == 1)
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 40
    stage.step()
    #expect(painter.count == 2)
  }

  @Test("a delegate that displays a layer sets its contents in place of drawing") func display()
    throws
  {
    final class Provider: NSObject, CALayerDelegate {
      let image: CGImage?
      var draws = false

      init(_ image: CGImage?) { self.image = image }

      func display(_ layer: CALayer) { layer.contents = image }
      func draw(_ layer: CALayer, in ctx: CGContext) { draws = true }
    }
    let image = CGImage(width: 1, height: 1, pixels: [0, 0, 255, 255])
    let provider = Provider(image)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.delegate = provider
    layer.display()
    #expect(layer.contents as? CGImage == image)
    #expect(!provider.draws)
  }

  @Test("a subclass of a layer draws itself") func layerSubclass() {
    final class DotLayer: CALayer {
      override func draw(in ctx: CGContext) { ctx.fillEllipse(in: bounds) }
    }
    final class DotView: UIView {
      override class var layerClass: AnyClass { DotLayer.self }
    }
    let content = shown(DotView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(content?.drawing.commands.count == 1)
  }

  @Test("contents that a program sets stay where nothing is drawn, and replace a drawing")
  func assignedContents() throws {
    let image = CGImage(width: 1, height: 1, pixels: [0, 0, 255, 255])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layer.contents = image
    let stage = Stage()
    stage.view.addSubview(view)
    view.setNeedsDisplay()
    stage.step()
    #expect(view.layer.contents as? CGImage == image)
    let drawn = SquareView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = Stage()
    other.view.addSubview(drawn)
    other.step()
    #expect(recording(other.firstShownLayer) != nil)
    drawn.layer.contents = nil
    #expect(other.firstShownLayer?.content == LayerContent.none)
  }
}
