import Testing
import UIKit

@MainActor
struct UIViewTests {
  @Test("systemLayoutSizeFitting of a view without constraints returns its size or a required one")
  func systemLayoutSize() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 40))
    let size = view.systemLayoutSizeFitting(
      UIView.layoutFittingExpandedSize, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultLow)
    #expect(size == CGSize(width: 10_000, height: 40))
  }

  @Test("initializers set the frame") func initializers() {
    #expect(UIView().frame == .zero)
    #expect(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).center == CGPoint(x: 2.5, y: 4))
    #expect(UIView(coder: NSCoder()) == nil)
  }

  @Test("geometry is that of the layer") func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.layer.position == CGPoint(x: 25, y: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame.size.width.rounded() == 40)
    #expect(view.frame.size.height.rounded() == 30)
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    view.alpha = 0.5
    view.clipsToBounds = true
    view.isHidden = true
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.isHidden)
  }

  @Test("subclasses choose the class of their layer and override geometry") func layerClass() {
    final class GradientView: UIView {
      var frames: [CGRect] = []
      override class var layerClass: AnyClass { CAGradientLayer.self }
      override var frame: CGRect { didSet { frames.append(frame) } }
    }
    let view = GradientView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(view.layer is CAGradientLayer)
    view.frame.size.width = 6
    #expect(view.frames == [CGRect(x: 0, y: 0, width: 6, height: 5)])
  }

  @Test("subviews and their layers have the same order") func subviewOrder() {
    let (root, a, b, c) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.insertSubview(b, at: 0)
    root.insertSubview(c, aboveSubview: b)
    #expect(root.subviews == [b, c, a])
    root.insertSubview(a, belowSubview: c)
    #expect(root.subviews == [b, a, c])
    root.bringSubviewToFront(b)
    #expect(root.subviews == [a, c, b])
    root.sendSubviewToBack(c)
    #expect(root.subviews == [c, a, b])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [b, a, c])
    #expect(root.layer.sublayers == root.subviews.map(\.layer))
    root.insertSubview(c, at: 99)
    a.removeFromSuperview()
    #expect(root.subviews == [b, c])
    #expect(root.layer.sublayers == [b.layer, c.layer])
    #expect(a.superview == nil)
  }

  @Test("layers that belong to no view keep their position") func otherLayers() {
    let (root, view, front) = (UIView(), UIView(), UIView())
    let layer = CALayer()
    root.addSubview(view)
    root.layer.addSublayer(layer)
    root.addSubview(front)
    #expect(root.layer.sublayers == [view.layer, layer, front.layer])
  }

  @Test("hierarchy callbacks are called in UIKit's order") func hierarchyCallbacks() {
    final class Recorder: UIView {
      var log: [String] = []
      override func willMove(toSuperview view: UIView?) { log.append("will super \(view != nil)") }
      override func didMoveToSuperview() { log.append("did super \(superview != nil)") }
      override func willMove(toWindow window: UIWindow?) {
        log.append("will window \(window != nil)")
      }
      override func didMoveToWindow() { log.append("did window \(window != nil)") }
    }
    let stage = Stage()
    let (recorder, holder) = (Recorder(), UIView())
    holder.addSubview(recorder)
    #expect(recorder.log == ["will super true", "did super true"])
    recorder.log = []
    stage.view.addSubview(holder)
    #expect(recorder.log == ["will window true", "did window true"])
    recorder.log = []
    stage.view.addSubview(recorder)
    #expect(recorder.log == ["will super true", "did super true"])
    recorder.log = []
    recorder.removeFromSuperview()
    #expect(
      recorder.log == [
        "will super false", "will window false", "did window false", "did super false",
      ])
  }

  @Test("viewWithTag and isDescendant search the hierarchy") func tagsAndDescendants() {
    let (root, child, grandchild) = (UIView(), UIView(), UIView())
    root.addSubview(child)
    child.addSubview(grandchild)
    grandchild.tag = 7
    #expect(root.viewWithTag(7) === grandchild)
    #expect(root.viewWithTag(8) == nil)
    #expect(grandchild.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: child))
  }

  @Test("points and rectangles are converted between views and the window") func conversion() {
    let stage = Stage()
    let (outer, inner) = (UIView(), UIView())
    outer.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 15))
    #expect(inner.convert(CGPoint(x: 15, y: 15), from: nil) == .zero)
    let rect = inner.convert(inner.bounds, to: outer)
    #expect(rect == inner.frame)
    #expect(stage.view.convert(rect, from: outer) == CGRect(x: 15, y: 15, width: 10, height: 10))
  }

  @Test("only views that need layout are laid out") func layout() {
    final class Counter: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let (root, child) = (Counter(), Counter())
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect("\(root.count) \(child.count)" == "1 1")
    root.layoutIfNeeded()
    child.center = CGPoint(x: 9, y: 9)
    root.layoutIfNeeded()
    #expect("\(root.count) \(child.count)" == "1 1")
    child.bounds.size.width = 50
    root.layoutIfNeeded()
    #expect("\(root.count) \(child.count)" == "1 2")
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect("\(root.count) \(child.count)" == "2 2")
  }

  @Test("a layout that keeps invalidating itself ends") func endlessLayout() {
    final class EndlessView: UIView {
      var count = 0
      override func layoutSubviews() {
        count += 1
        setNeedsLayout()
      }
    }
    let view = EndlessView()
    view.layoutIfNeeded()
    #expect(view.count == 100)
  }
}
