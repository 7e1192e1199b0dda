/// Members of the program's own module that take the place of Foundation's with the same signatures.
///
/// Foundation's closures are `@Sendable`; `@preconcurrency` lets programs in Swift 5's mode use them as on Apple's systems.
enum SupportExtensions {
  static let text = """
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
}
