import Testing
import UIKit
import UIKitTestSupport

/// A visual effect view on a stage.
@MainActor
private struct Glass {
  let stage = Stage(device: .iPhone8)
  let view: UIVisualEffectView

  init(_ effect: UIVisualEffect?) {
    view = UIVisualEffectView(effect: effect)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 80)
    stage.view.addSubview(view)
    stage.step()
  }

  var backdrop: BackdropEffect? {
    _ = stage.displayList()
    return view.layer.displayLayer(at: stage.time)?.attributes.effects.backdrop
  }
}

@MainActor
@Suite struct UIVisualEffectViewTests {
  @Test("without an effect nothing is blurred, and the content view fills the view") func none() {
    let glass = Glass(nil)
    let view = glass.view
    #expect(view.effect == nil && glass.backdrop == nil)
    #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
    view.frame.size.width = 50
    #expect(view.contentView.frame == view.bounds)
  }

  @Test(
    "each style has its radius and tint, in the appearance or in the one of its name",
    arguments: [
      (.light, .light, 30, 1, 0.3), (.extraLight, .dark, 20, 0.97, 0.82),
      (.dark, .light, 20, 0.11, 0.73), (.regular, .light, 30, 1, 0.3),
      (.regular, .dark, 20, 0.11, 0.73), (.prominent, .light, 20, 0.97, 0.82),
      (.systemMaterial, .light, 25, 0.97, 0.72), (.systemMaterial, .dark, 25, 0.14, 0.68),
      (.systemMaterialDark, .light, 25, 0.14, 0.68),
      (.systemUltraThinMaterialLight, .dark, 25, 0.97, 0.44),
    ] as [(UIBlurEffect.Style, UIUserInterfaceStyle, CGFloat, CGFloat, CGFloat)])
  func styles(
    style: UIBlurEffect.Style, appearance: UIUserInterfaceStyle, radius: CGFloat, gray: CGFloat,
    alpha: CGFloat
  ) throws {
    let glass = Glass(nil)
    let view = glass.view
    view.overrideUserInterfaceStyle = appearance
    view.effect = UIBlurEffect(style: style)
    let shown = try #require(glass.backdrop)
    #expect(shown.blurRadius == radius && shown.saturation == 1.8)
    #expect(shown.tints == [CGColor(gray: gray, alpha: alpha)])
  }

  @Test("the effect follows a change of the appearance") func appearance() throws {
    let glass = Glass(UIBlurEffect(style: .regular))
    let view = glass.view
    #expect(glass.backdrop?.blurRadius == 30)
    view.overrideUserInterfaceStyle = .dark
    #expect(glass.backdrop?.blurRadius == 20)
  }

  @Test("a property animator shows any fraction of an effect, and can reverse it") func fraction()
    throws
  {
    let glass = Glass(nil)
    let view = glass.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .light)
    }
    animator.pauseAnimation()
    glass.stage.step()
    animator.fractionComplete = 0.25
    glass.stage.step()
    let quarter = try #require(glass.backdrop)
    #expect(isNear(quarter.blurRadius, 7.5, 0.01) && isNear(quarter.saturation, 1.2, 0.01))
    #expect(isNear(quarter.tints.first?.alpha, 0.075, 0.001))
    #expect(quarter.tints.first?.copy(alpha: 1) == CGColor(gray: 1, alpha: 1))
    animator.fractionComplete = 0.5
    glass.stage.step()
    #expect(isNear(glass.backdrop?.blurRadius, 15, 0.01))
    animator.stopAnimation(false)
    animator.finishAnimation(at: .start)
    #expect(glass.backdrop == nil)
  }

  @Test("a block animates the effect, and a change outside of one is immediate") func block()
    throws
  {
    let glass = Glass(UIBlurEffect(style: .dark))
    let view = glass.view
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    glass.stage.step(30)
    #expect(isNear(glass.backdrop?.blurRadius, 10, 0.01))
    glass.stage.step(31)
    #expect(glass.backdrop == nil)
    view.effect = UIBlurEffect(style: .light)
    #expect(glass.backdrop?.blurRadius == 30)
  }

  @Test("vibrancy makes the content translucent, by its style") func vibrancy() {
    let blur = UIBlurEffect(style: .light)
    let glass = Glass(UIVibrancyEffect(blurEffect: blur))
    let view = glass.view
    #expect(view.contentView.alpha == 1 && glass.backdrop == nil)
    view.effect = UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
    #expect(isNear(view.contentView.alpha, 0.6, 1e-6))
    view.effect = nil
    #expect(view.contentView.alpha == 1)
  }

  @Test(
    "vibrant content is black in front of light blurs and white in front of dark ones",
    arguments: [
      (.light, .light, CGColor.black), (.light, .dark, .black), (.dark, .light, .white),
      (.regular, .light, .black), (.regular, .dark, .white), (.systemMaterial, .dark, .white),
      (.systemThinMaterialDark, .light, .white), (.systemThinMaterialLight, .dark, .black),
    ] as [(UIBlurEffect.Style, UIUserInterfaceStyle, CGColor)])
  func vibrantColor(style: UIBlurEffect.Style, appearance: UIUserInterfaceStyle, color: CGColor) {
    let glass = Glass(UIVibrancyEffect(blurEffect: UIBlurEffect(style: style)))
    glass.view.overrideUserInterfaceStyle = appearance
    glass.stage.step()
    _ = glass.stage.displayList()
    let content = glass.view.contentView.layer
    let shown = content.displayLayer(at: glass.stage.time)?.attributes.effects
    #expect(shown?.replacingColor == color)
    glass.view.effect = UIBlurEffect(style: style)
    _ = glass.stage.displayList()
    #expect(
      content.displayLayer(at: glass.stage.time)?.attributes.effects.replacingColor == nil)
  }

  @Test("effects are their own copies") func copies() {
    let blur = UIBlurEffect(style: .light)
    #expect(blur.copy() as? UIBlurEffect === blur)
  }
}

@MainActor
@Suite struct ViewMaskTests {
  @Test("a view masks another one, outside of every hierarchy") func mask() throws {
    let stage = Stage(device: .iPhone8)
    let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UILabel())
    mask.text = "Wave"
    mask.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
    stage.view.addSubview(view)
    stage.view.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil && view.mask === mask && view.layer.mask === mask.layer)
    stage.step()
    _ = stage.displayList()
    let shown = try #require(view.layer.displayLayer(at: stage.time)?.attributes.mask)
    guard case .glyphs = shown.content else {
      Issue.record("the mask shows no text")
      return
    }
    mask.text = nil
    stage.step()
    _ = stage.displayList()
    #expect(view.layer.displayLayer(at: stage.time)?.attributes.mask?.content == LayerContent.none)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }

  @Test("the view of a mask is animated") func animation() throws {
    let stage = Stage(device: .iPhone8)
    let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    mask.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    mask.backgroundColor = .black
    view.mask = mask
    stage.view.addSubview(view)
    stage.step()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { mask.frame.size.width = 50 }
    stage.step(30)
    _ = stage.displayList()
    let shown = try #require(view.layer.displayLayer(at: stage.time)?.attributes.mask)
    #expect(isNear(shown.attributes.bounds.width, 30, 0.01))
  }
}

@MainActor
@Suite struct SpatialViewTests {
  @Test("transform3D is animated by turning, and touches follow the projection") func turning()
    throws
  {
    let stage = Stage(device: .iPhone8)
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    stage.view.addSubview(view)
    stage.step()
    var space = CATransform3DIdentity
    space.m34 = -1 / 200
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform3D = CATransform3DRotate(space, .pi / 3, 0, 1, 0)
    }
    stage.step(30)
    _ = stage.displayList()
    let shown = try #require(view.layer.displayLayer(at: stage.time)).attributes
    #expect(shown.projection != nil && isNear(shown.transform.a, cos(.pi / 6), 0.01))
    stage.step(40)
    // The right edge is at 150 + 50 cos 60° / (1 + 50 sin 60° / 200).
    let edge = 150 + 25 / (1 + 50 * sin(CGFloat.pi / 3) / 200)
    #expect(stage.view.hitTest(CGPoint(x: edge - 1, y: 150), with: nil) === view)
    #expect(stage.view.hitTest(CGPoint(x: edge + 1, y: 150), with: nil) !== view)
    let corner = stage.view.convert(CGPoint(x: 100, y: 50), from: view)
    #expect(isNear(corner.x, edge, 1e-6))
  }
}
