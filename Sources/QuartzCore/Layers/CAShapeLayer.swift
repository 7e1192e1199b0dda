import DisplayList

/// A layer that fills and strokes a path above its background and below its sublayers.
///
/// The path is in the layer's coordinate space and may extend beyond the bounds. It is drawn in
/// place of `contents`.
@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  private var shape = CAShapeLayer.emptyShape {
    didSet { need(.list) }
  }

  /// Creates a layer without a path and with a black fill color.
  override public init() {
    super.init()
  }

  /// Creates a layer with another layer's properties.
  override public init(layer: Any) {
    super.init(layer: layer)
  }

  /// Returns nil, as layers don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  private static var emptyShape: ShapeContent {
    var shape = ShapeContent(path: CGPath(elements: []))
    shape.fillColor = .black
    return shape
  }

  /// The path in points, copied; nil for none; animatable.
  ///
  /// Paths are interpolated if both have the same number and types of elements; otherwise the
  /// change is immediate.
  open var path: CGPath? {
    get { shape.path.isEmpty ? nil : shape.path }
    set { set(.path, .path(CGPath(elements: newValue?.elements ?? []))) }
  }

  /// The fill color, with open subpaths closed; nil for no fill; animatable.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(.fillColor, newValue.map { .color($0) }) }
  }

  /// The rule that determines the interior of a path that crosses itself.
  open var fillRule: CAShapeLayerFillRule {
    get { CAShapeLayerFillRule(shape.fillRule) }
    set { shape.fillRule = newValue.rule }
  }

  /// The stroke color; nil for no stroke; animatable.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(.strokeColor, newValue.map { .color($0) }) }
  }

  /// The start of the stroke as a fraction of the path's length, from 0 to 1; animatable.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(.strokeStart, .number(newValue)) }
  }

  /// The end of the stroke as a fraction of the path's length, from 0 to 1; animatable.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(.strokeEnd, .number(newValue)) }
  }

  /// The width of the stroke in points, centered on the path; animatable.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(.lineWidth, .number(newValue)) }
  }

  /// The shape of the stroke's ends.
  open var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(shape.lineCap) }
    set { shape.lineCap = newValue.cap }
  }

  /// The shape of the stroke's corners.
  open var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(shape.lineJoin) }
    set { shape.lineJoin = newValue.join }
  }

  /// The maximum length of a miter in line widths; animatable.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(.miterLimit, .number(newValue)) }
  }

  /// The alternating lengths of dashes and gaps in points; nil for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get {
      shape.lineDashPattern.isEmpty
        ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) }
    }
    set { shape.lineDashPattern = newValue?.map { CGFloat($0.doubleValue) } ?? [] }
  }

  /// The offset in points at which the dash pattern starts; animatable.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(.lineDashPhase, .number(newValue)) }
  }

  private func set(_ key: ShapeKey, _ value: AnimatableValue?) {
    guard shape[key] != value else { return }
    performChange(of: key.rawValue) { shape[key] = value }
  }

  override class func animatesByDefault(_ key: String) -> Bool {
    ShapeKey(rawValue: key).map { $0 != .path } ?? super.animatesByDefault(key)
  }

  override var keyedProperties: [any KeyedProperties] { super.keyedProperties + [shape] }

  override func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    super.setAnimatableValue(value, at: path)
    if let change = shape.change(to: value, at: path) { set(change.key, change.value) }
  }

  override func copyProperties(from layer: CALayer) {
    super.copyProperties(from: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  override func copyPresentedProperties(from layer: CALayer, at time: CFTimeInterval) {
    super.copyPresentedProperties(from: layer, at: time)
    if let layer = layer as? CAShapeLayer { shape = layer.presented(layer.shape, at: time) }
  }

  override func content(over attributes: LayerAttributes, at time: CFTimeInterval) -> LayerContent {
    var shape = presented(shape, at: time)
    if isGeometryFlipped {
      var flip = Self.flip(in: attributes.bounds)
      shape.path = shape.path.copy(using: &flip) ?? shape.path
    }
    return shape.path.isEmpty
      ? super.content(over: attributes, at: time) : .shape(shape)
  }
}
