import UIKit

extension GestureKind {
  static let tap = GestureKind(
    "tap", title: "a tap recognizer", isContinuous: false,
    properties: [
      Property("numberOfTapsRequired", .smallCount, "The number of taps.") {
        $0.numberOfTapsRequired = $1
      },
      Property(
        "numberOfTouchesRequired", .smallCount, "The number of fingers that tap simultaneously."
      ) {
        $0.numberOfTouchesRequired = $1
      },
    ]
  ) { UITapGestureRecognizer() }

  static let longPress = GestureKind(
    "longPress", title: "a long press recognizer",
    properties: [
      Property("minimumPressDuration", .duration(), "The minimum duration of the press.") {
        $0.minimumPressDuration = $1
      },
      Property(
        "allowableMovement", .nonnegativeNumber,
        "The maximum movement before the gesture begins, in points."
      ) { $0.allowableMovement = $1 },
      Property(
        "numberOfTapsRequired", .integer(0...10, "a whole number from 0 to 10"),
        "The number of taps before the press."
      ) { $0.numberOfTapsRequired = $1 },
      Property("numberOfTouchesRequired", .smallCount, "The number of fingers.") {
        $0.numberOfTouchesRequired = $1
      },
    ]
  ) { UILongPressGestureRecognizer() }

  static let swipe = GestureKind(
    "swipe", title: "a swipe recognizer", isContinuous: false,
    properties: [
      Property("direction", .directions, "The direction, or several.") { $0.direction = $1 },
      Property("numberOfTouchesRequired", .smallCount, "The number of fingers.") {
        $0.numberOfTouchesRequired = $1
      },
    ]
  ) { UISwipeGestureRecognizer() }

  static let pan = GestureKind(
    "pan", title: "a pan recognizer", inputs: .pan, properties: panProperties
  ) { UIPanGestureRecognizer() }

  static let screenEdgePan = GestureKind(
    "screenEdgePan", title: "a screen edge pan recognizer", inputs: .pan,
    properties: [
      Property("edges", .edges, isRequired: true, "The edges where the gesture starts.") {
        (pan: UIScreenEdgePanGestureRecognizer, edges: UIRectEdge) in pan.edges = edges
      }
    ] + panProperties.map { $0.of(UIScreenEdgePanGestureRecognizer.self) }
  ) { UIScreenEdgePanGestureRecognizer() }

  static let pinch = GestureKind("pinch", title: "a pinch recognizer", inputs: .pinch) {
    UIPinchGestureRecognizer()
  }

  static let rotation = GestureKind("rotation", title: "a rotation recognizer", inputs: .rotation) {
    UIRotationGestureRecognizer()
  }

  private static let panProperties: [Property<UIPanGestureRecognizer>] = [
    Property("minimumNumberOfTouches", .smallCount, "The minimum number of fingers.") {
      $0.minimumNumberOfTouches = $1
    },
    Property("maximumNumberOfTouches", .smallCount, "The maximum number of fingers.") {
      $0.maximumNumberOfTouches = $1
    },
  ]
}

extension ValueType<Int> {
  fileprivate static let smallCount: ValueType = integer(1...10, "a whole number from 1 to 10")
}

extension ValueType<UISwipeGestureRecognizer.Direction> {
  fileprivate static let directions = ValueType<[UISwipeGestureRecognizer.Direction]>.list(
    of: .choice([("right", .right), ("left", .left), ("up", .up), ("down", .down)]),
    "one of right, left, up, down, or a list of them", acceptsSingle: true
  ).map { UISwipeGestureRecognizer.Direction($0) }
}

extension ValueType<UIRectEdge> {
  fileprivate static let edges = ValueType<[UIRectEdge]>.list(
    of: .choice([("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]),
    "one of top, left, bottom, right, or a list of them", acceptsSingle: true
  ).map { UIRectEdge($0) }
}
