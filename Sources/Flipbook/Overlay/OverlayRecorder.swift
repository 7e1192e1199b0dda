import DisplayList
import UIKit

/// Records a stage's dynamic animators and touches at every tick, and draws overlays.
@MainActor
package final class OverlayRecorder {
  private let overlays: Set<Overlay>
  private let stage: Stage
  /// The history of each animator, in the order in which they first appeared.
  private var histories: [AnimatorHistory] = []
  private var touches = TouchHistory()
  private var labels: NameLabels
  private var outlines = LayerOutlines()
  private var constraints: ConstraintOverlay

  /// Creates a recorder and records the current tick.
  ///
  /// - Parameter names: Returns the named views that exist now.
  package init(
    _ overlays: Set<Overlay>, of stage: Stage,
    names: @escaping @MainActor () -> [(name: String, view: UIView)] = { [] }
  ) {
    self.overlays = overlays
    self.stage = stage
    labels = NameLabels(of: stage, names: names)
    constraints = ConstraintOverlay(of: stage, names: names)
    // Touches that begin in this tick are delivered when the stage updates.
    _ = stage.displayList()
    record()
  }

  /// Records the current tick.
  ///
  /// Must be called at every tick, whether it is drawn or not, as later overlays depend on it.
  package func record() {
    for animator in animators {
      history(of: animator).record(animator, tick: stage.tick, for: overlays)
    }
    if overlays.contains(.touches) { touches.record(stage) }
    if overlays.contains(.names) { labels.record() }
    if overlays.contains(.constraints) { constraints.record() }
    if overlays.contains(.layers) { outlines.record(stage.displayList()) }
  }

  /// Returns the overlays of the current tick: a layer for each animator, and one for the stage.
  ///
  /// - Parameter list: What the stage shows.
  package func layers(over list: DisplayList) -> [DisplayLayer] {
    animatorLayers + stageLayers(over: list)
  }

  private func stageLayers(over list: DisplayList) -> [DisplayLayer] {
    var layers = overlays.contains(.layers) ? outlines.layers(of: list) : []
    if overlays.contains(.constraints) { layers += constraints.layers() }
    if overlays.contains(.names) { layers += labels.layers() }
    layers += touches.tracks.flatMap { TouchDrawing(track: $0, tick: stage.tick).layers }
    guard !layers.isEmpty || !touches.tracks.isEmpty else { return [] }
    return [
      DisplayLayer(
        id: OverlayID.container(of: OverlayID.stage), attributes: LayerAttributes(),
        sublayers: layers)
    ]
  }

  private var animatorLayers: [DisplayLayer] {
    animators.map { animator in
      var attributes = LayerAttributes()
      attributes.transform = transform(of: animator)
      let drawing = OverlayDrawing(animator, history(of: animator), stage: stage)
      return DisplayLayer(
        id: OverlayID.container(of: drawing.history.number), attributes: attributes,
        sublayers: Overlay.fromBackToFront.filter(overlays.contains).flatMap(drawing.layers(of:)))
    }
  }

  /// The animators of visible reference views on the stage, from back to front.
  private var animators: [UIDynamicAnimator] {
    func animators(in view: UIView) -> [UIDynamicAnimator] {
      view.isHidden ? [] : view.dynamicAnimators + view.subviews.flatMap(animators)
    }
    return animators(in: stage.window)
  }

  private func history(of animator: UIDynamicAnimator) -> AnimatorHistory {
    if let known = histories.first(where: { $0.animator === animator }) { return known }
    let new = AnimatorHistory(of: animator, number: histories.count)
    histories.append(new)
    return new
  }

  /// Returns the transform from an animator's coordinates to the stage's, as currently presented.
  private func transform(of animator: UIDynamicAnimator) -> CGAffineTransform {
    guard let layer = animator.referenceView?.layer else { return .identity }
    return sequence(first: layer, next: \.superlayer).reduce(.identity) { transform, layer in
      transform.concatenating(layer.presented(at: stage.time).matrix)
    }
  }
}
