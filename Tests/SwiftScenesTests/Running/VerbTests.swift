import FlipbookTestSupport
import Foundation
import Testing

/// Every verb that takes recipes takes programs.
@Suite struct VerbTests {
  static let program = """
    import UIKit

    class Panel: UIViewController {
        let button = UIButton(type: .system)
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        var count = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            square.backgroundColor = .red
            button.frame = CGRect(x: 100, y: 300, width: 100, height: 50)
            button.setTitle("Move", for: .normal)
            button.addTarget(self, action: #selector(moveSquare(_:)), for: .touchUpInside)
            view.addSubview(square)
            view.addSubview(button)
        }

        @objc private func moveSquare(_ sender: UIButton) {
            count += 1
            print("moved", count, sender.currentTitle ?? "")
            UIView.animate(withDuration: 0.2) { self.square.center.x += 100 }
        }
    }
    """
  static let touches = """
    duration: 1s
    stage: { device: iPhone 8 }
    timeline:
      - at: 0.1s
        tap: Move
      - at: 0.5s
        tap: button
    """

  static func folder() throws -> SceneFolder {
    try SceneFolder(["Panel.swift": program, "touches.yaml": touches])
  }

  @Test("touches refer to views by titles and properties, and actions print to the standard error")
  func touched() throws {
    let outcome = try Self.folder().run(["trace", "Panel.swift", "--touches", "touches.yaml"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors == "moved 1 Move\nmoved 2 Move\n")
    let trace = TraceTable(csv: outcome.output)
    #expect(trace.value("center.x", of: "square", tick: 0) == 25)
    #expect(trace.value("center.x", of: "square", tick: 59) == 225)
  }

  @Test(
    "a verb plays a program",
    arguments: [
      ("render", ["render", "Panel.swift", "-o", "frames"], "frames/frame_000000.png"),
      ("run", ["run", "Panel.swift", "-o", "frames"], "frames/frame_000059.png"),
      ("run to a movie", ["run", "Panel.swift", "-o", "panel.y4m"], "panel.y4m"),
      (
        "run at a rate", ["run", "Panel.swift", "--fps", "30", "--scale", "1", "-o", "frames"],
        "frames/frame_000029.png"
      ),
      ("run by default", ["run", "Panel.swift"], "Output/Panel/frame_000059.png"),
      ("movie", ["movie", "Panel.swift", "-o", "panel.y4m"], "panel.y4m"),
      ("lint", ["lint", "Panel.swift"], nil),
      ("trace", ["trace", "Panel.swift", "-o", "trace.json"], "trace.json"),
      ("graph", ["graph", "Panel.swift", "-o", "graph.png"], "graph.png"),
      ("sheet", ["sheet", "Panel.swift", "-o", "sheet.png"], "sheet.png"),
      ("strobe", ["strobe", "Panel.swift", "-o", "strobe.png"], "strobe.png"),
      ("export", ["export", "Panel.swift", "-o", "panel.svg"], "panel.svg"),
      ("record", ["record", "Panel.swift"], "References"),
      ("check", ["check", "Panel.swift"], nil),
      ("doctor", ["doctor", "Panel.swift"], nil),
      ("benchmark", ["benchmark", "Panel.swift", "--runs", "1"], nil),
    ] as [(String, [String], String?)])
  func verb(id: String, arguments: [String], file: String?) throws {
    let folder = try Self.folder()
    let outcome = try folder.run(arguments + ["--touches", "touches.yaml"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    if let file { #expect(FileManager.default.fileExists(atPath: "\(folder.path)/\(file)")) }
  }

  @Test(
    "run draws overlays and reports progress as render and movie do",
    arguments: [
      (
        "frames", ["-o", "frames", "--overlay", "touches"], ["render", "-o", "expected"],
        "frame_000008.png"
      ),
      (
        "a movie without overlays", ["-o", "a.y4m", "--overlay", "none"], ["movie", "-o", "b.y4m"],
        nil
      ),
    ] as [(String, [String], [String], String?)])
  func options(id: String, run: [String], other: [String], frame: String?) throws {
    let folder = try Self.folder()
    let common = ["Panel.swift", "--touches", "touches.yaml", "--progress", "json"]
    let outcome = try folder.run(["run"] + run + common)
    #expect(outcome.status == 0, "\(outcome.errors)")
    let name = frame == nil ? run[1] : "Panel"
    #expect(
      outcome.errors.contains(#"{"done":60,"name":"\#(name)","total":60}"#), "\(outcome.errors)")
    #expect(try folder.run(other + Array(run.dropFirst(2)) + common).status == 0)
    func file(_ words: [String]) -> Data? {
      let output = words[words.firstIndex(of: "-o").map { $0 + 1 } ?? 0]
      let path = frame.map { "\(output)/\($0)" } ?? output
      return FileManager.default.contents(atPath: "\(folder.path)/\(path)")
    }
    #expect(file(run) != nil && file(run) == file(other))
    #expect(try folder.run(["run"] + run.prefix(2) + common).status == 0)
    #expect(file(run) != file(other), "the overlays are drawn, or omitted")
  }

  @Test("a movie of a folder is that of its program") func folder() throws {
    let folder = try SceneFolder([
      "App/Panel.swift": Self.program, "App/touches.yaml": Self.touches,
    ])
    let outcome = try folder.run(["movie", "App", "--touches", "App/touches.yaml", "-o", "a.y4m"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("a.y4m: 1 s"))
  }

  @Test("references of a program are verified, and a changed motion differs") func references()
    throws
  {
    let folder = try Self.folder()
    let options = ["Panel.swift", "--touches", "touches.yaml"]
    #expect(try folder.run(["record"] + options).status == 0)
    #expect(try folder.run(["verify"] + options).status == 0)
    try folder.write(Self.program.replacing("+= 100", with: "+= 90"), to: "Panel.swift")
    #expect(try folder.run(["verify"] + options).status == 1)
  }

  @Test("the same frames are written in each run, by each number of jobs") func determinism() throws
  {
    let folder = try Self.folder()
    for (jobs, output) in [("1", "a"), ("2", "b"), ("2", "c")] {
      let outcome = try folder.run([
        "render", "Panel.swift", "--touches", "touches.yaml", "-j", jobs, "-o", output,
      ])
      #expect(outcome.status == 0, "\(outcome.errors)")
    }
    let names = try folder.names(in: "a").filter { $0.hasSuffix(".png") }
    #expect(names.count == 60)
    for name in names {
      let files = ["a", "b", "c"].map {
        FileManager.default.contents(atPath: "\(folder.path)/\($0)/\(name)")
      }
      #expect(files[0] != nil && files[0] == files[1] && files[1] == files[2], "\(name)")
    }
  }

  @Test("--check compiles a program and writes nothing") func check() throws {
    let folder = try Self.folder()
    let outcome = try folder.run(["run", "--check", "Panel.swift"])
    #expect(outcome.status == 0)
    #expect(outcome.output == "Panel.swift: compiles\n")
    #expect(try folder.names() == ["Panel.swift", "touches.yaml"])
  }
}
