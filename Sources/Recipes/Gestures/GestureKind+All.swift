import UIKit

extension GestureKind {
  static let tap = GestureKind(
    "tap", title: "a tap recognizer", isContinuous: false,
    properties: [
      Property("numberOfTapsRequired", .fewTimes, "How many taps it takes.") {
        $0.numberOfTapsRequired = $1
      },
      Property("numberOfTouchesRequired", .fewTimes, "How many fingers have to tap at once.") {
        $0.numberOfTouchesRequired = $1
      },
    ]
  ) { UITapGestureRecognizer() }

  static let longPress = GestureKind(
    "longPress", title: "a long press recognizer",
    properties: [
      Property("minimumPressDuration", .duration(), "How long the fingers rest before it begins.") {
        $0.minimumPressDuration = $1
      },
      Property(
        "allowableMovement", .nonnegativeNumber, "How far they may stray until then, in points."
      ) { $0.allowableMovement = $1 },
      Property(
        "numberOfTapsRequired", .integer(0...10, "a whole number from 0 to 10"),
        "How many taps come before."
      ) { $0.numberOfTapsRequired = $1 },
      Property("numberOfTouchesRequired", .fewTimes, "How many fingers it takes.") {
        $0.numberOfTouchesRequired = $1
      },
    ]
  ) { UILongPressGestureRecognizer() }

  static let swipe = GestureKind(
    "swipe", title: "a swipe recognizer", isContinuous: false,
    properties: [
      Property("direction", .directions, "Where the fingers may go.") { $0.direction = $1 },
      Property("numberOfTouchesRequired", .fewTimes, "How many fingers it takes.") {
        $0.numberOfTouchesRequired = $1
      },
    ]
  ) { UISwipeGestureRecognizer() }

  static let pan = GestureKind(
    "pan", title: "a pan recognizer", heard: .pan, properties: panProperties
  ) { UIPanGestureRecognizer() }

  static let screenEdgePan = GestureKind(
    "screenEdgePan", title: "a screen edge pan recognizer", heard: .pan,
    properties: [
      Property("edges", .edges, isRequired: true, "The edges from which it takes fingers.") {
        (pan: UIScreenEdgePanGestureRecognizer, edges: UIRectEdge) in pan.edges = edges
      }
    ] + panProperties.map { $0.of(UIScreenEdgePanGestureRecognizer.self) }
  ) { UIScreenEdgePanGestureRecognizer() }

  static let pinch = GestureKind("pinch", title: "a pinch recognizer", heard: .pinch) {
    UIPinchGestureRecognizer()
  }

  static let rotation = GestureKind("rotation", title: "a rotation recognizer", heard: .rotation) {
    UIRotationGestureRecognizer()
  }

  private static let panProperties: [Property<UIPanGestureRecognizer>] = [
    Property("minimumNumberOfTouches", .fewTimes, "How many fingers it takes at least.") {
      $0.minimumNumberOfTouches = $1
    },
    Property("maximumNumberOfTouches", .fewTimes, "How many fingers it takes at most.") {
      $0.maximumNumberOfTouches = $1
    },
  ]
}

extension ValueType<Int> {
  fileprivate static let fewTimes = integer(1...10, "a whole number from 1 to 10")
}

extension ValueType<UISwipeGestureRecognizer.Direction> {
  /// One direction or several.
  fileprivate static let directions = ValueType<[UISwipeGestureRecognizer.Direction]>.list(
    of: .choice([("right", .right), ("left", .left), ("up", .up), ("down", .down)]),
    "one of right, left, up, down, or a list of them", isOneEnough: true
  ).map { UISwipeGestureRecognizer.Direction($0) }
}

extension ValueType<UIRectEdge> {
  /// One edge or several.
  fileprivate static let edges = ValueType<[UIRectEdge]>.list(
    of: .choice([("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]),
    "one of top, left, bottom, right, or a list of them", isOneEnough: true
  ).map { UIRectEdge($0) }
}
