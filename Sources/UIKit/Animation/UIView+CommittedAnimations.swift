import QuartzCore

extension UIView {
  /// The transitions of an animation between `beginAnimations` and `commitAnimations`.
  public enum AnimationTransition: Int, Sendable {
    /// No transition.
    case none
    /// A flip from left to right.
    case flipFromLeft
    /// A flip from right to left.
    case flipFromRight
    /// A curl up.
    case curlUp
    /// A curl down.
    case curlDown

    fileprivate var options: AnimationOptions {
      switch self {
      case .none: []
      case .flipFromLeft: .transitionFlipFromLeft
      case .flipFromRight: .transitionFlipFromRight
      case .curlUp: .transitionCurlUp
      case .curlDown: .transitionCurlDown
      }
    }
  }

  /// Begins an animation of the changes until `commitAnimations()`.
  ///
  /// Its parameters are those that are set before a change: a duration of 0.2 s and the curve `easeInOut` by default.
  /// Animations nest, and touches reach the views while they are animated.
  ///
  /// - Parameters:
  ///   - animationID: A name that the delegate receives.
  ///   - context: A pointer that the delegate receives.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CommittedAnimation.begin(animationID, context: context)
  }

  /// Ends the changes of the innermost animation that was begun; without one, does nothing.
  public class func commitAnimations() { CommittedAnimation.commit() }

  /// Sets the duration of the changes that follow, in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    CommittedAnimation.open?.duration = max(0, duration)
  }

  /// Sets the delay of the changes that follow, in seconds; 0 by default.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    CommittedAnimation.open?.delay = max(0, delay)
  }

  /// Sets the timing curve of the changes that follow; `easeInOut` by default.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    CommittedAnimation.open?.timing = UICubicTimingParameters(animationCurve: curve)
  }

  /// Sets how often the animations of the changes that follow run, which may include a fraction.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    CommittedAnimation.open?.repetition.count = repeatCount
  }

  /// Sets whether each run of the animations of the changes that follow is followed by one backward.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    CommittedAnimation.open?.repetition.autoreverses = repeatAutoreverses
  }

  /// Sets whether changes that follow start at the values that are shown; false by default.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    guard let animation = CommittedAnimation.open else { return }
    if fromCurrentState {
      animation.options.insert(.beginFromCurrentState)
    } else {
      animation.options.remove(.beginFromCurrentState)
    }
  }

  /// Sets the object that receives the messages of `setAnimationWillStart` and `setAnimationDidStop`.
  public class func setAnimationDelegate(_ delegate: Any?) {
    CommittedAnimation.open?.target = delegate.map { $0 as AnyObject }
  }

  /// Sets the message to the delegate when the animation starts: `animationWillStart(_:context:)`.
  public class func setAnimationWillStart(_ selector: Selector?) {
    CommittedAnimation.open?.willStart = selector
  }

  /// Sets the message to the delegate when the animation ends: `animationDidStop(_:finished:context:)`.
  public class func setAnimationDidStop(_ selector: Selector?) {
    CommittedAnimation.open?.didStop = selector
  }

  /// Sets the transition of a view, whose subviews change until `commitAnimations()`.
  ///
  /// - Parameter cache: Whether the view is drawn once per state, which has no visible effect.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard transition != .none else { return }
    CommittedAnimation.open?.begin(transition.options, of: view)
  }
}

/// An animation between `beginAnimations` and `commitAnimations`.
@MainActor
private final class CommittedAnimation: ViewAnimation {
  /// The animations that were begun and not committed, from the outermost one.
  private static var all: [CommittedAnimation] = []
  static var open: CommittedAnimation? { all.last }

  private let name: String?
  private let context: UnsafeMutableRawPointer?
  private var enclosing: AnimationBlock?
  private var transitions: [UIView] = []
  weak var target: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  private init(_ name: String?, context: UnsafeMutableRawPointer?) {
    self.name = name
    self.context = context
    super.init(
      duration: 0.2, delay: 0, timing: UICubicTimingParameters(animationCurve: .easeInOut),
      options: .allowUserInteraction, completion: nil)
  }

  static func begin(_ name: String?, context: UnsafeMutableRawPointer?) {
    let animation = CommittedAnimation(name, context: context)
    animation.enclosing = animation.enter()
    animation.beginChanges()
    all.append(animation)
  }

  static func commit() {
    guard let animation = all.popLast() else { return }
    for view in animation.transitions { animation.startTransition(of: view) }
    animation.leave(to: animation.enclosing)
    animation.enclosing = nil
    if let willStart = animation.willStart, let target = animation.target {
      willStart.send(to: target, [animation.name, animation.context])
    }
    // The animation retains the delegate, as UIKit's does.
    let (target, name, context) = (animation.target, animation.name, animation.context)
    if let didStop = animation.didStop, let target {
      animation.completion = { finished in
        didStop.send(to: target, [name, NSNumber(value: finished), context])
      }
    }
    animation.endChanges()
  }

  func begin(_ options: UIView.AnimationOptions, of view: UIView) {
    guard Self.isEnabled, let style = options.transition else { return }
    view.layer.beginTransition(style)
    transitions.append(view)
  }
}
