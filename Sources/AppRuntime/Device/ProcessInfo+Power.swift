import Foundation
import UIKit

extension ProcessInfo {
  /// Whether the device saves energy: false.
  public var isLowPowerModeEnabled: Bool { false }

  /// How warm a device is.
  public enum ThermalState: Int, Sendable {
    /// Cool.
    case nominal
    /// Slightly warm.
    case fair
    /// So warm that the system is slower.
    case serious
    /// So warm that programs have to do less.
    case critical
  }

  /// How warm the device is: cool.
  public var thermalState: ThermalState { .nominal }
  /// Whether the program is one of a phone on a Mac: false.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the program is one of a Mac: false.
  public var isMacCatalystApp: Bool { false }

  /// What an activity needs, which has no effect.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt64
    /// Creates options from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The user waits for it.
    public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF)
    /// It may wait.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// The device must stay awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// It must be on time.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Returns a token of an activity, which has no effect.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  /// Ends an activity, which has no effect.
  public func endActivity(_ activity: any NSObjectProtocol) {}
}

extension NSNotification.Name {
  /// Posted when the device begins or ends to save energy, which does not happen here.
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}

extension ProcessInfo {
  /// Posted when the device becomes warm or cool, which does not happen here.
  public static let thermalStateDidChangeNotification = NSNotification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

/// How ticks of the processor's clock relate to nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
  /// The nanoseconds of `denom` ticks.
  public var numer: UInt32 = 0
  /// The ticks.
  public var denom: UInt32 = 0
  /// Creates a ratio of zeros.
  public init() {}
}

/// Sets how ticks relate to nanoseconds: they are the same here.
@discardableResult
public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
  (info.pointee.numer, info.pointee.denom) = (1, 1)
  return 0
}
