import Flipbook
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// The exit codes and messages of command lines.
///
/// In arguments, `@` is the folder of the test.
@MainActor
@Suite struct ExitCodeTests {
  private let folder: RecipeFolder
  // PNG files of one pixel.
  private static let grayPixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="
  private static let whitePixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg=="

  init() throws {
    folder = try RecipeFolder()
    try folder.write("flipbook: 1\nduratoin: 1s\n", to: "broken.yaml")
    try folder.write("", to: "file")
    for (name, pixel) in [("a.png", Self.grayPixel), ("b.png", Self.whitePixel)] {
      try Data(base64Encoded: pixel)?.write(to: URL(filePath: "\(folder.path)/\(name)"))
    }
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/empty", withIntermediateDirectories: false)
  }

  @Test(
    "a command that succeeds prints its result on the standard output",
    arguments: [
      ("render", ["render", "@ball.yaml", "-o", "@out"], 0, "in out"),
      (
        "render with overlays",
        [
          "render", "@ball.yaml", "-o", "@out", "--overlay", "paths,contacts", "--overlay",
          "boundaries",
        ], 0, "in out"
      ),
      (
        "render a shard",
        [
          "render", "@ball.yaml", "-o", "@out", "--shard", "2/3", "--link", "--compression",
          "small",
        ], 0, "ball: frames 10 to 19, 40x60 px, in out, shard 2/3"
      ),
      ("lint", ["lint", "@ball.yaml", "@long.yaml"], 0, "long.yaml: no errors"),
      ("trace", ["trace", "@ball.yaml"], 0, "tick,time (s),item"),
      ("trace to the output", ["trace", "@ball.yaml", "-o", "-"], 0, "tick,time (s),item"),
      ("trace to a file", ["trace", "@ball.yaml", "-o", "@t.json"], 0, "30 rows in t.json"),
      (
        "graph",
        ["graph", "@ball.yaml", "-o", "@g.png", "--items", "ball", "--properties", "center,speed"],
        0, "ball: center.x, center.y, speed of ball, in g.png"
      ),
      (
        "graph with a size",
        ["graph", "@ball.yaml", "-o", "@g.png", "--size", "600x400", "--scale", "1"], 0,
        "ball: center.y of ball, in g.png"
      ),
      (
        "compare equal images", ["compare", "@a.png", "@a.png", "--pixels", "1"], 0,
        "a.png and a.png are the same: 1x1 px\n  tolerance: up to 1 pixel may differ"
      ),
      (
        "compare different images", ["compare", "@a.png", "@b.png"], 1,
        "a.png and b.png differ: 1x1 px\n  1 pixel (100%)"
      ),
      (
        "compare with a report", ["compare", "@a.png", "@b.png", "--report", "@report.html"], 1,
        "1 pixel (100%)"
      ),
      (
        "record", ["record", "@ball.yaml", "--references", "@References"], 0,
        "30 frames, 2 images, 240 numbers, in References/ball"
      ),
      (
        "verify without a reference",
        [
          "verify", "@ball.yaml", "-j", "1", "--references", "@References", "--actual", "@actual",
        ], 1, "\n1 recipe, 0 frames and 0 numbers checked, 1 fails"
      ),
      ("sheet", ["sheet", "@ball.yaml", "-o", "@s.png", "--count", "3"], 0, "3 frames, in s.png"),
      (
        "strobe", ["strobe", "@ball.yaml", "-o", "@s.png", "--between", "0-0.3"], 0,
        "12 poses, in s.png"
      ),
      (
        "movie --print", ["movie", "@ball.yaml", "-o", "@b.gif", "--print"], 0,
        "flipbook render ball.yaml"
      ),
      ("list", ["list", "@"], 0, "0.5 s  40x60 pt  A ball falls"),
      ("schema", ["schema"], 0, "\"title\" : \"Flipbook recipe\""),
      ("doctor", ["doctor"], 0, "fonts-inter"),
      ("export", ["export", "@ball.yaml", "--frames", "3-4"], 0, "\"frames\":[{\"number\":3,"),
      (
        "export to a file", ["export", "@ball.yaml", "-o", "@s.json"], 0,
        "ball: 30 frames in s.json"
      ),
      (
        "export as SVG",
        ["export", "@ball.yaml", "-o", "@s.svg", "--from", "0.1s", "--to", "0.4s"],
        0, "ball: 18 frames, 3 layers,"
      ),
      (
        "export as Lottie", ["export", "@ball.yaml", "-o", "@s.lottie.json", "--strict"],
        0, "ball: 30 frames, 3 layers,"
      ),
      ("export to the output", ["export", "@ball.yaml", "--format", "svg"], 0, "<svg xmlns="),
      ("--help", ["--help"], 0, "USAGE: flipbook <subcommand>"),
      ("help", ["help", "render"], 0, "USAGE: flipbook render"),
      ("--version", ["--version"], 0, "flipbook \(FlipbookVersion.current)\n"),
    ] as [(String, [String], Int32, String)])
  func success(id: String, arguments: [String], status: Int32, output: String) async throws {
    let run = try await CommandRun(arguments, in: folder.path)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.output.contains(output), "\(run.output)")
  }

  @Test(
    "invalid input exits with 2 and an error message",
    arguments: [
      ("unknown key", ["render", "@broken.yaml"], "did you mean 'duration'?"),
      ("missing recipe", ["render", "@bal.yaml"], "did you mean 'ball.yaml'?"),
      ("folder as recipe", ["sheet", "@", "-o", "@s.png"], "folder"),
      ("frame out of range", ["render", "@ball.yaml", "--frames", "0-30"], "0 to 29"),
      (
        "time out of range", ["render", "@ball.yaml", "--at", "9s"],
        "9.0 s is outside the animation: its last frame is at 0.483 s"
      ),
      ("aspect ratio", ["render", "@ball.yaml", "--size", "50x50"], "50x75"),
      ("scale", ["render", "@ball.yaml", "--scale", "nan"], "scale of nan is out of range"),
      ("frame rate", ["render", "@ball.yaml", "--fps", "1000"], "1000 fps"),
      ("unknown parameter", ["render", "@ball.yaml", "--set", "a=b"], "'a'"),
      ("folder without shards", ["merge", "@empty"], "no shards in empty"),
      ("missing shards", ["merge", "@nowhere"], "cannot read the folder nowhere"),
      ("missing image", ["compare", "@a.png", "@nowhere"], "cannot read nowhere"),
      ("folder without frames", ["compare", "@", "@empty"], "empty"),
      ("recipe as image", ["compare", "@a.png", "@ball.yaml"], "PNG"),
      ("image and folder", ["compare", "@a.png", "@"], "a.png"),
      ("nothing to approve", ["approve", "--actual", "@actual"], "actual"),
      ("no recipes to verify", ["verify", "@empty"], "no recipes in empty"),
      ("scale of a reference", ["record", "@ball.yaml", "--scale", "0"], "scale of 0.0"),
      ("missing folder", ["list", "@nowhere"], "No such file or directory"),
      ("missing movie input", ["movie", "@nowhere", "-o", "@a.gif"], "nowhere"),
      ("missing manifest", ["movie", "@empty", "-o", "@a.gif"], "cannot read empty/manifest.json"),
      ("rate of a GIF", ["movie", "@ball.yaml", "-o", "@a.gif", "--fps", "60"], "50"),
      ("movie too large", ["movie", "@ball.yaml", "-o", "@a.gif", "--max-size", "9"], "9 bytes"),
      ("loops of a video", ["movie", "@ball.yaml", "-o", "@a.mp4", "--loop", "2"], "<video loop>"),
      ("transparent GIF", ["movie", "@ball.yaml", "-o", "@a.gif", "--transparent"], ".apng"),
      ("tool of a format", ["movie", "@ball.yaml", "-o", "@a.mp4", "--tool", "gifsicle"], "MP4"),
      ("padding", ["movie", "@ball.yaml", "-o", "@a.gif", "--padding=-1"], "0 to 1000 points"),
      ("width", ["movie", "@ball.yaml", "-o", "@a.gif", "--width", "1"], "is out of range"),
      (
        "time of a poster",
        ["movie", "@ball.yaml", "-o", "@a.gif", "--poster", "@p.png", "--poster-at", "9s"], "9.0 s"
      ),
      (
        "missing folder of a movie", ["movie", "@ball.yaml", "-o", "@none/a.gif"],
        "cannot write none/a.gif: No such file or directory"
      ),
      (
        "unknown item", ["graph", "@ball.yaml", "-o", "@g.png", "--items", "bal"],
        "did you mean 'ball'?"
      ),
      ("small graph", ["graph", "@ball.yaml", "-o", "@g.png", "--size", "60x40"], "60x40 px"),
      ("constant", ["graph", "@ball.yaml", "-o", "@g.png", "--properties", "alpha"], "alpha"),
      (
        "scale of a graph", ["graph", "@ball.yaml", "-o", "@g.png", "--scale", "0"],
        "scale of 0.0 is out of range"
      ),
      ("missing recipe to export", ["export", "@bal.yaml"], "did you mean 'ball.yaml'?"),
      ("frame to export", ["export", "@ball.yaml", "--frames", "30"], "0 to 29"),
      (
        "time to export",
        ["export", "@ball.yaml", "-o", "@s.svg", "--from", "0.3s", "--to", "0.1s"],
        "expected an end after the start"
      ),
      ("rate to export", ["export", "@ball.yaml", "-o", "@s.svg", "--fps", "1000"], "1000 fps"),
      ("broken recipe to measure", ["benchmark", "@broken.yaml"], "did you mean 'duration'?"),
      ("frame to measure", ["benchmark", "@ball.yaml", "--frames", "30"], "0 to 29"),
      ("time of a pose", ["strobe", "@ball.yaml", "-o", "@s.png", "--at", "9s"], "9.0 s"),
      ("frames of a sheet", ["sheet", "@ball.yaml", "-o", "@s.png", "--count", "0"], "1 to 200"),
    ] as [(String, [String], String)])
  func invalidInput(id: String, arguments: [String], error: String) async throws {
    try await expectFailure(arguments, status: 2, error: error)
  }

  @Test(
    "files that cannot be written exit with 3 and an error message",
    arguments: [
      ("movie", ["movie", "@ball.yaml", "-o", "@file/a.gif"], "file/"),
      ("graph", ["graph", "@ball.yaml", "-o", "@file/g.png"], "Not a directory"),
      ("export", ["export", "@ball.yaml", "-o", "@file/s.json"], "Not a directory"),
      ("export as SVG", ["export", "@ball.yaml", "-o", "@file/s.svg"], "Not a directory"),
      ("folder below a file", ["render", "@ball.yaml", "-o", "@file/out"], "file"),
      ("file as folder", ["render", "@ball.yaml", "-o", "@file"], "file"),
      ("trace", ["trace", "@ball.yaml", "-o", "@file/t.csv"], "Not a directory"),
      ("sheet", ["sheet", "@ball.yaml", "-o", "@file/s.png"], "file"),
      ("benchmark results", ["benchmark", "@ball.yaml", "-o", "@none/x.json"], "none"),
    ] as [(String, [String], String)])
  func environment(id: String, arguments: [String], error: String) async throws {
    try await expectFailure(arguments, status: 3, error: error)
  }

  @Test(
    "invalid usage exits with 64 and an error message",
    arguments: [
      (
        "unknown verb", ["draw"],
        "unknown verb 'draw': expected one of new, render, run, merge, check,"
      ),
      ("misspelled verb", ["graf", "@ball.yaml"], "unknown verb 'graf': did you mean 'graph'?"),
      (
        "two reports on the standard output", ["verify", "@ball.yaml", "--junit", "-", "--json"],
        "'--junit -' and '--json' both write to the standard output"
      ),
      (
        "two reports of a comparison",
        ["compare", "@a.png", "@b.png", "--junit", "-", "--json"],
        "'--junit -' and '--json' both write to the standard output"
      ),
      (
        "frames of motion", ["export", "@ball.yaml", "-o", "@b.svg", "--frames", "0-2"],
        "--frames selects the frames of a scene"
      ),
      (
        "range of a scene", ["export", "@ball.yaml", "-o", "@b.json", "--from", "0.1s"],
        "a scene has no --from"
      ),
      ("report without a file", ["export", "@ball.yaml", "--json"], "set -o"),
      ("--format", ["export", "@ball.yaml", "--format", "gif"], "expected scene, svg, lottie"),
      (
        "export without a format", ["export", "@ball.yaml", "-o", "@b.lottie"],
        "selects no format: name the file .svg, .lottie.json or .json, or set --format"
      ),
      (
        "render to a file", ["render", "@ball.yaml", "--at", "0", "-o", "@b.png"],
        "-o names a folder, not the file"
      ),
      ("render to a movie", ["render", "@ball.yaml", "-o", "@b.gif"], "run 'flipbook movie'"),
      (
        "two recipes in place of one", ["sheet", "@ball.yaml", "@long.yaml", "-o", "@s.png"],
        "long.yaml' is another one"
      ),
      (
        "an unknown option with a value",
        ["movie", "@ball.yaml", "-o", "@b.gif", "--shard", "1/2"],
        "'1/2' is another one, or the value of an option that this verb lacks"
      ),
      (
        "two topics", ["help", "views", "animator"], "expected one topic: 'animator' is another one"
      ),
      ("render without a recipe", ["render"], "Missing expected argument '<recipes> ...'"),
      ("misspelled flag", ["render", "@ball.yaml", "--fsp", "30"], "Did you mean '--fps'?"),
      (
        "--fps", ["render", "@ball.yaml", "--fps", "fast"],
        "invalid value 'fast' for '--fps <rate>': expected a frame rate, for example 50,"
      ),
      (
        "--frames", ["render", "@ball.yaml", "--frames", "9-5"],
        "expected frames and ranges, for example 3,7,10-20,40- or 0-59x10"
      ),
      (
        "--at", ["render", "@ball.yaml", "--at", "12:00"],
        "expected times and ranges, for example 0.5s,250ms,end"
      ),
      (
        "--size", ["render", "@ball.yaml", "--size", "3"],
        "invalid value '3' for '--size <WxH>': expected WIDTHxHEIGHT, for example 390x844"
      ),
      ("--shard", ["render", "@ball.yaml", "--shard", "a/b"], "expected NUMBER/COUNT"),
      ("shard 0/0", ["render", "@ball.yaml", "--shard", "0/0"], "invalid value '0/0'"),
      ("shard 9/8", ["render", "@ball.yaml", "--shard", "9/8"], "invalid value '9/8'"),
      (
        "--compression", ["render", "@ball.yaml", "--compression", "9"],
        "invalid value '9' for '--compression <compression>': expected one of 'fast'"
      ),
      ("merge without -o", ["merge", "@a", "@b"], "-o is required to merge several folders"),
      (
        "a scale that is no number", ["render", "@ball.yaml", "--scale", "abc"],
        "invalid value 'abc' for '--scale <N>': expected a number\n"
      ),
      ("merge without folders", ["merge"], "Missing expected argument '<folders> ...'"),
      ("--set", ["render", "@ball.yaml", "--set", "a"], "expected NAME=VALUE"),
      ("--pattern", ["render", "@ball.yaml", "--pattern", "a/%d"], "expected a pattern"),
      (
        "--overlay", ["render", "@ball.yaml", "--overlay", "paths,velocity"],
        "did you mean 'velocities'?"
      ),
      ("--progress", ["render", "@ball.yaml", "--progress", "loud"], "invalid value 'loud'"),
      (
        "--scale and --size", ["render", "@ball.yaml", "--scale", "1", "--size", "40x60"],
        "--scale and --size exclude each other"
      ),
      (
        "--at and --frames", ["render", "@ball.yaml", "--at", "end", "--frames", "1"],
        "--frames and --at exclude each other"
      ),
      ("trace -o", ["trace", "@ball.yaml", "-o", "@t.txt"], "ends with .csv or .json"),
      ("graph -o", ["graph", "@ball.yaml", "-o", "@g.jpg"], "ends with .png"),
      (
        "--properties",
        ["graph", "@ball.yaml", "-o", "@g.png", "--properties", "center,opacty,alpa"], "'opacty'"
      ),
      ("graph --size", ["graph", "@ball.yaml", "-o", "@g.png", "--size", "big"], "WIDTHxHEIGHT"),
      (
        "--every", ["record", "@ball.yaml", "--every", "0"], "expected a whole number of 1 or more"
      ),
      ("--color", ["compare", "@a", "@b", "--color=-1"], "expected a number of 0 or more"),
      ("--pixels", ["compare", "@a", "@b", "--pixels=-1"], "expected a number of 0 or more"),
      ("--share", ["compare", "@a", "@b", "--share", "2"], "expected a fraction from 0 to 1"),
      ("--density", ["compare", "@a", "@b", "--density", "x"], "expected a fraction from 0 to 1"),
      ("--ignore", ["compare", "@a", "@b", "--ignore", "1,2"], "expected X,Y,WIDTH,HEIGHT"),
      ("compare -j", ["compare", "@a", "@b", "-j", "0"], "expected a whole number from 1 to 64"),
      (
        "render -j", ["render", "@ball.yaml", "-j", "1000"],
        "invalid value '1000' for '-j <N>': expected a whole number from 1 to 64"
      ),
      ("movie -j", ["movie", "@ball.yaml", "-o", "@a.gif", "-j", "65"], "from 1 to 64"),
      ("number of jobs to measure", ["benchmark", "@ball.yaml", "-j", "1,0"], "from 1 to 64"),
      ("benchmark without a recipe", ["benchmark"], "Missing expected argument '<recipes> ...'"),
      ("--runs", ["benchmark", "@ball.yaml", "--runs", "0"], "a whole number from 1 to 1000"),
      ("benchmark -j", ["benchmark", "@ball.yaml", "-j", "1,x"], "a whole number from 1 to 64"),
      ("repeated jobs", ["benchmark", "@ball.yaml", "-j", "2,1,2"], "different numbers of jobs"),
      ("--against", ["benchmark", "@ball.yaml", "--against", " "], "expected a program"),
      ("sheet -o", ["sheet", "@ball.yaml", "-o", "@s.gif"], "ends with .png"),
      ("strobe -o", ["strobe", "@ball.yaml", "-o", "@s.gif"], "ends with .png"),
      ("--between", ["strobe", "@ball.yaml", "-o", "@s.png", "--between", "3-1"], "START-END"),
      ("sheet --at", ["sheet", "@ball.yaml", "-o", "@s.png", "--at", "1m"], "expected times"),
      (
        "movie -o", ["movie", "@ball", "-o", "@a.mov"],
        "one of .gif, .apng, .webp, .mp4, .webm"
      ),
      (
        "movie without input", ["movie", "-o", "@a.gif"], "expected a recipe or a folder of frames"
      ),
      (
        "one side", ["movie", "@ball.yaml", "-o", "@a.gif", "--side-by-side", "a=1"],
        "--side-by-side expects two recipes, or two settings"
      ),
      (
        "sides without settings",
        ["movie", "@ball.yaml", "-o", "@a.gif", "--side-by-side", "a", "b"], "expects settings"
      ),
      (
        "--width and --scale",
        ["movie", "@ball.yaml", "-o", "@a.gif", "--width", "9", "--scale", "1"],
        "--width and --scale exclude each other"
      ),
      (
        "--max-size", ["movie", "@ball.yaml", "-o", "@a.gif", "--max-size", "big"],
        "expected a size in bytes"
      ),
      (
        "--background", ["movie", "@ball.yaml", "-o", "@a.gif", "--background", "wite"],
        "did you mean 'white'?"
      ),
      ("--tool", ["movie", "@ball.yaml", "-o", "@a.gif", "--tool", "gimp"], "one of ffmpeg"),
      ("--poster", ["movie", "@ball.yaml", "-o", "@a.gif", "--poster", "@p.jpg"], "with .png"),
      (
        "--poster-at", ["movie", "@ball.yaml", "-o", "@a.gif", "--poster-at", "12:00"],
        "expected a time"
      ),
      ("--chroma", ["movie", "@ball.yaml", "-o", "@a.mp4", "--chroma", "422"], "'422'"),
    ] as [(String, [String], String)])
  func invalidUsage(id: String, arguments: [String], error: String) async throws {
    try await expectFailure(arguments, status: 64, error: error)
  }

  /// Runs a command line that fails without output.
  private func expectFailure(_ arguments: [String], status: Int32, error: String) async throws {
    let run = try await CommandRun(arguments, in: folder.path)
    #expect(run.status == status, "\(run.errors)")
    #expect(run.errors.contains(error), "\(run.errors)")
    // A movie reports its progress first; a diagnostic starts with its file.
    #expect(
      run.errors.split(separator: "\n").contains {
        $0.hasPrefix("flipbook: error: ") || $0.contains(": error: ")
      }, "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test(
    "record and approve write nothing in continuous integration",
    arguments: [
      ["record", "@ball.yaml", "--references", "@References"], ["approve", "--actual", "@actual"],
    ])
  func continuousIntegration(arguments: [String]) async throws {
    let run = try await CommandRun(arguments, in: folder.path, environment: ["CI": "true"])
    #expect(run.status == 3)
    #expect(run.errors.contains("continuous integration"))
    #expect(run.errors.contains("FLIPBOOK_RECORD=all"))
    #expect(run.errors.contains("flipbook \(arguments[0])"))
  }

  @Test("record writes references in continuous integration with FLIPBOOK_RECORD=all")
  func recordingInCI() async throws {
    let run = try await CommandRun(
      ["record", "@ball.yaml", "--references", "@References"], in: folder.path,
      environment: ["CI": "true", "FLIPBOOK_RECORD": "all"])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test("verify runs in continuous integration, and reports a missing reference")
  func verifyInCI() async throws {
    let run = try await CommandRun(
      ["verify", "@ball.yaml", "--references", "@References", "--actual", "@actual"],
      in: folder.path, environment: ["CI": "true"])
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix(
        "ball: has no reference\n  There is no folder of references References."))
    #expect(try !folder.names(in: "").contains("actual"))
  }

  @Test("--json prints an error on the standard output too") func jsonError() async throws {
    let run = try await CommandRun(["render", "@broken.yaml", "--json"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output.contains("\"exitCode\" : 2"))
    #expect(run.output.contains("unknown-key"))
  }

  @Test("lint exits with 2 and marks every error with a caret") func lint() async throws {
    try folder.write(
      """
      flipbook: 1
      duration: -1s
      stage: { device: iPhone 5x, backgroundd: white }
      views:
        ball: { frame: [0, 0, wide, 10], alpha: 7 }
      """, to: "five.yaml")
    let run = try await CommandRun(["lint", "@five.yaml"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output.contains("5 errors"))
    #expect(run.output.matches(of: /(?m)^ +\| +\^~*$/).count == 5)
    #expect(run.errors.isEmpty)
  }
}
