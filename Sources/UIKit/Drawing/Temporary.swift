// To be replaced by the real UIImage, UIFont, UILabel, Bars.
public final class UIImage: NSObject {}
public class UIFont: NSObject {
  public static func systemFont(ofSize: CGFloat) -> UIFont { UIFont() }
}
open class UILabel: UIView {
  public var font = UIFont(); public var textAlignment = NSTextAlignment.natural;
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail; public var text: String?;
  public var textColor: UIColor?
}
extension Stage {
  public struct Bars { public init() {}; @MainActor func place(on stage: Stage) {} }
}
