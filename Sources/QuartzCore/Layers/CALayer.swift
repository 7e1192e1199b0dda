@_exported import DisplayList

/// A rectangle of visual content with sublayers.
///
/// Its properties are the model values, which are shown once all animations have ended.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The layer's identifier in display lists.
  package let identifier: Int
  /// The properties of `LayerAttributes`, most of them animatable.
  final var attributes = LayerAttributes() {
    didSet { need([.display, .list]) }
  }
  /// The z position and the shadow; animatable.
  final var elevation = LayerElevation() {
    didSet { need(.list) }
  }
  /// Properties that few layers have; nil for their defaults.
  final var extras: LayerExtras? { didSet { need(.list) } }
  /// The animations in the order of addition.
  final var animations: [(key: String, animation: CAAnimation)] = [] {
    didSet { need(.list) }
  }
  /// The updates that the layer or its descendants need before the next frame.
  package final var needs: LayerNeeds = [.display, .list]
  /// The last display layer, which is reused while nothing changes.
  final var lastDisplayLayer: DisplayLayer?
  /// The position on the z axis at which the layer was last shown.
  final var depth: CGFloat = 0
  /// Whether sublayers are projected to a plane of the layer's own.
  var hasPlane: Bool { true }
  /// Called before animations are added or removed.
  func animationsWillChange() {}
  /// Returns the sublayers from back to front at a time of the layer.
  func sublayersToShow(at time: CFTimeInterval) -> [DisplayLayer] { displaySublayers(at: time) }
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
  open var superlayer: CALayer? {
    guard extras?.isMask != true else { return nil }
    return presentedLayer.map { $0.container?.presentation() } ?? container
  }
  /// The sublayers from back to front; nil if there are none.
  ///
  /// Those of a presentation layer are presentation layers.
  open var sublayers: [CALayer]? {
    get { shownSublayers.isEmpty ? nil : shownSublayers }
    set { replaceSublayers(by: newValue ?? []) }
  }
  final var orderedSublayers: [CALayer] = [] {
    didSet { need(.list) }
  }
  /// The model superlayer, or the layer that this one masks.
  final var container: CALayer? { holder ?? extras?.maskedLayer }
  /// The layer among whose sublayers this one is, which clears it when it is deallocated.
  ///
  /// A weak reference would give every superlayer a side table, with which each reference to it is counted twice as slowly.
  nonisolated(unsafe) unowned(unsafe) final var holder: CALayer?
  /// The model layer, if this is a presentation layer.
  final var presentedLayer: CALayer?

  /// The start time in seconds in the superlayer's time space, at which the layer's time is `timeOffset`.
  open var beginTime: CFTimeInterval = 0 { didSet { rescheduleAnimations() } }
  /// The rate of time in the layer and its descendants: 0 stops their animations, 2 doubles their speed.
  open var speed: Float = 1 { didSet { rescheduleAnimations() } }
  /// The offset of the layer's time in seconds.
  open var timeOffset: CFTimeInterval = 0 { didSet { rescheduleAnimations() } }
  /// The duration of one cycle of the layer's time in seconds; 0 for no end.
  ///
  /// A layer with a duration is visible only during it, or longer depending on its fill mode.
  open var duration: CFTimeInterval = 0 { didSet { rescheduleAnimations() } }
  /// The number of cycles of a layer with a duration; 0 for one.
  open var repeatCount: Float = 0 { didSet { rescheduleAnimations() } }
  /// The number of seconds for which the cycles of a layer with a duration repeat, in place of `repeatCount`.
  open var repeatDuration: CFTimeInterval = 0 { didSet { rescheduleAnimations() } }
  /// Whether each cycle of a layer with a duration is followed by a reversed one.
  open var autoreverses = false { didSet { rescheduleAnimations() } }
  /// Whether a layer with a duration is visible before its start and after its end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// A name for debugging.
  open var name: String?
  /// Whether the layer and its sublayers are hidden.
  open var isHidden = false { didSet { need(.list) } }
  /// The content of the layer: a `CGImage`, what the layer has drawn, or nil.
  open var contents: Any? { didSet { need(.list) } }
  /// The way in which `contents` is scaled and positioned in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize { didSet { need(.list) } }
  /// The number of pixels of `contents` per point.
  open var contentsScale: CGFloat = 1 { didSet { need(.list) } }
  /// The content drawn by a view, in place of `contents`.
  package final var viewContent = LayerContent.none { didSet { need(.list) } }
  /// The color in which `contents` is drawn if it is a template image.
  package final var contentsTint: CGColor? { didSet { need(.list) } }
  /// Whether the layer's own sublayers have to be laid out, or are being laid out.
  final var layoutState: LayerLayoutState = []
  /// Custom values by key.
  final var userValues: [String: Any] = [:]

  /// Creates an empty layer.
  override public init() {
    identifier = Self.newIdentifier()
    super.init()
    attributes.borderColor = .black
  }

  /// Creates a layer with another layer's properties, without its sublayers, animations and delegate.
  ///
  /// Presentation layers are created with it: override it to copy the properties of a subclass.
  public init(layer: Any) {
    identifier = Self.newIdentifier()
    super.init()
    if let layer = layer as? CALayer { copyProperties(from: layer) }
  }

  /// Returns nil, as layers don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    // Of sublayers that others retain.
    for layer in orderedSublayers where layer.holder === self { layer.holder = nil }
  }

  /// Creates a layer of a class that is known only at run time: with `init(layer:)`, or with
  /// `init()` if `layer` is nil.
  ///
  /// Core Animation has no such initializer, as its runtime can create objects of any class.
  /// Subclasses that override all designated initializers or declare none inherit this one.
  public required convenience init(copying layer: CALayer?) {
    if let layer { self.init(layer: layer) } else { self.init() }
  }

  /// Copies the properties of a layer.
  func copyProperties(from layer: CALayer) { copyModel(from: layer) }

  /// Copies the presentation values of a layer's animatable properties at a time of that layer.
  func copyPresentedProperties(from layer: CALayer, at time: CFTimeInterval) {
    attributes = layer.presentedAttributes(at: time)
    extras?.details = layer.presentedDetails(at: time)
    userValues = layer.presentedUserValues(at: time)
    setDeclaredProperties(animatedIn: layer)
    attributes.shadow = nil
    elevation = layer.presented(layer.elevation, at: time)
  }

  /// Returns the action for a property change; nil for none.
  ///
  /// It is the delegate's, or else the one in `actions`, or else that of `defaultAction(forKey:)`,
  /// where `NSNull` means no action and ends the search. `style` is looked in before that.
  open func action(forKey event: String) -> (any CAAction)? {
    let action =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styleAction(forKey: event)
      ?? Self.defaultAction(forKey: event)
    return action?.isNull == true ? nil : action
  }

  /// Returns the action for a property change if neither the delegate nor `actions` has one: an animation from the
  /// presentation value with the transaction's duration, 0.25 s by default, and timing function.
  ///
  /// Returns nil for properties without implicit animation, such as paths.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    animatesByDefault(event) ? implicitAnimation(forKey: event) : nil
  }

  /// Returns whether the layer has to be displayed again while a property changes; false by default.
  ///
  /// Override it for custom properties, which the layer stores by their keys: animations of them
  /// have the layer displayed in every frame.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value of a custom property that was not set; nil for none.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the size that the layer should have, in points: the bounds'.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Returns whether changes of a property are animated implicitly.
  class func animatesByDefault(_ key: String) -> Bool {
    LayerKey(rawValue: key) != nil || DetailKey(rawValue: key) != nil
      || ElevationKey(rawValue: key).map { $0 != .shadowPath } ?? false
  }

  /// The groups of animatable properties.
  var keyedProperties: [any KeyedProperties] {
    [attributes, elevation, extras?.details ?? LayerDetails()]
  }

  /// Sets an animatable property or a component of one; a value of another type is ignored.
  func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    if let change = attributes.change(to: value, at: path) {
      change.key == .bounds ? resize { set(.bounds, change.value) } : set(change.key, change.value)
    }
    if let change = elevation.change(to: value, at: path) { set(change.key, change.value) }
    if DetailKey(rawValue: path.key) != nil, let value { setDetail(value, at: path) }
  }

  /// Requests a layout of the sublayers before the next frame; called when the size of the bounds
  /// changes and when sublayers are added or removed.
  open func setNeedsLayout() { requestLayout() }

  /// Returns whether a layout of the sublayers is pending.
  open func needsLayout() -> Bool { layoutState.contains(.pending) }

  /// Lays out immediately where a layout is pending: in the layer and its descendants, and from the
  /// farthest superlayer that only layers with a pending layout separate from this one.
  open func layoutIfNeeded() { layOut() }

  /// Requests that the layer be displayed again before the next frame.
  open func setNeedsDisplay() { requestDisplay() }

  /// Displays the layer: has the delegate set `contents`, or records what `draw(in:)` draws.
  open func display() { displayContents() }

  /// Draws the contents in a context; by default, calls `draw(_:in:)` of the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Lays out the sublayers; by default, calls `layoutSublayers(of:)` of the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Returns whether a point in the layer's coordinate space is inside it; by default, whether it is in the bounds.
  open func contains(_ p: CGPoint) -> Bool {
    attributes.bounds.contains(p)
  }

  /// Returns the foremost layer at a point in the superlayer's coordinate space, which may be a
  /// descendant; nil if there is none.
  ///
  /// Later sublayers are in front, regardless of `zPosition`. Hidden layers and the parts of sublayers outside of
  /// masking bounds are skipped. A presentation layer returns presentation layers.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    foremostLayer(at: p)
  }

  /// Returns the content that is drawn above the background at a time of the layer.
  func content(over attributes: LayerAttributes, at time: CFTimeInterval) -> LayerContent {
    viewContent != .none ? viewContent : shownContents(in: attributes.bounds, at: time)
  }

  /// Adds a copy of an animation, replacing one with the same key.
  ///
  /// - Parameters:
  ///   - anim: The animation to copy. A nonpositive `duration` is replaced by the transaction's,
  ///     0.25 s by default, and a `beginTime` of 0 by the layer's current time.
  ///   - key: The key of the animation; nil for a unique one.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    if let copy = anim.copy() as? CAAnimation { install(copy, forKey: key) }
  }

  /// Returns the animation with a key; don't modify it.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// Returns the keys of all animations in the order of addition; nil if there are none.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Removes the animation with a key before its end.
  open func removeAnimation(forKey key: String) {
    detachAnimation(forKey: key)?.stop(finished: false)
  }

  /// Removes all animations before their end.
  open func removeAllAnimations() {
    let removed = animations
    animationsWillChange()
    animations = []
    for (_, anim) in removed { anim.stop(finished: false) }
  }

  /// The position of the layer on the z axis: layers with a greater one are drawn in front of their
  /// siblings; animatable.
  open var zPosition: CGFloat {
    get { elevation.zPosition }
    set { set(.zPosition, .number(newValue)) }
  }

  /// The color of the shadow; nil for no shadow; animatable.
  open var shadowColor: CGColor? {
    get { elevation.shadowColor }
    set { set(.shadowColor, newValue.map { .color($0) }) }
  }

  /// The opacity of the shadow from 0, for no shadow, to 1; animatable.
  open var shadowOpacity: Float {
    get { Float(elevation.shadowOpacity) }
    set { set(.shadowOpacity, .number(CGFloat(newValue))) }
  }

  /// The offset of the shadow in points; animatable.
  open var shadowOffset: CGSize {
    get { elevation.shadowOffset }
    set { set(.shadowOffset, .size(newValue)) }
  }

  /// The blur radius of the shadow in points; animatable.
  open var shadowRadius: CGFloat {
    get { elevation.shadowRadius }
    set { set(.shadowRadius, .number(newValue)) }
  }

  /// The outline of the shadow in the layer's coordinate space, copied; nil for the layer's visible shape; animatable.
  open var shadowPath: CGPath? {
    get { elevation.shadowPath }
    set { set(.shadowPath, newValue.map { .path(CGPath(elements: $0.elements)) }) }
  }

  /// The bounding rectangle of the layer in the superlayer's coordinate space, in points.
  ///
  /// Setting it sets `position` and the size of `bounds`. As with Apple's, the result doesn't fit
  /// under a transform that shears, or rotates by other than quarter turns.
  open var frame: CGRect {
    get { boundingFrame }
    set { fit(newValue) }
  }

  /// Returns a point converted from another layer's coordinate space; nil for that of the root's superlayer.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    Self.converted(point, from: layer, to: self)
  }

  /// Returns a point converted to another layer's coordinate space; nil for that of the root's superlayer.
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    Self.converted(point, from: self, to: layer)
  }

  /// Returns the bounding box of a rectangle converted from another layer's coordinate space; nil
  /// for that of the root's superlayer.
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    Self.converted(rect, from: layer, to: self)
  }

  /// Returns the bounding box of a rectangle converted to another layer's coordinate space; nil for
  /// that of the root's superlayer.
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    Self.converted(rect, from: self, to: layer)
  }

  /// Returns a copy of the layer with the values that it currently shows, in the middle of animations.
  ///
  /// Changes to it have no effect. Its superlayer and sublayers are presentation layers too,
  /// created on demand. It is created with `init(layer:)`.
  open func presentation() -> Self? {
    if presentedLayer != nil { return self }
    let presentation = Self(copying: self)
    presentation.copyPresentedProperties(from: self, at: currentTime)
    presentation.presentedLayer = self
    presentation.delegate = delegate
    return presentation
  }

  /// Returns the model layer of a presentation layer, or the layer itself.
  open func model() -> Self {
    presentedLayer as? Self ?? self
  }

  /// The position of the anchor point in the superlayer's coordinate space, in points; animatable.
  open var position: CGPoint {
    get { attributes.position }
    set { set(.position, .point(newValue)) }
  }

  /// The rectangle of the layer in its own coordinate space, in points; animatable.
  open var bounds: CGRect {
    get { attributes.bounds }
    set { resize { set(.bounds, .rect(newValue)) } }
  }

  /// The point of the bounds that is placed at `position` and is the origin of transforms, in
  /// fractions of the bounds' size; animatable.
  open var anchorPoint: CGPoint {
    get { attributes.anchorPoint }
    set { set(.anchorPoint, .point(newValue)) }
  }

  /// The opacity of the layer with its sublayers, from 0 to 1; animatable.
  open var opacity: Float {
    get { Float(attributes.opacity) }
    set { set(.opacity, .number(CGFloat(newValue))) }
  }

  /// The color that fills the bounds; nil for none; animatable.
  open var backgroundColor: CGColor? {
    get { attributes.backgroundColor }
    set { set(.backgroundColor, newValue.map { .color($0) }) }
  }

  /// The radius of the corners in points; animatable.
  open var cornerRadius: CGFloat {
    get { attributes.cornerRadius }
    set { set(.cornerRadius, .number(newValue)) }
  }

  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve {
    get { attributes.cornerCurve == .continuous ? .continuous : .circular }
    set { attributes.cornerCurve = newValue == .continuous ? .continuous : .circular }
  }

  /// The width of the border inside the edge, in points; animatable.
  open var borderWidth: CGFloat {
    get { attributes.borderWidth }
    set { set(.borderWidth, .number(newValue)) }
  }

  /// The color of the border; nil for none; animatable.
  open var borderColor: CGColor? {
    get { attributes.borderColor }
    set { set(.borderColor, newValue.map { .color($0) }) }
  }

  /// Whether content and sublayers are clipped to the bounds with their rounded corners.
  open var masksToBounds: Bool {
    get { attributes.masksToBounds }
    set { attributes.masksToBounds = newValue }
  }

  /// Returns the transform about the anchor point.
  open func affineTransform() -> CGAffineTransform { attributes.transform }

  /// Sets the transform about the anchor point; animatable with the key `transform`.
  open func setAffineTransform(_ m: CGAffineTransform) { set(.transform, .transform(m)) }

  /// Adds a layer in front of all sublayers.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

  /// Inserts a layer at an index among the sublayers, 0 being the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: index)
  }

  /// Inserts a layer directly behind a sublayer; at the back if it isn't one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: index(of: sibling) ?? 0)
  }

  /// Inserts a layer directly in front of a sublayer; at the front if it isn't one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: index(of: sibling).map { $0 + 1 } ?? .max)
  }

  /// Puts a layer in the place of a sublayer; does nothing if it isn't one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  /// Returns the value of an animatable property or a custom value.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets an animatable property or a custom value.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns the value of an animatable property or of a component of one, or a custom value.
  ///
  /// - Parameter keyPath: A key path as in `CAPropertyAnimation.keyPath`, such as
  ///   `transform.rotation.z`.
  /// - Returns: An `NSNumber` for a number; other values as in `CABasicAnimation.fromValue`.
  open func value(forKeyPath keyPath: String) -> Any? { keyedValue(at: keyPath) }

  /// Sets an animatable property or a component of one, or a custom value.
  ///
  /// A value of the wrong type for the property is ignored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setKeyedValue(value, at: keyPath)
  }
}
