import QuartzCore

/// The kind of device that an interface is made for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No specified kind.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned left, with the top at the left.
  case landscapeLeft = 3
  /// Turned right, with the top at the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is turned to a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation determines that of an interface.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device of the current stage.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The current device.
  open class var current: UIDevice { shared }

  private static let shared = UIDevice()

  /// The name of the device, such as "iPhone 15".
  open var name: String { UIScreen.main.deviceName }
  /// The model of the device, "iPhone".
  open var model: String { "iPhone" }
  /// The model of the device in the user's language, "iPhone".
  open var localizedModel: String { model }
  /// The name of the system, "iOS".
  open var systemName: String { "iOS" }
  /// The version of the system whose behavior is reproduced, "17.0".
  open var systemVersion: String { "17.0" }
  /// The kind of device, a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation of the device: portrait unless the screen is wider than high.
  open var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Whether the device reports changes of the orientation; false, as it does not turn.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Starts reports of changes of the orientation, which never occur.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends reports of changes of the orientation.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// The state of the battery, which is not known.
  open var batteryState: BatteryState { .unknown }
  /// The charge of the battery from 0 to 1; -1, as it is not known.
  open var batteryLevel: Float { -1 }
  /// Whether the device reports changes of its battery, which never occur.
  open var isBatteryMonitoringEnabled = false
  /// Whether the device reports that something is close, which never occurs.
  open var isProximityMonitoringEnabled = false
  /// Whether something is close to the device; false.
  open var proximityState: Bool { false }
  /// Whether the device runs several programs at once, which is true.
  open var isMultitaskingSupported: Bool { true }
  /// The identifier of the device for the program's vendor, always the same.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000000") }

  /// The states of a battery.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown
    /// Not connected to power.
    case unplugged
    /// Connected to power, and not full.
    case charging
    /// Connected to power, and full.
    case full
  }

  /// Plays the click of a key, which is silent.
  open func playInputClick() {}
}

/// Returns the kind of the current device.
@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
