import UIKit

/// The names in expressions whose values change during playback.
enum CurrentNames {
  /// A name of the touch or gesture that an action handles.
  struct Touch: Sendable {
    let name: String
    /// The parts of the name, which are separated by periods.
    let words: [String]
    /// The inputs that the event must have.
    let inputs: TouchInputs
    /// A value of the same type.
    let example: ExpressionValue
    /// What the name stands for.
    let summary: String

    init(name: String, inputs: TouchInputs, example: ExpressionValue, summary: String) {
      self.name = name
      words = name.split(separator: ".").map(String.init)
      self.inputs = inputs
      self.example = example
      self.summary = summary
    }
  }

  /// The names of the touch or gesture that an action handles.
  static let touches = [
    Touch(
      name: "touch", inputs: .touch, example: .numbers([100, 100]),
      summary: "The location of the touch."),
    Touch(
      name: "began.fractionComplete", inputs: .touch, example: .number(0.5),
      summary: "In 'scrub': the fraction complete of the animator when the touch began."),
    Touch(
      name: "began", inputs: .touch, example: .numbers([100, 100]),
      summary: "The location where the touch began."),
    Touch(
      name: "translation", inputs: .pan, example: .numbers([10, 10]),
      summary: "How far a pan has moved."),
    Touch(
      name: "velocity", inputs: .pan, example: .numbers([100, 100]),
      summary: "The velocity of a pan, in points per second."),
    Touch(
      name: "scale", inputs: .pinch, example: .number(1), summary: "The scale of a pinch."),
    Touch(
      name: "rotation", inputs: .rotation, example: .number(0.1),
      summary: "The angle of a rotation, in radians."),
    Touch(
      name: "event.index", inputs: .index, example: .number(0),
      summary: "The index of the option, row, button or card that an event concerns."),
    Touch(
      name: "event.title", inputs: .title, example: .text("A"),
      summary: "The title of the option, button or card that an event concerns."),
  ]

  /// The name of the time of playback in seconds.
  static let time = "time"

  /// The names that no state variable can have.
  static let reserved =
    touches.map(\.name) + [time, "pi", "true", "false", "not", "and", "or", Names.stage]

  /// A property of views.
  struct ViewProperty: Sendable {
    let name: String
    let example: ExpressionValue
    let summary: String
    /// The kinds of views that have the property; nil if all views have it.
    var kinds: [ViewKind.Name]?
    /// Returns the value, in the coordinates of another view; nil stands for those of the property.
    let value: @MainActor @Sendable (UIView, UIView?) -> ExpressionValue

    init(
      name: String, example: ExpressionValue, summary: String, kinds: [ViewKind.Name]? = nil,
      value: @escaping @MainActor @Sendable (UIView, UIView?) -> ExpressionValue
    ) {
      self.name = name
      self.example = example
      self.summary = summary
      self.kinds = kinds
      self.value = value
    }

    /// Returns whether views of a kind have the property.
    func isProperty(of other: ViewKind) -> Bool {
      kinds?.contains { $0.rawValue == other.name } ?? true
    }
  }

  /// The properties of views.
  static let viewProperties =
    [
      ViewProperty(
        name: "center", example: .numbers([100, 100]),
        summary: "The view's center."
      ) { view, space in ExpressionValue(view.superview.convert(view.center, to: space)) },
      ViewProperty(
        name: "frame", example: .numbers([50, 50, 100, 100]),
        summary: "The view's frame; its parts are x, y, width, height, minX, midX, maxX, and so on."
      ) { view, space in
        let frame = view.frame
        let origin = view.superview.convert(frame.origin, to: space)
        return .numbers([origin.x, origin.y, frame.width, frame.height])
      },
      ViewProperty(
        name: "bounds", example: .numbers([0, 0, 100, 100]),
        summary: "The view's bounds, in its own coordinates."
      ) { view, _ in
        let bounds = view.bounds
        return .numbers([bounds.minX, bounds.minY, bounds.width, bounds.height])
      },
      ViewProperty(name: "alpha", example: .number(1), summary: "The view's opacity.") { view, _ in
        .number(view.alpha)
      },
      ViewProperty(
        name: "isHidden", example: .boolean(false), summary: "Whether the view is hidden."
      ) { view, _ in .boolean(view.isHidden) },
      ViewProperty(
        name: "rotation", example: .number(0), summary: "The angle of the view's transform."
      ) { view, _ in .number(atan2(view.transform.b, view.transform.a)) },
      ViewProperty(
        name: "scale", example: .number(1), summary: "The horizontal scale of the view's transform."
      ) { view, _ in .number(hypot(view.transform.a, view.transform.b)) },
      ViewProperty(
        name: "contentOffset", example: .numbers([0, 0]),
        summary: "The point of a scroll view's content at its upper-left corner.",
        kinds: [.scrollView, .tableView]
      ) { view, _ in ExpressionValue(view.bounds.origin) },
    ] + controlProperties

  /// The values of controls.
  private static let controlProperties = [
    ViewProperty(
      name: "value", example: .number(0), summary: "The value of a slider or a stepper.",
      kinds: [.slider, .stepper]
    ) { view, _ in
      .number((view as? UISlider).map { Double($0.value) } ?? (view as? UIStepper)?.value ?? 0)
    },
    ViewProperty(
      name: "isOn", example: .boolean(false), summary: "Whether a switch is on.", kinds: [.switch]
    ) { view, _ in .boolean((view as? UISwitch)?.isOn ?? false) },
    ViewProperty(
      name: "selectedSegmentIndex", example: .number(0),
      summary: "The index of the selected segment; -1 for none.", kinds: [.segmentedControl]
    ) { view, _ in
      .number(Double((view as? UISegmentedControl)?.selectedSegmentIndex ?? -1))
    },
    ViewProperty(
      name: "currentPage", example: .number(0), summary: "The index of the current page.",
      kinds: [.pageControl]
    ) { view, _ in .number(Double((view as? UIPageControl)?.currentPage ?? 0)) },
    ViewProperty(
      name: "progress", example: .number(0.5), summary: "The progress of a progress view.",
      kinds: [.progressView]
    ) { view, _ in .number(Double((view as? UIProgressView)?.progress ?? 0)) },
    ViewProperty(
      name: "text", example: .text("A"),
      summary: "The text of a text field, a text view or a search bar.",
      kinds: [.textField, .textView, .searchBar]
    ) { view, _ in
      .text(
        (view as? UITextField)?.text ?? (view as? UITextView)?.text
          ?? (view as? UISearchBar)?.text ?? "")
    },
    ViewProperty(
      name: "isFirstResponder", example: .boolean(false),
      summary: "Whether a text field or a text view is edited.", kinds: [.textField, .textView]
    ) { view, _ in .boolean(view.isFirstResponder) },
  ]

  /// The properties of constraints, with examples of their values.
  static let constraintProperties: [(name: String, example: ExpressionValue)] = [
    ("constant", .number(0)), ("priority", .number(1_000)), ("isActive", .boolean(true)),
  ]

  /// The property of animators: how much of their animations has run.
  static let fractionComplete = "fractionComplete"
}

extension ExpressionValue {
  init(_ point: CGPoint) { self = .numbers([point.x, point.y]) }
  init(_ vector: CGVector) { self = .numbers([vector.dx, vector.dy]) }
}

@MainActor
extension UIView? {
  /// Converts a point of this view, if both views are in one window.
  fileprivate func convert(_ point: CGPoint, to space: UIView?) -> CGPoint {
    guard let self, let space, self !== space, self.window != nil, space.window != nil else {
      return point
    }
    return self.convert(point, to: space)
  }
}
