extension PageRequest {
  /// Reads a request.
  ///
  /// - Throws: A `MessageError` that says what is wrong, for the page.
  package init(payload: some Sequence<UInt8>) throws(MessageError) {
    self = try MessageCoding.message(PageRequest.self, in: payload)
  }

  /// Returns the request as JSON.
  package func payload() throws -> [UInt8] { try MessageCoding.payload(self) }
}

extension PageRequest: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try MessageFields(decoder)
    do { self = try Self(fields) } catch { throw MessageError(error, in: fields.type) }
  }

  private init(_ fields: MessageFields) throws {
    if let request = try Self.playing(fields) ?? Self.editing(fields) ?? Self.output(fields) {
      self = request
      return
    }
    throw MessageError("unknown type of message '\(fields.type.prefix(60))'")
  }

  /// Reads the requests that change what is shown.
  private static func playing(_ fields: MessageFields) throws -> PageRequest? {
    switch fields.type {
    case "join":
      try fields.allow()
      return .join
    case "open":
      try fields.allow("path")
      return .open(path: try fields.value("path"))
    case "play":
      try fields.allow()
      return .play
    case "pause":
      try fields.allow()
      return .pause
    case "seek":
      try fields.allow("tick")
      return .seek(tick: try fields.value("tick"))
    case "loop":
      try fields.allow("from", "to", "on")
      return .loop(
        LoopRequest(
          from: try fields.optional("from"), to: try fields.optional("to"),
          on: try fields.value("on")))
    case "speed":
      try fields.allow("value")
      return .speed(try fields.value("value"))
    case "set":
      try fields.allow("name", "value")
      return .set(name: try fields.value("name"), value: try fields.optional("value"))
    case "compare":
      try fields.allow("settings")
      return .compare(settings: try fields.optional("settings"))
    case "display": return .display(try displaying(fields))
    case "touch": return .touch(try touching(fields))
    default: return nil
    }
  }

  private static func displaying(_ fields: MessageFields) throws -> DisplayRequest {
    try fields.allow("device", "scale", "style", "overlays", "frame")
    return DisplayRequest(
      device: try fields.optional("device"), scale: try fields.optional("scale"),
      style: try fields.optional("style"), overlays: try fields.optional("overlays"),
      frame: try fields.optional("frame"))
  }

  private static func touching(_ fields: MessageFields) throws -> TouchRequest {
    try fields.allow("phase", "finger", "x", "y", "time", "id")
    return TouchRequest(
      try fields.word("phase"), finger: try fields.value("finger"), x: try fields.value("x"),
      y: try fields.value("y"), time: try fields.optional("time") ?? 0,
      id: try fields.optional("id") ?? 0)
  }

  /// Reads the requests that record touches and change the recipe's file.
  private static func editing(_ fields: MessageFields) throws -> PageRequest? {
    switch fields.type {
    case "record":
      try fields.allow("on")
      return .record(on: try fields.value("on"))
    case "takeRecording":
      try fields.allow("action")
      return .takeRecording(try fields.word("action"))
    case "write":
      try fields.allow("name", "value")
      return .write(name: try fields.value("name"), value: try fields.value("value"))
    case "undo":
      try fields.allow()
      return .undo
    default: return nil
    }
  }

  /// Reads the requests for what is not drawn on the stage, and those that the server handles.
  private static func output(_ fields: MessageFields) throws -> PageRequest? {
    switch fields.type {
    case "curve":
      try fields.allow("items")
      return .curve(items: try fields.optional("items") ?? [])
    case "filmstrip":
      try fields.allow("count", "height")
      return .filmstrip(count: try fields.value("count"), height: try fields.value("height"))
    case "painted":
      try fields.allow("sequence")
      return .painted(sequence: try fields.value("sequence"))
    case "restart":
      try fields.allow()
      return .restart
    case "export":
      return .export(try exportRequest(fields))
    case "exportCommand":
      return .exportCommand(try exportRequest(fields))
    case "cancelExport":
      try fields.allow()
      return .cancelExport
    case "approve":
      try fields.allow()
      return .approve
    default: return nil
    }
  }

  private static func exportRequest(_ fields: MessageFields) throws -> ExportRequest {
    try fields.allow("kind", "from", "to", "file")
    return ExportRequest(
      try fields.word("kind"), from: try fields.value("from"), to: try fields.value("to"),
      file: try fields.optional("file"))
  }
}

extension PageRequest: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .join: try encoder.encode(type: "join")
    case .open(let path): try encoder.encode(type: "open", "path", path)
    case .play: try encoder.encode(type: "play")
    case .pause: try encoder.encode(type: "pause")
    case .seek(let tick): try encoder.encode(type: "seek", "tick", tick)
    case .loop(let loop): try encoder.encode(type: "loop", loop)
    case .speed(let value): try encoder.encode(type: "speed", "value", value)
    case .set(let name, let value):
      try encoder.encode(type: "set", ["name": name, "value": value])
    case .compare(let settings): try encoder.encode(type: "compare", "settings", settings)
    case .display(let display): try encoder.encode(type: "display", display)
    case .touch(let touch): try encoder.encode(type: "touch", touch)
    case .record(let on): try encoder.encode(type: "record", "on", on)
    case .takeRecording(let action):
      try encoder.encode(type: "takeRecording", "action", action.rawValue)
    case .write(let name, let value):
      try encoder.encode(type: "write", ["name": name, "value": value])
    case .undo: try encoder.encode(type: "undo")
    case .curve(let items): try encoder.encode(type: "curve", "items", items)
    case .filmstrip(let count, let height):
      try encoder.encode(type: "filmstrip", ["count": count, "height": height])
    case .painted(let sequence): try encoder.encode(type: "painted", "sequence", sequence)
    case .restart: try encoder.encode(type: "restart")
    case .export(let export): try encoder.encode(type: "export", export)
    case .exportCommand(let export): try encoder.encode(type: "exportCommand", export)
    case .cancelExport: try encoder.encode(type: "cancelExport")
    case .approve: try encoder.encode(type: "approve")
    }
  }
}
