import UIKit

extension UIScreen {
  /// Whether the screen is recorded: false.
  public final var isCaptured: Bool { false }
  /// The screen that this one shows: nil.
  public final var mirrored: UIScreen? { nil }
  /// The mode: that of the device.
  public final var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  /// The modes: that of the device.
  public final var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }
  /// The best mode: that of the device.
  public final var preferredMode: UIScreenMode? { currentMode }
  /// Whether the screen is dimmed by its pixels; false by default; it has no effect.
  public final var wantsSoftwareDimming: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// The delay between a frame and its light, in seconds: 0.
  public final var calibratedLatency: CFTimeInterval { 0 }
  /// The brightness beyond white that is shown: none.
  public final var currentEDRHeadroom: CGFloat { 1 }
  /// The brightness beyond white that can be shown: none.
  public final var potentialEDRHeadroom: CGFloat { 1 }
}

/// The size of a screen's pixels.
open class UIScreenMode: NSObject {
  /// The number of pixels.
  open private(set) var size: CGSize
  /// The ratio of a pixel's width to its height: 1.
  open var pixelAspectRatio: CGFloat { 1 }

  init(size: CGSize) {
    self.size = size
    super.init()
  }
}

extension UIApplication {
  /// The shortcuts of the program's icon; nil by default; they are not shown.
  public final var shortcutItems: [UIApplicationShortcutItem]? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// Whether the program has several icons: false.
  public final var supportsAlternateIcons: Bool { false }
  /// The name of the program's icon; nil for the primary one, which it always is.
  public final var alternateIconName: String? { nil }
  /// Calls the completion block with an error, as the program has one icon.
  public final func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    completionHandler?(CocoaError(.featureUnsupported))
  }
  /// Whether files that need the user's code can be read: true.
  public final var isProtectedDataAvailable: Bool { true }
  /// Whether the program receives notifications of servers: false.
  public final var isRegisteredForRemoteNotifications: Bool { false }
  /// Has no effect, as programs stay in the foreground.
  public final func setMinimumBackgroundFetchInterval(
    _ minimumBackgroundFetchInterval: TimeInterval
  ) {}
  /// The shortest time between fetches in the background, in seconds.
  public static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// No fetches in the background.
  public static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude
  /// Has no effect, as there are no remote controls.
  public final func beginReceivingRemoteControlEvents() {}
  /// Has no effect, as there are no remote controls.
  public final func endReceivingRemoteControlEvents() {}
  /// Has no effect, as the program is launched once.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Calls the handler with an error, as there is one scene.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: AnyObject?,
    errorHandler: (((any Error) -> Void))? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Calls the handler with an error, as there is one scene.
  public final func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: AnyObject?,
    errorHandler: (((any Error) -> Void))? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Has no effect, as there is one scene.
  public final func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// What a fetch in the background has found.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData
  /// No data.
  case noData
  /// An error.
  case failed
}

/// A shortcut of the program's icon.
open class UIApplicationShortcutItem: NSObject {
  /// The name of the shortcut in the program.
  open private(set) var type: String
  /// The title.
  open private(set) var localizedTitle: String
  /// The text below the title; nil for none.
  open private(set) var localizedSubtitle: String?
  /// The image; nil for none.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// Values of the program's own; nil for none.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates a shortcut.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (
      type, localizedTitle, localizedSubtitle
    )
    (self.icon, self.userInfo) = (icon, userInfo)
    super.init()
  }
}

/// The image of a shortcut.
open class UIApplicationShortcutIcon: NSObject {
  /// Creates the image of a symbol.
  public init(systemImageName: String) { super.init() }
  /// Creates an image of the program.
  public init(templateImageName: String) { super.init() }
}

/// An object that continues an activity.
public protocol UIUserActivityRestoring: NSObjectProtocol {}

extension UIResponder: UIUserActivityRestoring {}

/// What the user does, which other devices and later launches may continue; there are none here.
open class NSUserActivity: NSObject {
  /// The kind.
  open private(set) var activityType: String
  /// The title; nil by default.
  open var title: String?
  /// Values of the program's own; nil by default.
  open var userInfo: [AnyHashable: Any]?
  /// The address of the same content in the web; nil by default.
  open var webpageURL: URL?
  /// The names of the values that are needed.
  open var requiredUserInfoKeys: Set<String>?
  /// Words to find the activity by.
  open var keywords: Set<String> = []
  /// The name of the activity across launches; nil by default.
  open var persistentIdentifier: String?
  /// The scene that continues the activity; nil by default.
  open var targetContentIdentifier: String?
  /// Whether other devices may continue the activity; true by default.
  open var isEligibleForHandoff = true
  /// Whether the activity can be found; false by default.
  open var isEligibleForSearch = false
  /// Whether the activity can be found by everyone; false by default.
  open var isEligibleForPublicIndexing = false
  /// Whether the system suggests the activity; false by default.
  open var isEligibleForPrediction = false
  /// Whether the values have to be updated; false by default.
  open var needsSave = false

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds values.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Has no effect, as there is one activity.
  open func becomeCurrent() {}
  /// Has no effect, as there is one activity.
  open func resignCurrent() {}
  /// Has no effect, as nothing is kept.
  open func invalidate() {}
}

/// The kind of an activity that continues a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension UIResponder {
  /// What the user does with the responder; nil by default.
  public final var userActivity: NSUserActivity? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
}

extension UIScene.ConnectionOptions {
  /// The activities to continue: none.
  public final var userActivities: Set<NSUserActivity> { [] }
  /// The shortcut that was chosen: nil.
  public final var shortcutItem: UIApplicationShortcutItem? { nil }
  /// The kind of an activity that will be continued: nil.
  public final var handoffUserActivityType: String? { nil }
  /// The program that opened this one: nil.
  public final var sourceApplication: String? { nil }
  /// The answer to a notification: nil.
  public final var notificationResponse: UNNotificationResponse? { nil }
}

extension UISceneConfiguration {
  /// The storyboard of the scene, which is not read; nil by default.
  public final var storyboard: UIStoryboard? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
}

extension UISceneSession {
  /// Values of the program's own; nil by default.
  public final var userInfo: [String: Any]? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// The activity that restores the scene; nil by default; it is not kept.
  public final var stateRestorationActivity: NSUserActivity? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
}

extension UIScene {
  /// The text below the title, which is not shown; empty by default.
  public final var subtitle: String {
    get { kept(self, "") }
    set { keep(self, newValue) }
  }
}

extension UIWindowScene {
  /// The size and the orientation of a scene.
  public enum GeometryPreferences: Sendable {
    /// Orientations.
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
  /// The size and the orientation of a scene.
  @MainActor public struct Geometry {
    /// The orientation: portrait.
    public var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The coordinates of the screen.
    public var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
  }
  /// Turns nothing: the device is upright.
  ///
  /// The handler receives an error for other orientations.
  public final func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error) -> Void))? = nil
  ) {
    guard case .iOS(let orientations) = geometryPreferences, !orientations.contains(.portrait)
    else { return }
    errorHandler?(CocoaError(.featureUnsupported))
  }
  /// The size and the orientation: those of the screen, in portrait.
  public final var effectiveGeometry: Geometry { Geometry() }
  /// The coordinates of the scene: those of the screen.
  public final var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  /// The limits of the scene's size, which phones do not have: nil.
  public final var sizeRestrictions: UISceneSizeRestrictions? { nil }
  /// Whether the scene fills the screen: true.
  public final var isFullScreen: Bool { true }
}

/// The limits of a scene's size, in points.
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size.
  open var minimumSize = CGSize.zero
  /// The maximum size.
  open var maximumSize = CGSize.zero
}

extension UIActivity.ActivityType {
  /// Opening a book.
  public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
  /// Marking a PDF file.
  public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  /// Sharing during a call.
  public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
  /// Posting on Vimeo.
  public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
  /// Posting on Weibo.
  public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
  /// Posting on Flickr.
  public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
  /// Posting on Tencent Weibo.
  public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
  /// Adding to the screen of programs.
  public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")
  /// Copying a link to work together.
  public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
  /// Inviting to work together.
  public static let collaborationInviteWithLink = Self(
    "com.apple.UIKit.activity.CollaborationInviteWithLink")
}

extension UIMenu.Identifier {
  /// All menus.
  public static let root = Self("com.apple.menu.root")
  /// The menu of the program.
  public static let application = Self("com.apple.menu.application")
  /// Files.
  public static let file = Self("com.apple.menu.file")
  /// Editing.
  public static let edit = Self("com.apple.menu.edit")
  /// Views.
  public static let view = Self("com.apple.menu.view")
  /// Windows.
  public static let window = Self("com.apple.menu.window")
  /// Help.
  public static let help = Self("com.apple.menu.help")
  /// About the program.
  public static let about = Self("com.apple.menu.about")
  /// Settings.
  public static let preferences = Self("com.apple.menu.preferences")
  /// Services.
  public static let services = Self("com.apple.menu.services")
  /// Hiding.
  public static let hide = Self("com.apple.menu.hide")
  /// The end of the program.
  public static let quit = Self("com.apple.menu.quit")
  /// New windows.
  public static let newScene = Self("com.apple.menu.newScene")
  /// Recent files.
  public static let openRecent = Self("com.apple.menu.openRecent")
  /// Closing.
  public static let close = Self("com.apple.menu.close")
  /// Printing.
  public static let print = Self("com.apple.menu.print")
  /// The document.
  public static let document = Self("com.apple.menu.document")
  /// Undoing.
  public static let undoRedo = Self("com.apple.menu.undoRedo")
  /// Cutting, copying and pasting.
  public static let standardEdit = Self("com.apple.menu.standardEdit")
  /// Finding.
  public static let find = Self("com.apple.menu.find")
  /// Sharing.
  public static let share = Self("com.apple.menu.share")
  /// Formats.
  public static let format = Self("com.apple.menu.format")
  /// Fonts.
  public static let font = Self("com.apple.menu.font")
  /// Text.
  public static let text = Self("com.apple.menu.text")
  /// Styles of text.
  public static let textStyle = Self("com.apple.menu.textStyle")
  /// Sizes of text.
  public static let textSize = Self("com.apple.menu.textSize")
  /// Colors of text.
  public static let textColor = Self("com.apple.menu.textColor")
  /// Alignments.
  public static let alignment = Self("com.apple.menu.alignment")
  /// Spelling.
  public static let spelling = Self("com.apple.menu.spelling")
  /// Substitutions.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// Capital letters.
  public static let transformations = Self("com.apple.menu.transformations")
  /// Reading aloud.
  public static let speech = Self("com.apple.menu.speech")
  /// Dictionaries.
  public static let lookup = Self("com.apple.menu.lookup")
  /// Learned words.
  public static let learn = Self("com.apple.menu.learn")
  /// Toolbars.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// Sidebars.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// The full screen.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// Sizes of windows.
  public static let minimizeAndZoom = Self("com.apple.menu.minimizeAndZoom")
  /// The order of windows.
  public static let bringAllToFront = Self("com.apple.menu.bringAllToFront")
}

/// The menus of a computer's bar, which phones do not have.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The bar.
  public static let main = UIMenuSystem()
  /// Has no effect, as there is no bar.
  open func setNeedsRebuild() {}
  /// Has no effect, as there is no bar.
  open func setNeedsRevalidate() {}
}
