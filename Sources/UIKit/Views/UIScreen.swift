/// The screen of a stage's device.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  /// The screen of the current stage, or of `Device.default` if there is no stage.
  open class var main: UIScreen { Stage.current?.screen ?? standard }

  private static let standard = UIScreen(device: .default)

  private let device: Device

  init(device: Device) {
    self.device = device
    super.init()
  }

  /// The name of the device.
  var deviceName: String { device.name }

  /// The screen's bounds in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The number of pixels per point.
  open var scale: CGFloat { device.scale }

  /// The number of physical pixels per point, which equals `scale` because frames are not
  /// downsampled.
  open var nativeScale: CGFloat { device.scale }

  /// The screen's bounds in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: device.size.width * device.scale, height: device.size.height * device.scale
    )
  }

  /// The brightness from 0 to 1, which has no visible effect; 1 by default.
  open var brightness: CGFloat = 1

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { .current }

  /// The screens, of which there is one.
  open class var screens: [UIScreen] { [main] }

  /// The coordinates of the screen, which are those of the window.
  open var coordinateSpace: any UICoordinateSpace { Stage.current?.window ?? UIView() }
  /// The coordinates of the screen in portrait, which are those of the window.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// Creates a display link of the stage's clock that calls a method of a target.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns a view that shows what the screen shows now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    Stage.current?.window.snapshotView(afterScreenUpdates: afterUpdates) ?? UIView()
  }

  /// The maximum number of frames per second, which is the rate of the virtual clock.
  open var maximumFramesPerSecond: Int { VirtualClock.ticksPerSecond }
}
