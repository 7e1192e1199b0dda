import UIKit

/// A function that receives the elements of a path.
public typealias CGPathApplierFunction = (
  UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>
) -> Void

extension CGPath {
  /// Calls a function with each element of the path.
  ///
  /// - Parameters:
  ///   - info: Passed to the function.
  ///   - function: Receives the information and an element.
  public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension NSAttributedString.Key {
  /// An effect of the text, which is not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
}

extension NSAttributedString {
  /// The effects of text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Pressed into the paper.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }

  /// Returns whether a range has an image or another attachment.
  public final func containsAttachments(in range: NSRange) -> Bool {
    var isFound = false
    enumerateAttribute(.attachment, in: range) { value, _, stop in
      guard value != nil else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}

extension UIImpactFeedbackGenerator {
  /// Reports an impact at a place.
  public final func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Reports an impact with an intensity from 0 to 1 at a place.
  public final func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}

extension UIPasteboard {
  /// Keeps the first text or image of some objects.
  public final func setObjects(_ objects: [any NSItemProviderWriting]) {
    for object in objects {
      switch object {
      case let text as NSString: string = String(describing: text)
      case let picture as UIImage: image = picture
      default: continue
      }
      return
    }
  }
}

extension UIViewController {
  /// The extension that the controller belongs to: nil.
  public final var extensionContext: NSExtensionContext? { nil }
  /// The name of the controller for measuring; nil by default; nothing is measured.
  public final var interactionActivityTrackingBaseName: String? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// The class that restores the controller; nil by default; nothing is restored.
  public final var restorationClass: AnyClass? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Has no effect, as there is no pointer.
  public final func setNeedsUpdateOfPrefersPointerLocked() {}

  /// Returns the nearest ancestor that implements a method; nil for none.
  public final func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    sequence(first: parent, next: { $0?.parent }).lazy.compactMap(\.self)
      .first { action.isImplemented(by: $0) }
  }
}

/// The host of an extension, which does not exist here.
open class NSExtensionContext: NSObject {}
