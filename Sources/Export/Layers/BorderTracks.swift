import DisplayList
import Raster

/// The border of a layer over all frames.
struct BorderTracks {
  let paint: PaintTracks
  /// The outer and the inner edge, to be filled by the even-odd rule.
  let path: Track<CGPath>

  /// Creates the tracks; nil for a layer that never has a border.
  ///
  /// - Parameter isMasked: Whether the outer edge is clipped later, and thus outside of the bounds.
  init?(_ motion: LayerMotion, isMasked: Bool) {
    let paths = motion.states.samples { layer -> CGPath? in
      guard layer.visibleBorder != nil else { return nil }
      let attributes = layer.attributes
      let outer =
        isMasked
        ? CGPath(rect: attributes.bounds.standardized.insetBy(dx: -1, dy: -1))
        : attributes.outline()
      let inner = attributes.outline(inset: attributes.borderWidth)?.elements ?? []
      return CGPath(elements: outer.elements + inner)
    }
    guard let paint = motion.states.paint(\.visibleBorder), let path = Track(paths: paths) else {
      return nil
    }
    (self.paint, self.path) = (paint, path)
  }
}
