import CoreGraphics

/// A value that may depend on where fingers are when it is used.
package struct DeferredValue<Value>: Sendable {
  private let resolve: @Sendable (TouchSample?) -> Value?

  /// Creates a value from a closure.
  package init(_ resolve: @escaping @Sendable (TouchSample?) -> Value?) {
    self.resolve = resolve
  }

  /// Returns the value for a touch.
  ///
  /// Nil if the touch makes the value invalid, or if the value depends on a touch and there is
  /// none.
  package func value(for touch: TouchSample?) -> Value? { resolve(touch) }
}

/// The location and the velocity of fingers at one time.
package struct TouchSample: Sendable {
  /// The location, in points.
  package var location: CGPoint
  /// The velocity in points per second; nil if it is unknown.
  package var velocity: CGVector?

  package init(location: CGPoint, velocity: CGVector? = nil) {
    self.location = location
    self.velocity = velocity
  }
}

/// What an action may use of the touch or gesture that it handles.
package struct TouchInputs: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The location.
  package static let touch = TouchInputs(rawValue: 1 << 0)
  /// The translation and the velocity of a pan.
  package static let pan = TouchInputs(rawValue: 1 << 1)
  /// The scale of a pinch.
  package static let pinch = TouchInputs(rawValue: 1 << 2)
  /// The angle of a rotation.
  package static let rotation = TouchInputs(rawValue: 1 << 3)

  /// Everything that can be applied to views.
  package static let motion: TouchInputs = [.pan, .pinch, .rotation]
  /// Everything.
  package static let all: TouchInputs = [.touch, .motion]
}

private enum TouchInputsKey: ContextKey {
  static let defaultValue: TouchInputs = []
}

private enum TouchSampleKey: ContextKey {
  static let defaultValue: TouchSample? = nil
}

private enum TouchLocationKey: ContextKey {
  static let defaultValue = CGPoint.zero
}

/// A finding: a value that depends on a touch was read.
private struct TouchUse: Sendable {}

extension ReadingContext {
  /// What the action that is being read may use of touches.
  package var touchInputs: TouchInputs { self[TouchInputsKey.self] }

  /// Returns a copy in which actions may use other properties of touches.
  package func with(touchInputs: TouchInputs) -> ReadingContext {
    with(TouchInputsKey.self, touchInputs)
  }

  /// Returns a copy with another location of the touch that deferred values are checked with.
  package func with(touchLocation: CGPoint) -> ReadingContext {
    with(TouchLocationKey.self, touchLocation)
  }

  /// The touch that deferred values are checked with.
  package var exampleTouch: TouchSample {
    TouchSample(
      location: self[TouchLocationKey.self],
      velocity: touchInputs.contains(.pan) ? CGVector(dx: 100, dy: 100) : nil)
  }

  /// The touch that a deferred value is being read for.
  private var touch: TouchSample? { self[TouchSampleKey.self] }

  private func with(touch: TouchSample) -> ReadingContext { with(TouchSampleKey.self, touch) }

  /// Reads a value that may depend on a touch.
  ///
  /// The value is read now, to be checked; if it depends on the touch, it is read again for each
  /// touch with the same checks.
  package func readDeferred<Value: Sendable>(
    _ read: @escaping @Sendable (ReadingContext) -> Value?
  ) -> DeferredValue<Value>? {
    let useCount = results.count(of: TouchUse.self)
    let isFirst = touch == nil && touchInputs.contains(.touch)
    guard let value = read(isFirst ? with(touch: exampleTouch) : self) else { return nil }
    guard results.count(of: TouchUse.self) > useCount else { return DeferredValue { _ in value } }
    // The results of the check are not kept for as long as the value is.
    let context = with(results: CheckResults())
    return DeferredValue { touch in
      guard let touch else { return nil }
      let results = CheckResults()
      let value = read(context.with(results: results).with(touch: touch))
      return results.diagnostics.isEmpty ? value : nil
    }
  }

  /// Returns the location of the touch; reports if there is none.
  package func readTouchLocation(_ value: SourceValue) -> CGPoint? {
    guard let touch else {
      report(
        .unknownReference, "no touch is available here", at: value.span,
        help: "only handlers of touches and gestures have a touch: in what they set and scrub, "
          + "and in the behaviors and animations that they add")
      return nil
    }
    results.record(TouchUse())
    return touch.location
  }

  /// Returns the velocity of the touch; reports if it is unknown.
  package func readTouchVelocity(_ value: SourceValue) -> CGVector? {
    guard let velocity = touch?.velocity else {
      report(
        .unknownReference, "no velocity is available here", at: value.span,
        help:
          "only handlers of a pan have a velocity: in what they set, and in behaviors that they add"
      )
      return nil
    }
    results.record(TouchUse())
    return velocity
  }
}
