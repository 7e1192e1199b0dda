import StudioProtocol
import Testing

@Suite struct MessageTests {
  @Test(
    "a request is read as it was written",
    arguments: [
      .join, .open(path: "Recipes/ball.yaml"), .play, .pause, .seek(tick: 12.5),
      .loop(LoopRequest(from: 1, to: nil, on: true)), .speed(0.25),
      .set(name: "damping", value: "0.4"), .set(name: "damping", value: nil),
      .compare(settings: ["damping": "0.2"]), .compare(settings: nil),
      .display(DisplayRequest(device: "iPhone 8", overlays: ["names"])),
      .touch(TouchRequest(.moved, finger: 1, x: 3, y: -4.5, time: 12, id: 7)),
      .record(on: true), .takeRecording(.insert), .write(name: "a", value: "[1, 2]"), .undo,
      .curve(items: [CurveRequest(item: "ball", property: "center.y")]),
      .filmstrip(count: 8, height: 60), .painted(sequence: 4_000_000_000), .restart,
      .export(ExportRequest(.gif, from: 0, to: 30, file: "ball.gif")), .approve,
    ] as [PageRequest])
  func requests(request: PageRequest) throws {
    #expect(try PageRequest(payload: request.payload()) == request)
  }

  @Test(
    "a malformed request is an error that says what is wrong",
    arguments: [
      ("", "invalid message: expected JSON"),
      ("[]", "expected another kind of value"),
      ("{}", "missing field 'type'"),
      ("{\"type\":\"jump\"}", "unknown type of message 'jump'"),
      ("{\"type\":\"seek\"}", "invalid message 'seek': missing field 'tick'"),
      (
        "{\"type\":\"seek\",\"tick\":\"1\"}",
        "invalid message 'seek': field 'tick': expected a number"
      ),
      ("{\"type\":\"seek\",\"tick\":1,\"tock\":2}", "unknown field 'tock': expected tick"),
      ("{\"type\":\"seek\",\"tick\":NaN}", "expected JSON"),
      ("{\"type\":\"play\",\"now\":true}", "unknown field 'now': expected none"),
      (
        "{\"type\":\"touch\",\"phase\":\"hover\",\"finger\":0,\"x\":1,\"y\":1}",
        "field 'phase': expected one of began, moved, ended, cancelled, found 'hover'"
      ),
      (
        "{\"type\":\"touch\",\"phase\":\"began\",\"finger\":0.5,\"x\":1,\"y\":1}", "'finger'"
      ),
      ("{\"type\":\"painted\",\"sequence\":-1}", "'sequence'"),
    ])
  func malformed(text: String, expected: String) throws {
    let error = try #require(throws: MessageError.self) { try PageRequest(payload: text.utf8) }
    #expect(error.description.contains(expected), "\(error)")
  }

  @Test("deeply nested JSON is an error") func nested() {
    let text = String(repeating: "[", count: 100_000)
    #expect(throws: MessageError.self) { try PageRequest(payload: text.utf8) }
  }

  @Test(
    "an update is read as it was written",
    arguments: [
      .recipes(RecipeList([.init(path: "a.yaml", name: "a", error: "e")], current: "a.yaml")),
      .diagnostics(
        DiagnosticsUpdate(
          text: "t",
          entries: [.init(line: 1, column: 2, severity: "error", message: "m", code: "c")])),
      .curves([
        CurveUpdate(
          item: "ball", property: "angle", unit: "°", from: 0, values: [1, nil], reference: nil,
          words: .init(peak: "p"))
      ]),
      .filmstrip([FilmstripFrame(tick: 1, png: "AA==")]),
      .written(WrittenUpdate(file: "f", line: 3, before: "a", after: "b")),
      .notice(Notice(.warning, "w")), .trapped(text: "t", canRestart: false),
      .exportDone(command: "c", file: "f"),
    ] as [PageUpdate])
  func updates(update: PageUpdate) throws {
    #expect(try PageUpdate(payload: update.payload()) == update)
  }

  @Test("an update has its type and its fields in one object") func updateShape() throws {
    let text = String(decoding: try PageUpdate.notice(Notice(.info, "a")).payload(), as: UTF8.self)
    #expect(text == "{\"level\":\"info\",\"text\":\"a\",\"type\":\"notice\"}")
  }

  @Test("requests of the server and reports of the stage are read as they were written")
  func serverMessages() throws {
    let point = ResumePoint(path: "a", tick: 4, playing: true, settings: ["a": "1"])
    for request: ServerRequest in [
      .start(resume: point), .start(resume: nil), .filesChanged(paths: ["/a"]), .keyFrame,
      .exportCommand(id: 3, ExportRequest(.png, from: 1, to: 2)), .approveCommand(id: 1), .shutdown,
    ] {
      #expect(try ServerRequest(payload: request.payload()) == request)
    }
    for report: StageReport in [
      .watch(files: ["/a"], folders: ["/"]),
      .command(ExportCommand(id: 1, arguments: ["a"], text: "b")), .resumePoint(point),
    ] {
      #expect(try StageReport(payload: report.payload()) == report)
    }
  }
}
