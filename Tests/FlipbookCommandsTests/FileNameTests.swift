import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands

/// Paths of unusual bytes on command lines.
@MainActor
@Suite struct FileNameTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  /// Runs a script of bytes that need not be UTF-8, in which `$0` is the command.
  private func run(_ script: String) throws -> (status: Int32, output: [UInt8], errors: [UInt8]) {
    try Files.write(script.fileBytes, to: "\(folder.path)/script")
    let outcome = try BuiltCommand.run(
      "/bin/sh", ["-c", ". ./script > output 2> errors", BuiltCommand.path], in: folder.path)
    return (
      outcome.status, try Files.read("\(folder.path)/output"),
      try Files.read("\(folder.path)/errors")
    )
  }

  @Test("traces and images are written to devices and pipes, whose names have no extension")
  func streams() throws {
    let (status, _, errors) = try run(
      """
      set -e
      "$0" trace ball.yaml > trace.csv
      "$0" trace ball.yaml -o /dev/stdout | cmp - trace.csv
      "$0" trace ball.yaml -o /dev/stdout --json | head -c 1 | grep -q '[[{]'
      "$0" graph ball.yaml -o graph.png
      "$0" graph ball.yaml -o /dev/stdout | cmp - graph.png
      "$0" sheet ball.yaml -o sheet.png
      mkfifo pipe
      cmp pipe sheet.png & "$0" sheet ball.yaml -o pipe
      wait $!
      """)
    #expect(status == 0, "\(String(decoding: errors, as: UTF8.self))")
    #expect(errors.isEmpty)
  }

  @Test("names that are not UTF-8 work in every verb and are printed with their bytes")
  func notUTF8() throws {
    let name = String(fileName: [0x62, 0xE9])
    try Files.write(Files.read("\(folder.path)/ball.yaml"), to: "\(folder.path)/\(name).yaml")
    let (status, output, errors) = try run(
      """
      set -e
      "$0" lint \(name).yaml
      "$0" render \(name).yaml --frames 0-3 --progress none
      "$0" render \(name).yaml -o \(name)/out --frames 0-3 --progress none
      "$0" compare Output/\(name) \(name)/out
      "$0" trace \(name).yaml -o \(name).csv
      "$0" record \(name).yaml
      "$0" verify \(name).yaml --junit \(name).xml --report \(name).html
      "$0" list . --json
      rm References/\(name)/frame_000000.png
      "$0" verify \(name).yaml || "$0" approve \(name).yaml
      """)
    #expect(status == 0, "\(String(decoding: errors, as: UTF8.self))")
    let text = String(fileName: output)
    #expect(text.contains("\(name).yaml: no errors\n"))
    #expect(text.contains("in Output/\(name)\n"))
    #expect(text.contains("\(name): approved\n"))
    #expect(text.contains("\"file\" : \"./b\u{FFFD}.yaml\""), "JSON is UTF-8")
    let names = try Files.names(in: "\(folder.path)/Output")
    #expect(names.map(\.fileBytes).contains(name.fileBytes))
    for ending in ["csv", "xml", "html"] {
      #expect(Files.exists("\(folder.path)/\(name).\(ending)"))
    }
    let manifest = try Manifest(in: "\(folder.path)/Output/\(name)")
    #expect(manifest.recipe?.name == "b\u{FFFD}")
  }

  @Test(
    "movies of names that are not UTF-8, and the printed commands for them",
    .enabled(if: ExternalToolCheck.hasFFmpeg, "ffmpeg is not installed"))
  func movies() throws {
    let name = String(fileName: [0x27, 0xCC, 0x81, 0xE9, 0x20])
    try Files.write(
      Files.read("\(folder.path)/ball.yaml"), to: "\(folder.path)/\(name).yaml")
    let quoted = name.shellQuoted
    let (status, output, errors) = try run(
      """
      set -e
      "$0" movie \(quoted).yaml -o \(quoted).gif --poster \(quoted).png --progress none
      "$0" movie \(quoted).yaml -o \(quoted)2.gif --print > commands
      PATH="$(dirname "$0"):$PATH" sh commands
      """)
    #expect(status == 0, "\(String(decoding: errors, as: UTF8.self))")
    #expect(String(fileName: output).hasPrefix("\(name).gif: 0.5 s"))
    for file in [".gif", ".png", "2.gif"] { #expect(Files.exists("\(folder.path)/\(name)\(file)")) }
  }

  @Test(
    "titles and file names are printed to a terminal without control characters",
    arguments: [true, false])
  func controls(isTerminal: Bool) async throws {
    let name = "a\u{1B}]0;owned\u{7}\u{9B}31m.yaml"
    let recipe = try String(contentsOfFile: "\(folder.path)/ball.yaml", encoding: .utf8)
    try folder.write(
      recipe.replacing("A ball falls", with: "\"\\e[2JA\\r\\nball\\x9B31m\\x7F falls\""), to: name)
    let list = try await CommandRun(["list", "@"], in: folder.path, isTerminal: isTerminal)
    let error = try await CommandRun(
      ["render", "@\(name)x"], in: folder.path, isTerminal: isTerminal)
    let render = try await CommandRun(
      ["render", "@\(name)", "-o", "@out"], in: folder.path, isTerminal: isTerminal)
    #expect(list.output.contains("[2JA ball31m falls\n"), "a title is on one line")
    let texts = [list.output, error.errors, render.output, render.errors]
    let controls = texts.map { text in
      text.unicodeScalars.filter {
        $0.properties.generalCategory == .control && !["\n", "\t", "\r"].contains($0)
      }.count
    }
    #expect(controls[0] == 0)
    for count in controls[1...2] { #expect((count == 0) == isTerminal) }
    #expect(controls[3] == 0, "progress has a bar on a terminal, and lines elsewhere")
    #expect(error.status == 2 && render.status == 0)
  }

  @Test("an image is in the recipe's folder by its bytes, not by its characters") func imageFolder()
    throws
  {
    for name in ["e\u{301}", "\u{E9}"] { try Files.makeFolder("\(folder.path)/\(name)") }
    try Files.write([], to: "\(folder.path)/e\u{301}/x.png")
    try folder.write(
      """
      flipbook: 1
      duration: 1s
      views:
        a: { kind: imageView, frame: [0, 0, 9, 9], image: "../e\u{301}/x.png" }
        b: { kind: imageView, frame: [0, 0, 9, 9], image: "../\u{E9}/y.png" }
        c: { kind: imageView, frame: [0, 0, 9, 9], image: "none/y.png" }
      """, to: "\u{E9}/a.yaml")
    let outcome = try BuiltCommand.run(["lint", "\u{E9}/a.yaml"], in: folder.path)
    #expect(outcome.output.contains("a.yaml:4:53: error: the image is outside the recipe's folder"))
    #expect(outcome.output.contains("a.yaml:5:53: error: image file not found"))
    #expect(outcome.output.contains("a.yaml:6:53: error: image file not found"))
  }
}

/// The programs of this machine.
private enum ExternalToolCheck {
  static let hasFFmpeg =
    (try? BuiltCommand.run("/usr/bin/env", ["ffmpeg", "-version"], in: "/tmp"))?.status == 0
}
