import QuartzCore

/// The key of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of the image behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the target of a transition.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the time of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of a width.
public let kCIInputWidthKey = "inputWidth"
/// The key of a sharpness.
public let kCIInputSharpnessKey = "inputSharpness"
/// The key of an exposure in steps.
public let kCIInputEVKey = "inputEV"
/// The key of an area.
public let kCIInputExtentKey = "inputExtent"
/// The key of a matrix, an `NSValue` of a `CGAffineTransform`.
public let kCIInputTransformKey = "inputTransform"
/// The key of the ratio of the width to the height.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"

/// A filter: an object that makes an image of values by key.
///
/// The filters are those that change colors, blur, sharpen, pixelate, distort, blend and generate gradients; others
/// do not exist, and their names are printed. Colors are changed in sRGB's encoding, light is blurred linearly; Apple's
/// tables of photo effects are not known, and the effects resemble them.
open class CIFilter: NSObject {
  /// The name of the filter.
  open var name: String { kind.name }
  private final let kind: CIFilterKind
  private final var values: [String: Any]

  /// Creates a filter with its default values; nil for an unknown name.
  public convenience init?(name: String) {
    guard let kind = CIFilterKind.named(name) else {
      Console.warn("not in Flipbook: Core Image's filter \(name)")
      return nil
    }
    self.init(kind)
  }

  /// Creates a filter with values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in (params ?? [:]).sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }

  /// Creates a filter for a subclass, which makes the result in `outputImage`.
  override public init() {
    kind = CIFilterKind("CIFilter") { $0.image }
    values = [:]
    super.init()
  }

  init(_ kind: CIFilterKind) {
    self.kind = kind
    values = kind.defaults
    super.init()
  }

  /// The names of all filters, or of those in a category, in alphabetical order.
  open class func filterNames(inCategory category: String?) -> [String] {
    CIFilterKind.all.keys.sorted()
  }

  /// The keys of the values, in alphabetical order.
  open var inputKeys: [String] { Set(kind.defaults.keys).union([kCIInputImageKey]).sorted() }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// Facts about the filter: its name.
  open var attributes: [String: Any] { ["CIAttributeFilterName": name] }

  /// Restores the default values.
  open func setDefaults() { values.merge(kind.defaults) { $1 } }

  /// Returns a value, or the result.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// Sets a value; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The result; nil without an image to change.
  open var outputImage: CIImage? { kind.make(CIFilterInput(values)) }
}

/// The values of a filter.
struct CIFilterInput {
  private let values: [String: Any]
  init(_ values: [String: Any]) { self.values = values }

  func value(_ key: String) -> Any? { values[key] }

  var image: CIImage? { image(kCIInputImageKey) }
  func image(_ key: String) -> CIImage? {
    values[key] as? CIImage ?? (values[key] as? UIImage).flatMap { CIImage(image: $0) }
  }

  func number(_ key: String) -> Double { Self.number(values[key]) }

  static func number(_ value: Any?) -> Double {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    default: 0
    }
  }

  func color(_ key: String) -> CIColor {
    switch values[key] {
    case let value as CIColor: value
    case let value as UIColor: CIColor(color: value)
    default: .black
    }
  }

  func vector(_ key: String) -> [Double] {
    switch values[key] {
    case let value as CIVector: value.numbers.map { Double($0) }
    case let value as CGPoint: [Double(value.x), Double(value.y)]
    case let value as NSValue where key != kCIInputTransformKey:
      [Double(value.cgPointValue.x), Double(value.cgPointValue.y)]
    default: []
    }
  }

  func point(_ key: String) -> CGPoint {
    let numbers = vector(key)
    return numbers.count > 1 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero
  }

  var transform: CGAffineTransform {
    switch values[kCIInputTransformKey] {
    case let value as CGAffineTransform: value
    case let value as NSValue: value.cgAffineTransformValue
    default: .identity
    }
  }

  func rect(_ key: String) -> CGRect {
    let numbers = vector(key)
    if numbers.count > 3 {
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    return values[key] as? CGRect ?? .zero
  }
}

/// A filter's defaults, and how it makes its result.
struct CIFilterKind: Sendable {
  let name: String
  private let parameters: @Sendable () -> [String: Any]
  let make: @Sendable (CIFilterInput) -> CIImage?
  var defaults: [String: Any] { parameters() }

  init(
    _ name: String, _ parameters: @autoclosure @escaping @Sendable () -> [String: Any] = [:],
    _ make: @escaping @Sendable (CIFilterInput) -> CIImage?
  ) {
    (self.name, self.parameters, self.make) = (name, parameters, make)
  }

  static let all: [String: CIFilterKind] = Dictionary(
    (colors + effects + blurs + places + blends + generators + codes).map { ($0.name, $0) },
    uniquingKeysWith: { first, _ in first })

  static func named(_ name: String) -> CIFilterKind? { all[name] }
}
