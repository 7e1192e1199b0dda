import Flipbook
import Imaging
import Recipes
import StudioProtocol
import UIKit
import Verification

/// The stage of the studio: plays a recipe, answers requests, and sends frames.
///
/// A session has no clock: every call has the current time, in seconds of a clock that only increases.
@MainActor
package final class StudioSession {
  /// What is sent to the server.
  private let output: (Packet) -> Void
  var library: RecipeLibrary
  /// The open recipe; nil for none.
  var source: RecipeSource?
  /// The settings of parameters, by the path of their recipe.
  var settingsByPath: [String: [String: String]] = [:]
  /// The second setting; nil if none is shown.
  var comparedSettings: [String: String]?
  var display = DisplayState()
  /// The settings that are shown: none without a recipe, or one or two.
  var views: [StageView] = []
  var painters: [FramePainter] = []
  var track = TouchTrack()
  var head = PlayHead()
  var work = PendingWork()
  var recording: RecordingState?
  var undoStack: [UndoStep] = []
  var curveRequests: [CurveRequest] = []
  /// The recorded reference of the open recipe; nil if there is none.
  var reference: Reference?
  var marks: [SceneUpdate.Mark] = []
  /// The warnings and failed expectations that were found by playing; nil before that.
  var playedDiagnostics: [Diagnostic]?
  /// The search for warnings that is going on; nil if there is none.
  var inspection: RecipeInspection?

  private var sequence: UInt32 = 0
  private var painted: UInt32 = 0
  /// The touch whose effect the next frame shows; 0 for none.
  private var echo: UInt32 = 0
  /// When frames wait for pages to paint, the time until which they do.
  private var heldUntil: Double?
  private var lastStateTime = -1.0
  /// What was sent last, to leave out what has not changed.
  private var sentState: StateUpdate?
  private var sentScene: SceneUpdate?
  private var sentDiagnostics: DiagnosticsUpdate?
  private var sentResumePoint: ResumePoint?
  /// Whether the server asked to end.
  package private(set) var isFinished = false

  /// The number of frames that pages may not have painted yet.
  private static let maxUnpainted: UInt32 = 3
  /// How long frames wait for pages to paint, in seconds.
  private static let maxHold = 0.25
  /// The time between two states while nothing but the time changes, in seconds.
  private static let stateInterval = 0.1

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - path: The path of a recipe, or of a folder of recipes.
  ///   - output: Receives what to send to the server.
  package init(path: String, output: @escaping (Packet) -> Void) {
    self.output = output
    library = RecipeLibrary(root: path)
  }

  // MARK: Sending

  func send(_ update: PageUpdate) {
    guard let payload = try? update.payload() else { return }
    output(Packet(.page, payload))
  }

  func send(_ report: StageReport) {
    guard let payload = try? report.payload() else { return }
    output(Packet(.server, payload))
  }

  func notice(_ level: Notice.Level, _ text: String) { send(.notice(Notice(level, text))) }

  /// Sends the scene if it has changed.
  func sendScene(always: Bool = false) {
    guard let scene = sceneUpdate, always || scene != sentScene else { return }
    sentScene = scene
    send(.scene(scene))
  }

  /// Sends the state, and the point from which a new process would continue, if they have changed.
  func sendState(always: Bool = false, at time: Double) {
    let state = stateUpdate
    if always || state != sentState {
      lastStateTime = time
      sentState = state
      send(.state(state))
    }
    let point = resumePoint
    if point != sentResumePoint {
      sentResumePoint = point
      send(.resumePoint(point))
    }
  }

  func sendDiagnostics(always: Bool = false) {
    let update = diagnosticsUpdate
    guard always || update != sentDiagnostics else { return }
    sentDiagnostics = update
    send(.diagnostics(update))
  }

  func sendRecipes() { send(.recipes(library.list(current: source?.path))) }

  // MARK: Receiving

  /// Handles a packet from the server; an invalid one gets a notice.
  package func receive(_ packet: Packet, at time: Double) {
    do throws(MessageError) {
      switch packet.kind {
      case .page: handle(try PageRequest(payload: packet.payload), at: time)
      case .server: handle(try ServerRequest(payload: packet.payload), at: time)
      case .frame: throw MessageError("unexpected frame")
      }
    } catch { notice(.error, error.description) }
  }

  func handle(_ request: ServerRequest, at time: Double) {
    switch request {
    case .start(let resume): start(resume, at: time)
    case .filesChanged(let paths): filesChanged(paths, at: time)
    case .keyFrame: showKeyFrames(at: time)
    case .exportCommand(let id, let request): send(.command(exportCommand(request, id: id)))
    case .approveCommand(let id): send(.command(approveCommand(id: id)))
    case .shutdown: isFinished = true
    }
  }

  func handle(_ request: PageRequest, at time: Double) {
    switch request {
    case .join: join(at: time)
    case .open(let path):
      if let path = library.path(named: path) {
        open(path, at: time)
      } else {
        notice(.error, "unknown recipe '\(path.prefix(200))'")
      }
    case .play: play(at: time)
    case .pause: pause(at: time)
    case .seek(let tick): seek(to: tick, at: time)
    case .loop(let loop): setLoop(loop)
    case .speed(let value): head.setSpeed(value, at: time)
    case .set(let name, let value): set(name, to: value, at: time)
    case .compare(let settings): compare(settings, at: time)
    case .display(let request): display(request, at: time)
    case .touch(let touch): self.touch(touch, at: time)
    case .record(let on): record(on)
    case .takeRecording(let action): takeRecording(action, at: time)
    case .write(let name, let value): write(name, value, at: time)
    case .undo: undo(at: time)
    case .curve(let items): requestCurves(items)
    case .filmstrip(let count, let height): requestFilmstrip(count: count, height: height)
    case .painted(let sequence): paint(sequence)
    case .restart, .export, .exportCommand, .cancelExport, .approve: break
    }
    if case .touch = request { return }
    if case .painted = request { return }
    sendState(at: time)
  }

  private func join(at time: Double) {
    sendRecipes()
    sendScene(always: true)
    sendDiagnostics(always: true)
    sendState(always: true, at: time)
    work.needsCurves = !curveRequests.isEmpty
    work.needsVerdict = true
    if recording != nil { sendRecording() }
    showKeyFrames(at: time)
  }

  // MARK: Frames

  /// Draws the tick that is shown, and sends what has changed.
  ///
  /// - Parameter follows: Whether the tick follows the one that was shown before.
  func show(follows: Bool = false, at time: Double) {
    guard !views.isEmpty else { return }
    if isWaiting(at: time) {
      heldUntil = heldUntil ?? time + Self.maxHold
      return
    }
    heldUntil = nil
    for (index, view) in views.enumerated() where painters.indices.contains(index) {
      var tick = head.tick
      if view.history.interval > 1, view.history.list(at: tick) == nil,
        tick <= view.history.lastTick, let near = view.history.nearestTick(to: tick)
      {
        tick = near
      }
      let list = follows ? view.follow(to: tick, track) : view.list(at: tick, track)
      do {
        guard
          let payload = try painters[index].paint(
            list, sequence: sequence &+ 1, tick: tick, isLast: index == views.count - 1, echo: echo,
            isWanted: echo != 0)
        else { continue }
        sequence &+= 1
        head.quietTicks = 0
        output(Packet(.frame, payload))
      } catch { notice(.error, "\(error)") }
    }
    echo = 0
  }

  /// Whether pages have not painted several frames yet.
  private func isWaiting(at time: Double) -> Bool {
    guard painted > 0, sequence &- painted > Self.maxUnpainted * UInt32(max(1, views.count)),
      sequence > painted
    else { return false }
    return heldUntil.map { time < $0 } ?? true
  }

  private func paint(_ sequence: UInt32) {
    if sequence > painted, sequence <= self.sequence { painted = sequence }
  }

  func showKeyFrames(at time: Double) {
    for painter in painters { painter.needsKeyFrame = true }
    heldUntil = nil
    // Pages confirm frames again once they have painted this one.
    painted = 0
    show(at: time)
  }

  /// Notes that a touch is to be confirmed by the next frame.
  func confirm(_ touch: UInt32) { echo = touch }

  // MARK: Time

  /// When `advance(to:)` has to be called next; nil while nothing plays.
  package var nextTime: Double? {
    guard let next = head.nextTime else { return heldUntil }
    return heldUntil.map { min($0, next) } ?? next
  }

  /// Plays the ticks that are due.
  package func advance(to time: Double) {
    let count = head.dueTicks(at: time)
    for index in 0..<count where head.isPlaying {
      guard advanceOneTick(at: time) else { break }
      // Only the last of several late ticks is drawn, but each is played.
      if index < count - 1 { playWithoutDrawing() }
    }
    if count > 0 || heldUntil.map({ time >= $0 || !isWaiting(at: time) }) ?? false {
      show(follows: true, at: time)
    }
    if count > 0, !head.isPlaying || time - lastStateTime >= Self.stateInterval {
      sendState(at: time)
    }
  }

  private func playWithoutDrawing() {
    for view in views { _ = view.follow(to: head.tick, track) }
  }
}
