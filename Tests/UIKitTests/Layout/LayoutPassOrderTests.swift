import Testing

@testable import UIKit

/// The order of the updates of constraints and of layouts.
@MainActor
struct LayoutPassOrderTests {
  final class Log {
    var lines: [String] = []
  }

  final class RecordingView: UIView {
    let name: String
    let log: Log
    var onUpdate: () -> Void = {}

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      log.lines.append("update \(name)")
      onUpdate()
      super.updateConstraints()
    }

    override func layoutSubviews() {
      log.lines.append("layout \(name)")
      super.layoutSubviews()
    }
  }

  final class Controller: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func updateViewConstraints() {
      log.lines.append("updateViewConstraints")
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.lines.append("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.lines.append("viewDidLayoutSubviews") }
  }

  private let log = Log()
  private let (outer, inner): (RecordingView, RecordingView)
  private let stage: Stage

  init() {
    (outer, inner) = (RecordingView("outer", log), RecordingView("inner", log))
    stage = Stage(device: .iPhone8, rootViewController: Controller(log))
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
      outer.topAnchor.constraint(equalTo: stage.view.topAnchor),
      outer.widthAnchor.constraint(equalToConstant: 50),
      outer.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  @Test("constraints are updated bottom up, then views are laid out top down") func order() {
    stage.step()
    #expect(
      log.lines == [
        "update inner", "update outer", "updateViewConstraints", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "layout outer", "layout inner",
      ])
    log.lines = []
    stage.step()
    #expect(log.lines.isEmpty)
  }

  @Test("setNeedsUpdateConstraints requests one update, and constraints of it are solved at once")
  func update() {
    stage.step()
    log.lines = []
    #expect(!inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    inner.onUpdate = { [inner] in
      inner.constraints.first { $0.firstAttribute == .height }?.constant = 30
    }
    stage.step()
    #expect(log.lines.prefix(1) == ["update inner"] && !inner.needsUpdateConstraints())
    #expect(inner.frame.height == 30)
  }

  @Test("updateConstraints is not called where nothing uses constraints") func unused() {
    let stage = Stage(device: .iPhone8)
    let view = RecordingView("alone", log)
    view.translatesAutoresizingMaskIntoConstraints = true
    stage.view.addSubview(view)
    log.lines = []
    stage.step()
    #expect(log.lines == ["layout alone"])
  }

  @Test("requiresConstraintBasedLayout makes the hierarchy use constraints") func required() {
    final class Required: UIView {
      var updates = 0
      override class var requiresConstraintBasedLayout: Bool { true }
      override func updateConstraints() {
        updates += 1
        super.updateConstraints()
      }
    }
    let stage = Stage(device: .iPhone8)
    let view = Required()
    stage.view.addSubview(view)
    stage.step(3)
    #expect(view.updates == 1)
  }

  @Test("a changed constant lays out the view that holds the constraint and what moves")
  func changedConstant() {
    stage.step()
    log.lines = []
    outer.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil }?.constant = 60
    stage.step()
    #expect(log.lines.filter { $0.hasPrefix("layout") } == ["layout outer", "layout inner"])
    #expect(inner.frame.width == 30)
  }
}
