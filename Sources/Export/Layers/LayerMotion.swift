import DisplayList
import Raster

/// The properties of a layer over all frames, as tracks.
struct LayerMotion {
  /// The layer in each frame; nil where it is absent or scaled to nothing.
  let states: LayerStates
  /// Whether the layer is drawn.
  let isShown: Track<Bool>
  let opacity: Track<CGFloat>
  let placement: PlacementTracks

  /// Creates the tracks; nil for a layer that is never visible.
  init?(_ history: LayerHistory, shapes: LayerShapes) throws {
    states = LayerStates(
      layers: history.states.map { state in
        state.flatMap { $0.attributes.matrix.isDrawable ? $0 : nil }
      })
    guard states.contains({ $0.attributes.opacity > 0 }),
      let isShown = states.isShown,
      let opacity = Track(
        states.samples { $0.attributes.opacity.unit }, Tolerance.fractionComponents),
      let placement = try PlacementTracks(states.layers, reach: { try shapes.reach(of: $0) })
    else { return nil }
    self.isShown = isShown
    self.opacity = opacity
    self.placement = placement
  }

  /// The first frame in which the layer is visible.
  var firstFrame: Int {
    states.layers.firstIndex { ($0?.attributes.opacity ?? 0) > 0 } ?? 0
  }

  /// Whether the layer clips its background, content and sublayers by one mask with rounded
  /// corners, as renderers do, so that their edges are antialiased once.
  var isMaskedAsGroup: Bool {
    states.contains { $0.clipsContents && $0.attributes.drawnRadius > 0 && $0.partCount > 1 }
  }
}

extension LayerShapes {
  /// Returns the greatest distance of what a layer draws from its anchor, in points.
  fileprivate func reach(of layer: DisplayLayer) throws -> CGFloat {
    let box = try extents(of: layer)
    guard !box.isNull else { return 1 }
    let bounds = layer.attributes.bounds
    let anchor = CGPoint(
      x: bounds.minX + layer.attributes.anchorPoint.x * bounds.width,
      y: bounds.minY + layer.attributes.anchorPoint.y * bounds.height)
    return hypot(
      max(abs(box.minX - anchor.x), abs(box.maxX - anchor.x)),
      max(abs(box.minY - anchor.y), abs(box.maxY - anchor.y)))
  }
}

extension CGFloat {
  /// The nearest number from 0 to 1; 0 for NaN.
  var unit: CGFloat { self > 0 ? Swift.min(self, 1) : 0 }
}
