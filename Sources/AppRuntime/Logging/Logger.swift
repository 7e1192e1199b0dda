import Foundation
import UIKit

/// What others may see of a value; it has no effect.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is shown.
  public enum Mask: Sendable {
    /// As its hash.
    case hash
    /// Not at all.
    case none
  }
  /// Shown.
  public static let `public` = OSLogPrivacy()
  /// Hidden.
  public static let `private` = OSLogPrivacy()
  /// Hidden.
  public static let sensitive = OSLogPrivacy()
  /// As the type of the value asks for.
  public static let auto = OSLogPrivacy()
  /// Hidden.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// As the type of the value asks for.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// How a floating-point number is shown.
public struct OSLogFloatFormatting: Sendable {
  let digits: Int
  /// With six digits after the point.
  public static let fixed = OSLogFloatFormatting(digits: 6)
  /// With a number of digits after the point.
  public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(digits: precision())
  }
}

/// How an integer is shown.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  /// In decimal notation.
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  /// In hexadecimal notation.
  public static let hex = OSLogIntegerFormatting(radix: 16)
  /// In octal notation.
  public static let octal = OSLogIntegerFormatting(radix: 8)
}

/// The width of a value.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isRight: Bool
  /// As wide as the value.
  public static let none = OSLogStringAlignment(columns: 0, isRight: true)
  /// To the left in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: false)
  }
  /// To the right in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isRight: true)
  }

  func apply(to text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? space + text : text + space
  }
}

/// A message with values inside.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message with its values.
  let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
      privacy: OSLogPrivacy = .auto
    ) {
      text += align.apply(to: "\(value())")
    }

    /// Adds a floating-point number.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += align.apply(to: String(format: "%.\(format.digits)f", Double(number())))
    }

    /// Adds an integer.
    public mutating func appendInterpolation<T: BinaryInteger>(
      _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
      text += align.apply(to: String(number(), radix: format.radix))
    }
  }
}

/// An object that prints messages to a log.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a logger of the program itself.
  public init() { log = .default }
  /// Creates a logger of a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a logger of a log.
  public init(_ logObj: OSLog) { log = logObj }

  /// Prints a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  /// Prints a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Prints a message for debugging.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Prints a message for debugging.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  /// Prints information.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  /// Prints a notice.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  /// Prints a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Prints an error.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  /// Prints a critical error.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  /// Prints an error of the system.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
