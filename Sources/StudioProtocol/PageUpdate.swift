/// What pages receive from the stage, or from the server (`trapped` and the exports).
package enum PageUpdate: Hashable, Sendable {
  case recipes(RecipeList)
  case scene(SceneUpdate)
  case state(StateUpdate)
  case diagnostics(DiagnosticsUpdate)
  case curves([CurveUpdate])
  case verdict(VerdictUpdate)
  case recording(RecordingUpdate)
  case filmstrip([FilmstripFrame])
  /// A change was written to the recipe's file.
  case written(WrittenUpdate)
  case notice(Notice)
  /// The stage's process trapped: the last lines that it printed, and whether `restart` starts it
  /// again.
  case trapped(text: String, canRestart: Bool)
  case exportProgress(command: String, progress: Double)
  case exportDone(command: String, file: String)
  case exportFailed(command: String, error: String)
}

/// A message for the person in front of the page.
package struct Notice: Hashable, Sendable, Codable {
  package enum Level: String, Hashable, Sendable, Codable { case info, warning, error }

  package var level: Level
  package var text: String

  package init(_ level: Level, _ text: String) {
    self.level = level
    self.text = text
  }
}

/// The recipes that can be opened.
package struct RecipeList: Hashable, Sendable, Codable {
  package struct Entry: Hashable, Sendable, Codable {
    package var path: String
    package var name: String
    /// The first error of a recipe that cannot be opened; nil for others.
    package var error: String?

    package init(path: String, name: String, error: String? = nil) {
      self.path = path
      self.name = name
      self.error = error
    }
  }

  package var list: [Entry]
  /// The path of the open recipe; nil for none.
  package var current: String?

  package init(_ list: [Entry], current: String?) {
    self.list = list
    self.current = current
  }
}

/// Where playing is.
package struct StateUpdate: Hashable, Sendable, Codable {
  /// The range to loop.
  package struct Loop: Hashable, Sendable, Codable {
    package var from: Int?
    package var to: Int?
    package var on: Bool

    package init(from: Int? = nil, to: Int? = nil, on: Bool = false) {
      self.from = from
      self.to = to
      self.on = on
    }
  }

  /// The tick that is shown.
  package var tick: Int
  /// The last tick that was played.
  package var frontier: Int
  /// The last tick of the recipe.
  package var duration: Int
  package var playing: Bool
  package var speed: Double
  package var loop: Loop
  /// Whether the stage was touched, or plays beyond the recipe.
  package var live: Bool
  package var recording: Bool
  package var canUndo: Bool
  /// The parameters that are set, in the syntax of `--set`.
  package var settings: [String: String]
  /// The second setting; nil if none is shown.
  package var compare: [String: String]?

  package init(
    tick: Int, frontier: Int, duration: Int, playing: Bool, speed: Double, loop: Loop, live: Bool,
    recording: Bool, canUndo: Bool, settings: [String: String], compare: [String: String]?
  ) {
    self.tick = tick
    self.frontier = frontier
    self.duration = duration
    self.playing = playing
    self.speed = speed
    self.loop = loop
    self.live = live
    self.recording = recording
    self.canUndo = canUndo
    self.settings = settings
    self.compare = compare
  }
}

/// Errors and warnings of the open recipe; no entries remove what was shown before.
package struct DiagnosticsUpdate: Hashable, Sendable, Codable {
  package struct Entry: Hashable, Sendable, Codable {
    package var line: Int
    package var column: Int
    /// `error` or `warning`.
    package var severity: String
    package var message: String
    package var code: String

    package init(line: Int, column: Int, severity: String, message: String, code: String) {
      self.line = line
      self.column = column
      self.severity = severity
      self.message = message
      self.code = code
    }
  }

  /// The text that `flipbook lint` prints.
  package var text: String
  package var entries: [Entry]

  package init(text: String, entries: [Entry]) {
    self.text = text
    self.entries = entries
  }
}

/// Recorded touches, as entries of a timeline.
package struct RecordingUpdate: Hashable, Sendable, Codable {
  /// The entries, in YAML.
  package var entries: String
  package var count: Int
  /// The tick of the first entry.
  package var from: Int

  package init(entries: String, count: Int, from: Int) {
    self.entries = entries
    self.count = count
    self.from = from
  }
}

/// A small image of a tick.
package struct FilmstripFrame: Hashable, Sendable, Codable {
  package var tick: Int
  /// A PNG image, in base64.
  package var png: String

  package init(tick: Int, png: String) {
    self.tick = tick
    self.png = png
  }
}

/// A change of the recipe's file.
package struct WrittenUpdate: Hashable, Sendable, Codable {
  package var file: String
  /// The line of the change.
  package var line: Int
  /// The lines that were replaced, and those that replaced them.
  package var before: String
  package var after: String

  package init(file: String, line: Int, before: String, after: String) {
    self.file = file
    self.line = line
    self.before = before
    self.after = after
  }
}
