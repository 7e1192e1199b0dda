/// A reusable view that can be created from its class.
@MainActor
protocol RegisteredView: AnyObject {
  init(registeredAs reuseIdentifier: String)
  func prepareForReuse()
}

/// The frame of the element for which a view is created: `init(frame:)` receives it, as in UIKit.
@MainActor
enum ReusableFrame {
  static var current = CGRect.zero
}

/// The registered view classes and the views that wait to be reused.
@MainActor
struct ReusePool<Key: Hashable, View: RegisteredView> {
  private var classes: [Key: View.Type] = [:]
  private var waiting: [Key: [View]] = [:]

  /// Registers a class under a key; nil removes the registration.
  mutating func register(_ viewClass: View.Type?, for key: Key) {
    classes[key] = viewClass
    waiting[key] = nil
  }

  /// Returns whether a class is registered under a key.
  func isRegistered(_ key: Key) -> Bool { classes[key] != nil }

  /// Returns the most recently recycled view of a key or a new one; nil if no class is registered.
  mutating func dequeue(_ key: Key, registeredAs reuseIdentifier: String) -> View? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[key]?.init(registeredAs: reuseIdentifier)
  }

  /// Adds a view that can be reused.
  mutating func recycle(_ view: View, for key: Key) {
    waiting[key, default: []].append(view)
  }
}
