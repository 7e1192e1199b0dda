/// What holds for the layer changes between `begin()` and `commit()`.
///
/// Transactions stand in each other: what an inner one does not set, the one around it tells. Whoever begins
/// none is in an implicit one, which ends with the tick of virtual time.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { print("there") }
/// layer.position = CGPoint(x: 200, y: 100)
/// CATransaction.commit()
/// ```
@MainActor
public final class CATransaction: NSObject {
  private static var stack: TransactionStack { VirtualClock.current.transactions }

  /// Opens a transaction inside the one that is open.
  public class func begin() {
    stack.begin()
  }

  /// Ends the innermost transaction.
  public class func commit() {
    stack.commit()
  }

  /// Ends the implicit transaction before the tick does, or as soon as those begun in it are committed.
  ///
  /// Layers that were added before it animate their changes from then on.
  public class func flush() {
    stack.flush()
  }

  /// Returns the seconds that animations without a duration of their own take; 0.25 unless set.
  public class func animationDuration() -> CFTimeInterval {
    stack.value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the seconds that animations without a duration of their own take.
  public class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.set(dur, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the curve of animations without one of their own; nil unless set.
  public class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the curve of animations without one of their own, and of those of views.
  ///
  /// An animation that brings its own curve keeps it, which Apple's documentation leaves open.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.set(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether layers change without looking for an action.
  public class func disableActions() -> Bool {
    stack.value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether layers change without looking for an action, and so at once, those of views as well.
  public class func setDisableActions(_ flag: Bool) {
    stack.set(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns the block that is called when the animations added now have ended.
  public class func completionBlock() -> (() -> Void)? {
    stack.completion?.block
  }

  /// Sets the block that is called when all animations have ended that are added from now on, in the
  /// transaction and in those inside it; at its commit if there are none.
  ///
  /// An animation that is removed has ended; one that repeats for ever never has. A block that is replaced
  /// waits for the animations added until then.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.set(block.map { TransactionCompletion($0) })
  }

  /// Returns what the innermost transaction that has a value under a key has there.
  public class func value(forKey key: String) -> Any? {
    key == kCATransactionCompletionBlock ? completionBlock() : stack.value(forKey: key)
  }

  /// Sets what the innermost transaction has under a key, one of Core Animation's or the user's own.
  public class func setValue(_ anObject: Any?, forKey key: String) {
    switch (key, AnimatableValue(anObject)) {
    case (kCATransactionCompletionBlock, _): setCompletionBlock(anObject as? () -> Void)
    case (kCATransactionAnimationDuration, .number(let number)): setAnimationDuration(number)
    case (kCATransactionDisableActions, .number(let number)): setDisableActions(number != 0)
    default: stack.set(anObject, forKey: key)
    }
  }
}

/// The key of `CATransaction.animationDuration()`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of `CATransaction.disableActions()`.
public let kCATransactionDisableActions = "disableActions"
/// The key of `CATransaction.animationTimingFunction()`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of `CATransaction.completionBlock()`.
public let kCATransactionCompletionBlock = "completionBlock"
