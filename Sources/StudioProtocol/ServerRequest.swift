/// What the server asks of the stage, in packets of the kind `server`.
package enum ServerRequest: Hashable, Sendable {
  /// The first request: opens the recipe of the process's argument, or continues at a point that an
  /// earlier process reported.
  case start(resume: ResumePoint?)
  /// Watched files or folders changed.
  case filesChanged(paths: [String])
  /// A page missed frames: the stage sends a key frame, and nothing else.
  case keyFrame
  /// Asks for the command that exports a range as it is shown.
  case exportCommand(id: Int, ExportRequest)
  /// Asks for the command that records the open recipe's reference.
  case approveCommand(id: Int)
  /// Ends the process.
  case shutdown
}

/// What the stage reports to the server, in packets of the kind `server`.
package enum StageReport: Hashable, Sendable {
  /// The absolute paths of the files and folders whose changes the server should report.
  case watch(files: [String], folders: [String])
  /// A command that the server asked for.
  case command(ExportCommand)
  /// Where a new process would continue. The server keeps the last one.
  case resumePoint(ResumePoint)
}

/// A command line that exports what is shown.
package struct ExportCommand: Hashable, Sendable, Codable {
  /// The number of the server's request.
  package var id: Int
  /// The arguments after the program's name.
  package var arguments: [String]
  /// The whole command for a shell, quoted where that is needed.
  package var text: String
  /// The file or folder that the command writes; nil if it prints only.
  package var file: String?
  /// Why there is no command; nil if there is one.
  package var error: String?

  package init(
    id: Int, arguments: [String], text: String, file: String? = nil, error: String? = nil
  ) {
    self.id = id
    self.arguments = arguments
    self.text = text
    self.file = file
    self.error = error
  }
}

/// The state with which a stage continues in a new process.
package struct ResumePoint: Hashable, Sendable, Codable {
  /// The path of the open recipe in the list; nil for none.
  package var path: String?
  package var tick: Int
  package var playing: Bool
  package var speed: Double
  package var loop: StateUpdate.Loop
  package var settings: [String: String]
  package var compare: [String: String]?
  package var display: DisplayRequest
  package var curves: [CurveRequest]

  package init(
    path: String?, tick: Int = 0, playing: Bool = false, speed: Double = 1,
    loop: StateUpdate.Loop = StateUpdate.Loop(), settings: [String: String] = [:],
    compare: [String: String]? = nil, display: DisplayRequest = DisplayRequest(),
    curves: [CurveRequest] = []
  ) {
    self.path = path
    self.tick = tick
    self.playing = playing
    self.speed = speed
    self.loop = loop
    self.settings = settings
    self.compare = compare
    self.display = display
    self.curves = curves
  }
}
