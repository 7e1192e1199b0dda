import DisplayList

/// A layer that draws text above its background, from the top of its bounds.
///
/// UIKit provides the layout of the text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// Text with what determines its layout.
  package struct Text {
    /// The text: a `String` or an `NSAttributedString`.
    package var string: Any?
    /// The font: a `UIFont` or a name; nil for the default.
    package var font: Any?
    package var fontSize: CGFloat = 36
    package var color: CGColor = .white
    package var isWrapped = false
    package var truncationMode = CATextLayerTruncationMode.none
    package var alignmentMode = CATextLayerAlignmentMode.natural
    package var bounds = CGRect.zero
    package var contentsScale: CGFloat = 1
  }

  /// Returns what a text draws.
  package static var layOut: (@MainActor (Text) -> LayerContent)?

  private var text = Text() { didSet { didChange() } }
  private var properties = TextLayerProperties() { didSet { didChange() } }
  /// The last layout with what it depends on beside the text.
  private var lastLayout: (properties: TextLayerProperties, bounds: CGRect, content: LayerContent)?

  /// The text: a `String` or an `NSAttributedString`, whose attributes take precedence; nil, the
  /// default, for none.
  open var string: Any? {
    get { text.string }
    set { text.string = newValue }
  }
  /// The font of a plain text: a `UIFont`, of which the size is ignored, or a name; Helvetica by
  /// default.
  open var font: Any? {
    get { text.font }
    set { text.font = newValue }
  }
  /// The size of a plain text's font, in points; 36 by default; animatable.
  open var fontSize: CGFloat {
    get { properties.fontSize }
    set { set(.fontSize, .number(newValue)) }
  }
  /// The color of a plain text; white by default; animatable.
  open var foregroundColor: CGColor? {
    get { properties.foregroundColor }
    set { set(.foregroundColor, .color(newValue ?? .clear)) }
  }
  /// Whether lines are broken at the width of the bounds; false by default.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { text.isWrapped = newValue }
  }
  /// Where a text that does not fit is shortened; `none`, the default, clips it.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }
  /// The alignment of lines; `natural` by default.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { text.alignmentMode = newValue }
  }
  /// Whether glyphs are placed at whole pixels; false by default.
  ///
  /// It has no visible effect: they are placed exactly.
  open var allowsFontSubpixelQuantization = false

  private func didChange() {
    lastLayout = nil
    need(.list)
  }

  private func set(_ key: TextLayerKey, _ value: AnimatableValue?) {
    guard properties[key] != value else { return }
    performChange(of: key.rawValue) { properties[key] = value }
  }

  override class func animatesByDefault(_ key: String) -> Bool {
    TextLayerKey(rawValue: key) != nil || super.animatesByDefault(key)
  }

  override var keyedProperties: [any KeyedProperties] { super.keyedProperties + [properties] }

  override func setAnimatableValue(_ value: AnimatableValue?, at path: PropertyPath) {
    super.setAnimatableValue(value, at: path)
    if let change = properties.change(to: value, at: path) { set(change.key, change.value) }
  }

  override func copyProperties(from layer: CALayer) {
    super.copyProperties(from: layer)
    guard let layer = layer as? CATextLayer else { return }
    (text, properties) = (layer.text, layer.properties)
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  override func copyPresentedProperties(from layer: CALayer, at time: CFTimeInterval) {
    super.copyPresentedProperties(from: layer, at: time)
    guard let layer = layer as? CATextLayer else { return }
    properties = layer.presented(layer.properties, at: time)
  }

  override func content(over attributes: LayerAttributes, at time: CFTimeInterval) -> LayerContent {
    guard text.string != nil else { return super.content(over: attributes, at: time) }
    let properties = presented(properties, at: time)
    if let lastLayout, lastLayout.properties == properties, lastLayout.bounds == attributes.bounds {
      return lastLayout.content
    }
    var text = text
    (text.fontSize, text.color) = (properties.fontSize, properties.foregroundColor)
    text.bounds = attributes.bounds.standardized
    text.contentsScale = contentsScale
    let content = Self.layOut?(text) ?? .none
    lastLayout = (properties, attributes.bounds, content)
    return content
  }
}

/// The animatable properties of a text layer.
struct TextLayerProperties: Equatable {
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor = .white
}

/// The keys of a text layer's animatable properties.
enum TextLayerKey: String {
  case fontSize
  case foregroundColor
}

extension TextLayerProperties: KeyedProperties {
  subscript(key: TextLayerKey) -> AnimatableValue? {
    get {
      switch key {
      case .fontSize: .number(fontSize)
      case .foregroundColor: .color(foregroundColor)
      }
    }
    set {
      switch (key, newValue) {
      case (.fontSize, .number(let value)): fontSize = value
      case (.foregroundColor, .color(let value)): foregroundColor = value
      default: break
      }
    }
  }
}

/// The places at which a text that does not fit is shortened.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// It is not shortened, but clipped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of the line.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of the line.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of the line.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignments of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// By the direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
