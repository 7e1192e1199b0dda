import UIKit

/// Methods that are notified of the font that the user picks; all are optional.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked a font; the program dismisses the picker.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  /// Called when the user has canceled the picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}

/// A sheet with the families of fonts that there are, each in its own font.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What a picker shows.
  open class Configuration: NSObject {
    /// Whether the faces of families are shown; false by default.
    open var includeFaces = false
    /// Whether all names are in the system's font; false by default.
    open var displayUsingSystemFont = false
    /// The traits of the fonts that are shown; none by default.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Creates the default configuration.
    override public required init() { super.init() }
  }

  /// The configuration.
  open private(set) var configuration: Configuration
  /// The receiver of events; nil by default.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that the user has picked; nil before.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a picker.
  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    let list = FontList(configuration)
    list.title = "Choose Font"
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.fontPickerViewControllerDidCancel(self)
        dismiss(animated: true)
      })
    list.didPick = { [weak self] font in
      guard let self else { return }
      selectedFontDescriptor = font.fontDescriptor
      delegate?.fontPickerViewControllerDidPickFont(self)
    }
    embed(list)
  }

  /// Creates a picker of families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }
}

extension UIViewController {
  /// Shows a controller below a navigation bar, over the whole view.
  final func embed(_ root: UIViewController) {
    let navigation = UINavigationController(rootViewController: root)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}

/// The rows of families, or of their faces.
@MainActor
private final class FontList: UITableViewController {
  private let configuration: UIFontPickerViewController.Configuration
  private let names: [(title: String, font: UIFont)]
  var didPick: (UIFont) -> Void = { _ in }

  init(_ configuration: UIFontPickerViewController.Configuration) {
    self.configuration = configuration
    names = UIFont.familyNames.sorted().flatMap { family -> [(title: String, font: UIFont)] in
      let faces = UIFont.fontNames(forFamilyName: family).sorted()
        .compactMap { UIFont(name: $0, size: 17) }
        .filter { $0.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits) }
      guard configuration.includeFaces else {
        return (faces.first { $0.fontDescriptor.symbolicTraits.isEmpty } ?? faces.first)
          .map { [(family, $0)] } ?? []
      }
      return faces.map { ($0.fontName, $0) }
    }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let entry = names[indexPath.row]
    cell.textLabel?.text = entry.title
    cell.textLabel?.font =
      configuration.displayUsingSystemFont ? .systemFont(ofSize: 17) : entry.font
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    didPick(names[indexPath.row].font)
  }
}
