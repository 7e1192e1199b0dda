import UIKit

/// The location and the velocity of fingers at one time.
struct TouchSample: Sendable {
  /// The location, in points of the stage.
  var location: CGPoint
  /// The velocity in points per second; nil if it is unknown.
  var velocity: CGVector?
}

/// What an action may use of the touch, the gesture or the component's event that it handles.
struct TouchInputs: OptionSet, Sendable {
  let rawValue: Int

  /// The location.
  static let touch = TouchInputs(rawValue: 1 << 0)
  /// The translation and the velocity of a pan.
  static let pan = TouchInputs(rawValue: 1 << 1)
  /// The scale of a pinch.
  static let pinch = TouchInputs(rawValue: 1 << 2)
  /// The angle of a rotation.
  static let rotation = TouchInputs(rawValue: 1 << 3)
  /// The index of the element that a component's event concerns.
  static let index = TouchInputs(rawValue: 1 << 4)
  /// The title of this element.
  static let title = TouchInputs(rawValue: 1 << 5)

  /// Everything that can be applied to views.
  static let motion: TouchInputs = [.pan, .pinch, .rotation]
  /// Everything.
  static let all: TouchInputs = [.touch, .motion]
}

private enum TouchInputsKey: ContextKey {
  static let defaultValue: TouchInputs = []
}

extension ReadingContext {
  /// What the action that is being read may use of touches.
  var touchInputs: TouchInputs { self[TouchInputsKey.self] }

  /// Returns a copy in which actions may use other properties of touches.
  func with(touchInputs: TouchInputs) -> ReadingContext { with(TouchInputsKey.self, touchInputs) }
}
