import PlaygroundSupport
import UIKit

extension SceneEntry {
  /// Why a program shows nothing.
  package enum Problem: Error, Equatable {
    /// The page of a playground has no live view.
    case noLiveView
    /// The delegates of an app show no window with a root view controller.
    case noWindow
  }

  /// Runs the program, and shows what it creates on a stage.
  ///
  /// A controller fills the screen. A view with a size of its own keeps it, and is in the middle of the
  /// screen; a view without one fills the screen, as does one that constraints place.
  ///
  /// - Parameters:
  ///   - stage: A new stage, which is the current one.
  ///   - fitsContent: Whether the stage takes the size of a view with a size of its own, as Xcode's live
  ///     view does.
  package func show(on stage: Stage, fitsContent: Bool) throws(Problem) {
    UIApplication.post = { NotificationCenter.default.post(name: $0, object: UIApplication.shared) }
    switch self {
    case .playground(let run):
      PlaygroundPage.current.liveView = nil
      run()
      switch PlaygroundPage.current.liveView {
      case let view as UIView: stage.show(view, fitsContent: fitsContent)
      case let controller as UIViewController: stage.window.rootViewController = controller
      default: throw .noLiveView
      }
    case .view(let make):
      stage.show(make(), fitsContent: fitsContent)
      ApplicationLaunch(stage: stage).becomeActive()
    case .controller(let make):
      stage.window.rootViewController = make()
      ApplicationLaunch(stage: stage).becomeActive()
    case .application(let delegate, let sceneDelegate):
      ApplicationLaunch(stage: stage).run(delegate?(), sceneDelegate?())
      guard UIApplication.shared.keyWindow?.rootViewController != nil, stage.showsProgramWindow
      else { throw .noWindow }
    }
  }
}

/// The controller of a live view, which is the program's own.
package final class LiveViewController: UIViewController {
  /// The live view.
  package let liveView: UIView

  fileprivate init(_ liveView: UIView) {
    self.liveView = liveView
    super.init(nibName: nil, bundle: nil)
  }

  package required init?(coder: NSCoder) { nil }
}

extension Stage {
  fileprivate func show(_ view: UIView, fitsContent: Bool) {
    // A window of the program's own shows its controller, if it has one.
    if let controller = (view as? UIWindow)?.rootViewController {
      (view as? UIWindow)?.rootViewController = nil
      if fitsContent, view.hasOwnSize { resize(to: view.bounds.size) }
      window.rootViewController = controller
      return
    }
    if fitsContent, view.hasOwnSize { resize(to: view.bounds.size) }
    let controller = LiveViewController(view)
    window.rootViewController = controller
    guard let container = controller.view else { return }
    container.addSubview(view)
    if !view.translatesAutoresizingMaskIntoConstraints {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      ])
    } else if view.hasOwnSize {
      view.center(in: container.bounds, scale: device.scale)
    } else {
      view.frame = container.bounds
    }
  }
}

extension UIView {
  fileprivate var hasOwnSize: Bool {
    translatesAutoresizingMaskIntoConstraints && min(bounds.width, bounds.height) > 0
  }

  /// Moves the view to the middle of a rectangle, to a whole number of pixels.
  fileprivate func center(in rect: CGRect, scale: CGFloat) {
    func start(_ outer: CGFloat, _ inner: CGFloat) -> CGFloat {
      ((outer - inner) / 2 * scale).rounded(.down) / scale
    }
    center = CGPoint(
      x: start(rect.width, bounds.width) + bounds.width / 2,
      y: start(rect.height, bounds.height) + bounds.height / 2)
  }
}
