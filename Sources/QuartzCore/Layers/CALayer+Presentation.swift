import DisplayList

extension CALayer {
  /// Copies the properties of a layer that every layer has.
  final func copyModel(from layer: CALayer) {
    attributes = layer.attributes
    elevation = layer.elevation
    (beginTime, speed, timeOffset) = (layer.beginTime, layer.speed, layer.timeOffset)
    (duration, repeatCount) = (layer.duration, layer.repeatCount)
    (repeatDuration, autoreverses) = (layer.repeatDuration, layer.autoreverses)
    (fillMode, name, actions) = (layer.fillMode, layer.name, layer.actions)
    userValues = layer.userValues
    isHidden = layer.isHidden
    (contents, contentsGravity) = (layer.contents, layer.contentsGravity)
    (contentsScale, contentsTint) = (layer.contentsScale, layer.contentsTint)
    viewContent = layer.viewContent
    extras = layer.extras.map { LayerExtras(copying: $0) }
  }

  /// The current presentation value of the bounds.
  package final var presentedBounds: CGRect {
    presented(at: VirtualClock.current.time).bounds
  }

  /// Returns the presentation values of the attributes at a virtual time: the model values with
  /// each animation applied in order.
  package final func presented(at time: CFTimeInterval) -> LayerAttributes {
    presentedAttributes(at: localTime(ofClock: time))
  }

  /// Returns the presentation values of the attributes at a time of the layer.
  final func presentedAttributes(at time: CFTimeInterval) -> LayerAttributes {
    var zPosition: CGFloat = 0
    return presentedAttributes(at: time, depth: &zPosition)
  }

  /// Returns the presentation values of the attributes at a time of the layer, and sets a depth to
  /// that of the z position.
  final func presentedAttributes(
    at time: CFTimeInterval, depth: inout CGFloat
  ) -> LayerAttributes {
    var attributes = presented(self.attributes, at: time)
    attributes.opacity = attributes.opacity > 0 ? min(attributes.opacity, 1) : 0
    if animations.isEmpty {
      (attributes.shadow, depth) = (elevation.shadow, elevation.zPosition)
    } else {
      let elevation = presented(elevation, at: time)
      (attributes.shadow, depth) = (elevation.shadow, elevation.zPosition)
    }
    return attributes
  }

  /// Returns properties with each animation applied in order, at a time of the layer.
  final func presented<Properties: KeyedProperties>(
    _ properties: Properties, at time: CFTimeInterval
  ) -> Properties {
    var properties = properties
    for (_, animation) in animations { animation.apply(to: &properties, at: time) }
    return properties
  }
}
