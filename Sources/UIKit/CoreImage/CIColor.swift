import QuartzCore

/// A color of filters.
open class CIColor: NSObject, @unchecked Sendable {
  /// The amount of red, from 0 to 1.
  public let red: CGFloat
  /// The amount of green, from 0 to 1.
  public let green: CGFloat
  /// The amount of blue, from 0 to 1.
  public let blue: CGFloat
  /// The opacity, from 0 to 1.
  public let alpha: CGFloat

  /// Creates a color.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Creates a color from one of Core Graphics.
  public convenience init(cgColor color: CGColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Creates a color from one of UIKit, with the current traits.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

  /// Creates a color from numbers between spaces, such as "0.5 0.7 0.3 1.0".
  public convenience init(string representation: String) {
    let numbers = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func number(_ index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
    self.init(
      red: number(0), green: number(1), blue: number(2), alpha: numbers.count > 3 ? numbers[3] : 1)
  }

  /// The number of components, with alpha.
  open var numberOfComponents: Int { 4 }
  /// The components as numbers between spaces.
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// Black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Gray.
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Cyan.
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta.
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Yellow.
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent black.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

  final var straight: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), Float(alpha)) }
  final var premultiplied: SIMD4<Float> { straight.premultiplied }
}

/// Numbers of filters.
open class CIVector: NSObject, @unchecked Sendable {
  final let numbers: [CGFloat]

  /// Creates a vector of numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    numbers = (0..<max(count, 0)).map { values[$0] }
    super.init()
  }
  private init(_ numbers: [CGFloat]) {
    self.numbers = numbers
    super.init()
  }
  /// Creates a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Creates a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Creates a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Creates a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Creates the vector of a point.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Creates the vector of a rectangle.
  public convenience init(cgRect r: CGRect) {
    self.init([r.origin.x, r.origin.y, r.width, r.height])
  }

  /// The number of numbers.
  open var count: Int { numbers.count }
  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }
  /// Returns a number; 0 if there are not as many.
  open func value(at index: Int) -> CGFloat { numbers.indices.contains(index) ? numbers[index] : 0 }
  /// The first two numbers as a point.
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers as a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}

extension UIColor {
  /// Creates a color from one of filters.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }

  /// The color as one of filters, with the current traits.
  public final var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

extension UIImage {
  /// Creates an image of the pixels of another, with one pixel per point.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates an image of the pixels of another; without pixels if that has no edge.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init(ImageForm())
    }
  }

  /// Always nil: images are made of pixels, also those that are created from others.
  public final var ciImage: CIImage? { nil }
}
