@_exported import DisplayList

/// A rectangle of visual content with sublayers.
///
/// Its properties are the model values, which are shown once all animations have ended.
@MainActor
open class CALayer: NSObject, CAMediaTiming {
  private static var lastIdentifier = 0

  /// The layer's identifier in display lists.
  let identifier: Int
  /// The properties of `LayerAttributes`, most of them animatable.
  final var attributes = LayerAttributes() {
    didSet { need([.display, .list]) }
  }
  /// The z position and the shadow; animatable.
  final var elevation = LayerElevation() {
    didSet { need(.list) }
  }
  /// The animations in the order of addition.
  final var animations: [(key: String, animation: CAAnimation)] = [] {
    didSet { need(.list) }
  }
  /// The updates that the layer or its descendants need before the next frame.
  package final var needs: LayerNeeds = [.display, .list]
  /// The last display layer, which is reused while nothing changes.
  final var lastDisplayLayer: DisplayLayer?
  /// The running transition from the layer's previous appearance.
  final var transition: LayerTransition? {
    didSet { need(.list) }
  }
  /// The clock of the stage, for the layer of a stage's window.
  package weak final var stageClock: VirtualClock? {
    didSet { if let stageClock { didEnterStage(stageClock.transactions) } else { didLeaveStage() } }
  }
  /// The turn in which the layer was added to its stage.
  final var stageEntry: StageTurn?
  /// The turn in which the layer was removed from the stage on which it had been shown.
  final var stageExit: StageTurn?
  /// The property change for which an action is running.
  final var change: LayerChange?

  /// The object that provides actions for property changes; for a view's layer, the view.
  open weak var delegate: (any CALayerDelegate)?
  /// Actions by property key, used if the delegate provides none.
  open var actions: [String: any CAAction]?
  /// The superlayer; for a presentation layer, its superlayer's presentation layer.
  public final var superlayer: CALayer? {
    presentedLayer.map { $0.container?.presentation() } ?? container
  }
  /// The sublayers from back to front; nil if there are none.
  ///
  /// Those of a presentation layer are presentation layers.
  open var sublayers: [CALayer]? {
    get {
      if let presentedLayer {
        return presentedLayer.sublayers?.compactMap { $0.presentation() }
      }
      return orderedSublayers.isEmpty ? nil : orderedSublayers
    }
    set {
      for layer in orderedSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }
  final var orderedSublayers: [CALayer] = [] {
    didSet { need(.list) }
  }
  /// The model superlayer.
  weak final var container: CALayer?
  /// The model layer, if this is a presentation layer.
  final var presentedLayer: CALayer?

  /// The start time in seconds in the superlayer's time space, at which the layer's time is
  /// `timeOffset`.
  open var beginTime: CFTimeInterval = 0 { didSet { rescheduleAnimations() } }
  /// The rate of time in the layer and its descendants: 0 stops their animations, 2 doubles their
  /// speed.
  open var speed: Float = 1 { didSet { rescheduleAnimations() } }
  /// The offset of the layer's time in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { rescheduleAnimations() } }
  /// The duration of one cycle of the layer's time in seconds; 0 for no end.
  ///
  /// A layer with a duration is visible only during it, or longer depending on its fill mode.
  open var duration: CFTimeInterval = 0 { didSet { rescheduleAnimations() } }
  /// The number of cycles of a layer with a duration; 0 for one.
  open var repeatCount: Float = 0 { didSet { rescheduleAnimations() } }
  /// The number of seconds for which the cycles of a layer with a duration repeat, in place of
  /// `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0 { didSet { rescheduleAnimations() } }
  /// Whether each cycle of a layer with a duration is followed by a reversed one.
  open var autoreverses = false { didSet { rescheduleAnimations() } }
  /// Whether a layer with a duration is visible before its start and after its end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// A name for debugging.
  open var name: String?
  /// Whether the layer and its sublayers are hidden.
  open var isHidden = false { didSet { need(.list) } }
  /// The content of the layer: a `CGImage` or nil.
  open var contents: Any? { didSet { need(.list) } }
  /// The way in which `contents` is scaled and positioned in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { need(.list) } }
  /// The number of pixels of `contents` per point.
  open var contentsScale: CGFloat = 1 { didSet { need(.list) } }
  /// The content drawn by a view, in place of `contents`.
  package final var viewContent = LayerContent.none { didSet { need(.list) } }
  /// The color in which `contents` is drawn if it is a template image.
  package final var contentsTint: CGColor? { didSet { need(.list) } }
  /// Custom values by key.
  final var userValues: [String: Any] = [:]

  /// Returns a unique identifier.
  static func newIdentifier() -> Int {
    lastIdentifier += 1
    return lastIdentifier
  }

  /// Creates an empty layer.
  ///
  /// Unlike Apple's, this initializer is `required`, so that `UIView.layerClass` can be
  /// instantiated without an Objective-C runtime.
  override public required init() {
    identifier = Self.newIdentifier()
    super.init()
    attributes.borderColor = .black
  }

  /// Creates a layer with another layer's properties, without its sublayers, animations and
  /// delegate.
  public convenience init(layer: Any) {
    self.init()
    if let layer = layer as? CALayer { copyProperties(from: layer) }
  }

  /// Returns nil, as layers don't support archiving.
  public convenience init?(coder: NSCoder) {
    return nil
  }

  /// Copies the properties of a layer.
  func copyProperties(from layer: CALayer) {
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
  }

  /// Copies the presentation values of a layer's animatable properties at a time of that layer.
  func copyPresentedProperties(from layer: CALayer, at time: CFTimeInterval) {
    attributes = layer.presentedAttributes(at: time)
    attributes.shadow = nil
    elevation = layer.presented(layer.elevation, at: time)
  }

  // MARK: Actions

  /// Returns the action for a property change; nil for none.
  ///
  /// It is the first one of
  /// - the result of the delegate,
  /// - the value in `actions` for the key,
  /// - the result of `defaultAction(forKey:)`,
  ///
  /// where `NSNull` means no action and ends the search. (Apple's also looks in `style`, which
  /// layers here don't have.)
  open func action(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
    return action?.isNull == true ? nil : action
  }

  /// Returns the action for a property change if neither the delegate nor `actions` has one: an
  /// animation from the presentation value with the transaction's duration, 0.25 s by default, and
  /// timing function.
  ///
  /// Returns nil for properties without implicit animation, such as paths.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard animatesByDefault(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Returns whether changes of a property are animated implicitly.
  class func animatesByDefault(_ key: String) -> Bool {
    LayerKey(rawValue: key) != nil || ElevationKey(rawValue: key).map { $0 != .shadowPath } ?? false
  }

  // MARK: Values by key

  /// The groups of animatable properties.
  var keyedProperties: [any KeyedProperties] { [attributes, elevation] }

  /// Sets an animatable property or a component of one; a value of another type is ignored.
  func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    if let change = attributes.change(to: value, at: path) { set(change.key, change.value) }
    if let change = elevation.change(to: value, at: path) { set(change.key, change.value) }
  }

  // MARK: Hit-testing

  /// Returns whether a point in the layer's coordinate space is inside it; by default, whether it
  /// is in the bounds.
  open func contains(_ p: CGPoint) -> Bool {
    attributes.bounds.contains(p)
  }

  /// Returns the foremost layer at a point in the superlayer's coordinate space, which may be a
  /// descendant; nil if there is none.
  ///
  /// Later sublayers are in front, regardless of `zPosition`. Hidden layers and the parts of
  /// sublayers outside of masking bounds are skipped. A presentation layer returns presentation
  /// layers.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let matrix = attributes.matrix
    guard !isHidden, matrix.determinant != 0 else { return nil }
    let point = p.applying(matrix.inverted())
    let isInside = contains(point)
    guard isInside || !masksToBounds else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// Returns the content that is drawn above the background at a time of the layer.
  func content(over attributes: LayerAttributes, at time: CFTimeInterval) -> LayerContent {
    if viewContent != .none { return viewContent }
    guard let image = contents, let image = image as? CGImage else { return .none }
    return .image(
      ImageContent(
        image: image,
        frame: contentsGravity.frame(
          of: CGSize(
            width: CGFloat(image.width) / contentsScale,
            height: CGFloat(image.height) / contentsScale),
          in: attributes.bounds),
        tint: contentsTint))
  }
}
