import Testing
import UIKit
import UIKitTestSupport

@Suite @MainActor struct SnapshotTests {
  private func scene() -> (view: UIView, child: UIView) {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 50))
    view.backgroundColor = .red
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    child.backgroundColor = .blue
    view.addSubview(child)
    return (view, child)
  }

  private func colors(_ layer: CALayer) -> [CGColor] {
    (layer.backgroundColor.map { [$0] } ?? []) + (layer.sublayers ?? []).flatMap(colors)
  }

  @Test("a snapshot has the size and the content of the view, without later changes")
  func content() throws {
    let (view, child) = scene()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    child.backgroundColor = .green
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(colors(snapshot.layer) == [UIColor.red.cgColor, UIColor.blue.cgColor])
  }

  @Test("neither transform, opacity nor hiding of the view itself is shown") func own() throws {
    let (view, _) = scene()
    view.transform = CGAffineTransform(scaleX: 3, y: 3)
    view.alpha = 0.3
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    let copy = try #require(snapshot.subviews.first?.layer.sublayers?.first)
    #expect(copy.affineTransform().isIdentity)
    #expect(copy.opacity == 1)
    #expect(copy.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test("the content is scaled to the bounds, in animations as well") func scaling() throws {
    let (view, _) = scene()
    let stage = Stage()
    let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
    stage.view.addSubview(snapshot)
    stage.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      snapshot.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
    }
    for _ in 0..<30 { stage.step() }
    let content = try #require(snapshot.subviews.first?.layer.presentation())
    #expect(isNear(content.affineTransform().a, 2, 0.05))
    #expect(snapshot.subviews.first?.transform == CGAffineTransform(scaleX: 3, y: 1))
  }

  @Test("a part of a view starts at its origin") func part() throws {
    let (view, _) = scene()
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true,
        withCapInsets: .zero))
    let copy = try #require(snapshot.subviews.first?.layer.sublayers?.first)
    #expect(snapshot.bounds.size == CGSize(width: 20, height: 20))
    #expect(copy.frame.origin == CGPoint(x: -10, y: -10))
  }

  @Test("an empty view has no snapshot") func empty() {
    #expect(UIView(frame: .zero).snapshotView(afterScreenUpdates: true) == nil)
  }

  @Test("text is in a snapshot after updates") func text() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    label.text = "text"
    let snapshot = try #require(label.snapshotView(afterScreenUpdates: true))
    let copy = try #require(snapshot.subviews.first?.layer.sublayers?.first)
    guard case .glyphs(let runs) = copy.viewContent else {
      Issue.record("no glyphs")
      return
    }
    #expect(runs.flatMap(\.glyphs).count == 4)
  }

  @Test("cap insets keep the corners of a resized snapshot") func capInsets() throws {
    let (view, _) = scene()
    let snapshot = try #require(
      view.resizableSnapshotView(
        from: view.bounds, afterScreenUpdates: true,
        withCapInsets: UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 20)))
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    snapshot.frame.size = CGSize(width: 200, height: 50)
    let frames = snapshot.subviews.map(\.frame)
    #expect(frames.first == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(frames.contains(CGRect(x: 10, y: 5, width: 170, height: 45)))
    #expect(frames.contains(CGRect(x: 180, y: 5, width: 20, height: 45)))
    snapshot.frame.size = CGSize(width: 15, height: 50)
    #expect(snapshot.subviews.map(\.frame).contains(CGRect(x: 5, y: 5, width: 10, height: 45)))
  }
}
