/// The screen of the current stage.
@MainActor
public final class UIScreen: NSObject {
  /// The screen of the current stage, or, where there is no stage, of an iPhone 8.
  public static var main: UIScreen { Stage.current?.screen ?? standard }

  private static let standard = UIScreen(device: .iPhone8)

  private let device: Device

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The screen's size in points, at the origin.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The pixels in a point.
  public var scale: CGFloat { device.scale }

  /// The pixels in a point; this screen scales nothing down.
  public var nativeScale: CGFloat { device.scale }

  /// The screen's size in pixels, at the origin.
  public var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: device.size.width * device.scale, height: device.size.height * device.scale
    )
  }

  /// How often in a second a frame can change.
  public var maximumFramesPerSecond: Int { VirtualClock.ticksPerSecond }
}
