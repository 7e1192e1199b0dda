import DisplayList
import Raster

/// The transform from a layer's coordinate space to its parent's, as components that are applied in
/// this order: anchor, scale, shear, rotation, translation.
struct LayerPlacement: Equatable {
  /// The point of the layer's coordinate space that is the origin of the other components.
  var anchor: CGPoint
  /// The factors along x and y.
  var scale: CGSize
  /// The shear along x, as a factor of y.
  var shear: CGFloat
  /// The rotation in radians, clockwise, without jumps at full turns.
  var rotation: CGFloat
  /// The position of the anchor in the parent's coordinate space.
  var translation: CGPoint

  /// Creates the placement of a layer whose previous one is known.
  init(_ attributes: LayerAttributes, after previous: LayerPlacement?) {
    let components = attributes.transform.decomposed()
    let bounds = attributes.bounds
    anchor = CGPoint(
      x: bounds.minX + attributes.anchorPoint.x * bounds.width,
      y: bounds.minY + attributes.anchorPoint.y * bounds.height)
    translation = CGPoint(
      x: attributes.position.x + components.translation.dx,
      y: attributes.position.y + components.translation.dy)
    shear = components.horizontalShear
    (scale, rotation) = (components.scale, components.rotation)
    guard let previous else { return }
    // The same transform, turned by half a turn and mirrored along both axes.
    let mirrored = CGSize(width: -scale.width, height: -scale.height)
    let candidates = [(scale, rotation), (mirrored, rotation + .pi)].map { scale, rotation in
      let turns = ((previous.rotation - rotation) / (2 * .pi)).rounded()
      return (scale, rotation + turns * 2 * .pi)
    }
    func change(_ candidate: (CGSize, CGFloat)) -> CGFloat {
      abs(candidate.0.width - previous.scale.width)
        + abs(candidate.0.height - previous.scale.height) + abs(candidate.1 - previous.rotation)
    }
    (scale, rotation) =
      change(candidates[1]) < change(candidates[0]) ? candidates[1] : candidates[0]
  }

  /// Whether nothing is scaled, sheared or rotated.
  var isTranslation: Bool {
    scale == CGSize(width: 1, height: 1) && shear == 0 && rotation == 0
  }

  /// The transform.
  var matrix: CGAffineTransform {
    CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(
      CGAffineTransform(
        CGAffineTransformComponents(
          scale: scale, horizontalShear: shear, rotation: rotation,
          translation: CGVector(dx: translation.x, dy: translation.y))))
  }
}

/// The placement of a layer over all frames.
struct PlacementTracks {
  let anchor: Track<CGPoint>
  let scale: Track<CGSize>
  let shear: Track<CGFloat>
  let rotation: Track<CGFloat>
  let translation: Track<CGPoint>

  /// Creates the tracks; nil if there is no layer in any frame.
  ///
  /// - Parameters:
  ///   - states: The layer in each frame; nil where it is not drawn.
  ///   - reach: Returns the greatest distance of what a layer draws from its anchor, in points: a
  ///     rotation must not move it by more than the tolerance.
  init?(_ states: [DisplayLayer?], reach: (DisplayLayer) throws -> CGFloat) rethrows {
    var previous: LayerPlacement?
    var placements = states.map { state -> LayerPlacement? in
      guard let state else { return nil }
      let placement = LayerPlacement(state.attributes, after: previous)
      previous = placement
      return placement
    }
    if placements.allSatisfy({ $0?.isTranslation ?? true }) {
      // The anchor matters only to the other components.
      for index in placements.indices {
        guard let placement = placements[index] else { continue }
        placements[index]?.translation.x -= placement.anchor.x
        placements[index]?.translation.y -= placement.anchor.y
        placements[index]?.anchor = .zero
      }
    }
    var distance: CGFloat = 1
    if placements.contains(where: { $0.map { !$0.isTranslation } ?? false }) {
      var last: DisplayLayer?
      for case let state? in states where state !== last {
        distance = max(distance, try reach(state))
        last = state
      }
    }
    let unit = distance.isFinite ? distance / Tolerance.length : 1 / Tolerance.length
    guard let anchor = Track(placements.map { $0?.anchor }, Tolerance.components),
      let scale = Track(
        placements.map { $0?.scale }, { [$0.width * unit, $0.height * unit] }),
      let shear = Track(placements.map { $0?.shear }, { [$0 * unit] }),
      let rotation = Track(placements.map { $0?.rotation }, { [$0 * unit] }),
      let translation = Track(placements.map { $0?.translation }, Tolerance.components)
    else { return nil }
    self.anchor = anchor
    self.scale = scale
    self.shear = shear
    self.rotation = rotation
    self.translation = translation
  }
}

extension PlacementTracks {
  /// Creates the placement of an image that fills a rectangle; nil if it is known at no frame.
  ///
  /// - Parameters:
  ///   - frames: The rectangle in each frame.
  ///   - size: The size of the image in pixels, which are the units of its coordinate space.
  init?(_ frames: [CGRect?], of size: (width: Int, height: Int)) {
    guard let translation = Track(frames.map { $0?.origin }, Tolerance.components),
      let scale = Track(
        frames.map { frame in
          frame.map {
            CGSize(width: $0.width / CGFloat(size.width), height: $0.height / CGFloat(size.height))
          }
        },
        {
          Tolerance.components(
            CGSize(width: $0.width * CGFloat(size.width), height: $0.height * CGFloat(size.height)))
        })
    else { return nil }
    self.translation = translation
    self.scale = scale
    anchor = Track(constant: .zero)
    shear = Track(constant: 0)
    rotation = Track(constant: 0)
  }
}
