import UIKit

/// Makes a view of size zero.
typealias ViewMaker = @MainActor @Sendable () -> UIView

/// A kind of view: its keys, its properties and how a view is made.
struct ViewKind: MappingKind {
  /// The kinds as they are written.
  enum Name: String, CaseIterable {
    case view, label, button, imageView, scrollView, stackView, shape
    case visualEffectView, emitter, replicator
    case `switch`, slider, segmentedControl, pageControl, stepper, progressView
    case activityIndicatorView, textField, textView, searchBar, pickerView, datePicker
    case tableView
    case row, swipeAction, navigationBar, tabBar, tabBarItem

    /// The kinds that views are written with; the others are parts of a screen.
    static let written = allCases.filter {
      ![.row, .swipeAction, .navigationBar, .tabBar, .tabBarItem].contains($0)
    }
  }

  let name: String
  /// The properties, in the order in which they are assigned.
  let properties: [Property<UIView>]
  let table: Table
  /// Reads the keys that are not properties into a maker of views.
  let read: @Sendable (Fields) -> ViewMaker

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - keys: The keys that are not properties.
  ///   - properties: The properties that other views do not have.
  ///   - isPlaced: Whether a view needs a place; a row of a table has none.
  ///   - read: Reads the maker of a view, without its properties.
  init<View: UIView>(
    _ name: Name, title: String, keys: [any KeyDescription] = [], properties: [Property<View>] = [],
    rules: [TableRule] = [], isPlaced: Bool = true,
    read: @escaping @Sendable (Fields) -> @MainActor @Sendable () -> View
  ) {
    self.name = name.rawValue
    self.properties = Self.common + properties.map { $0.of(UIView.self) }
    table = Table(
      title,
      [ViewKeys.kind, ViewKeys.like, ViewKeys.styles] + self.properties + keys + [
        ViewKeys.constraints, ViewKeys.layoutGuides, ViewKeys.stack, ViewKeys.mask,
        ViewKeys.subviews,
      ], own: name == .view ? [] : properties + keys,
      rules: [.either(Self.frame, or: [Self.bounds, Self.center])] + (isPlaced ? [Self.place] : [])
        + [.atMostOne(of: [Self.transform, Self.transform3D])] + rules)
    self.read = read
  }

  private static let place = TableRule.oneGroup(
    of: [[frame], [bounds, center], [ViewKeys.constraints]])

  /// A plain view, which may have a gradient and a collision shape of its own.
  static let view = ViewKind(
    .view, title: "a view", keys: CollisionShapeKeys.all,
    properties: [DrawingProperty.draw, GradientProperty.gradient.of(UIView.self)],
    rules: [.atMostOne(of: [ViewKeys.gradient, DrawingProperty.draw])]
  ) { fields in
    let hasGradient = fields.has(ViewKeys.gradient)
    let shape = fields.readCollisionShape()
    return {
      let view = hasGradient ? GradientView(frame: .zero) : ItemView(frame: .zero)
      view.collisionShape = shape
      return view
    }
  }

  /// All kinds; a view that names none is a plain view.
  static let kinds: KindSet<ViewKind> = KindSet(
    "a view",
    [
      "view": { view }, "label": { label }, "button": { button }, "imageView": { imageView },
      "scrollView": { scrollView }, "stackView": { stackView }, "shape": { shape },
      "visualEffectView": { visualEffectView }, "emitter": { emitter },
      "replicator": { replicator },
      "switch": { `switch` }, "slider": { slider }, "segmentedControl": { segmentedControl },
      "pageControl": { pageControl }, "stepper": { stepper }, "progressView": { progressView },
      "activityIndicatorView": { activityIndicatorView }, "textField": { textField },
      "textView": { textView }, "searchBar": { searchBar }, "pickerView": { pickerView },
      "datePicker": { datePicker },
      "tableView": { tableView },
    ], default: "view")
}
