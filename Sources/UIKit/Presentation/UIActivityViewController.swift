/// An activity of the sheet to share something.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// A kind of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Copying to the pasteboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sending a mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sending a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Printing.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Saving an image.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Adding to a list to read.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Assigning to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Posting on Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting on Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }

  /// The categories of activities.
  public enum Category: Int, Sendable {
    /// Performs an action.
    case action
    /// Shares something.
    case share
  }

  /// The category; `action` by default.
  open class var activityCategory: Category { .action }
  /// The kind; nil by default.
  open var activityType: ActivityType? { nil }
  /// The title; nil by default.
  open var activityTitle: String? { nil }
  /// The image; nil by default.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can be performed with items; false by default.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Prepares the activity for items.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that the activity presents in place of `perform()`; nil by default.
  ///
  /// It must call `activityDidFinish(_:)` when it is done.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity, and calls `activityDidFinish(_:)`.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity.
  open func activityDidFinish(_ completed: Bool) { didFinish?(completed) }

  final var didFinish: ((Bool) -> Void)?
}

/// The sheet to share something, with the activities of the program and copying.
///
/// The system's other activities do not exist.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Called when the sheet is dismissed.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// Called when the sheet is dismissed; nil by default.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The kinds of activities that are not shown; nil by default.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  private let items: [Any]
  private let activities: [UIActivity]
  private let table = UITableView(frame: .zero, style: .insetGrouped)

  /// Creates the sheet for items, with activities of the program.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  private var shown: [UIActivity] {
    let items = items.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
    }
    let all = activities.filter { $0.canPerform(withActivityItems: items) } + [CopyActivity()]
    return all.filter { activity in
      activity.activityType.map { !(excludedActivityTypes ?? []).contains($0) } ?? true
    }
  }

  /// Shows the activities.
  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  private func perform(_ activity: UIActivity) {
    activity.didFinish = { [weak self] completed in
      // The sheet may present the controller of the activity.
      (self?.presentingViewController ?? self)?.dismiss(animated: true) {
        self?.completionWithItemsHandler?(activity.activityType, completed, nil, nil)
      }
    }
    activity.prepare(
      withActivityItems: items.compactMap { item in
        guard let source = item as? any UIActivityItemSource else { return item }
        return source.activityViewController(self, itemForActivityType: activity.activityType)
      })
    if let controller = activity.activityViewController {
      present(controller, animated: true)
    } else {
      activity.perform()
    }
  }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
  /// Returns the number of activities.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  /// Returns the row of an activity.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row].activityTitle
    cell.imageView?.image = shown[indexPath.row].activityImage
    return cell
  }

  /// Performs an activity.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    perform(shown[indexPath.row])
  }
}

/// Copies texts, addresses and images to the pasteboard.
@MainActor
private final class CopyActivity: UIActivity {
  private var items: [Any] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { SystemText.copy.localized }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }
  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    if let text = items.compactMap({ $0 as? String }).first {
      UIPasteboard.general.string = text
    } else if let url = items.compactMap({ $0 as? URL }).first {
      UIPasteboard.general.url = url
    } else if let image = items.compactMap({ $0 as? UIImage }).first {
      UIPasteboard.general.image = image
    }
    activityDidFinish(true)
  }
}
