import UIKit

extension UIImage {
  /// Returns the image, whose pixels are ready.
  public final func byPreparingForDisplay() async -> UIImage? { self }

  /// Returns the image in a size in points.
  public final func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// Passes the image in a size in points to a closure.
  public final func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns nil, as the format of phones' photos is not supported.
  public final func heicData() -> Data? { nil }
  /// Whether the image is brighter than white: false.
  public final var isHighDynamicRange: Bool { false }
}

/// Keeps no image, as there are no photos, and calls the method of the target at the next tick without an error.
///
/// - Parameters:
///   - completionSelector: A method such as `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: Passed to the method.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  guard let completionTarget, let completionSelector else { return }
  // Programs declare a pointer that is not optional, which is null on Apple's systems.
  let info = contextInfo.map { UnsafeRawPointer($0) } ?? UnsafeRawPointer(bitPattern: 1)
  let target = completionTarget as AnyObject
  let call = { @MainActor in
    _ = completionSelector.send(to: target, [image, nil, info])
  }
  if let stage = Stage.current { stage.after(0, perform: call) } else { call() }
}

extension CGRect {
  /// The numbers by their names.
  public var dictionaryRepresentation: CFDictionary {
    [
      "X": NSNumber(value: Double(origin.x)), "Y": NSNumber(value: Double(origin.y)),
      "Width": NSNumber(value: Double(width)), "Height": NSNumber(value: Double(height)),
    ]
  }
}

extension UIColor {
  /// Creates a color from components from 0 to 1, as Xcode wrote it for color literals before Swift 4.
  public convenience init(
    colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A description such as "dark red" or "vibrant blue", in English.
  public final var accessibilityName: String {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    if saturation < 0.1 || brightness < 0.1 {
      return brightness < 0.1
        ? "black"
        : brightness > 0.95
          ? "white" : brightness < 0.4 ? "dark gray" : brightness > 0.75 ? "light gray" : "gray"
    }
    let names = [
      "red", "orange", "yellow", "green", "green", "cyan", "cyan", "blue", "blue", "purple",
      "magenta", "pink",
    ]
    let name = names[Int((hue * 12).rounded()) % 12]
    if brightness < 0.5 { return "dark \(name)" }
    return saturation < 0.4 ? "light \(name)" : saturation > 0.8 ? "vibrant \(name)" : name
  }
}

extension UIFont {
  /// A width of letters.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The width, from -1 to 1.
    public let rawValue: CGFloat
    /// Creates a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Very narrow.
    public static let compressed = Width(rawValue: -0.3)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// Regular.
    public static let standard = Width(rawValue: 0)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns the system's font in a weight; its letters have the regular width, as there are no others.
  public static func systemFont(
    ofSize fontSize: CGFloat, weight: UIFont.Weight, width: UIFont.Width
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
}

/// The feature of the widths of digits.
public let kNumberSpacingType = 6
/// Digits of one width.
public let kMonospacedNumbersSelector = 0
/// Digits of their own widths.
public let kProportionalNumbersSelector = 1
/// The feature of the forms of digits.
public let kNumberCaseType = 21
/// Digits with descenders.
public let kLowerCaseNumbersSelector = 0
/// Digits as high as capital letters.
public let kUpperCaseNumbersSelector = 1
/// The feature of the forms of small letters.
public let kLowerCaseType = 37
/// Small capitals.
public let kLowerCaseSmallCapsSelector = 1
/// The feature of alternative styles.
public let kStylisticAlternativesType = 35

/// A screen's ticks, as information for an animation.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time of the frame, in seconds.
  open private(set) var modelTime: TimeInterval
  /// The time when work on the frame has to be done, in seconds.
  open private(set) var completionDeadlineTime: TimeInterval
  /// The time when the frame is shown, in seconds.
  open private(set) var estimatedPresentationTime: TimeInterval
  /// Whether a reaction to touches is expected at once: false.
  open var isImmediatePresentationExpected: Bool { false }

  init(_ link: CADisplayLink) {
    modelTime = link.timestamp
    (completionDeadlineTime, estimatedPresentationTime) = (
      link.targetTimestamp, link.targetTimestamp
    )
    super.init()
  }
}

/// Actions at each tick of the screen of a view.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  /// Whether the actions are called; false by default.
  open var isEnabled = false { didSet { link.isPaused = !isEnabled } }
  /// Whether ticks are needed without changes; false by default; every tick is delivered.
  open var requiresContinuousUpdates = false
  /// Whether touches are shown sooner; false by default; it has no effect.
  open var wantsLowLatencyEventDispatch = false
  /// Whether frames are shown at once; false by default; it has no effect.
  open var wantsImmediatePresentation = false
  /// The rates of frames; it has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The information of the current tick; nil outside of the actions.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []
  private lazy var link: CADisplayLink = {
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      let info = UIUpdateInfo(link)
      currentUpdateInfo = info
      for action in actions { action(self, info) }
      currentUpdateInfo = nil
    }
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    return link
  }()

  /// Creates a link of a view's screen with an action.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }

  /// Creates a link of a view's screen with a method of a target.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }

  /// Creates a link of a view's screen.
  public init(view: UIView) { super.init() }

  /// Adds an action.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// Adds a method of a target, without parameters, with the link, or with the link and the information.
  open func addAction(target: Any, selector: Selector) {
    let target = target as AnyObject
    actions.append { [weak target] link, info in
      if let target { selector.send(to: target, [link, info]) }
    }
  }
}

/// The preferences of a pencil, which does not exist here.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called when the pencil is tapped, which never happens here.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// What a view does with taps on a pencil, which does not exist here.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// What the user prefers taps to do.
  public enum PreferredAction: Int, Sendable {
    /// Nothing.
    case ignore
    /// Switches to the eraser.
    case switchEraser
    /// Switches to the last tool.
    case switchPrevious
    /// Shows colors.
    case showColorPalette
  }
  /// What the user prefers taps to do: nothing.
  open class var preferredTapAction: PreferredAction { .ignore }
  /// Whether only drawings should be made with the pencil: false.
  open class var prefersPencilOnlyDrawing: Bool { false }
  /// The receiver of taps; nil by default.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// Whether taps are received; true by default.
  open var isEnabled = true
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// Called before the view changes.
  open func willMove(to view: UIView?) {}
  /// Called when the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}
