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
    var attributes = presented(self.attributes, at: time)
    attributes.opacity = attributes.opacity > 0 ? min(attributes.opacity, 1) : 0
    attributes.shadow =
      animations.isEmpty ? elevation.shadow : presented(elevation, at: time).shadow
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
