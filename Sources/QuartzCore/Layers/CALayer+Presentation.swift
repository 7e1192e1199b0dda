import DisplayList

extension CALayer {
  /// Returns a layer with the values that this one shows now, in the middle of its animations.
  ///
  /// It is a picture of this moment: changing it changes nothing, and its superlayer and sublayers are
  /// such pictures too, each made when asked for. Its class is this one's, made with `init()`.
  public final func presentation() -> Self? {
    if presentedLayer != nil { return self }
    let picture = Self()
    picture.takeProperties(of: self)
    picture.takeShownProperties(of: self, at: currentTime)
    picture.presentedLayer = self
    picture.delegate = delegate
    return picture
  }

  /// Returns the layer of which this one is the presentation, or this one itself.
  public final func model() -> Self {
    presentedLayer as? Self ?? self
  }

  /// The bounds that the layer shows now, in the middle of an animation too.
  package final var presentedBounds: CGRect {
    presented(at: VirtualClock.current.time).bounds
  }

  /// The attributes that the layer shows at a virtual time: the model's, changed by each animation in
  /// turn.
  package final func presented(at time: CFTimeInterval) -> LayerAttributes {
    presentedAttributes(at: localTime(ofClock: time))
  }

  /// The attributes that the layer shows at its own time.
  final func presentedAttributes(at time: CFTimeInterval) -> LayerAttributes {
    var attributes = presented(self.attributes, at: time)
    attributes.opacity = attributes.opacity > 0 ? min(attributes.opacity, 1) : 0
    attributes.shadow =
      animations.isEmpty ? elevation.shadow : presented(elevation, at: time).shadow
    return attributes
  }

  /// Returns what the animations make of properties at the layer's own time.
  final func presented<Properties: KeyedProperties>(
    _ properties: Properties, at time: CFTimeInterval
  ) -> Properties {
    var properties = properties
    for (_, animation) in animations { animation.apply(to: &properties, at: time) }
    return properties
  }
}
