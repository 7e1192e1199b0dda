import QuartzCore

/// Key paths by name, which are formed on the main actor.
private func onMainActor(_ body: @MainActor () -> [String: AnyKeyPath]) -> [String: AnyKeyPath] {
  nonisolated(unsafe) var properties: [String: AnyKeyPath] = [:]
  MainActor.assumeIsolated { properties = body() }
  return properties
}

/// The properties of a class that observers know by their roots, which are subclasses.
protocol ObservableScrolling: UIScrollView {}
protocol ObservableControl: UIControl {}

extension UIScrollView: ObservableScrolling {}
extension UIControl: ObservableControl {}

extension KeyValueObservable where Self: UIView {
  /// The properties of views, scroll views and controls that can be observed.
  public static var keyValueObservableProperties: [String: AnyKeyPath] {
    onMainActor {
      var properties: [String: AnyKeyPath] = [
        "frame": \Self.frame, "bounds": \Self.bounds, "center": \Self.center,
        "transform": \Self.transform, "alpha": \Self.alpha, "hidden": \Self.isHidden,
        "isHidden": \Self.isHidden,
      ]
      func add(_ more: [String: AnyKeyPath]) { properties.merge(more) { $1 } }
      if let type = Self.self as? any ObservableScrolling.Type { add(type.scrollProperties) }
      if let type = Self.self as? any ObservableControl.Type { add(type.controlProperties) }
      return properties
    }
  }
}

extension ObservableScrolling {
  @MainActor fileprivate static var scrollProperties: [String: AnyKeyPath] {
    [
      "contentOffset": \Self.contentOffset, "contentSize": \Self.contentSize,
      "contentInset": \Self.contentInset,
    ]
  }
}

extension ObservableControl {
  @MainActor fileprivate static var controlProperties: [String: AnyKeyPath] {
    [
      "isHighlighted": \Self.isHighlighted, "highlighted": \Self.isHighlighted,
      "isSelected": \Self.isSelected, "selected": \Self.isSelected,
      "isEnabled": \Self.isEnabled, "enabled": \Self.isEnabled,
    ]
  }
}

extension UIView: KeyValueObservable {}

extension KeyValueObservable where Self: UIGestureRecognizer {
  /// The state.
  public static var keyValueObservableProperties: [String: AnyKeyPath] {
    onMainActor { ["state": \Self.state] }
  }
}

extension UIGestureRecognizer: KeyValueObservable {}

extension KeyValueObservable where Self: UIViewPropertyAnimator {
  /// The properties of property animators that can be observed.
  public static var keyValueObservableProperties: [String: AnyKeyPath] {
    onMainActor {
      [
        "fractionComplete": \Self.fractionComplete, "isRunning": \Self.isRunning,
        "running": \Self.isRunning, "state": \Self.state, "isReversed": \Self.isReversed,
        "reversed": \Self.isReversed,
      ]
    }
  }
}

extension UIViewPropertyAnimator: KeyValueObservable {}

extension UIResponder: KeyValueObserver {}
