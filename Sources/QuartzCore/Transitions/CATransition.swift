import DisplayList

/// The visual effect of a transition between two states of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type from its name; an unknown one is equivalent to `fade`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old state dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one away, and both fade.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a direction from its name; an unknown one is equivalent to `fromLeft`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Starting at the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Starting at the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Starting at the edge with the greatest y, the bottom in UIKit's coordinates.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Starting at the edge with the smallest y, the top in UIKit's coordinates.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of the transition of a layer.
public let kCATransition = "transition"

/// An animation from what a layer showed in the last frame to what it shows next, with its sublayers.
///
/// A layer has one transition, with the key `kCATransition` whatever key it is added with.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The visual effect; `fade` by default.
  open var type = CATransitionType.fade
  /// The direction of effects that have one; nil by default, for `fromLeft`.
  open var subtype: CATransitionSubtype?
  /// The progress at the start, from 0 to 1; 0 by default.
  open var startProgress: Float = 0
  /// The progress at the end, from 0 to 1; 1 by default.
  open var endProgress: Float = 1

  override func copyProperties(from animation: CAAnimation) {
    super.copyProperties(from: animation)
    guard let animation = animation as? CATransition else { return }
    (type, subtype) = (animation.type, animation.subtype)
    (startProgress, endProgress) = (animation.startProgress, animation.endProgress)
  }

  override package func apply(to properties: inout some KeyedProperties, at time: CFTimeInterval) {
    let path = PropertyPath(key: CALayer.transitionKeyPath)
    guard properties.has(path), let progress = progress(at: time) else { return }
    let (start, end) = (CGFloat(startProgress), CGFloat(endProgress))
    properties.set(.number(start + (end - start) * progress), at: path)
  }

  /// The effect on the layer.
  final var style: CALayer.TransitionStyle {
    let direction: CGVector =
      switch subtype {
      case .fromRight?: CGVector(dx: -1, dy: 0)
      case .fromTop?: CGVector(dx: 0, dy: -1)
      case .fromBottom?: CGVector(dx: 0, dy: 1)
      default: CGVector(dx: 1, dy: 0)
      }
    return switch type {
    case .moveIn: .slide(.moveIn, direction)
    case .push: .slide(.push, direction)
    case .reveal: .slide(.reveal, direction)
    default: .dissolve
    }
  }
}
