import QuartzCore

/// What covers the lower part of the screen while text is edited: the view above the keyboard, and the
/// keyboard or the view in its place.
@MainActor
final class KeyboardHost: UIView {
  private(set) weak var accessory: UIView?
  private(set) var input: UIView?

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows views from top to bottom.
  ///
  /// - Parameters:
  ///   - accessory: The view above the keyboard; nil for none.
  ///   - height: Its height, in points.
  ///   - input: The keyboard, or the view in its place; nil for none.
  ///   - size: The size of the whole.
  func show(accessory: UIView?, height: CGFloat, input: UIView?, size: CGSize) {
    if self.accessory !== accessory {
      if self.accessory?.superview === self { self.accessory?.removeFromSuperview() }
      self.accessory = accessory
    }
    if self.input !== input {
      if self.input?.superview === self { self.input?.removeFromSuperview() }
      self.input = input
    }
    bounds.size = size
    if let input {
      input.frame = CGRect(x: 0, y: height, width: size.width, height: size.height - height)
      if input.superview !== self { addSubview(input) }
    }
    guard let accessory else { return }
    if accessory.superview !== self { insertSubview(accessory, at: 0) }
    accessory.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
  }

  /// Removes all views.
  func clear() {
    for view in orderedSubviews { view.removeFromSuperview() }
    (accessory, input) = (nil, nil)
  }

  /// Leaves touches outside of its views to what is below, as it may be without a keyboard.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

/// The color of the keyboard below an input view that is not as high as the screen's edge requires.
final class InputBackground: UIView {
  private let content: UIView

  /// Creates a background with a view at its top.
  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    backgroundColor = KeyboardColors.background
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the background is that of a view.
  func shows(_ view: UIView) -> Bool { content === view }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - safeAreaInsets.bottom)
  }
}
