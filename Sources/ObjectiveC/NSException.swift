import CoreGraphics

/// An error that ends the program, which Linux's Foundation lacks.
open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  open private(set) var name: NSExceptionName
  /// What is wrong; nil if it is not known.
  open private(set) var reason: String?
  /// More about the error.
  open private(set) var userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(
    name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
    super.init()
  }

  /// Ends the program with the message of an uncaught exception.
  open func raise() {
    let text = reason.map { ", reason: '\($0)'" } ?? ""
    fatalError("*** Terminating app due to uncaught exception '\(name.rawValue)'\(text)")
  }
}

extension NSExceptionName {
  /// An exception without a name of its own.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// An inconsistency in the program.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException")
  /// An index or a range outside of a collection.
  public static let rangeException = NSExceptionName("NSRangeException")
}
