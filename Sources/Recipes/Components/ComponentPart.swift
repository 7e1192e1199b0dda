import UIKit

/// A call that components of a kind understand.
struct ComponentCall<Component>: Sendable {
  let name: String
  /// Whether the component is not on the screen without this call.
  let presents: Bool
  /// Whether the call needs a screen with a navigation bar.
  let needsNavigationBar: Bool
  let action: @MainActor @Sendable (Component) -> Void

  init(
    _ name: String, presents: Bool = false, needsNavigationBar: Bool = false,
    action: @escaping @MainActor @Sendable (Component) -> Void
  ) {
    self.name = name
    self.presents = presents
    self.needsNavigationBar = needsNavigationBar
    self.action = action
  }
}

/// The named views in components of a kind, besides their parts.
struct ComponentContent<Component>: Sendable {
  /// The key of the views.
  let views: Key<[ViewPlan]>
  /// Returns the part that contains them.
  let container: @MainActor @Sendable (Component) -> UIView
}

/// A view that is part of components of a kind, or a series of views, with the names that recipes
/// use for it.
struct ComponentPart<Component>: Sendable {
  /// One of the views of a series element, such as `closeButton` in `cities.0.closeButton`.
  struct Subpart: Sendable {
    fileprivate let path: String
    fileprivate let kind: ViewKind
    fileprivate let view: @MainActor @Sendable (Component, Int) -> UIView?

    /// Creates a subpart; an empty path stands for the series element itself.
    init(
      _ path: String = "", _ kind: ViewKind = .view,
      view: @escaping @MainActor @Sendable (Component, Int) -> UIView?
    ) {
      self.path = path
      self.kind = kind
      self.view = view
    }
  }

  /// A single view.
  struct Element: Sendable {
    /// The path below the component's name, such as `buttons.0`.
    let path: String
    let kind: ViewKind
    /// Returns the view; nil for a cell that is not visible.
    let view: @MainActor @Sendable (Component) -> UIView?
  }

  private var path = ""
  private var series: (any KeyDescription)?
  private var subparts: [Subpart] = []
  private var find: (@Sendable (SourceValue, ReadingContext) -> [Element])?

  /// A view that every component has.
  static func one(
    _ path: String, view: @escaping @MainActor @Sendable (Component) -> UIView?
  ) -> ComponentPart {
    ComponentPart(path: path, series: nil, subparts: [Subpart { component, _ in view(component) }])
  }

  /// As many views as the list of a key has elements, or as its whole number says.
  static func each(
    _ path: String, of key: any KeyDescription, _ subparts: Subpart...
  ) -> ComponentPart {
    ComponentPart(path: path, series: key, subparts: subparts)
  }

  /// The views that a closure finds for a component as it is written.
  static func found(
    _ find: @escaping @Sendable (SourceValue, ReadingContext) -> [Element]
  ) -> ComponentPart {
    ComponentPart(find: find)
  }

  /// Returns the views of a component as it is written.
  func elements(in value: SourceValue, _ context: ReadingContext) -> [Element] {
    if let find { return find(value, context) }
    guard let series else { return elements(path, 0) }
    let written = value[series.name].flatMap(context.resolveSilently)
    return (0..<(written.map { count($0, series.shape, context) } ?? 0)).flatMap {
      elements("\(path).\($0)", $0)
    }
  }

  private func elements(_ path: String, _ index: Int) -> [Element] {
    subparts.map { part in
      Element(path: part.path.isEmpty ? path : "\(path).\(part.path)", kind: part.kind) {
        part.view($0, index)
      }
    }
  }

  /// Returns the number of views, within the limits of the key.
  private func count(
    _ value: SourceValue, _ shape: SchemaShape, _ context: ReadingContext
  ) -> Int {
    switch shape {
    case .list(_, let range): min(value.elements?.count ?? 0, range.upperBound)
    case .integer(let range):
      ValueType<Int>.integer(range, "").read(value, context.with(results: CheckResults())) ?? 0
    case .any(let shapes): shapes.map { count(value, $0, context) }.max() ?? 0
    default: 0
    }
  }
}
