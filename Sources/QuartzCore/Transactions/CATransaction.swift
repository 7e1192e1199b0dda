import DisplayList

/// A group of layer changes that share animation settings.
///
/// Transactions nest: values that an inner one doesn't set are inherited from the outer one.
/// Changes outside of any explicit transaction belong to an implicit one, which ends with the tick
/// of virtual time.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setAnimationDuration(1)
/// CATransaction.setCompletionBlock { print("there") }
/// layer.position = CGPoint(x: 200, y: 100)
/// CATransaction.commit()
/// ```
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Does nothing: there are no transactions of other threads.
  public class func lock() {}
  /// Does nothing: there are no transactions of other threads.
  public class func unlock() {}

  private static var stack: TransactionStack { VirtualClock.current.transactions }

  /// Begins a transaction nested in the current one.
  open class func begin() {
    stack.begin()
  }

  /// Commits the innermost transaction.
  open class func commit() {
    stack.commit()
  }

  /// Commits the implicit transaction before the end of the tick, or as soon as its nested
  /// transactions are committed.
  ///
  /// Layers that were added before animate their changes from then on.
  open class func flush() {
    stack.flush()
  }

  /// Returns the duration in seconds of animations that don't have one; 0.25 by default.
  open class func animationDuration() -> CFTimeInterval {
    stack.value(forKey: kCATransactionAnimationDuration) as? CFTimeInterval ?? 0.25
  }

  /// Sets the duration in seconds of animations that don't have one.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    stack.set(dur, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the timing function of animations that don't have one; nil by default.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    stack.value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }

  /// Sets the timing function of animations that don't have one, including view animations.
  ///
  /// An animation with its own timing function keeps it, which Apple's documentation leaves open.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    stack.set(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether actions for property changes are disabled.
  open class func disableActions() -> Bool {
    stack.value(forKey: kCATransactionDisableActions) as? Bool ?? false
  }

  /// Sets whether actions for property changes are disabled, so that all changes, including those
  /// of views, are immediate.
  open class func setDisableActions(_ flag: Bool) {
    stack.set(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns the completion block for animations that are added now.
  open class func completionBlock() -> (() -> Void)? {
    stack.completion?.block
  }

  /// Sets the block that is called when all animations added from now on have ended, including
  /// those of nested transactions; without any, it is called on commit.
  ///
  /// A removed animation counts as ended; one that repeats forever never ends. A replaced block
  /// waits for the animations that were added until then.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    stack.set(block.map { TransactionCompletion($0) })
  }

  /// Returns the value for a key from the innermost transaction that has one.
  open class func value(forKey key: String) -> Any? {
    key == kCATransactionCompletionBlock ? completionBlock() : stack.value(forKey: key)
  }

  /// Sets the innermost transaction's value for a key, which may be a custom one.
  open class func setValue(_ anObject: Any?, forKey key: String) {
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
