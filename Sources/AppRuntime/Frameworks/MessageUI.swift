import UIKit

/// How writing a mail ended.
public enum MFMailComposeResult: Int, Sendable {
  /// The user canceled.
  case cancelled
  /// The mail was kept.
  case saved
  /// The mail was sent.
  case sent
  /// There was an error.
  case failed
}

/// How writing a message ended.
public enum MessageComposeResult: Int, Sendable {
  /// The user canceled.
  case cancelled
  /// The message was sent.
  case sent
  /// There was an error.
  case failed
}

/// Receives the end of writing a mail.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has ended; the program dismisses the controller.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Dismisses the controller.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) { controller.dismiss(animated: true) }
}

/// Receives the end of writing a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has ended; the program dismisses the controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A sheet with a mail: its recipients, subject and text, and buttons that end it; nothing is sent.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Whether mails can be sent: true, as the sheet is shown.
  open class func canSendMail() -> Bool { true }
  /// The receiver of the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private let draft = DraftController()

  /// Creates an empty mail.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates an empty mail.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    draft.title = "New Message"
    draft.didEnd = { [weak self] isSent in
      guard let self else { return }
      guard let mailComposeDelegate else { return dismiss(animated: true) }
      mailComposeDelegate.mailComposeController(
        self, didFinishWith: isSent ? .sent : .cancelled, error: nil)
    }
    viewControllers = [draft]
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Sets the subject.
  open func setSubject(_ subject: String) {
    draft.fields["Subject:"] = subject
    draft.title = subject.isEmpty ? "New Message" : subject
  }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { draft.set("To:", toRecipients) }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { draft.set("Cc:", ccRecipients) }
  /// Sets the recipients of hidden copies.
  open func setBccRecipients(_ bccRecipients: [String]?) { draft.set("Bcc:", bccRecipients) }
  /// Sets the text; tags are not interpreted.
  open func setMessageBody(_ body: String, isHTML: Bool) { draft.text = body }
  /// Adds a file, whose name is shown.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    draft.attachments.append(filename)
  }
  /// Sets the sender.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    draft.fields["From:"] = emailAddress
  }
}

/// A sheet with a message: its recipients and text, and buttons that end it; nothing is sent.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent: true, as the sheet is shown.
  open class func canSendText() -> Bool { true }
  /// Whether messages can have files: true.
  open class func canSendAttachments() -> Bool { true }
  /// Whether messages can have subjects: true.
  open class func canSendSubject() -> Bool { true }
  /// The receiver of the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  private let draft = DraftController()

  /// Creates an empty message.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates an empty message.
  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    draft.title = "New Message"
    draft.didEnd = { [weak self] isSent in
      guard let self else { return }
      guard let messageComposeDelegate else { return dismiss(animated: true) }
      messageComposeDelegate.messageComposeViewController(
        self, didFinishWith: isSent ? .sent : .cancelled)
    }
    viewControllers = [draft]
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// The recipients; nil by default.
  open var recipients: [String]? { didSet { draft.set("To:", recipients) } }
  /// The text; nil by default.
  open var body: String? { didSet { draft.text = body ?? "" } }
  /// The subject; nil by default.
  open var subject: String? { didSet { draft.fields["Subject:"] = subject } }
  /// Adds a file, whose name is shown.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    draft.attachments.append(filename)
    return true
  }
}

/// What is written: rows for the fields above the text.
@MainActor
private final class DraftController: UIViewController {
  var fields: [String: String] = [:] { didSet { reload() } }
  var text = "" { didSet { body.text = text } }
  var attachments: [String] = [] { didSet { reload() } }
  var didEnd: (Bool) -> Void = { _ in }
  private let stack = UIStackView()
  private let body = UITextView()

  func set(_ name: String, _ values: [String]?) { fields[name] = values?.joined(separator: ", ") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didEnd(false) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.didEnd(true) })
    stack.axis = .vertical
    body.font = .preferredFont(forTextStyle: .body)
    body.text = text
    for part in [stack, body] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      body.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 4),
      body.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 11),
      body.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -11),
      body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    reload()
  }

  private func reload() {
    guard isViewLoaded else { return }
    for row in stack.arrangedSubviews { row.removeFromSuperview() }
    let shown = ["To:", "Cc:", "Bcc:", "From:", "Subject:"].filter {
      fields[$0] != nil || $0 == "To:"
    }
    let rows =
      shown.map { "\($0) \(fields[$0] ?? "")" } + attachments.map { "📎 \($0)" }
    for row in rows {
      let label = UILabel()
      label.text = row
      label.textColor = .secondaryLabel
      label.heightAnchor.constraint(equalToConstant: 44).isActive = true
      stack.addArrangedSubview(label)
      let line = UIView()
      line.backgroundColor = .separator
      line.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
      stack.addArrangedSubview(line)
    }
  }
}
