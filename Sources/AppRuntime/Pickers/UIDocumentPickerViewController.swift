import UIKit

/// Receives the files that the user picks.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has picked files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has picked a file, in programs for iOS 10.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
  /// Called when the user has canceled the picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Calls `documentPicker(_:didPickDocumentAt:)` for the first file.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// What happens with picked files, in programs for iOS 13.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// They are copied.
  case `import`
  /// They are opened.
  case open
  /// Copies are written.
  case exportToService
  /// They are moved.
  case moveToService
}

/// A sheet with the files beside the program: those of the main bundle, of the types that can be picked.
///
/// Nothing is written for an export: the user picks "Save", and the delegate receives the files themselves.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The receiver of the files; nil by default.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be picked, which a button opens; false by default.
  open var allowsMultipleSelection = false {
    didSet {
      list.tableView.allowsMultipleSelection = allowsMultipleSelection
      list.navigationItem.leftBarButtonItem =
        allowsMultipleSelection ? UIBarButtonItem(title: "Open", primaryAction: openAction) : nil
    }
  }
  /// Whether the extensions of names are shown; false by default.
  open var shouldShowFileExtensions = false {
    didSet { list.showsExtensions = shouldShowFileExtensions }
  }
  /// The folder that is shown; nil, the default, for that of the main bundle.
  open var directoryURL: URL? { didSet { list.folder = directoryURL } }
  private let list: FileList

  /// Creates a picker of files of some types.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    list = FileList(types: contentTypes.map(\.identifier))
    super.init(nibName: nil, bundle: nil)
    showList("Files", isExport: false)
  }

  /// Creates a picker of files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of files of some types, in programs for iOS 13.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(
      forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
  }

  /// Creates a picker of a place for files.
  public init(forExporting urls: [URL], asCopy: Bool) {
    list = FileList(exporting: urls)
    super.init(nibName: nil, bundle: nil)
    showList("Save", isExport: true)
  }

  /// Creates a picker of a place for files.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker of a place for a file, in programs for iOS 13.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(forExporting: [url], asCopy: true)
  }

  /// Always returns nil; archiving is not supported.
  public required init?(coder: NSCoder) { nil }

  private func showList(_ title: String, isExport: Bool) {
    list.title = title
    let cancel = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
      })
    if isExport {
      list.navigationItem.leftBarButtonItem = cancel
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .save,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          pick(list.files)
        })
    } else {
      list.navigationItem.rightBarButtonItem = cancel
      list.didPick = { [weak self] url in self?.pick([url]) }
    }
    embed(list)
  }

  private var openAction: UIAction {
    UIAction { [weak self] _ in
      guard let self else { return }
      let rows = list.tableView.indexPathsForSelectedRows ?? []
      if !rows.isEmpty { pick(rows.sorted().map { self.list.files[$0.row] }) }
    }
  }

  private func pick(_ urls: [URL]) {
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }
}

/// The rows of files.
@MainActor
private final class FileList: UITableViewController {
  private let types: [String]
  private let exported: [URL]?
  var showsExtensions = false
  var folder: URL?
  var didPick: (URL) -> Void = { _ in }

  init(types: [String]) {
    (self.types, exported) = (types, nil)
    super.init(style: .plain)
  }

  init(exporting urls: [URL]) {
    (types, exported) = ([], urls)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  /// The files in the order of their names.
  lazy var files: [URL] = {
    if let exported { return exported }
    let folder = folder ?? Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") && isPickable($0) }.sorted()
      .map { folder.appendingPathComponent($0) }
  }()

  private func isPickable(_ name: String) -> Bool {
    let end = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let images = ["png", "jpg", "jpeg", "gif"]
    return types.contains { type in
      switch type {
      case "public.item", "public.data", "public.content": true
      case "public.image": images.contains(end)
      case "public.png": end == "png"
      case "public.jpeg": ["jpg", "jpeg"].contains(end)
      case "public.text", "public.plain-text", "public.utf8-plain-text":
        ["txt", "md"].contains(end)
      case "com.adobe.pdf": end == "pdf"
      case "public.json": end == "json"
      case "com.compuserve.gif": end == "gif"
      default: type.lowercased().hasSuffix(".\(end)")
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    files.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let url = files[indexPath.row]
    cell.textLabel?.text =
      showsExtensions ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    cell.imageView?.image = UIImage(systemName: "doc")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard exported == nil, !tableView.allowsMultipleSelection else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    didPick(files[indexPath.row])
  }
}
