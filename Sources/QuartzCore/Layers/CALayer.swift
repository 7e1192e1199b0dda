@_exported import DisplayList

/// A rectangle on the screen: where it stands, how it looks, what it shows and what stands in it.
///
/// The properties are the model: what the layer comes to when all animations have ended.
@MainActor
open class CALayer: NSObject, CAMediaTiming {
  private static var lastIdentifier = 0

  /// What names the layer in display lists.
  let identifier: Int
  /// The properties that can be animated, and those that travel with them.
  final var attributes = LayerAttributes() {
    didSet { need([.display, .list]) }
  }
  /// How far the layer stands out: its place among its siblings and its shadow; animatable.
  final var elevation = LayerElevation() {
    didSet { need(.list) }
  }
  /// The running animations in the order of their adding.
  final var animations: [(key: String, animation: CAAnimation)] = [] {
    didSet { need(.list) }
  }
  /// What is to be done here or below before the next frame.
  package final var needs: LayerNeeds = [.display, .list]
  /// The layer as it was last shown, to be shared with the next list where nothing changed.
  final var lastShown: DisplayLayer?
  /// What the layer showed, giving way to what it shows.
  final var transition: LayerTransition? {
    didSet { need(.list) }
  }
  /// The clock of the stage whose window's layer this is.
  package weak final var stageClock: VirtualClock? {
    didSet { if let stageClock { arrive(stageClock.transactions) } else { depart() } }
  }
  /// When the layer came onto the stage that it stands on.
  final var arrival: StageTurn?
  /// When the layer was taken off the stage that it had been shown on.
  final var departure: StageTurn?
  /// The change that an action is being run for.
  final var change: LayerChange?

  /// Who decides what happens when properties change; a view, for its own layer.
  open weak var delegate: (any CALayerDelegate)?
  /// What happens when properties change, by their keys, where the delegate does not decide.
  open var actions: [String: any CAAction]?
  /// The layer that this one stands in; of a presentation layer, that one's presentation layer.
  public final var superlayer: CALayer? {
    presentedLayer.map { $0.container?.presentation() } ?? container
  }
  /// The layers in this one from back to front, nil for none; of a presentation layer, their
  /// presentation layers.
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
  /// The layer whose sublayer this one is.
  weak final var container: CALayer?
  /// The layer of whose shown values this one is a picture.
  final var presentedLayer: CALayer?

  /// The superlayer's time in seconds at which the layer's is `timeOffset`.
  open var beginTime: CFTimeInterval = 0 { didSet { retimeAnimations() } }
  /// How fast time runs in the layer and all in it: 0 halts its animations, 2 runs them twice as fast.
  open var speed: Float = 1 { didSet { retimeAnimations() } }
  /// What is added to the layer's time, in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { retimeAnimations() } }
  /// The length of one run of the layer's time in seconds; 0 for one that goes on without end.
  ///
  /// A layer with a duration is shown only while it lasts, or longer as its fill mode says.
  open var duration: CFTimeInterval = 0 { didSet { retimeAnimations() } }
  /// How many runs there are, of a layer with a duration; 0 for one.
  open var repeatCount: Float = 0 { didSet { retimeAnimations() } }
  /// For how many seconds runs are repeated, in place of `repeatCount`, of a layer with a duration.
  open var repeatDuration: CFTimeInterval = 0 { didSet { retimeAnimations() } }
  /// Whether each run is followed by one backwards, of a layer with a duration.
  open var autoreverses = false { didSet { retimeAnimations() } }
  /// Whether a layer with a duration is shown before it begins and after it ends.
  open var fillMode = CAMediaTimingFillMode.removed

  /// A name for whoever looks at the tree.
  open var name: String?
  /// Whether the layer and all in it are left out.
  open var isHidden = false { didSet { need(.list) } }
  /// What the layer shows: a `CGImage`, or nil.
  open var contents: Any? { didSet { need(.list) } }
  /// How `contents` is fitted into the bounds.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { need(.list) } }
  /// The pixels of `contents` in a point.
  open var contentsScale: CGFloat = 1 { didSet { need(.list) } }
  /// What a view shows in its layer; drawn instead of `contents`.
  package final var viewContent = LayerContent.none { didSet { need(.list) } }
  /// The colour that `contents` is drawn in, if it is a template.
  package final var contentsTint: CGColor? { didSet { need(.list) } }
  /// What the user keeps in the layer.
  final var userValues: [String: Any] = [:]

  /// Returns a number that names nothing else.
  static func newIdentifier() -> Int {
    lastIdentifier += 1
    return lastIdentifier
  }

  /// Creates an empty layer.
  ///
  /// Apple's is not `required`; here it is, so that `UIView.layerClass` can make one without an
  /// Objective-C runtime.
  override public required init() {
    identifier = Self.newIdentifier()
    super.init()
    attributes.borderColor = .black
  }

  /// Creates a layer with another's properties, without its sublayers, animations and delegate.
  public convenience init(layer: Any) {
    self.init()
    if let layer = layer as? CALayer { takeProperties(of: layer) }
  }

  /// Layers are not archived: always nil.
  public convenience init?(coder: NSCoder) {
    return nil
  }

  /// Takes over the values of a layer's properties.
  func takeProperties(of layer: CALayer) {
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

  /// Takes over what a layer shows at a time of its own of the properties that animate.
  func takeShownProperties(of layer: CALayer, at time: CFTimeInterval) {
    attributes = layer.presentedAttributes(at: time)
    attributes.shadow = nil
    elevation = layer.presented(layer.elevation, at: time)
  }

  // MARK: Actions

  /// Returns what is done about the change of a property; nil for nothing.
  ///
  /// It is the first that is found of
  /// - what the delegate returns,
  /// - what `actions` has under the key,
  /// - what `defaultAction(forKey:)` returns,
  ///
  /// where `NSNull` is for nothing and ends the search. (Apple's also looks into `style`, which layers here
  /// do not have.)
  open func action(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
    return action?.isNothing == true ? nil : action
  }

  /// Returns what layers of this class do about the change of a property where nobody else decides: an
  /// animation from what was shown, of the transaction's duration, 0.25 s, and curve, the default one.
  ///
  /// Nil for a property that does not animate of its own accord, which paths do not.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    guard animatesByDefault(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Whether a change of a property is animated where nobody decides.
  class func animatesByDefault(_ key: String) -> Bool {
    LayerKey(rawValue: key) != nil || ElevationKey(rawValue: key).map { $0 != .shadowPath } ?? false
  }

  // MARK: Values by key

  /// The groups of properties that animations reach.
  var keyedProperties: [any KeyedProperties] { [attributes, elevation] }

  /// Sets an animatable property or a part of one; of another kind of value, nothing happens.
  func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    if let change = attributes.change(to: value, at: path) { set(change.key, change.value) }
    if let change = elevation.change(to: value, at: path) { set(change.key, change.value) }
  }

  // MARK: Hit-testing

  /// Whether the layer contains a point of its own space; by default, whether its bounds do.
  open func contains(_ p: CGPoint) -> Bool {
    attributes.bounds.contains(p)
  }

  /// Returns the foremost layer at a point of the superlayer's space, this one or one in it; nil for none.
  ///
  /// Later sublayers come first, whatever their `zPosition`; hidden ones and what a layer cuts off at its
  /// bounds are left out. Of a presentation layer, presentation layers are found.
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

  /// What the layer shows at a time above its background, over presented attributes.
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
