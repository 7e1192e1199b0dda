import FlipbookTestSupport
import Recipes
import StudioProtocol
import Verification

@testable import Studio

/// A page with its server and its clock: drives a session without real time.
@MainActor
final class StudioPage {
  private(set) var session: StudioSession
  private let outbox = Outbox()
  /// The current time, in seconds.
  var time = 100.0
  private(set) var updates: [PageUpdate] = []
  private(set) var reports: [StageReport] = []
  private(set) var frames: [(header: FrameHeader, bytes: Int, time: Double)] = []
  /// What the page shows of each view.
  private(set) var canvases: [FrameDecoder] = [FrameDecoder(), FrameDecoder()]
  /// Whether the page confirms every frame at once.
  var paints = true

  private final class Outbox {
    var packets: [Packet] = []
  }

  /// Opens a recipe or a folder.
  init(path: String, resume: ResumePoint? = nil) throws {
    let outbox = outbox
    session = StudioSession(path: path) { outbox.packets.append($0) }
    try send(.start(resume: resume))
    try send(.join)
  }

  func send(_ request: PageRequest) throws {
    session.receive(Packet(.page, try request.payload()), at: time)
    try collect()
  }

  func send(_ request: ServerRequest) throws {
    session.receive(Packet(.server, try request.payload()), at: time)
    try collect()
  }

  func sendText(_ text: String, _ kind: Packet.Kind = .page) throws {
    session.receive(Packet(kind, Array(text.utf8)), at: time)
    try collect()
  }

  /// Lets time pass.
  ///
  /// - Parameter works: Whether the session may do what is not urgent.
  func run(_ seconds: Double, works: Bool = true) throws {
    let end = time + seconds
    while let next = session.nextTime, next <= end {
      time = max(time, next)
      session.advance(to: time)
      if works { session.doWork(while: { false }, at: time) }
      try collect()
    }
    time = end
    if works { try work() }
  }

  /// Lets the session do everything that is not urgent.
  func work() throws {
    session.doWork(while: { true }, at: time)
    try collect()
  }

  /// Touches the stage now, and lets the tick that follows the input be played.
  func touch(
    _ phase: TouchRequest.Phase, _ x: Double, _ y: Double, finger: Int = 0, id: UInt32 = 0
  ) throws {
    try send(.touch(TouchRequest(phase, finger: finger, x: x, y: y, time: time * 1000, id: id)))
    session.advance(to: time)
    try collect()
  }

  func forget() { (updates, reports, frames) = ([], [], []) }

  private func collect() throws {
    let packets = outbox.packets
    outbox.packets = []
    for packet in packets {
      switch packet.kind {
      case .page: updates.append(try PageUpdate(payload: packet.payload))
      case .server: reports.append(try StageReport(payload: packet.payload))
      case .frame:
        let view = Int(packet.payload[2])
        let header = try canvases[view].draw(packet.payload)
        frames.append((header, packet.payload.count, time))
        if paints { try send(.painted(sequence: header.sequence)) }
      }
    }
  }

  // MARK: What the page received last

  var state: StateUpdate? { last { if case .state(let state) = $0 { state } else { nil } } }
  var scene: SceneUpdate? { last { if case .scene(let scene) = $0 { scene } else { nil } } }
  var recipes: RecipeList? { last { if case .recipes(let list) = $0 { list } else { nil } } }
  var diagnostics: DiagnosticsUpdate? {
    last { if case .diagnostics(let update) = $0 { update } else { nil } }
  }
  var curves: [CurveUpdate]? { last { if case .curves(let curves) = $0 { curves } else { nil } } }
  var verdict: VerdictUpdate? {
    last { if case .verdict(let verdict) = $0 { verdict } else { nil } }
  }
  var recording: RecordingUpdate? {
    last { if case .recording(let update) = $0 { update } else { nil } }
  }
  var filmstrip: [FilmstripFrame]? {
    last { if case .filmstrip(let frames) = $0 { frames } else { nil } }
  }
  var written: WrittenUpdate? {
    last { if case .written(let written) = $0 { written } else { nil } }
  }
  var notices: [Notice] {
    updates.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
  }
  var command: ExportCommand? {
    reports.reversed().lazy.compactMap {
      if case .command(let command) = $0 { command } else { nil }
    }.first
  }
  var watched: (files: [String], folders: [String])? {
    reports.reversed().lazy.compactMap {
      if case .watch(let files, let folders) = $0 { (files, folders) } else { nil }
    }.first
  }

  private func last<Value>(_ value: (PageUpdate) -> Value?) -> Value? {
    updates.reversed().lazy.compactMap(value).first
  }
}

/// The path of an example recipe.
func example(_ name: String) -> String {
  RepositoryFiles.root.appending(path: "Recipes/\(name).yaml").path
}

/// A recipe with a box that falls to the floor.
let fallingBox = """
  flipbook: 1
  # A comment that stays.
  stage: { size: [200, 200], scale: 1 }
  duration: 2s
  params:
    size: 40   # points
    gap: 1.5
    tint: systemRed
    length: 0.3s
    visible: true
    curve: easeIn
    frame: [80, 10, 40, 40]
  views:
    box: { frame: $frame, backgroundColor: $tint, cornerRadius: $gap }
    dot: { bounds: [0, 0, $size, 20], center: [30, 30], backgroundColor: black, isUserInteractionEnabled: $visible }
  animator:
    - gravity: { items: [box] }
    - collision: { items: [box], translatesReferenceBoundsIntoBoundary: true }
  timeline:
    # Moves the dot.
    - { at: 0.5s, set: { dot.center: [150, 30] }, animate: { duration: $length, curve: $curve } }
  on:
    - touchesBegan: dot
      set: { dot.alpha: 0.5 }
    - touchesMoved: dot
      set: { dot.center: [touch.x, touch.y] }

  """
