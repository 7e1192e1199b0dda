import DisplayList
import Raster

/// An axial or radial gradient over all frames.
struct GradientTracks {
  /// A color of the gradient and its location.
  struct Stop {
    let color: PaintTracks
    let location: Track<CGFloat>
  }

  let kind: GradientContent.Kind
  let stops: [Stop]
  /// The start in the layer's coordinate space, in points.
  let start: Track<CGPoint>
  /// The end in the layer's coordinate space, in points.
  let end: Track<CGPoint>
  /// The radii of a radial gradient.
  let radii: Track<CGSize>
  /// The points at the radius along x from the start.
  let horizontalEnds: Track<CGPoint>
  /// The location, red, green and blue of each stop, then, if any is translucent, the location and
  /// opacity of each stop.
  let colors: Track<[CGFloat]>

  /// Creates the tracks of a layer's gradient, whose kind and number of stops never change; nil
  /// for a gradient without stops.
  init?(_ states: LayerStates) {
    let samplers = states.samples { layer in
      layer.gradient.map { GradientSampler($0, bounds: layer.attributes.bounds.standardized) }
    }
    let gradients = states.samples(\.gradient)
    guard let first = gradients.lazy.compactMap({ $0 }).first, !first.stops.isEmpty,
      let start = Track(samplers.map { $0?.start }, Tolerance.components),
      let end = Track(samplers.map { $0?.end }, Tolerance.components),
      let radii = Track(samplers.map { $0?.radii }, Tolerance.components),
      let horizontalEnds = Track(
        samplers.map { $0.map { CGPoint(x: $0.start.x + $0.radii.width, y: $0.start.y) } },
        Tolerance.components),
      let colors = Track(
        gradients.map { gradient in gradient.map { Self.components($0.stops, gradients) } },
        { $0.map { $0 / Tolerance.fraction } })
    else { return nil }
    (self.horizontalEnds, self.colors) = (horizontalEnds, colors)
    kind = first.kind
    (self.start, self.end, self.radii) = (start, end, radii)
    stops = first.stops.indices.compactMap { index in
      guard
        let color = Track(
          gradients.map { $0?.stops[index].color }, Tolerance.components),
        let opacity = Track(
          gradients.map { $0?.stops[index].color.alpha.unit }, Tolerance.fractionComponents),
        let location = Track(
          gradients.map { $0?.stops[index].location }, Tolerance.fractionComponents)
      else { return nil }
      return Stop(color: PaintTracks(color: color, opacity: opacity), location: location)
    }
  }

  /// Returns the numbers of stops as Lottie files have them.
  private static func components(
    _ stops: [GradientContent.Stop], _ gradients: [GradientContent?]
  ) -> [CGFloat] {
    let colors = stops.flatMap { stop in
      [stop.location.unit, stop.color.red.unit, stop.color.green.unit, stop.color.blue.unit]
    }
    let isTranslucent = gradients.contains { $0?.stops.contains { $0.color.alpha < 1 } ?? false }
    return isTranslucent
      ? colors + stops.flatMap { [$0.location.unit, $0.color.alpha.unit] } : colors
  }
}

extension DisplayLayer {
  /// The layer's gradient; nil if it has none.
  fileprivate var gradient: GradientContent? {
    if case .gradient(let gradient) = content { gradient } else { nil }
  }

  /// The layer's shape; nil if it has none.
  var shape: ShapeContent? {
    if case .shape(let shape) = content { shape } else { nil }
  }
}

extension LayerStates {
  /// Returns a value of the layer's shape in each frame.
  func shapes<Value>(_ value: (ShapeContent) -> Value) -> [Value?] {
    samples { $0.shape.map(value) }
  }
}
