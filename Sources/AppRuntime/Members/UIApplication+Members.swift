import UIKit

extension UIApplication.LaunchOptionsKey {
  /// The program that opened the URL.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// What the program that opened the URL passed.
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  /// The local notification that the program was opened with.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// A launch for a change of the location.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// A launch for devices nearby.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The shortcut that the program was opened with.
  public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// The activity that the program continues.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The kind of activity that the program continues.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
}

extension UIApplication.OpenURLOptionsKey {
  /// The program that opened the URL.
  public static let sourceApplication = Self(
    rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  /// What the program that opened the URL passed.
  public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  /// Whether the file is opened where it is.
  public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}

/// Whether programs may be updated in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// The device does not allow it.
  case restricted
  /// The user does not allow it.
  case denied
  /// It is allowed.
  case available
}

extension UIApplication {
  /// Whether the program may be updated in the background: `available`.
  public final var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  /// The duration of a rotation by a quarter turn, in seconds: 0.3, as in iOS from general knowledge; low confidence.
  public final var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// The key of the previous orientation, as a number, in notifications of changes.
  public nonisolated static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
  /// The key of the new frame, in notifications of changes.
  public nonisolated static let statusBarFrameUserInfoKey =
    "UIApplicationStatusBarFrameUserInfoKey"
  /// Posted when protected files can be read, which is always the case here.
  public nonisolated static let protectedDataDidBecomeAvailableNotification =
    NSNotification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  /// Posted before protected files cannot be read, which never happens here.
  public nonisolated static let protectedDataWillBecomeUnavailableNotification =
    NSNotification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  /// Delays the end of restoring the state, which has already ended here.
  public final func extendStateRestoration() {}
  /// Ends restoring the state.
  public final func completeStateRestoration() {}

  /// Registers what notifications of the program do; kept in `currentUserNotificationSettings`.
  public final func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) { keep(self, notificationSettings, name: "currentUserNotificationSettings") }
  /// What notifications of the program do; nil before it is registered.
  public final var currentUserNotificationSettings: UIUserNotificationSettings? { kept(self, nil) }
  /// The local notifications that are scheduled; they are not shown.
  public final var scheduledLocalNotifications: [UILocalNotification]? {
    get { kept(self, []) }
    set { keep(self, newValue ?? []) }
  }
  /// Adds a local notification, which is not shown.
  public final func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [notification]
  }
  /// Removes a local notification.
  public final func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }
  /// Removes all local notifications.
  public final func cancelAllLocalNotifications() { scheduledLocalNotifications = [] }
  /// Does nothing: a local notification is not shown.
  public final func presentLocalNotificationNow(_ notification: UILocalNotification) {}
}

/// What a notification may do, before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates types from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Show a number on the icon.
  public static let badge = Self(rawValue: 1)
  /// Play a sound.
  public static let sound = Self(rawValue: 2)
  /// Show a text.
  public static let alert = Self(rawValue: 4)
}

/// What notifications of a program do, before iOS 10.
open class UIUserNotificationSettings: NSObject {
  /// What they may do.
  open private(set) var types: UIUserNotificationType
  /// The categories of actions, which do not exist here.
  open private(set) var categories: Set<AnyHashable>?
  /// Creates settings.
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    (self.types, self.categories) = (types, categories)
    super.init()
  }
}

/// A notification of the program itself, before iOS 10; it is not shown.
open class UILocalNotification: NSObject {
  /// When it is shown; nil by default.
  open var fireDate: Date?
  /// The time zone of the date; nil by default.
  open var timeZone: TimeZone?
  /// The text; nil by default.
  open var alertBody: String?
  /// The title; nil by default.
  open var alertTitle: String?
  /// The title of the button; nil by default.
  open var alertAction: String?
  /// Whether there is a button; true by default.
  open var hasAction = true
  /// The name of a sound; nil by default.
  open var soundName: String?
  /// The number on the icon; 0 by default.
  open var applicationIconBadgeNumber = 0
  /// Values of the program's own; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The category of actions; nil by default.
  open var category: String?
}

/// The name of the default sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIScreen {
  /// Posted when a screen is connected, which never happens here.
  public nonisolated static let didConnectNotification = NSNotification.Name(
    "UIScreenDidConnectNotification")
  /// Posted when a screen is disconnected, which never happens here.
  public nonisolated static let didDisconnectNotification = NSNotification.Name(
    "UIScreenDidDisconnectNotification")
  /// Posted when the mode of a screen changes, which never happens here.
  public nonisolated static let modeDidChangeNotification = NSNotification.Name(
    "UIScreenModeDidChangeNotification")
  /// Posted when the brightness changes; it is not posted here.
  public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Posted when a recording of the screen starts or ends, which never happens here.
  public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")
  /// The part of the screen for programs, without the status bar, before iOS 9.
  public final var applicationFrame: CGRect {
    let top = UIApplication.shared.statusBarFrame.height
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }
  /// The margins that a television cuts off: none.
  public final var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// The view with the focus, which does not exist here: nil.
  public final var focusedView: UIView? { nil }
}

extension UIApplicationShortcutIcon {
  /// The standard images of shortcuts.
  public enum IconType: Int, Sendable {
    /// A pencil.
    case compose
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// A plus sign.
    case add
    /// An arrow.
    case location
    /// A magnifying glass.
    case search
    /// A square with an arrow.
    case share
    /// A forbidden sign.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A pin.
    case markLocation
    /// A heart.
    case favorite
    /// A heart.
    case love
    /// A cloud.
    case cloud
    /// An envelope.
    case invitation
    /// A check mark.
    case confirmation
    /// An envelope.
    case mail
    /// A speech bubble.
    case message
    /// A calendar.
    case date
    /// A clock.
    case time
    /// A camera.
    case capturePhoto
    /// A camera for films.
    case captureVideo
    /// A list.
    case task
    /// A list with a mark.
    case taskCompleted
    /// A bell.
    case alarm
    /// A book.
    case bookmark
    /// Crossed arrows.
    case shuffle
    /// A speaker.
    case audio
    /// Arrows in a circle.
    case update
  }
  /// Creates a standard image.
  public convenience init(type: IconType) { self.init(systemImageName: "\(type)") }
}
