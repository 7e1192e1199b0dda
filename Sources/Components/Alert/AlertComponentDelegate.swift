/// A method that reports the button that dismisses an alert.
///
/// The method is optional.
@MainActor
public protocol AlertComponentDelegate: AnyObject {
  /// Called after a tap on a button, whose index starts at 0, when the alert starts to disappear.
  func alert(_ alert: AlertComponent, didSelectButtonAt index: Int)
}

extension AlertComponentDelegate {
  /// Does nothing.
  public func alert(_ alert: AlertComponent, didSelectButtonAt index: Int) {}
}
