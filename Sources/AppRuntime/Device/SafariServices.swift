import UIKit

/// The receiver of the events of a page of the web.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// Called when the user closes the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

/// A controller of a page of the web: a plain screen with the address, as there is no network.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// How pages are shown; it has no effect.
  open class Configuration: NSObject {
    /// Whether pages are shown for reading.
    open var entersReaderIfAvailable = false
    /// Whether bars collapse.
    open var barCollapsingEnabled = true
  }
  /// The titles of the button that closes the page.
  public enum DismissButtonStyle: Int, Sendable {
    /// Done.
    case done = 0
    /// Close.
    case close = 1
    /// Cancel.
    case cancel = 2
  }

  /// The receiver of the events.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars.
  open var preferredBarTintColor: UIColor? { didSet { bar.barTintColor = preferredBarTintColor } }
  /// The color of the buttons.
  open var preferredControlTintColor: UIColor? {
    didSet { bar.tintColor = preferredControlTintColor }
  }
  /// The title of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done
  private let url: URL
  private let bar = UINavigationBar()

  /// Creates a controller of an address.
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    url = URL
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a controller of an address.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) { self.init(url: URL) }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  /// Shows the bar.
  override open func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: url.host ?? url.absoluteString)
    let title: SystemText =
      switch dismissButtonStyle {
      case .done: .done
      case .close: .close
      case .cancel: .cancel
      }
    item.leftBarButtonItem = UIBarButtonItem(
      title: title.localized,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.safariViewControllerDidFinish(self)
        dismiss(animated: true)
      })
    bar.items = [item]
    view.addSubview(bar)
  }

  /// Lays out the bar.
  override open func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: 44)
  }
}
