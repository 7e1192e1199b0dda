import DisplayList

/// Tells how far an animation has come, and hears when it is taken off its layer.
@MainActor
package protocol AnimationDriver: CAAnimationDelegate {
  /// Returns the progress at a time of the layer in seconds.
  func progress(at time: CFTimeInterval) -> AnimationProgress
}

/// Another animation's values, at a progress that its driver tells, until it is removed.
package final class DrivenAnimation: CAPropertyAnimation {
  private let values: CAPropertyAnimation
  package private(set) weak var driver: (any AnimationDriver)?

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - values: Tells the property and its values.
  ///   - driver: Tells the progress; whoever made the animation has to hold it.
  package init(_ values: CAPropertyAnimation, driver: any AnimationDriver) {
    self.values = values
    self.driver = driver
    super.init()
    keyPath = values.keyPath
    isAdditive = values.isAdditive
    duration = .infinity
    fillMode = .both
  }

  /// Creates an animation that nobody drives: it changes nothing.
  package required init() {
    values = CAPropertyAnimation()
    super.init()
  }

  /// The driver.
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

  /// Returns the value at a progress; points are mixed of the values at each direction's.
  package func value(at progress: AnimationProgress) -> AnimatableValue? {
    let atX = values.value(at: progress.x, over: nil)
    guard progress.x != progress.y, case .point(let x) = atX,
      case .point(let y) = values.value(at: progress.y, over: nil)
    else { return atX }
    return .point(CGPoint(x: x.x, y: y.y))
  }
}

extension CALayer {
  /// The drivers of the layer's animations, in the order of their adding.
  package final var drivers: [any AnimationDriver] {
    animations.compactMap { ($0.animation as? DrivenAnimation)?.driver }
  }
}
