import DisplayList

/// A layer that fills and strokes an outline, above its background and below its sublayers.
///
/// The outline stands in the layer's own space and may reach beyond the bounds. It is drawn instead of
/// `contents`.
@MainActor
open class CAShapeLayer: CALayer {
  private var shape: ShapeContent {
    didSet { need(.list) }
  }

  /// Creates a layer without an outline, to be filled with black.
  public required init() {
    shape = ShapeContent(path: CGPath(elements: []))
    shape.fillColor = .black
    super.init()
  }

  /// The outline in points, copied; nil for none.
  ///
  /// Animatable between outlines of which each has as many steps of the same kinds as the other; others
  /// change at once.
  public final var path: CGPath? {
    get { shape.path.isEmpty ? nil : shape.path }
    set { set(.path, .path(CGPath(elements: newValue?.elements ?? []))) }
  }

  /// What fills the outline, its open parts closed; nil for nothing; animatable.
  public final var fillColor: CGColor? {
    get { shape.fillColor }
    set { set(.fillColor, newValue.map { .color($0) }) }
  }

  /// Which points of an outline that crosses itself are filled.
  public final var fillRule: CAShapeLayerFillRule {
    get { CAShapeLayerFillRule(shape.fillRule) }
    set { shape.fillRule = newValue.rule }
  }

  /// What the outline is stroked with; nil for nothing; animatable.
  public final var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { set(.strokeColor, newValue.map { .color($0) }) }
  }

  /// Where the stroke begins, as a fraction of the outline's length from 0 to 1; animatable.
  public final var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { set(.strokeStart, .number(newValue)) }
  }

  /// Where the stroke ends, as a fraction of the outline's length from 0 to 1; animatable.
  public final var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { set(.strokeEnd, .number(newValue)) }
  }

  /// The stroke's width in points, half of it to each side; animatable.
  public final var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { set(.lineWidth, .number(newValue)) }
  }

  /// How the stroke's ends look.
  public final var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(shape.lineCap) }
    set { shape.lineCap = newValue.cap }
  }

  /// How the stroke's corners look.
  public final var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(shape.lineJoin) }
    set { shape.lineJoin = newValue.join }
  }

  /// How far a pointed corner may reach out, in line widths; animatable.
  public final var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { set(.miterLimit, .number(newValue)) }
  }

  /// The lengths in points of dashes and gaps in turn; nil for a line without gaps.
  public final var lineDashPattern: [NSNumber]? {
    get {
      shape.lineDashPattern.isEmpty
        ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) }
    }
    set { shape.lineDashPattern = newValue?.map { CGFloat($0.doubleValue) } ?? [] }
  }

  /// How far into the dash pattern the stroke begins, in points; animatable.
  public final var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { set(.lineDashPhase, .number(newValue)) }
  }

  private func set(_ key: ShapeKey, _ value: AnimatableValue?) {
    guard shape[key] != value else { return }
    changing(key.rawValue) { shape[key] = value }
  }

  override class func animatesByDefault(_ key: String) -> Bool {
    ShapeKey(rawValue: key).map { $0 != .path } ?? super.animatesByDefault(key)
  }

  override var keyedProperties: [any KeyedProperties] { super.keyedProperties + [shape] }

  override func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    super.setAnimatableValue(value, at: path)
    if let change = shape.change(to: value, at: path) { set(change.key, change.value) }
  }

  override func takeProperties(of layer: CALayer) {
    super.takeProperties(of: layer)
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
  }

  override func takeShownProperties(of layer: CALayer, at time: CFTimeInterval) {
    super.takeShownProperties(of: layer, at: time)
    if let layer = layer as? CAShapeLayer { shape = layer.presented(layer.shape, at: time) }
  }

  override func content(over attributes: LayerAttributes, at time: CFTimeInterval) -> LayerContent {
    let shape = presented(shape, at: time)
    return shape.path.isEmpty
      ? super.content(over: attributes, at: time) : .shape(shape)
  }
}
