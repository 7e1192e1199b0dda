import QuartzCore

/// The drawn keyboard: its keys, and the suggestions above them.
///
/// Touches press keys, whose actions happen when the finger is lifted.
@MainActor
final class KeyboardView: UIView {
  private(set) var content: KeyboardContent
  let metrics: KeyboardMetrics
  private(set) var keys: [KeyboardKey] = []
  private let balloon = KeyBalloon()
  private var touchedKey: KeyboardKey?
  /// Called when a key is pressed, and with nil when it is released.
  var onPress: (KeyboardKey.Action?) -> Void = { _ in }
  /// Performs the action of a key that was touched.
  var onTap: (KeyboardKey.Action) -> Void = { _ in }

  init(_ content: KeyboardContent, _ metrics: KeyboardMetrics) {
    self.content = content
    self.metrics = metrics
    super.init(frame: CGRect(x: 0, y: 0, width: metrics.width, height: metrics.height))
    backgroundColor = KeyboardColors.background
    accessibilityIdentifier = "keyboard"
    addSubview(balloon)
    makeKeys()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a content, if it has changed.
  func show(_ content: KeyboardContent) {
    guard content != self.content else { return }
    self.content = content
    makeKeys()
    setNeedsDisplay()
  }

  private func makeKeys() {
    keys = content.face.keys(
      content.page, returnTitle: content.returnTitle, isProminent: content.isReturnProminent,
      metrics)
    let pressed = content.pressed.flatMap { action in keys.first { $0.action == action } }
    balloon.show(pressed.flatMap { $0.hasBalloon ? $0 : nil }, of: self)
  }

  /// Returns the frame of a key in the view's coordinates, in points.
  func frame(of key: KeyboardKey) -> CGRect {
    key.frame.offsetBy(dx: 0, dy: metrics.suggestionsHeight)
  }

  // MARK: Touches

  /// Returns the key at a point, or the nearest one within half of the space between keys and a
  /// little more.
  private func key(at point: CGPoint) -> KeyboardKey? {
    let near = keys.map { key -> (key: KeyboardKey, distance: CGFloat) in
      let frame = frame(of: key)
      let (dx, dy) = (
        max(frame.minX - point.x, point.x - frame.maxX, 0),
        max(frame.minY - point.y, point.y - frame.maxY, 0)
      )
      return (key, max(dx, dy))
    }
    return near.filter { $0.distance <= 12 }.min { $0.distance < $1.distance }?.key
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    track(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let key = touchedKey
    release()
    if let key { onTap(key.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

  private func track(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let key = key(at: touch.location(in: self))
    guard key != touchedKey else { return }
    touchedKey = key
    onPress(key?.action)
  }

  private func release() {
    touchedKey = nil
    onPress(nil)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    drawSuggestions()
    for key in keys { draw(key) }
  }

  private func drawSuggestions() {
    let height = metrics.suggestionsHeight
    guard height > 0 else { return }
    let width = metrics.width / 3
    for index in 0..<2 {
      KeyboardColors.separator.setFill()
      UIBezierPath(
        rect: CGRect(x: width * CGFloat(index + 1) - 0.5, y: 12, width: 1, height: height - 20)
      ).fill()
    }
    for (index, text) in content.suggestions.enumerated() where !text.isEmpty {
      let frame = CGRect(x: CGFloat(index) * width, y: 2, width: width, height: height)
      Self.draw(text, in: frame, size: 16, color: KeyboardColors.label)
    }
  }

  private func draw(_ key: KeyboardKey) {
    let frame = frame(of: key)
    let isPressed = key.action == content.pressed && key.action != .none && !key.hasBalloon
    let isDisabled = key.action == .enter && !content.isReturnEnabled
    var look = key.look
    if isDisabled { look = .special }
    if isPressed { look = look == .character ? .special : .character }
    if key.look != .plain || isPressed {
      KeyboardColors.shadow.setFill()
      UIBezierPath(roundedRect: frame.offsetBy(dx: 0, dy: 1), cornerRadius: 5).fill()
      Self.color(of: look).setFill()
      UIBezierPath(roundedRect: frame, cornerRadius: 5).fill()
    }
    let color: UIColor =
      isDisabled ? KeyboardColors.disabled : look == .prominent ? .white : KeyboardColors.label
    switch key.label {
    case .glyph(let glyph): glyph.draw(in: frame, color: color)
    case .text(let text, let letters) where !letters.isEmpty:
      let (top, bottom) = frame.divided(atDistance: frame.height * 0.62, from: .minYEdge)
      Self.draw(text, in: top, size: 25, color: color)
      Self.draw(
        letters, in: bottom.offsetBy(dx: 0, dy: -2), size: 10, weight: .semibold, color: color)
    case .text(let text, _):
      let isLarge = key.look == .character && text.count == 1
      let isPad = content.page == .pad
      Self.draw(text, in: frame, size: isLarge || isPad && text.count == 1 ? 23 : 16, color: color)
    }
  }

  private static func color(of look: KeyboardKey.Look) -> UIColor {
    switch look {
    case .character: KeyboardColors.character
    case .special, .plain: KeyboardColors.special
    case .prominent: .systemBlue
    }
  }

  /// Draws a text in the middle of a rectangle, in points; a text that is too wide is drawn smaller.
  static func draw(
    _ text: String, in rect: CGRect, size: CGFloat, weight: UIFont.Weight = .regular,
    color: UIColor
  ) {
    func styled(_ size: CGFloat) -> NSAttributedString {
      NSAttributedString(
        string: text,
        attributes: [
          .font: UIFont.systemFont(ofSize: size, weight: weight), .foregroundColor: color,
        ])
    }
    var text = styled(size)
    let width = text.size().width
    if width > rect.width - 4 { text = styled(size * (rect.width - 4) / width) }
    let extent = text.size()
    text.draw(at: CGPoint(x: rect.midX - extent.width / 2, y: rect.midY - extent.height / 2))
  }
}

/// The balloon above a pressed key, which shows its character.
@MainActor
private final class KeyBalloon: UIView {
  private var text = ""
  private var keyFrame = CGRect.zero

  /// The distances by which the balloon is wider and higher than its key, from general knowledge.
  private static let (extraWidth, extraHeight): (CGFloat, CGFloat) = (12, 56)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    isHidden = true
    layer.shadowColor = .black
    layer.shadowOpacity = 0.25
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 2
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the character of a key; nil for none.
  func show(_ key: KeyboardKey?, of keyboard: KeyboardView) {
    guard let key, case .text(let text, _) = key.label, keyboard.content.page != .pad else {
      isHidden = true
      return
    }
    let frame = keyboard.frame(of: key)
    self.text = text
    var shown = CGRect(
      x: frame.minX - Self.extraWidth, y: frame.minY - Self.extraHeight,
      width: frame.width + 2 * Self.extraWidth, height: frame.height + Self.extraHeight)
    // The balloons of the outer keys are as far inside as their keys.
    let bounds = keyboard.bounds
    shown.origin.x = min(max(shown.minX, 1), max(bounds.maxX - shown.width - 1, 1))
    keyFrame = frame.offsetBy(dx: -shown.minX, dy: -shown.minY)
    self.frame = shown
    isHidden = false
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let radius: CGFloat = 9
    let body = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height - keyFrame.height - 10)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: radius, y: 0))
    path.addLine(to: CGPoint(x: body.maxX - radius, y: 0))
    path.addQuadCurve(
      to: CGPoint(x: body.maxX, y: radius), controlPoint: CGPoint(x: body.maxX, y: 0))
    path.addLine(to: CGPoint(x: body.maxX, y: body.maxY - radius))
    path.addCurve(
      to: CGPoint(x: keyFrame.maxX, y: keyFrame.minY + 12),
      controlPoint1: CGPoint(x: body.maxX, y: body.maxY + 6),
      controlPoint2: CGPoint(x: keyFrame.maxX, y: keyFrame.minY - 6))
    path.addLine(to: CGPoint(x: keyFrame.maxX, y: keyFrame.maxY - 5))
    path.addQuadCurve(
      to: CGPoint(x: keyFrame.maxX - 5, y: keyFrame.maxY),
      controlPoint: CGPoint(x: keyFrame.maxX, y: keyFrame.maxY))
    path.addLine(to: CGPoint(x: keyFrame.minX + 5, y: keyFrame.maxY))
    path.addQuadCurve(
      to: CGPoint(x: keyFrame.minX, y: keyFrame.maxY - 5),
      controlPoint: CGPoint(x: keyFrame.minX, y: keyFrame.maxY))
    path.addLine(to: CGPoint(x: keyFrame.minX, y: keyFrame.minY + 12))
    path.addCurve(
      to: CGPoint(x: 0, y: body.maxY - radius),
      controlPoint1: CGPoint(x: keyFrame.minX, y: keyFrame.minY - 6),
      controlPoint2: CGPoint(x: 0, y: body.maxY + 6))
    path.addLine(to: CGPoint(x: 0, y: radius))
    path.addQuadCurve(to: CGPoint(x: radius, y: 0), controlPoint: .zero)
    path.close()
    KeyboardColors.character.setFill()
    path.fill()
    KeyboardView.draw(text, in: body, size: 34, color: KeyboardColors.label)
  }
}
