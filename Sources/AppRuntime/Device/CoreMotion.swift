import UIKit

/// An acceleration, in multiples of that of gravity on Earth.
public struct CMAcceleration: Hashable, Sendable {
  /// The part along the width of the device.
  public var x: Double
  /// The part along the height of the device.
  public var y: Double
  /// The part out of the screen.
  public var z: Double

  /// Creates an acceleration of zero.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates an acceleration.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rate of rotation, in radians per second.
public struct CMRotationRate: Hashable, Sendable {
  /// The rate about the width of the device.
  public var x: Double
  /// The rate about the height of the device.
  public var y: Double
  /// The rate about the axis out of the screen.
  public var z: Double

  /// Creates a rate of zero.
  public init() { (x, y, z) = (0, 0, 0) }
  /// Creates a rate.
  public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation as a quaternion.
public struct CMQuaternion: Hashable, Sendable {
  /// The imaginary parts and the real one.
  public var x, y, z, w: Double

  /// Creates the quaternion of no rotation.
  public init() { (x, y, z, w) = (0, 0, 0, 1) }
}

/// A measurement at a time.
@preconcurrency @MainActor
open class CMLogItem: NSObject {
  /// The time since the device started, in seconds.
  open var timestamp: TimeInterval { CACurrentMediaTime() }
}

/// The orientation of a device.
@preconcurrency @MainActor
open class CMAttitude: NSObject {
  /// The angle about the height of the device, in radians; 0, as devices lie still.
  open var roll: Double { 0 }
  /// The angle about the width of the device, in radians; 0, as devices lie still.
  open var pitch: Double { 0 }
  /// The angle about the axis out of the screen, in radians; 0, as devices lie still.
  open var yaw: Double { 0 }
  /// The orientation as a quaternion.
  open var quaternion: CMQuaternion { CMQuaternion() }
  /// Makes the orientation relative to another one.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}

/// The acceleration of a device.
@preconcurrency @MainActor
open class CMAccelerometerData: CMLogItem {
  /// The acceleration with that of gravity.
  open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
}

/// The rotation of a device.
@preconcurrency @MainActor
open class CMGyroData: CMLogItem {
  /// The rate of rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// The motion of a device.
@preconcurrency @MainActor
open class CMDeviceMotion: CMLogItem {
  /// The orientation.
  open private(set) lazy var attitude = CMAttitude()
  /// The rate of rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The acceleration of gravity.
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: -1) }
  /// The acceleration that the user gives the device.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The direction of the device, in degrees.
  open var heading: Double { 0 }
}

/// The frames that attitudes refer to.
public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  /// The frames as bits.
  public let rawValue: UInt

  /// Creates frames from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Any direction, with a vertical axis.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
  /// Any direction, with a vertical axis and a correction.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
  /// Magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
  /// True north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

/// Receives accelerations.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// Receives rotations.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// Receives motions.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of a device's motion, which do not exist here.
///
/// As in Apple's simulators, none is available, and handlers are never called.
@preconcurrency @MainActor
open class CMMotionManager: NSObject {
  /// The time between accelerations, in seconds; 0.01 by default.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  /// The time between rotations, in seconds; 0.01 by default.
  open var gyroUpdateInterval: TimeInterval = 0.01
  /// The time between motions, in seconds; 0.01 by default.
  open var deviceMotionUpdateInterval: TimeInterval = 0.01
  /// Whether the display for calibration may be shown; false by default.
  open var showsDeviceMovementDisplay = false

  /// Whether accelerations are measured: false.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether accelerations are being measured: false.
  open var isAccelerometerActive: Bool { false }
  /// Whether rotations are measured: false.
  open var isGyroAvailable: Bool { false }
  /// Whether rotations are being measured: false.
  open var isGyroActive: Bool { false }
  /// Whether magnetic fields are measured: false.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether motions are measured: false.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motions are being measured: false.
  open var isDeviceMotionActive: Bool { false }
  /// The last acceleration: nil.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// The last rotation: nil.
  open var gyroData: CMGyroData? { nil }
  /// The last motion: nil.
  open var deviceMotion: CMDeviceMotion? { nil }

  /// Does nothing, as there is no sensor.
  open func startAccelerometerUpdates() {}
  /// Does nothing, as there is no sensor.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  /// Does nothing, as there is no sensor.
  open func stopAccelerometerUpdates() {}
  /// Does nothing, as there is no sensor.
  open func startGyroUpdates() {}
  /// Does nothing, as there is no sensor.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {}
  /// Does nothing, as there is no sensor.
  open func stopGyroUpdates() {}
  /// Does nothing, as there is no sensor.
  open func startDeviceMotionUpdates() {}
  /// Does nothing, as there is no sensor.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  /// Does nothing, as there is no sensor.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Does nothing, as there is no sensor.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  /// Does nothing, as there is no sensor.
  open func stopDeviceMotionUpdates() {}
}
