import QuartzCore

/// The keyboard of a stage: while a text view is the first responder, it covers the lower part of the screen.
///
/// Its notifications have the values of UIKit: a duration of 0.25 s and the curve 7, from general knowledge.
/// It has the heights of keyboards with suggestions on iOS 13 to 18 in portrait, from general knowledge.
@MainActor
final class Keyboard {
  private weak var stage: Stage?
  private(set) var isShown = false
  private var count = 0
  private var frame = CGRect.zero

  static let duration = 0.25
  static let curve = 7

  init(stage: Stage) {
    self.stage = stage
  }

  /// Shows or hides the keyboard as the first responder requires.
  func follow() {
    guard let stage, !FirstResponder.isChanging else { return }
    let responder = FirstResponder.current
    let needsKeyboard =
      responder is any UIKeyInput || responder?.inputView != nil
      || responder?.inputAccessoryView != nil
    let wanted = needsKeyboard ? Self.frame(on: stage, for: responder) : nil
    if let wanted {
      guard !isShown || wanted != frame else { return }
      let old = isShown ? frame : wanted.offsetBy(dx: 0, dy: stage.device.size.height - wanted.minY)
      (isShown, frame) = (true, wanted)
      post(
        from: old, to: wanted,
        before: [
          UIResponder.keyboardWillChangeFrameNotification,
          UIResponder.keyboardWillShowNotification,
        ],
        after: [
          UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
        ])
    } else if isShown {
      isShown = false
      post(
        from: frame, to: frame.offsetBy(dx: 0, dy: stage.device.size.height - frame.minY),
        before: [
          UIResponder.keyboardWillChangeFrameNotification,
          UIResponder.keyboardWillHideNotification,
        ],
        after: [
          UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
        ])
    }
  }

  private func post(
    from old: CGRect, to new: CGRect, before: [NSNotification.Name], after: [NSNotification.Name]
  ) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: [NSNotification.Name]) {
      for name in names {
        NotificationCenter.default.post(name: name, object: nil, userInfo: info)
      }
    }
    count += 1
    let number = count
    post(before)
    stage?.after(Self.duration) { [weak self] in
      if self?.count == number { post(after) }
    }
  }

  private static func frame(on stage: Stage, for responder: UIResponder?) -> CGRect {
    let size = stage.device.size
    let bottom = stage.window.safeAreaInsets.bottom
    var height: CGFloat
    if let view = responder?.inputView {
      height = (view.bounds.height > 0 ? view.bounds.height : 216) + bottom
    } else if !(responder is any UIKeyInput) {
      height = bottom
    } else if size.width > size.height {
      height = 200 + bottom
    } else if bottom > 0 {
      height = size.width >= 414 ? 346 : 336
    } else {
      height = size.width >= 414 ? 271 : 260
    }
    height += responder?.inputAccessoryView?.bounds.height ?? 0
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
