import DisplayList
import UIKit

/// Watches a stage's animators and fingers tick by tick, and draws what the physics sees and where they go.
@MainActor
final class OverlayRecorder {
  private let overlays: Set<Overlay>
  private let stage: Stage
  /// What has happened in each animator, in the order in which they came to the stage.
  private var histories: [AnimatorHistory] = []
  private var touches = TouchHistory()

  /// Begins with what there is in the stage's current tick.
  init(_ overlays: Set<Overlay>, of stage: Stage) {
    self.overlays = overlays
    self.stage = stage
    // Fingers that come down in this tick are on the glass only once the stage has been asked.
    _ = stage.displayList()
    record()
  }

  /// Takes down what happened in the current tick.
  ///
  /// To be called in every tick, whether it is drawn or not: what is shown later depends on it.
  func record() {
    for animator in animators {
      history(of: animator).record(animator, tick: stage.tick, for: overlays)
    }
    if overlays.contains(.touches) { touches.record(stage) }
  }

  /// What is to be drawn over the stage in the current tick: a layer for each animator, and one for the
  /// fingers.
  func layers() -> [DisplayLayer] {
    animatorLayers + touchLayers
  }

  private var touchLayers: [DisplayLayer] {
    guard !touches.fingers.isEmpty else { return [] }
    let layers = touches.fingers.flatMap { TouchPicture(finger: $0, tick: stage.tick).layers }
    return [
      DisplayLayer(
        id: OverlayID.container(of: OverlayID.stage), attributes: LayerAttributes(),
        sublayers: layers)
    ]
  }

  private var animatorLayers: [DisplayLayer] {
    animators.map { animator in
      var attributes = LayerAttributes()
      attributes.transform = place(of: animator)
      let picture = OverlayPicture(animator, history(of: animator), stage: stage)
      return DisplayLayer(
        id: OverlayID.container(of: picture.history.number), attributes: attributes,
        sublayers: Overlay.fromBackToFront.filter(overlays.contains).flatMap(picture.layers(of:)))
    }
  }

  /// The animators whose reference views stand on the stage and are not hidden, from back to front.
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

  /// The map from an animator's coordinates to the stage's, as shown now.
  private func place(of animator: UIDynamicAnimator) -> CGAffineTransform {
    guard let layer = animator.referenceView?.layer else { return .identity }
    return sequence(first: layer, next: \.superlayer).reduce(.identity) { place, layer in
      place.concatenating(layer.presented(at: stage.time).matrix)
    }
  }
}
