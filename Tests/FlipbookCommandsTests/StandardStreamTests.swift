import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Movies
import Testing

/// Recipes from the standard input, and images and movies on the standard output.
@Suite struct StandardStreamTests {
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
  }

  /// Runs a line of a shell in the folder, in which `$0` is the command.
  private func run(_ line: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.run("/bin/sh", ["-c", line, BuiltCommand.path], in: folder.path)
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: "\(folder.path)/\(name)"))
  }

  @Test("a recipe from the standard input is rendered like that of a file") func input() throws {
    let outcome = try run(
      "\"$0\" render ball.yaml -o a --at end; \"$0\" render - -o b --at end < ball.yaml")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("stdin: frame 29, 40x60 px, in b\n"))
    #expect(try bytes("a/frame_000029.png") == bytes("b/frame_000029.png"))
  }

  @Test("messages name the standard input, which has no images") func messages() throws {
    try folder.write(
      """
      flipbook: 1
      duration: 1s
      views: { a: { kind: imageView, frame: [0, 0, 9, 9], image: a.png } }
      """, to: "image.yaml")
    let good = try run("\"$0\" lint - < ball.yaml")
    #expect(good.output == "<stdin>: no errors\n")
    let broken = try run("\"$0\" lint - < image.yaml")
    #expect(broken.status == 2)
    #expect(broken.output.hasPrefix("<stdin>:3:60: error: a recipe from the standard input has no"))
    #expect(broken.output.contains("help: images are in the recipe's folder"))
    let empty = try run("\"$0\" lint - < /dev/null")
    #expect(empty.output.hasPrefix("<stdin>: error: the recipe is empty"))
  }

  @Test(
    "an image on the standard output has the bytes of the file, and messages are errors",
    arguments: [
      ("sheet ball.yaml --count 3", "ball: 3 frames\n"),
      ("strobe ball.yaml --count 3", "ball: 3 poses\n"),
      ("graph ball.yaml", "ball: "),
    ])
  func images(command: String, message: String) throws {
    let outcome = try run(
      "\"$0\" \(command) -o a.png > /dev/null && \"$0\" \(command) -o - > b.png")
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix(message))
    #expect(try bytes("a.png") == bytes("b.png"))
  }

  @Test("render writes one frame to the standard output") func frame() throws {
    let outcome = try run(
      "\"$0\" render ball.yaml --at 0.2s -o - > b.png && \"$0\" render ball.yaml -o a --frames 12")
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("ball: frame 12, 40x60 px\n"))
    #expect(try bytes("a/frame_000012.png") == bytes("b.png"))
    let several = try run("\"$0\" render ball.yaml --frames 3,7 -o -")
    #expect(several.status == 2)
    #expect(several.output.isEmpty)
    #expect(several.errors.contains("'-o -' writes one frame, not 2"))
  }

  @Test(
    "a movie on the standard output has the bytes of the file",
    .enabled(if: ExternalTool.ffmpeg.path() != nil, "ffmpeg is not installed"),
    arguments: ["gif", "y4m"])
  func movie(format: String) throws {
    let outcome = try run(
      """
      "$0" movie ball.yaml -o a.\(format) > /dev/null 2>&1
      cat ball.yaml | "$0" movie - -o - --format \(format) | cat > b
      """)
    #expect(outcome.output.isEmpty)
    let movie = try bytes("b")
    #expect(movie.starts(with: format == "gif" ? "GIF89a".utf8 : "YUV4MPEG2 W40 H60 F60:1".utf8))
    #expect(try bytes("a.\(format)") == movie)
    // Nothing is left of the way to the pipe.
    #expect(try folder.names(in: ".").count == 4)
  }

  @Test("a reader that closes the standard output ends the command with 141") func closed() throws {
    let outcome = try run("{ \"$0\" sheet ball.yaml -o - --scale 4; echo $? >&2; } | true")
    #expect(outcome.errors.hasSuffix("141\n"))
  }

  @Test("a movie on the standard output needs a format, and excludes JSON") func misuse() throws {
    #expect(try run("\"$0\" movie ball.yaml -o -").errors.contains("'-o -' needs --format"))
    for line in ["sheet ball.yaml", "movie ball.yaml --format gif", "render ball.yaml --at 0"] {
      let outcome = try run("\"$0\" \(line) -o - --json")
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("both write to the standard output"))
    }
  }

  @Test("markers and files of values work on the command line") func markersAndValues() throws {
    try folder.write(
      """
      flipbook: 1
      duration: $length
      params: { length: 1s }
      markers: { impact: 0.25s }
      stage: { size: [40, 60], scale: 1 }
      """, to: "marked.yaml")
    try folder.write("length: 0.5s\n", to: "values.yaml")
    let outcome = try run(
      """
      "$0" render marked.yaml --params values.yaml --at impact,end -o a
      "$0" render marked.yaml --params values.yaml --set length=0.3s --frames impact- -o b
      "$0" strobe marked.yaml --between impact-end -o s.png
      "$0" render marked.yaml --at impakt
      """)
    #expect(
      outcome.output.hasPrefix(
        "marked: 2 frames from 15 to 29, 40x60 px, in a\nmarked: frames 15 to 17, 40x60 px, in b\nmarked: 12"
      ))
    #expect(outcome.errors.contains("unknown marker 'impakt': did you mean 'impact'?"))
    try folder.write("\nlenth: 0.5s\n", to: "values.yaml")
    let broken = try run("\"$0\" lint marked.yaml --params values.yaml")
    #expect(broken.output.contains("values.yaml:2:1: error: unknown parameter 'lenth'"))
  }
}
