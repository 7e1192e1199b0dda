import QuartzCore

/// The receiver of a picked image.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when an image has been picked; never called, as there are no photos.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels; by default, the controller is dismissed.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the controller.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// A controller to pick an image: a plain screen without photos, which the user can cancel.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where images come from.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera, which does not exist here.
    case camera = 1
    /// The saved photos.
    case savedPhotosAlbum = 2
  }
  /// The camera.
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear = 0
    /// The camera at the front.
    case front = 1
  }
  /// A value of a picked image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user has edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user has chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of a file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The receiver of the image: the navigation controller's delegate.
  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }
  /// Where images come from; the library by default.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user can edit an image; false by default.
  open var allowsEditing = false
  /// The kinds that can be picked.
  open var mediaTypes = ["public.image"]
  /// The camera; that at the back by default.
  open var cameraDevice = CameraDevice.rear

  /// Returns whether there are images: those of the library, of which there are none, but no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Returns the kinds of a source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    sourceType == .camera ? nil : ["public.image"]
  }
  /// Returns whether there is a camera; false.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Shows an empty library with a button to cancel.
  override open func viewDidLoad() {
    super.viewDidLoad()
    guard viewControllers.isEmpty else { return }
    let root = UIViewController()
    root.title = SystemText.photos.localized
    root.view.backgroundColor = .systemBackground
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    viewControllers = [root]
  }

  private func cancel() {
    if let pickerDelegate {
      pickerDelegate.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}
