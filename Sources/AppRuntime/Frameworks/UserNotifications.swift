import QuartzCore
import UIKit

/// How the user is notified.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the program's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A text.
  public static let alert = Self(rawValue: 1 << 2)
  /// In cars.
  public static let carPlay = Self(rawValue: 1 << 3)
  /// A loud sound.
  public static let criticalAlert = Self(rawValue: 1 << 4)
  /// A button to the program's settings.
  public static let providesAppNotificationSettings = Self(rawValue: 1 << 5)
  /// Without asking the user.
  public static let provisional = Self(rawValue: 1 << 6)
}

/// Whether the user allows notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user was not asked.
  case notDetermined
  /// No.
  case denied
  /// Yes.
  case authorized
  /// Yes, quietly.
  case provisional
  /// For a time.
  case ephemeral
}

/// How a notification is shown while the program is in the foreground.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number at the program's icon.
  public static let badge = Self(rawValue: 1 << 0)
  /// A sound.
  public static let sound = Self(rawValue: 1 << 1)
  /// A banner, as `banner`.
  public static let alert = Self(rawValue: 1 << 2)
  /// In the list of notifications.
  public static let list = Self(rawValue: 1 << 3)
  /// A banner at the top of the screen.
  public static let banner = Self(rawValue: 1 << 4)
}

/// The sound of a notification, which is silent here.
open class UNNotificationSound: NSObject {
  /// The system's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound() }
  /// The system's loud sound.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
  /// Creates a sound of the program.
  public convenience init(named name: UNNotificationSoundName) { self.init() }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a notification shows.
open class UNNotificationContent: NSObject {
  /// The title.
  open var title = ""
  /// The text below the title.
  open var subtitle = ""
  /// The text.
  open var body = ""
  /// The number at the program's icon; nil for no change.
  open var badge: NSNumber?
  /// The sound; nil for none.
  open var sound: UNNotificationSound?
  /// The name of the kind, which determines its actions.
  open var categoryIdentifier = ""
  /// The name of the group.
  open var threadIdentifier = ""
  /// Values of the program's own.
  open var userInfo: [AnyHashable: Any] = [:]
}

/// What a notification shows, which a program sets.
open class UNMutableNotificationContent: UNNotificationContent {}

/// What triggers a notification.
open class UNNotificationTrigger: NSObject {
  /// Whether the notification is repeated.
  open private(set) var repeats: Bool
  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
  /// The time until the notification, in seconds; nil for never.
  var delay: TimeInterval? { nil }
}

/// A trigger after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds.
  open private(set) var timeInterval: TimeInterval
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  override var delay: TimeInterval? { max(timeInterval, 0) }
  /// Returns the date of the notification.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }
}

/// A trigger at a date, which a play does not reach.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the date.
  open private(set) var dateComponents: DateComponents
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// A request for a notification.
open class UNNotificationRequest: NSObject {
  /// The name of the request.
  open private(set) var identifier: String
  /// What the notification shows.
  open private(set) var content: UNNotificationContent
  /// What triggers it; nil for now.
  open private(set) var trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A notification that was delivered.
open class UNNotification: NSObject {
  /// The request.
  open private(set) var request: UNNotificationRequest
  /// The date of the delivery.
  open private(set) var date = Date()
  init(_ request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// The user's answer to a notification.
open class UNNotificationResponse: NSObject {
  /// The notification.
  open private(set) var notification: UNNotification
  /// The name of the action.
  open private(set) var actionIdentifier: String
  init(_ notification: UNNotification, _ action: String) {
    (self.notification, actionIdentifier) = (notification, action)
    super.init()
  }
}

/// The name of the action that opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The name of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// A button of notifications, which are not shown.
open class UNNotificationAction: NSObject {
  /// How an action is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only for the user.
    public static let authenticationRequired = Options(rawValue: 1 << 0)
    /// In red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Opens the program.
    public static let foreground = Options(rawValue: 1 << 2)
  }
  /// The name.
  open private(set) var identifier: String
  /// The title.
  open private(set) var title: String
  /// Creates an action.
  public init(identifier: String, title: String, options: Options = []) {
    (self.identifier, self.title) = (identifier, title)
    super.init()
  }
}

/// A kind of notifications.
open class UNNotificationCategory: NSObject {
  /// How a kind is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The program receives dismissals.
    public static let customDismissAction = Options(rawValue: 1 << 0)
  }
  /// The name.
  open private(set) var identifier: String
  /// The actions.
  open private(set) var actions: [UNNotificationAction]
  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: Options = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    super.init()
  }
}

/// What the user allows.
open class UNNotificationSettings: NSObject {
  /// Whether notifications are allowed.
  open private(set) var authorizationStatus: UNAuthorizationStatus
  init(_ status: UNAuthorizationStatus) {
    authorizationStatus = status
    super.init()
  }
}

/// Methods that are called for notifications; all are optional.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  /// Called before a notification is shown while the program is in the foreground; it is shown as the handler receives.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when the user has tapped a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// The notifications of the program, which the user always allows.
///
/// A notification whose trigger is a time is delivered on the stage's clock. The delegate determines whether a banner is
/// shown, which slides in from the top, stays for 5 seconds and opens with a tap.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
  private static let center = UNUserNotificationCenter()
  /// Returns the notifications of the program.
  open class func current() -> UNUserNotificationCenter { center }

  /// The receiver of notifications; nil by default.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private var status = UNAuthorizationStatus.notDetermined
  private var pending: [(request: UNNotificationRequest, number: Int)] = []
  private var delivered: [UNNotification] = []
  private var lastNumber = 0

  /// Allows notifications, and calls the completion block.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    status = .authorized
    later { completionHandler(true, nil) }
  }
  /// Allows notifications, and returns true.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    status = .authorized
    return true
  }
  /// Passes what the user allows to a closure.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    later { completionHandler(UNNotificationSettings(self.status)) }
  }
  /// Returns what the user allows.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }
  /// Sets the kinds of notifications; their actions are not shown.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  /// Requests a notification, in place of one with the same identifier.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    lastNumber += 1
    pending.append((request, lastNumber))
    schedule(request, lastNumber)
    if let completionHandler { later { completionHandler(nil) } }
  }

  private func schedule(_ request: UNNotificationRequest, _ number: Int) {
    let delay = request.trigger == nil ? 0 : request.trigger?.delay
    guard let delay else { return }
    later(after: delay) { [weak self] in self?.deliver(request, number) }
  }

  /// Passes the requests that are not delivered yet to a closure.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    later { completionHandler(self.pending.map(\.request)) }
  }
  /// Removes requests that are not delivered yet.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.request.identifier) }
  }
  /// Removes all requests that are not delivered yet.
  open func removeAllPendingNotificationRequests() { pending = [] }
  /// Passes the notifications that were delivered to a closure.
  open func getDeliveredNotifications(
    completionHandler: @escaping ([UNNotification]) -> Void
  ) {
    later { completionHandler(self.delivered) }
  }
  /// Removes notifications that were delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }
  /// Removes all notifications that were delivered.
  open func removeAllDeliveredNotifications() { delivered = [] }
  /// Sets the number at the program's icon, which is not drawn.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    if let completionHandler { later { completionHandler(nil) } }
  }

  private func later(after delay: TimeInterval = 0, _ action: @escaping @MainActor () -> Void) {
    guard let stage = Stage.current else { return action() }
    stage.after(delay) { action() }
  }

  private func deliver(_ request: UNNotificationRequest, _ number: Int) {
    guard pending.contains(where: { $0.number == number }) else { return }
    if request.trigger?.repeats == true {
      schedule(request, number)
    } else {
      pending.removeAll { $0.number == number }
    }
    let notification = UNNotification(request)
    delivered.append(notification)
    delegate?.userNotificationCenter(self, willPresent: notification) { options in
      MainActor.assumeIsolated {
        if let badge = request.content.badge, options.contains(.badge) {
          UIApplication.shared.applicationIconBadgeNumber = badge.intValue
        }
        guard !options.isDisjoint(with: [.banner, .alert]) else { return }
        NotificationBanner.show(request.content) { [weak self] in
          guard let self else { return }
          let response = UNNotificationResponse(
            notification, UNNotificationDefaultActionIdentifier)
          delegate?.userNotificationCenter(self, didReceive: response) {}
        }
      }
    }
  }
}

/// The banner of a notification at the top of the screen; its measures are approximate.
@MainActor
final class NotificationBanner: UIControl {
  private static let duration = 0.4
  private static let visible = 5.0

  private let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let icon = UIView(frame: .zero)
  private let labels: [UILabel]
  private var isLeaving = false

  static func show(_ content: UNNotificationContent, didTap: @escaping () -> Void) {
    guard let stage = Stage.current else { return }
    let banner = NotificationBanner(content)
    let window = stage.window
    let top = max(window.safeAreaInsets.top, 8)
    let width = min(window.bounds.width - 16, 400)
    let frame = CGRect(
      x: (window.bounds.width - width) / 2, y: top, width: width, height: banner.height(in: width))
    banner.addAction(
      UIAction { [weak banner] _ in
        banner?.leave()
        didTap()
      }, for: .touchUpInside)
    UIView.performWithoutAnimation {
      banner.frame = frame.offsetBy(dx: 0, dy: -frame.maxY)
      window.addSubview(banner)
      banner.layoutIfNeeded()
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) { banner.frame = frame }
    stage.after(visible) { [weak banner] in banner?.leave() }
  }

  private init(_ content: UNNotificationContent) {
    let texts = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
    labels = texts.map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 2
      label.font = .systemFont(ofSize: 15, weight: text == content.title ? .semibold : .regular)
      return label
    }
    super.init(frame: .zero)
    accessibilityIdentifier = "notification"
    effect.isUserInteractionEnabled = false
    effect.layer.cornerRadius = 20
    effect.clipsToBounds = true
    icon.isUserInteractionEnabled = false
    icon.backgroundColor = .systemGray
    icon.layer.cornerRadius = 9
    addSubview(effect)
    for view in [icon] + labels { effect.contentView.addSubview(view) }
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
  }

  required init?(coder: NSCoder) { nil }

  private func heights(in width: CGFloat) -> [CGFloat] {
    labels.map { $0.sizeThatFits(CGSize(width: width - 76, height: 0)).height }
  }

  private func height(in width: CGFloat) -> CGFloat {
    max(heights(in: width).reduce(0, +) + 28, 64)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    effect.frame = bounds
    icon.frame = CGRect(x: 14, y: bounds.midY - 19, width: 38, height: 38)
    let heights = heights(in: bounds.width)
    var y = (bounds.height - heights.reduce(0, +)) / 2
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: 62, y: y, width: bounds.width - 76, height: height)
      y += height
    }
  }

  private func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    UIView.animate(withDuration: Self.duration) {
      self.frame.origin.y = -self.frame.height
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
