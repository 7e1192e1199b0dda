import DisplayList

/// Properties that only declare something, or that have no effect on iOS either.
extension CALayer {
  /// Whether the layer is declared to be opaque; false by default.
  ///
  /// It has no visible effect.
  public final var isOpaque: Bool {
    get { extras?.isOpaque ?? false }
    set { changeExtras { $0.isOpaque = newValue } }
  }

  /// Whether the layer with its sublayers is drawn to an image first; false by default.
  ///
  /// Where the image has fewer pixels than the frame, as `rasterizationScale` determines, it is blurred.
  public final var shouldRasterize: Bool {
    get { extras?.shouldRasterize ?? false }
    set { changeExtras { $0.shouldRasterize = newValue } }
  }

  /// The number of pixels per point of the image for `shouldRasterize`; 1 by default.
  public final var rasterizationScale: CGFloat {
    get { extras?.rasterizationScale ?? 1 }
    set { changeExtras { $0.rasterizationScale = newValue } }
  }

  /// Whether the layer may be drawn on another thread; false by default.
  ///
  /// It has no visible effect: drawing is always recorded at once and rasterized later.
  public final var drawsAsynchronously: Bool {
    get { extras?.drawsAsynchronously ?? false }
    set { changeExtras { $0.drawsAsynchronously = newValue } }
  }

  /// Whether the edges are declared to be antialiased; false by default.
  ///
  /// It has no visible effect: edges always are.
  public final var allowsEdgeAntialiasing: Bool {
    get { extras?.allowsEdgeAntialiasing ?? false }
    set { changeExtras { $0.allowsEdgeAntialiasing = newValue } }
  }

  /// The edges that are declared to be antialiased; all by default.
  ///
  /// It has no visible effect: edges always are.
  public final var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { extras?.edgeAntialiasingMask ?? .all }
    set { changeExtras { $0.edgeAntialiasingMask = newValue } }
  }

  /// Whether the opacity applies to the layer with its sublayers as a group; true by default.
  ///
  /// Otherwise it applies to each of them, and what is behind shows through where they overlap.
  public final var allowsGroupOpacity: Bool {
    get { extras?.allowsGroupOpacity ?? true }
    set { changeExtras { $0.allowsGroupOpacity = newValue } }
  }

  /// The filter for drawing the image smaller; linear by default.
  ///
  /// `trilinear` is the same as `linear`.
  public final var minificationFilter: CALayerContentsFilter {
    get { extras?.minificationFilter ?? .linear }
    set { changeExtras { $0.minificationFilter = newValue } }
  }

  /// The filter for drawing the image larger; linear by default.
  ///
  /// With `nearest`, the pixels of the image are squares with sharp edges.
  public final var magnificationFilter: CALayerContentsFilter {
    get { extras?.magnificationFilter ?? .linear }
    set { changeExtras { $0.magnificationFilter = newValue } }
  }

  /// Filters of the layer with its sublayers; nil by default.
  ///
  /// They have no effect, as on iOS.
  public final var filters: [Any]? {
    get { extras?.filters }
    set { changeExtras { $0.filters = newValue } }
  }

  /// Filters of what is behind the layer; nil by default.
  ///
  /// They have no effect, as on iOS.
  public final var backgroundFilters: [Any]? {
    get { extras?.backgroundFilters }
    set { changeExtras { $0.backgroundFilters = newValue } }
  }

  /// The filter that composites the layer; nil by default.
  ///
  /// It has no effect, as documented for iOS.
  public final var compositingFilter: Any? {
    get { extras?.compositingFilter }
    set { changeExtras { $0.compositingFilter = newValue } }
  }

  /// The values of properties that the layer itself does not have; nil by default.
  ///
  /// `value(forKey:)` looks in it, and in the dictionary for the key `style` in it, and
  /// `action(forKey:)` in its dictionary for the key `actions`.
  public final var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { changeExtras { $0.style = newValue } }
  }

  /// Returns the value of a key in the style.
  final func styleValue(forKey key: String) -> Any? {
    var style = extras?.style
    // A style that contains itself cannot exist, as dictionaries are values.
    while let next = style {
      if let value = next[key] { return value }
      style = next["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  /// Returns the action of a key in the style.
  final func styleAction(forKey event: String) -> (any CAAction)? {
    guard extras?.style != nil else { return nil }
    return (styleValue(forKey: "actions") as? [String: any CAAction])?[event]
  }
}
