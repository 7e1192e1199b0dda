import UIKit

/// The events of several controllers, in order.
@MainActor
final class PageLog {
  var events: [String] = []

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A controller that records its appearance callbacks under a name.
final class NamedController: UIViewController {
  let name: String
  let log: PageLog

  init(_ name: String, _ log: PageLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ event: String, _ animated: Bool) {
    log.events.append("\(name).\(event)\(animated ? " animated" : "")")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.events.append("\(name).didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("willAppear", animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("didAppear", animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("willDisappear", animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("didDisappear", animated)
  }
}
