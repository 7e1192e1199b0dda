/// A view that can be made of its class alone, and be shown for one thing after another.
@MainActor
protocol RegisteredView: AnyObject {
  init(registeredAs reuseIdentifier: String)
  func prepareForReuse()
}

/// Views of registered classes that wait for something else to show.
@MainActor
struct ReusePool<Key: Hashable, View: RegisteredView> {
  private var classes: [Key: View.Type] = [:]
  private var waiting: [Key: [View]] = [:]

  /// Names the class of the views of a kind; nil for none.
  mutating func register(_ viewClass: View.Type?, for key: Key) {
    classes[key] = viewClass
    waiting[key] = nil
  }

  /// Returns the view that came last of those of a kind, or a new one; nil where none is registered.
  mutating func take(_ key: Key, registeredAs reuseIdentifier: String) -> View? {
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return classes[key]?.init(registeredAs: reuseIdentifier)
  }

  /// Lets a view wait for something else.
  mutating func give(_ view: View, _ key: Key) {
    waiting[key, default: []].append(view)
  }
}
