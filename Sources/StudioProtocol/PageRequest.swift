/// What a page asks of the studio.
///
/// The server handles `restart`, the requests of exports and `approve`. It passes the others to the
/// stage; `painted` only from the page that paints first.
package enum PageRequest: Hashable, Sendable {
  /// A page connected: the stage sends the whole state and a key frame.
  case join
  /// Opens a recipe of the list, by its path in the list.
  case open(path: String)
  case play
  case pause
  /// Shows a tick.
  case seek(tick: Double)
  case loop(LoopRequest)
  /// The speed of playing, from 0.1 to 2.
  case speed(Double)
  /// Sets a parameter to a value in the syntax of `--set`; nil for the recipe's own.
  case set(name: String, value: String?)
  /// Shows a second setting beside the first; nil ends the comparison.
  case compare(settings: [String: String]?)
  case display(DisplayRequest)
  case touch(TouchRequest)
  /// Starts or stops recording touches.
  case record(on: Bool)
  case takeRecording(RecordingAction)
  /// Writes the value of a parameter to the recipe's file.
  case write(name: String, value: String)
  /// Undoes the last change that was written to the recipe's file.
  case undo
  /// The curves to send.
  case curve(items: [CurveRequest])
  case filmstrip(count: Int, height: Int)
  /// The frame with a sequence number was painted.
  case painted(sequence: UInt32)
  /// Starts the stage again after a trap.
  case restart
  case export(ExportRequest)
  /// Asks for the command that exports a range, without running it.
  case exportCommand(ExportRequest)
  /// Ends the export that is running.
  case cancelExport
  /// Records the open recipe's reference.
  case approve
}

/// The range of ticks to loop.
package struct LoopRequest: Hashable, Sendable, Codable {
  /// The first and the last tick; nil for the start and the end of the recipe.
  package var from: Double?
  package var to: Double?
  package var on: Bool

  package init(from: Double? = nil, to: Double? = nil, on: Bool) {
    self.from = from
    self.to = to
    self.on = on
  }
}

/// How the stage is shown; nil leaves a value as it is.
package struct DisplayRequest: Hashable, Sendable, Codable {
  /// The name of a device; empty for the recipe's own.
  package var device: String?
  /// The number of pixels per point.
  package var scale: Double?
  /// `light`, `dark`, or empty for the recipe's own.
  package var style: String?
  /// The names of the overlays that are drawn over the stage.
  package var overlays: [String]?
  /// Whether the device's frame surrounds the stage, which the page draws.
  package var frame: Bool?

  package init(
    device: String? = nil, scale: Double? = nil, style: String? = nil, overlays: [String]? = nil,
    frame: Bool? = nil
  ) {
    self.device = device
    self.scale = scale
    self.style = style
    self.overlays = overlays
    self.frame = frame
  }
}

/// A change of a finger on the stage.
package struct TouchRequest: Hashable, Sendable, Codable {
  package enum Phase: String, CaseIterable, Hashable, Sendable, Codable {
    case began, moved, ended, cancelled
  }

  package var phase: Phase
  /// The number of the finger, which is the same from `began` to `ended`.
  package var finger: Int
  /// The location, in points of the stage.
  package var x: Double
  package var y: Double
  /// The time of the page's clock, in milliseconds.
  package var time: Double
  /// A number that the first frame after the touch contains; 0 for none.
  package var id: UInt32

  package init(
    _ phase: Phase, finger: Int = 0, x: Double, y: Double, time: Double = 0, id: UInt32 = 0
  ) {
    self.phase = phase
    self.finger = finger
    self.x = x
    self.y = y
    self.time = time
    self.id = id
  }
}

/// What to do with recorded touches.
package enum RecordingAction: String, CaseIterable, Hashable, Sendable {
  case insert, discard
}

/// A property of an item whose curve to send.
package struct CurveRequest: Hashable, Sendable, Codable {
  package var item: String
  package var property: String

  package init(item: String, property: String) {
    self.item = item
    self.property = property
  }
}

/// A range of ticks to export.
package struct ExportRequest: Hashable, Sendable, Codable {
  package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
    case gif, mp4, png, strobe
  }

  package var kind: Kind
  /// The first tick.
  package var from: Int
  /// The last tick.
  package var to: Int
  /// The name of the file; nil for a name after the recipe.
  package var file: String?

  package init(_ kind: Kind, from: Int, to: Int, file: String? = nil) {
    self.kind = kind
    self.from = from
    self.to = to
    self.file = file
  }
}
