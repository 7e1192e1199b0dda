import CoreGraphics

/// A number of seconds since January 1, 2001, 0:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current date as a number of seconds since January 1, 2001, 0:00 UTC.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns the time in nanoseconds of a clock with an arbitrary start.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }

/// The seconds between the reference dates of Unix, in 1970, and of Foundation, in 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
