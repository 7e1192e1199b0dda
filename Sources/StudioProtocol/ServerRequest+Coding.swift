extension ServerRequest {
  /// Reads a request.
  ///
  /// - Throws: A `MessageError` that says what is wrong.
  package init(payload: some Sequence<UInt8>) throws(MessageError) {
    self = try MessageCoding.message(ServerRequest.self, in: payload)
  }

  /// Returns the request as JSON.
  package func payload() throws -> [UInt8] { try MessageCoding.payload(self) }
}

extension ServerRequest: Codable {
  private struct CommandContent: Encodable {
    let id: Int
    let request: ExportRequest

    func encode(to encoder: any Encoder) throws {
      try encoder.encode(type: "exportCommand", "id", id)
      try request.encode(to: encoder)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .start(let resume): try encoder.encode(type: "start", "resume", resume)
    case .filesChanged(let paths): try encoder.encode(type: "filesChanged", "paths", paths)
    case .keyFrame: try encoder.encode(type: "keyFrame")
    case .exportCommand(let id, let request):
      try CommandContent(id: id, request: request).encode(to: encoder)
    case .approveCommand(let id): try encoder.encode(type: "approveCommand", "id", id)
    case .shutdown: try encoder.encode(type: "shutdown")
    }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try MessageFields(decoder)
    do {
      switch fields.type {
      case "start": self = .start(resume: try fields.optional("resume"))
      case "filesChanged": self = .filesChanged(paths: try fields.value("paths"))
      case "keyFrame": self = .keyFrame
      case "exportCommand":
        self = .exportCommand(id: try fields.value("id"), try ExportRequest(from: decoder))
      case "approveCommand": self = .approveCommand(id: try fields.value("id"))
      case "shutdown": self = .shutdown
      default: throw MessageError("unknown type of message '\(fields.type.prefix(60))'")
      }
    } catch { throw MessageError(error, in: fields.type) }
  }
}

extension StageReport {
  /// Reads a report.
  ///
  /// - Throws: A `MessageError` that says what is wrong.
  package init(payload: some Sequence<UInt8>) throws(MessageError) {
    self = try MessageCoding.message(StageReport.self, in: payload)
  }

  /// Returns the report as JSON.
  package func payload() throws -> [UInt8] { try MessageCoding.payload(self) }
}

extension StageReport: Codable {
  private struct WatchContent: Codable {
    let files: [String]
    let folders: [String]
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .watch(let files, let folders):
      try encoder.encode(type: "watch", WatchContent(files: files, folders: folders))
    case .command(let command): try encoder.encode(type: "command", command)
    case .resumePoint(let point): try encoder.encode(type: "resumePoint", point)
    }
  }

  package init(from decoder: any Decoder) throws {
    let fields = try MessageFields(decoder)
    do {
      switch fields.type {
      case "watch":
        self = .watch(files: try fields.value("files"), folders: try fields.value("folders"))
      case "command": self = .command(try ExportCommand(from: decoder))
      case "resumePoint": self = .resumePoint(try ResumePoint(from: decoder))
      default: throw MessageError("unknown type of message '\(fields.type.prefix(60))'")
      }
    } catch { throw MessageError(error, in: fields.type) }
  }
}
