import Imaging
import Raster
import UIKit

/// A state or an appearance in which a control is shown.
enum ControlLook: String, Sendable {
  case light, dark, disabled, selected
  /// While a finger is on the control.
  case highlighted
  case rightToLeft = "right-to-left"
}

extension ReferenceImage {
  /// The number of pixels per point, which keeps the many files small.
  private static let controlScale: CGFloat = 1

  /// Images of a view, one for each look.
  ///
  /// - Parameters:
  ///   - name: The name of the files, before that of the look.
  ///   - size: The size of the images, in points.
  ///   - looks: The looks.
  ///   - time: The time at which the view is shown, in seconds.
  ///   - touch: The point that a finger touches in the look `highlighted`; nil for the middle.
  ///   - make: Returns the view for a look; one of size zero gets the size that fits.
  static func control(
    _ name: String, _ size: CGSize, _ looks: [ControlLook] = [.light, .dark],
    after time: TimeInterval = 0, touch: CGPoint? = nil,
    _ make: @escaping @MainActor @Sendable (ControlLook) -> UIView,
    then change: (@MainActor @Sendable (UIViewController) -> Void)? = nil
  ) -> [ReferenceImage] {
    screen(name, size, looks, after: time, touch: touch) { look in
      let controller = UIViewController()
      let view = make(look)
      if view.bounds.isEmpty { view.sizeToFit() }
      if view.frame.origin == .zero {
        view.center = CGPoint(x: size.width / 2, y: size.height / 2)
      }
      if let control = view as? UIControl {
        if look == .disabled { control.isEnabled = false }
        if look == .selected { control.isSelected = true }
      }
      controller.loadViewIfNeeded()
      controller.view.addSubview(view)
      return controller
    } then: {
      change?($0)
    }
  }

  /// Images of a screen, one for each look.
  static func screen(
    _ name: String, _ size: CGSize, _ looks: [ControlLook] = [.light, .dark],
    after time: TimeInterval = 0, touch: CGPoint? = nil,
    _ make: @escaping @MainActor @Sendable (ControlLook) -> UIViewController,
    then change: (@MainActor @Sendable (UIViewController) -> Void)? = nil
  ) -> [ReferenceImage] {
    looks.map { look in
      ReferenceImage(name: "controls/\(name)-\(look.rawValue)") {
        let controller = UIViewController()
        let stage = Stage(
          device: Device(name: "a part of a screen", size: size, scale: controlScale),
          userInterfaceStyle: look == .dark ? .dark : .light,
          layoutDirection: look == .rightToLeft ? .rightToLeft : .leftToRight,
          backgroundColor: .systemBackground, rootViewController: controller)
        let shown = make(look)
        stage.window.rootViewController = shown
        for _ in 0..<2 { stage.step() }
        change?(shown)
        if look == .highlighted {
          stage.touches.press(
            at: touch ?? CGPoint(x: size.width / 2, y: size.height / 2), time: stage.time + 0.02,
            duration: 10)
          for _ in 0..<30 { stage.step() }
        }
        for _ in 0..<Int((time * 60).rounded()) { stage.step() }
        let pixels = try FrameRenderer(scale: controlScale).draw(stage.displayList())
        return try SmallPNGEncoder().image(
          of: PixelView(
            base: pixels.base, width: pixels.width, height: pixels.height,
            bytesPerRow: pixels.bytesPerRow, format: .opaqueBGRX)
        ).bytes
      }
    }
  }
}
