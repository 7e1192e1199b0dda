// To be replaced by the real UIColor, UITraitCollection, UIEdgeInsets, UIImage, UILabel, Device, Bars.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public final class UITraitCollection: NSObject {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat
  public init(userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat) {
    self.userInterfaceStyle = userInterfaceStyle; self.displayScale = displayScale
  }
  @MainActor public static var current = UITraitCollection(
    userInterfaceStyle: .light, displayScale: 2)
}
public final class UIColor: NSObject, Sendable {
  public let cgColor: CGColor
  public init(cgColor: CGColor) { self.cgColor = cgColor }
  public static let systemBlue = UIColor(cgColor: CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
  public static let tertiaryLabel = UIColor(cgColor: CGColor(red: 0, green: 0.5, blue: 1, alpha: 1))
  public static let systemBackground = UIColor(
    cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  public static let white = UIColor(cgColor: CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  public func resolvedColor(with t: UITraitCollection) -> UIColor { self }
  public func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
}
public struct UIEdgeInsets: Sendable, Equatable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top; self.left = left; self.bottom = bottom; self.right = right
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
extension CGRect {
  public func inset(by i: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + i.left, y: minY + i.top, width: width - i.left - i.right,
      height: height - i.top - i.bottom)
  }
}
public final class UIImage: NSObject {}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail,
    byTruncatingMiddle
}
public class UIFont: NSObject {
  public static func systemFont(ofSize: CGFloat) -> UIFont { UIFont() }
}
open class UILabel: UIView {
  public var font = UIFont(); public var textAlignment = NSTextAlignment.natural;
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail; public var text: String?;
  public var textColor: UIColor?
}
public struct Device: Sendable {
  public var size: CGSize; public var scale: CGFloat;
  public static let iPhone8 = Device(size: CGSize(width: 375, height: 667), scale: 2);
  public var safeAreaInsets: UIEdgeInsets { .zero }
}
extension Stage {
  public struct Bars { public init() {}; @MainActor func place(on stage: Stage) {} }
}
