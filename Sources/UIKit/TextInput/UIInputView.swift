import QuartzCore

/// A view in place of the keyboard, or above it.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The looks of input views.
  public enum Style: Int, Sendable {
    /// Without a background.
    case `default`
    /// With the background of the keyboard.
    case keyboard
  }

  /// The look; `default` by default.
  open private(set) var inputViewStyle: Style
  /// Whether constraints determine the height, which has no effect; false by default.
  open var allowsSelfSizing = false

  /// Creates a view of a look.
  public init(frame: CGRect, inputViewStyle: UIInputView.Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = .systemGray4 }
  }

  /// Creates a view without a background.
  override public convenience init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }
}
