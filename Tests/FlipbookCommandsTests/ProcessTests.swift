import FlipbookTestSupport
import Foundation
import Testing

/// The built command, in a process of its own.
@Suite struct ProcessTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  @Test("frames are written to Output by default, and progress to the standard error stream")
  func defaultFolder() throws {
    let outcome = try BuiltCommand.run(["render", "ball.yaml"], in: folder.path)
    #expect(outcome.status == 0)
    #expect(outcome.output == "ball: frames 0 to 29, 40x60 px, in Output/ball\n")
    #expect(outcome.errors.hasPrefix("ball: 0 of 30 frames\n"))
  }

  @Test("frames depend neither on the language nor on the configuration of fonts")
  func languageAndFonts() throws {
    _ = try folder.write(
      """
      flipbook: 1
      duration: 0.01s
      stage: { size: [200, 60] }
      views: { l: { kind: label, frame: [0, 0, 200, 60], text: 直角 かな 한국 ☰ ✕ 1, font: Futura 17 } }
      """, to: "text.yaml")
    func frame(_ name: String, _ environment: [String: String]) throws -> Data {
      let outcome = try BuiltCommand.run(
        ["render", "text.yaml", "-o", name], in: folder.path, environment: environment)
      #expect(outcome.status == 0, "\(outcome.errors)")
      return try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)/frame_000000.png"))
    }
    let plain = try frame("plain", [:])
    let variables = [
      "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja", "PANGO_LANGUAGE": "ko:zh-tw",
      "FONTCONFIG_FILE": "/nowhere", "HOME": "/nowhere",
    ]
    #expect(try frame("other", variables) == plain)
  }

  @Test("--version prints the version") func version() throws {
    let outcome = try BuiltCommand.run(["--version"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(/^flipbook \d+\.\d+\.\d+\n$/))
  }

  @Test("a failure has an exit code, and prints nothing on the standard output")
  func failure() throws {
    let outcome = try BuiltCommand.run(["render", "missing.yaml"], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("missing.yaml"))
  }

  @Test("a full standard output exits with 3") func fullOutput() throws {
    let outcome = try BuiltCommand.run(
      "/bin/sh", ["-c", "\"$0\" trace ball.yaml > /dev/full", BuiltCommand.path], in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("cannot write to the standard output"))
    #expect(!outcome.errors.contains("Error Domain"))
  }
}
