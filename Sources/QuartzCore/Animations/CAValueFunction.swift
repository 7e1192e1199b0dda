import DisplayList

/// A function from the numbers that an animation interpolates to the transforms that it shows.
///
/// It allows an animation of `transform` by an angle with full turns.
@preconcurrency @MainActor
open class CAValueFunction: NSObject {
  /// The name of the function.
  open var name: CAValueFunctionName { function }

  private let function: CAValueFunctionName

  /// Creates the function with a name; nil for an unknown one.
  public init?(name: CAValueFunctionName) {
    guard CAValueFunctionName.all.contains(name) else { return nil }
    function = name
    super.init()
  }

  /// Returns nil, as functions don't support archiving.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// The value whose transform is the identity.
  final var neutralValue: AnimatableValue {
    switch function {
    case .scale: .numbers([1, 1, 1])
    case .translate: .numbers([0, 0, 0])
    case .scaleX, .scaleY, .scaleZ: .number(1)
    default: .number(0)
    }
  }

  /// Returns the transform for a value: a number, or for `scale` and `translate` an array of three;
  /// nil for other values.
  final func transform(of value: AnimatableValue) -> AnimatableValue? {
    let numbers: [CGFloat]
    switch value {
    case .number(let number): numbers = [number]
    case .numbers(let list): numbers = list
    default: return nil
    }
    guard let first = numbers.first else { return nil }
    let three = numbers.count == 3 ? numbers : nil
    let transform: CATransform3D?
    switch function {
    case .rotateX: transform = CATransform3DMakeRotation(first, 1, 0, 0)
    case .rotateY: transform = CATransform3DMakeRotation(first, 0, 1, 0)
    case .rotateZ: transform = CATransform3DMakeRotation(first, 0, 0, 1)
    case .scale: transform = three.map { CATransform3DMakeScale($0[0], $0[1], $0[2]) }
    case .scaleX: transform = CATransform3DMakeScale(first, 1, 1)
    case .scaleY: transform = CATransform3DMakeScale(1, first, 1)
    case .scaleZ: transform = CATransform3DMakeScale(1, 1, first)
    case .translate: transform = three.map { CATransform3DMakeTranslation($0[0], $0[1], $0[2]) }
    case .translateX: transform = CATransform3DMakeTranslation(first, 0, 0)
    case .translateY: transform = CATransform3DMakeTranslation(0, first, 0)
    case .translateZ: transform = CATransform3DMakeTranslation(0, 0, first)
    default: transform = nil
    }
    return transform.map { AnimatableValue(transform: $0) }
  }
}

/// The names of the functions from numbers to transforms.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A rotation about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale by three factors.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale along x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by three distances, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along x, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along y, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along z, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  fileprivate static let all: [CAValueFunctionName] = [
    .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
    .translateY, .translateZ,
  ]
}
