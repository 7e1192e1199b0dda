/// Members of the program's own module that take the place of Foundation's with the same signatures.
///
/// Foundation's closures are `@Sendable`; `@preconcurrency` lets programs in Swift 5's mode use them as on Apple's systems.
enum SupportExtensions {
  static let text = """
    func NSClassFromString(_ aClassName: String) -> AnyClass? {
      AppRuntime.namedClass(aClassName, module: #fileID)
    }

    extension NotificationCenter {
      @preconcurrency
      func addObserver(
        forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
        using block: @escaping @Sendable (Notification) -> Void
      ) -> any NSObjectProtocol {
        addProgramObserver(forName: name, object: obj, queue: queue, using: block)
      }
      func removeObserver(_ observer: Any) { removeProgramObserver(observer) }
      func removeObserver(_ observer: Any, name aName: NSNotification.Name?, object: Any?) {
        removeProgramObserver(observer, name: aName, object: object)
      }
    }

    extension OperationQueue {
      @preconcurrency
      func addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(BlockOperation(block: block))
      }
    }

    extension NSDictionary {
      func value(forKey key: String) -> Any? { object(forKey: key) }
    }

    extension NSMutableDictionary {
      func setValue(_ value: Any?, forKey key: String) {
        if let value { setObject(value, forKey: AnyHashable(key)) } else { removeObject(forKey: key) }
      }
    }

    extension RunLoop {
      @preconcurrency
      func perform(_ block: @escaping @Sendable () -> Void) { ProgramRunLoop.perform(block) }
      func run(until limitDate: Date) { ProgramRunLoop.run(until: limitDate) }
      func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool {
        ProgramRunLoop.run(until: limitDate)
        return true
      }
    }

    """

  /// A cast of closures, which are objects on Apple's systems, for programs that pass them as pointers.
  static let closureCasts = """
    func unsafeBitCast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
      ClosureCast.cast(value, to: type)
    }

    """

  /// Functions of Core Foundation for timers of run loops, for programs that use them.
  static let runLoopTimers = """
    typealias CFRunLoopTimer = Timer
    typealias CFRunLoop = RunLoop
    let kCFAllocatorDefault: Int? = nil
    let kCFRunLoopCommonModes = RunLoop.Mode.common
    let kCFRunLoopDefaultMode = RunLoop.Mode.default
    enum CFRunLoopMode {
      static let commonModes = RunLoop.Mode.common
      static let defaultMode = RunLoop.Mode.default
    }
    func CFRunLoopGetMain() -> RunLoop { .main }
    func CFRunLoopGetCurrent() -> RunLoop { .main }
    func CFRunLoopTimerCreateWithHandler(
      _ allocator: Int?, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval, _ flags: UInt,
      _ order: Int, _ block: @escaping (CFRunLoopTimer?) -> Void
    ) -> CFRunLoopTimer! {
      Timer(
        fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval,
        repeats: interval > 0, block: { block($0) })
    }
    func CFRunLoopAddTimer(_ loop: RunLoop?, _ timer: CFRunLoopTimer?, _ mode: RunLoop.Mode) {
      if let timer { (loop ?? .main).add(timer, forMode: mode) }
    }
    func CFRunLoopRemoveTimer(_ loop: RunLoop?, _ timer: CFRunLoopTimer?, _ mode: RunLoop.Mode) {
      timer?.invalidate()
    }
    func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

    """
}
