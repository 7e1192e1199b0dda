import UIKit

/// What is on a scene's stage at its current tick.
///
/// Values are those of the presentation, in points of the stage's view. Observing changes nothing in
/// the scene.
@MainActor
final class SceneObservation {
  /// The number of the tick.
  let tick: Int
  /// The contacts that began and ended in the tick.
  let contacts: [RecipeScene.Contact]
  private let scene: RecipeScene
  /// The transform from the coordinates of the window to those of the stage's view.
  private let fromWindow: CGAffineTransform
  private var outlines: [String: Outline?] = [:]

  init(_ scene: RecipeScene, tick: Int, contacts: [RecipeScene.Contact]) {
    (self.scene, self.tick, self.contacts) = (scene, tick, contacts)
    fromWindow = scene.contentView.layer.presentedTransform(at: scene.stage.time).inverted()
  }

  /// The values of names in expressions.
  var values: PlaybackValues { ActionContext(scene: scene).values }

  /// Returns the center of a view; nil if it is not on the stage.
  func center(of name: String) -> CGPoint? {
    guard let (view, transform) = placed(name) else { return nil }
    return view.layer.presented(at: scene.stage.time).bounds.middle.applying(transform)
  }

  /// Returns the outline with which a view collides, or its bounds; nil if it is not on the stage.
  func outline(of name: String) -> Outline? {
    if let outline = outlines[name] { return outline }
    let outline = placed(name).map { view, transform in
      Outline(of: view, view.layer.presented(at: scene.stage.time).bounds, transform)
    }
    outlines[name] = outline
    return outline
  }

  /// Returns whether a view is visible: on the screen, neither hidden nor transparent, as each view
  /// that contains it, and not clipped by one.
  func isVisible(_ name: String) -> Bool {
    guard let view = scene.view(name), view.window === scene.stage.window else { return false }
    let time = scene.stage.time
    var area = view.layer.presented(at: time).bounds
    var next: CALayer? = view.layer
    while let layer = next {
      let shown = layer.presented(at: time)
      if shown.masksToBounds { area = area.intersection(shown.bounds) }
      guard !layer.isHidden, shown.opacity > 0, area.width > 0, area.height > 0 else {
        return false
      }
      guard layer !== scene.stage.window.layer else {
        return !area.intersection(shown.bounds).isEmpty
      }
      area = area.applying(shown.matrix)
      next = layer.superlayer
    }
    return false
  }

  /// Returns a view on the stage, with the transform from its coordinates.
  private func placed(_ name: String) -> (view: UIView, transform: CGAffineTransform)? {
    guard let view = scene.view(name), view.window === scene.stage.window else { return nil }
    let toWindow = view.layer.presentedTransform(at: scene.stage.time)
    return (view, toWindow.concatenating(fromWindow))
  }
}

extension Outline {
  /// Creates the outline of a view with presented bounds and the transform from its coordinates.
  @MainActor
  fileprivate init(of view: UIView, _ bounds: CGRect, _ transform: CGAffineTransform) {
    let center = bounds.middle
    let corners =
      view.collisionBoundsType == .path ? view.collisionBoundingPath.cgPath.boundaryCorners : []
    if view.collisionBoundsType == .ellipse {
      let (right, bottom) = (
        CGPoint(x: bounds.maxX, y: center.y).applying(transform),
        CGPoint(x: center.x, y: bounds.maxY).applying(transform)
      )
      let middle = center.applying(transform)
      self = .ellipse(
        center: middle, CGVector(dx: right.x - middle.x, dy: right.y - middle.y),
        CGVector(dx: bottom.x - middle.x, dy: bottom.y - middle.y))
    } else if corners.isEmpty {
      self = .polygon(
        [
          CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
          CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ].map { $0.applying(transform) })
    } else {
      self = .polygon(
        corners.map { CGPoint(x: center.x + $0.x, y: center.y + $0.y).applying(transform) })
    }
  }
}

extension CALayer {
  /// Returns the presented transform from the layer's coordinates to those of the root layer.
  fileprivate func presentedTransform(at time: CFTimeInterval) -> CGAffineTransform {
    var matrix = CGAffineTransform.identity
    var next: CALayer? = self
    while let layer = next, let superlayer = layer.superlayer {
      matrix = matrix.concatenating(layer.presented(at: time).matrix)
      next = superlayer
    }
    return matrix
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
