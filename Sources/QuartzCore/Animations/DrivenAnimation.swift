import DisplayList

/// An object that provides an animation's progress and is notified when the animation is removed.
@MainActor
package protocol AnimationDriver: CAAnimationDelegate {
  /// Returns the progress at a time in seconds in the layer's time space.
  func progress(at time: CFTimeInterval) -> AnimationProgress
}

/// An animation with the values of another one at the progress that its driver provides, until it
/// is removed.
package final class DrivenAnimation: CAPropertyAnimation {
  private var values = CAPropertyAnimation()
  package private(set) weak var driver: (any AnimationDriver)?

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - values: The animation that provides the property and its values.
  ///   - driver: The object that provides the progress; the caller must retain it.
  package init(_ values: CAPropertyAnimation, driver: any AnimationDriver) {
    self.driver = driver
    super.init()
    self.values = values
    keyPath = values.keyPath
    isAdditive = values.isAdditive
    duration = .infinity
    fillMode = .both
  }

  /// Creates an animation without a driver, which has no effect.
  override package init() {
    super.init()
  }

  /// Returns nil, as animations don't support archiving.
  package required init?(coder: NSCoder) {
    return nil
  }

  override package var delegate: (any CAAnimationDelegate)? {
    get { driver }
    set {}
  }

  override package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {
    guard let property, properties.has(property), let driver,
      let value = value(at: driver.progress(at: time))
    else { return }
    let shown = properties.value(at: property)
    properties.set(isAdditive ? shown?.adding(value) ?? value : value, at: property)
  }

  /// Returns the value at a progress; the coordinates of a point have separate progress.
  package func value(at progress: AnimationProgress) -> AnimatableValue? {
    let atX = values.value(at: progress.x, over: nil)
    guard progress.x != progress.y, case .point(let x) = atX,
      case .point(let y) = values.value(at: progress.y, over: nil)
    else { return atX }
    return .point(CGPoint(x: x.x, y: y.y))
  }
}

extension CALayer {
  /// The drivers of the layer's animations in the order of addition.
  package final var drivers: [any AnimationDriver] {
    animations.compactMap { ($0.animation as? DrivenAnimation)?.driver }
  }
}
