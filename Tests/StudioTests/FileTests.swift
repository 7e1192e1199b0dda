import FlipbookTestSupport
import Foundation
import StudioProtocol
import Testing

@testable import Studio

@MainActor @Suite struct FileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(fallingBox, to: "box.yaml")
  }

  private func text(_ name: String = "box.yaml") throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }

  @Test("a changed file is shown at the same tick, with speed and settings") func reloading() throws
  {
    let page = try StudioPage(path: path)
    try page.send(.pause)
    try page.send(.speed(0.2))
    try page.send(.set(name: "size", value: "60"))
    try page.send(.seek(tick: 50))
    let before = page.canvases[0].pixels
    _ = try folder.write(
      fallingBox.replacing("backgroundColor: black", with: "backgroundColor: blue"), to: "box.yaml")
    page.forget()
    try page.send(.filesChanged(paths: [path]))
    #expect(page.frames.count == 1)
    #expect(page.canvases[0].pixels != before)
    #expect(page.session.head.tick == 50)
    #expect(page.session.head.speed == 0.2)
    #expect(page.session.settings == ["size": "60"])
    page.forget()
    try page.send(.filesChanged(paths: [path]))
    #expect(page.frames.isEmpty, "the same bytes")
  }

  @Test("another background is sent without the pixels that stay") func background() throws {
    // A gradient, whose pixels take the most bytes.
    let gradient = "{ colors: [red, blue], endPoint: [1, 0.7] }"
    func recipe(_ color: String) -> String {
      """
      flipbook: 1
      stage: { size: [100, 100], scale: 2, background: \(color) }
      duration: 1s
      views: { sky: { frame: [10, 10, 80, 80], gradient: \(gradient) } }
      """
    }
    let path = try folder.write(recipe("white"), to: "sky.yaml")
    let page = try StudioPage(path: path)
    try page.send(.pause)
    let whole = try #require(page.frames.first)
    _ = try folder.write(recipe("green"), to: "sky.yaml")
    page.forget()
    try page.send(.filesChanged(paths: [path]))
    #expect(page.frames.map(\.header.isKey) == [false])
    #expect(page.frames[0].bytes < whole.bytes / 4)
    let other = try StudioPage(path: path)
    #expect(page.canvases[0].pixels == other.canvases[0].pixels)
  }

  @Test("what a changed file replaces is released after its first frame") func replacing() throws {
    let page = try StudioPage(path: path)
    try page.send(.pause)
    try page.work()
    weak var earlier = page.session.views.first
    for color in ["blue", "red", "green"] {
      _ = try folder.write(
        fallingBox.replacing("backgroundColor: black", with: "backgroundColor: \(color)"),
        to: "box.yaml")
      page.forget()
      try page.send(.filesChanged(paths: [path]))
      #expect(page.frames.count == 1)
      // Only one generation waits.
      #expect((earlier != nil) == (color == "blue"))
    }
    earlier = page.session.work.replacedViews.first
    #expect(earlier != nil && page.session.hasWork)
    try page.work()
    #expect(earlier == nil)
  }

  @Test("an error is reported as lint does over the last frame, until it is repaired")
  func errors() throws {
    let page = try StudioPage(path: path)
    try page.send(.pause)
    try page.work()
    let before = page.canvases[0].pixels
    _ = try folder.write(
      fallingBox.replacing("frame: $frame", with: "framee: $frame"), to: "box.yaml")
    page.forget()
    try page.send(.filesChanged(paths: [path]))
    let diagnostics = try #require(page.diagnostics)
    #expect(diagnostics.text.contains("box.yaml:14:10: error: unknown key 'framee'"))
    #expect(diagnostics.text.contains("did you mean 'frame'?"))
    #expect(diagnostics.entries.map(\.line) == [14])
    #expect(page.canvases[0].pixels == before)
    // The earlier motion can still be played.
    try page.send(.seek(tick: 40))
    #expect(page.canvases[0].pixels != before)
    _ = try folder.write(fallingBox, to: "box.yaml")
    try page.send(.filesChanged(paths: [path]))
    #expect(page.diagnostics?.entries.isEmpty == true)
  }

  @Test(
    "a recipe that is deleted or replaced by a folder is reported, and shown again when it is back")
  func deleting() throws {
    let page = try StudioPage(path: path)
    try FileManager.default.removeItem(atPath: path)
    try page.send(.filesChanged(paths: [path]))
    try page.work()
    #expect(page.diagnostics?.entries.first?.code == "missing-file")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    try page.send(.filesChanged(paths: [path]))
    try page.work()
    #expect(page.diagnostics?.entries.first?.code == "not-a-file")
    try page.run(0.2)
    try FileManager.default.removeItem(atPath: path)
    _ = try folder.write(fallingBox, to: "box.yaml")
    try page.send(.filesChanged(paths: [path]))
    #expect(page.diagnostics?.entries.isEmpty == true)
  }

  @Test("recipes of a folder are listed with their errors as they come and go") func library()
    throws
  {
    _ = try folder.write("flipbook: 1\nduratio: 1s\n", to: "broken.yaml")
    try FileManager.default.createDirectory(
      atPath: folder.path("more"), withIntermediateDirectories: false)
    _ = try folder.write(fallingBox, to: "more/other.yaml")
    let page = try StudioPage(path: folder.path)
    #expect(page.recipes?.list.map(\.name) == ["box", "broken", "more/other"])
    try page.send(.pause)
    try page.work()
    #expect(page.recipes?.list.map { $0.error != nil } == [false, true, false])
    #expect(page.watched?.folders.contains(folder.path("more").absolutePath) == true)
    let new = try folder.write(fallingBox, to: "new.yaml")
    try FileManager.default.removeItem(atPath: folder.path("broken.yaml"))
    try page.send(.filesChanged(paths: [new, folder.path("broken.yaml"), folder.path]))
    try page.work()
    #expect(page.recipes?.list.map(\.name) == ["box", "new", "more/other"])
    try page.send(.open(path: new))
    #expect(page.scene?.path == new)
    #expect(page.recipes?.current == new)
    try page.send(.open(path: "/etc/passwd"))
    #expect(page.notices.last?.level == .error)
    #expect(page.scene?.path == new)
  }

  @Test("a folder without recipes waits for the first one") func emptyFolder() throws {
    let empty = try TemporaryFolder()
    let page = try StudioPage(path: empty.path)
    try page.work()
    #expect(page.notices.map(\.level) == [.warning])
    #expect(page.watched?.folders == [empty.path.absolutePath])
    for request in [
      PageRequest.play, .seek(tick: 3), .undo, .record(on: true), .filmstrip(count: 2, height: 20),
    ] {
      try page.send(request)
    }
    let path = try empty.write(fallingBox, to: "box.yaml")
    try page.send(.filesChanged(paths: [path]))
    #expect(page.frames.count == 1)
  }

  @Test("included files are watched, and a missing one is found when it appears") func includes()
    throws
  {
    _ = try folder.write("flipbook: include\nparams: { color: red }\n", to: "shared.yaml")
    let path = try folder.write(
      """
      flipbook: 1
      include: shared.yaml
      stage: { size: [20, 20], scale: 1 }
      duration: 1s
      views: { box: { frame: [0, 0, 20, 20], backgroundColor: $color } }
      """, to: "main.yaml")
    let page = try StudioPage(path: path)
    try page.work()
    #expect(page.watched?.files.contains(folder.path("shared.yaml").absolutePath) == true)
    _ = try folder.write("flipbook: include\nparams: { color: blue }\n", to: "shared.yaml")
    try page.send(.filesChanged(paths: [folder.path("shared.yaml")]))
    #expect(page.canvases[0].pixels.first == 0xFFFF_0000)
    try FileManager.default.removeItem(atPath: folder.path("shared.yaml"))
    try page.send(.filesChanged(paths: [folder.path("shared.yaml")]))
    #expect(page.diagnostics?.entries.first?.code == "bad-include")
    _ = try folder.write("flipbook: include\nparams: { color: white }\n", to: "shared.yaml")
    try page.send(.filesChanged(paths: [folder.path("shared.yaml")]))
    #expect(page.canvases[0].pixels.first == 0xFFFF_FFFF)
    // A parameter is written to the file that declares it.
    try page.send(.write(name: "color", value: "green"))
    #expect(try text("shared.yaml") == "flipbook: include\nparams: { color: green }\n")
  }

  @Test("writing a parameter keeps everything else, and can be undone") func writing() throws {
    let page = try StudioPage(path: path)
    try page.send(.set(name: "size", value: "60"))
    try page.send(.write(name: "size", value: "60"))
    #expect(try text() == fallingBox.replacing("size: 40   #", with: "size: 60   #"))
    #expect(page.written?.line == 6)
    #expect(page.written?.before == "  size: 40   # points")
    #expect(page.written?.after == "  size: 60   # points")
    #expect(page.state?.settings == [:])
    #expect(page.state?.canUndo == true)
    #expect(page.scene?.parameters.first?.default == "60")
    try page.send(.undo)
    #expect(try text() == fallingBox)
    #expect(page.state?.canUndo == false)
    #expect(page.scene?.parameters.first?.default == "40")
  }

  @Test("writing and undoing are refused if the file changed meanwhile") func conflicts() throws {
    let page = try StudioPage(path: path)
    let other = fallingBox + "# More.\n"
    _ = try folder.write(other, to: "box.yaml")
    try page.send(.write(name: "size", value: "60"))
    #expect(page.notices.last?.text.contains("was changed meanwhile") == true)
    #expect(try text() == other)
    try page.send(.filesChanged(paths: [path]))
    try page.send(.write(name: "size", value: "60"))
    let written = try text()
    _ = try folder.write(written + "# Even more.\n", to: "box.yaml")
    try page.send(.undo)
    #expect(page.notices.last?.text.contains("was changed meanwhile") == true)
    #expect(try text() == written + "# Even more.\n")
  }

  @Test(
    "an invalid value is not written",
    arguments: ["", "[1", "a: b", "1\n2", "big", "{ a: 1 }", "# 3", "60 # more"])
  func invalidValues(value: String) throws {
    let page = try StudioPage(path: path)
    try page.send(.write(name: "size", value: value))
    #expect(try text() == fallingBox)
    #expect(page.notices.last?.level == .error)
    try page.send(.write(name: "unknown", value: "3"))
    #expect(try text() == fallingBox)
  }

  @Test("a link to a recipe keeps its target, and permissions stay") func links() throws {
    let link = folder.path("link.yaml")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let page = try StudioPage(path: link)
    try page.send(.write(name: "size", value: "60"))
    #expect(try text().contains("size: 60"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == path)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test("malformed and impossible requests get notices or nothing, and the stage goes on")
  func malformed() throws {
    let page = try StudioPage(path: path)
    let texts = [
      "", "null", "[]", "{", "{\"type\":1}", "{\"type\":\"seek\",\"tick\":1e999}",
      "{\"type\":\"touch\",\"phase\":\"began\",\"finger\":-1,\"x\":0,\"y\":0}",
      "{\"type\":\"touch\",\"phase\":\"began\",\"finger\":0,\"x\":1e300,\"y\":0}",
      "{\"type\":\"filmstrip\",\"count\":-1,\"height\":0}", "\u{FEFF}{}",
    ]
    for text in texts {
      page.forget()
      try page.sendText(text)
      #expect(page.notices.map(\.level) == [.error], "\(text)")
      try page.sendText(text, .server)
    }
    try page.sendText("x", .frame)
    for request: PageRequest in [
      .seek(tick: -1e18), .seek(tick: 1e18), .speed(1e9), .speed(-1),
      .loop(LoopRequest(from: 1e30, to: -5, on: true)),
      .touch(TouchRequest(.moved, finger: 3, x: 1, y: 1)),
      .touch(TouchRequest(.ended, finger: 3, x: 1, y: 1)),
      .curve(items: [CurveRequest(item: "none", property: "mass")]), .set(name: "no", value: "1"),
      .set(name: "size", value: "$gap"), .takeRecording(.insert), .painted(sequence: .max),
      .record(on: false), .takeRecording(.discard), .loop(LoopRequest(on: false)),
    ] {
      try page.send(request)
      try page.run(0.1)
    }
    #expect(page.state.map { (0...119).contains($0.tick) } == true)
    try page.send(.seek(tick: 5))
    #expect(page.session.head.tick == 5)
    try page.send(.shutdown)
    #expect(page.session.isFinished)
  }
}
