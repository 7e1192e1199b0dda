import Foundation
import UIKit

/// How important a message is.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8

  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message by default.
  public static let `default` = OSLogType(0)
  /// Information.
  public static let info = OSLogType(1)
  /// Information for debugging.
  public static let debug = OSLogType(2)
  /// An error of the program.
  public static let error = OSLogType(16)
  /// An error of the system.
  public static let fault = OSLogType(17)
}

/// A log of a part of a program.
///
/// Messages are printed to the standard error, as those of `print`, in front of them the category. `debug` and `info` are
/// not, as on Apple's systems by default.
open class OSLog: NSObject, @unchecked Sendable {
  /// The categories of logs with a meaning of their own.
  public struct Category: Sendable {
    let name: String
    /// Points of interest.
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    /// Whatever a program measures.
    public static let dynamicTracing = Category(name: "DynamicTracing")
    /// Whatever a program measures, with stacks.
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  /// The name of the program.
  public let subsystem: String
  /// The name of the part.
  public let category: String
  /// Whether messages are printed.
  let isActive: Bool

  /// The log of the program itself.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log that prints nothing.
  public static let disabled = OSLog("", "", isActive: false)

  private init(_ subsystem: String, _ category: String, isActive: Bool) {
    (self.subsystem, self.category, self.isActive) = (subsystem, category, isActive)
    super.init()
  }

  /// Creates a log.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isActive: true)
  }

  /// Creates a log of a category with a meaning of its own.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.name, isActive: true)
  }

  /// Returns whether messages of a type are printed.
  open func isEnabled(type: OSLogType) -> Bool {
    isActive && type != .debug && type != .info
  }

  /// Prints a message.
  final func write(_ message: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let prefix = category.isEmpty ? "" : "[\(category)] "
    FileHandle.standardError.write(Data("\(prefix)\(message)\n".utf8))
  }
}

/// Prints a message with a format of C's, such as `"%{public}@ at %d"`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(LogFormat(message.description).text(arguments), type)
}

/// Prints a message with a format of C's.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(LogFormat(message.description).text(arguments), type)
}

/// Prints a message with values inside.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(message.text, type)
}

/// A format of a message in C's notation.
package struct LogFormat {
  private let format: String

  package init(_ format: String) { self.format = format }

  /// Returns the message with values in the place of the format's specifiers; missing values are left out.
  package func text(_ arguments: [any CVarArg]) -> String {
    var result = ""
    var values = arguments[...]
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
      let specifier = rest.prefix { !$0.isLetter && $0 != "@" }
      rest = rest[specifier.endIndex...]
      let size = rest.prefix { "hlqjzt".contains($0) }
      rest = rest[size.endIndex...]
      guard let kind = rest.first else { break }
      rest = rest.dropFirst()
      guard let value = values.popFirst() else { continue }
      result += Self.text(value, kind, precision: specifier.split(separator: ".").last)
    }
    return result + rest
  }

  private static func text(
    _ value: any CVarArg, _ kind: Character, precision: Substring?
  ) -> String {
    if "fFgGeE".contains(kind), let number = value as? any BinaryFloatingPoint {
      let digits = precision.flatMap { Int($0) } ?? 6
      return String(format: "%.\(digits)f", Double(number))
    }
    if "xX".contains(kind), let number = value as? any BinaryInteger {
      return String(number, radix: 16, uppercase: kind == "X")
    }
    return "\(value)"
  }
}
