extension PageUpdate {
  /// Reads an update.
  ///
  /// - Throws: A `MessageError` that says what is wrong.
  package init(payload: some Sequence<UInt8>) throws(MessageError) {
    self = try MessageCoding.message(PageUpdate.self, in: payload)
  }

  /// Returns the update as JSON.
  ///
  /// - Throws: An `EncodingError` for a number that JSON cannot represent.
  package func payload() throws -> [UInt8] { try MessageCoding.payload(self) }
}

extension PageUpdate: Encodable {
  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .recipes(let recipes): try encoder.encode(type: "recipes", recipes)
    case .scene(let scene): try encoder.encode(type: "scene", scene)
    case .state(let state): try encoder.encode(type: "state", state)
    case .diagnostics(let diagnostics): try encoder.encode(type: "diagnostics", diagnostics)
    case .curves(let curves): try encoder.encode(type: "curves", "curves", curves)
    case .verdict(let verdict): try encoder.encode(type: "verdict", verdict)
    case .recording(let recording): try encoder.encode(type: "recording", recording)
    case .filmstrip(let frames): try encoder.encode(type: "filmstrip", "frames", frames)
    case .written(let written): try encoder.encode(type: "written", written)
    case .notice(let notice): try encoder.encode(type: "notice", notice)
    case .trapped(let text, let canRestart):
      try encoder.encode(type: "trapped", TrapContent(text: text, canRestart: canRestart))
    case .exportProgress(let command, let progress):
      try encoder.encode(
        type: "exportProgress", ExportContent(command: command, progress: progress))
    case .exportDone(let command, let file):
      try encoder.encode(type: "exportDone", ExportContent(command: command, file: file))
    case .exportFailed(let command, let error):
      try encoder.encode(type: "exportFailed", ExportContent(command: command, error: error))
    }
  }
}

private struct TrapContent: Codable {
  let text: String
  let canRestart: Bool
}

private struct ExportContent: Codable {
  let command: String
  var progress: Double?
  var file: String?
  var error: String?
}

extension PageUpdate: Decodable {
  package init(from decoder: any Decoder) throws {
    let fields = try MessageFields(decoder)
    do { self = try Self(fields, decoder) } catch { throw MessageError(error, in: fields.type) }
  }

  private init(_ fields: MessageFields, _ decoder: any Decoder) throws {
    switch fields.type {
    case "recipes": self = .recipes(try RecipeList(from: decoder))
    case "scene": self = .scene(try SceneUpdate(from: decoder))
    case "state": self = .state(try StateUpdate(from: decoder))
    case "diagnostics": self = .diagnostics(try DiagnosticsUpdate(from: decoder))
    case "curves": self = .curves(try fields.value("curves"))
    case "verdict": self = .verdict(try VerdictUpdate(from: decoder))
    case "recording": self = .recording(try RecordingUpdate(from: decoder))
    case "filmstrip": self = .filmstrip(try fields.value("frames"))
    case "written": self = .written(try WrittenUpdate(from: decoder))
    case "notice": self = .notice(try Notice(from: decoder))
    case "trapped":
      self = .trapped(text: try fields.value("text"), canRestart: try fields.value("canRestart"))
    case "exportProgress":
      self = .exportProgress(
        command: try fields.value("command"), progress: try fields.value("progress"))
    case "exportDone":
      self = .exportDone(command: try fields.value("command"), file: try fields.value("file"))
    case "exportFailed":
      self = .exportFailed(command: try fields.value("command"), error: try fields.value("error"))
    default: throw MessageError("unknown type of message '\(fields.type.prefix(60))'")
    }
  }
}
