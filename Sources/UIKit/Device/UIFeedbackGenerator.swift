import QuartzCore

/// A generator of haptic feedback, which has no visible effect: devices here do not vibrate.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  override public init() {
    super.init()
  }

  /// Creates a generator for a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Prepares the generator for its feedback.
  open func prepare() {}
}

/// A generator of the feedback of an impact, which has no visible effect.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Of light objects.
    case light = 0
    /// Of medium objects.
    case medium = 1
    /// Of heavy objects.
    case heavy = 2
    /// Of soft objects.
    case soft = 3
    /// Of rigid objects.
    case rigid = 4
  }

  /// Creates a generator with a style.
  public init(style: FeedbackStyle) {
    super.init()
  }

  /// Creates a generator of medium impacts.
  override public convenience init() {
    self.init(style: .medium)
  }

  /// Creates a generator with a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
  }

  /// Reports an impact.
  open func impactOccurred() {}

  /// Reports an impact with an intensity from 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of the feedback of a result, which has no visible effect.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Sendable {
    /// A success.
    case success = 0
    /// A warning.
    case warning = 1
    /// An error.
    case error = 2
  }

  /// Reports a result.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of the feedback of a changed selection, which has no visible effect.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Reports a changed selection.
  open func selectionChanged() {}
}
