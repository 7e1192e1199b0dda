import UIKit

extension UIImage {
  /// The brightness of an image beyond white.
  public enum DynamicRange: Int, Sendable {
    /// Without a choice.
    case unspecified = -1
    /// Up to white.
    case standard = 0
    /// A little beyond.
    case constrainedHigh = 1
    /// As the image has.
    case high = 2
  }
  /// The format of a renderer that draws images such as this one: its scale, and whether it is opaque.
  public final var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// Creates an image of images of the bundle that image views show one after another, each with resizable edges.
  ///
  /// - Parameters:
  ///   - name: The name of the images without their number, which is from 0 to 1024.
  ///   - capInsets: The sizes of the edges, in points.
  ///   - duration: The duration of all images in seconds.
  public final class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    guard let images = animatedImageNamed(name, duration: duration)?.images else { return nil }
    return animatedImage(
      with: images.map { $0.resizableImage(withCapInsets: capInsets) }, duration: duration)
  }

  /// Returns the image without a baseline: one of its size and pixels.
  public final func imageWithoutBaseline() -> UIImage {
    guard baselineOffsetFromBottom != nil, let cgImage else { return self }
    return UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation)
      .withRenderingMode(renderingMode)
  }
}

extension UIImageView {
  /// The brightness of the shown image beyond white: `standard`, as images have eight bits per component.
  public final var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIImagePickerController.InfoKey {
  /// The place in the library.
  public static let referenceURL = Self(rawValue: "UIImagePickerControllerReferenceURL")
  /// What the camera has measured.
  public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  /// An image with motion.
  public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
  /// The photo in the library.
  public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
}

extension UIImagePickerController {
  /// What the camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Photos.
    case photo
    /// Films.
    case video
  }
  /// When the camera flashes.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// As the system decides.
    case auto = 0
    /// Always.
    case on = 1
  }
  /// The quality of films.
  public enum QualityType: Int, Sendable {
    /// High.
    case typeHigh
    /// Medium.
    case typeMedium
    /// Low.
    case typeLow
    /// 640 by 480 pixels.
    case type640x480
    /// 1280 by 720 pixels.
    case typeIFrame1280x720
    /// 960 by 540 pixels.
    case typeIFrame960x540
  }
  /// What the camera takes; there is no camera here.
  public final var cameraCaptureMode: CameraCaptureMode {
    get { kept(self, .photo) }
    set { keep(self, newValue) }
  }
  /// When the camera flashes; there is no camera here.
  public final var cameraFlashMode: CameraFlashMode {
    get { kept(self, .auto) }
    set { keep(self, newValue) }
  }
  /// The view above the camera's image; there is no camera here.
  public final var cameraOverlayView: UIView? {
    get { kept(self, nil) }
    set { keep(self, newValue) }
  }
  /// The transform of the camera's image; there is no camera here.
  public final var cameraViewTransform: CGAffineTransform {
    get { kept(self, .identity) }
    set { keep(self, newValue) }
  }
  /// Whether the camera's buttons are shown; there is no camera here.
  public final var showsCameraControls: Bool {
    get { kept(self, true) }
    set { keep(self, newValue) }
  }
  /// The quality of films; there is no camera here.
  public final var videoQuality: QualityType {
    get { kept(self, .typeMedium) }
    set { keep(self, newValue) }
  }
  /// The maximum duration of films in seconds: 10 minutes by default; there is no camera here.
  public final var videoMaximumDuration: TimeInterval {
    get { kept(self, 600) }
    set { keep(self, newValue) }
  }
  /// Returns whether a camera has a flash: false.
  public final class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns what a camera can take: nil, as there is none.
  public final class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? {
    nil
  }
  /// Takes no photo, as there is no camera.
  public final func takePicture() {}
  /// Starts no film, as there is no camera, and returns false.
  public final func startVideoCapture() -> Bool { false }
  /// Ends no film.
  public final func stopVideoCapture() {}
}
