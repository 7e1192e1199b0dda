import DisplayList

extension CALayer {
  /// Returns a copy of the layer with the values that it currently shows, in the middle of
  /// animations.
  ///
  /// Changes to it have no effect. Its superlayer and sublayers are presentation layers too,
  /// created on demand. Its class is this layer's, instantiated with `init()`.
  public final func presentation() -> Self? {
    if presentedLayer != nil { return self }
    let presentation = Self()
    presentation.copyProperties(from: self)
    presentation.copyPresentedProperties(from: self, at: currentTime)
    presentation.presentedLayer = self
    presentation.delegate = delegate
    return presentation
  }

  /// Returns the model layer of a presentation layer, or the layer itself.
  public final func model() -> Self {
    presentedLayer as? Self ?? self
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
