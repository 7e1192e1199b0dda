import CoreGraphics

extension DisplayList {
  /// Returns the display list `fraction` of the way from this one to `next`, for output frames
  /// between two ticks.
  ///
  /// Layers are matched by identifier. Numeric properties are interpolated; everything else, such
  /// as text or added and removed layers, changes with the next tick. A fraction of 0 returns this
  /// list itself.
  public func interpolated(to next: DisplayList, fraction: CGFloat) -> DisplayList {
    if fraction <= 0 { return self }
    if fraction >= 1 { return next }
    return DisplayList(
      size: size,
      background: background.interpolated(to: next.background, fraction: fraction),
      layers: DisplayLayer.interpolated(layers, to: next.layers, fraction: fraction))
  }
}

extension DisplayLayer {
  fileprivate static func interpolated(
    _ layers: [DisplayLayer], to next: [DisplayLayer], fraction: CGFloat
  ) -> [DisplayLayer] {
    let successors = Dictionary(next.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return layers.map { layer in
      successors[layer.id].map { layer.interpolated(to: $0, fraction: fraction) } ?? layer
    }
  }

  func interpolated(to next: DisplayLayer, fraction: CGFloat) -> DisplayLayer {
    guard self !== next else { return self }
    return DisplayLayer(
      id: id,
      attributes: attributes.interpolated(to: next.attributes, fraction: fraction),
      content: content.interpolated(to: next.content, fraction: fraction),
      sublayers: Self.interpolated(sublayers, to: next.sublayers, fraction: fraction))
  }
}

extension LayerAttributes: Interpolable {
  package func interpolated(to end: LayerAttributes, fraction: CGFloat) -> LayerAttributes {
    guard self != end else { return self }
    var result = self
    result.interpolateProperties(to: end, fraction: fraction)
    result.shadow = shadow.interpolated(to: end.shadow, fraction: fraction)
    result.dissolve = dissolve.interpolated(to: end.dissolve, fraction: fraction)
    if hasEffects || end.hasEffects {
      var effects = effects.interpolated(to: end.effects, fraction: fraction)
      if projection != nil || end.projection != nil {
        // A layer that starts or ends in the plane is turned between the two.
        effects.projection = (projection ?? Projection(matrix)).interpolated(
          to: end.projection ?? Projection(end.matrix), fraction: fraction)
      }
      result.effects = effects
    }
    return result
  }
}

extension Shadow: Interpolable {
  package func interpolated(to end: Shadow, fraction: CGFloat) -> Shadow {
    Shadow(
      color: color.interpolated(to: end.color, fraction: fraction),
      opacity: opacity.interpolated(to: end.opacity, fraction: fraction),
      offset: offset.interpolated(to: end.offset, fraction: fraction),
      radius: radius.interpolated(to: end.radius, fraction: fraction),
      path: path)
  }
}

extension ImageContent: Interpolable {
  package func interpolated(to end: ImageContent, fraction: CGFloat) -> ImageContent {
    guard image == end.image else { return self }
    var mixed = self
    mixed.frame = frame.interpolated(to: end.frame, fraction: fraction)
    mixed.part = part.interpolated(to: end.part, fraction: fraction)
    return mixed
  }
}

extension LayerContent: Interpolable {
  package func interpolated(to end: LayerContent, fraction: CGFloat) -> LayerContent {
    switch (self, end) {
    case (.image(let from), .image(let to)):
      return .image(from.interpolated(to: to, fraction: fraction))
    case (.images(let from), .images(let to)) where from.count == to.count:
      return .images(zip(from, to).map { $0.interpolated(to: $1, fraction: fraction) })
    case (.drawing(let from), .drawing(let to))
    where from.drawing == to.drawing && from.size == to.size:
      var mixed = from
      mixed.frame = from.frame.interpolated(to: to.frame, fraction: fraction)
      return .drawing(mixed)
    case (.gradient(let from), .gradient(let to))
    where from.kind == to.kind && from.stops.count == to.stops.count:
      return .gradient(
        GradientContent(
          kind: from.kind,
          stops: zip(from.stops, to.stops).map { start, stop in
            GradientContent.Stop(
              color: start.color.interpolated(to: stop.color, fraction: fraction),
              location: start.location.interpolated(to: stop.location, fraction: fraction))
          },
          startPoint: from.startPoint.interpolated(to: to.startPoint, fraction: fraction),
          endPoint: from.endPoint.interpolated(to: to.endPoint, fraction: fraction)))
    case (.shape(let from), .shape(let to)):
      return from.interpolated(to: to, fraction: fraction).map { .shape($0) } ?? self
    case (.particles(let from), .particles(let to)):
      return .particles(from.interpolated(to: to, fraction: fraction))
    default: return self
    }
  }
}
