import Foundation
import Testing

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

  @Test(arguments: [
    ("render", ["render", "ball.yaml"], 0, "in Output/ball"),
    (
      "overlays",
      ["render", "ball.yaml", "--overlay", "paths,contacts", "--overlay", "boundaries"], 0,
      "in Output/ball"
    ),
    (
      "a shard", ["render", "ball.yaml", "--shard", "2/3", "--link", "--compression", "small"], 0,
      "ball: frames 10 to 19, 40x60 px, in Output/ball, shard 2/3"
    ),
    ("lint", ["lint", "ball.yaml", "long.yaml"], 0, "long.yaml: no errors"),
    ("trace", ["trace", "ball.yaml"], 0, "tick,time (s),item"),
    ("trace to a file", ["trace", "ball.yaml", "-o", "t.json"], 0, "30 rows in t.json"),
    (
      "graph",
      ["graph", "ball.yaml", "-o", "g.png", "--items", "ball", "--properties", "center,speed"],
      0, "ball: center.x, center.y, speed of ball, in g.png"
    ),
    (
      "a graph's size", ["graph", "ball.yaml", "-o", "g.png", "--size", "600x400", "--scale", "1"],
      0,
      "ball: center.y of ball, in g.png"
    ),
    (
      "compare", ["compare", "a.png", "a.png", "--pixels", "1"], 0,
      "a.png and a.png are the same: 1x1 px\n  tolerance: up to 1 pixel may differ"
    ),
    (
      "compare what differs", ["compare", "a.png", "b.png"], 1,
      "a.png and b.png differ: 1x1 px\n  1 pixel (100%)"
    ),
    (
      "record", ["record", "ball.yaml", "--references", "References"], 0,
      "30 frames, 2 pictures, 240 numbers, in References/ball"
    ),
    (
      "verify without a reference", ["verify", "ball.yaml", "-j", "1"], 1,
      "flipbook approve ball\n1 recipe, 0 frames and 0 numbers checked, 1 fails"
    ),
    (
      "a report", ["compare", "a.png", "b.png", "--report", "report.html"], 1, "1 pixel (100%)"
    ),
    ("sheet", ["sheet", "ball.yaml", "-o", "s.png", "--count", "3"], 0, "3 frames, in s.png"),
    (
      "strobe", ["strobe", "ball.yaml", "-o", "s.png", "--between", "0-0.3"], 0,
      "12 poses, in s.png"
    ),
    ("print", ["movie", "ball.yaml", "-o", "b.gif", "--print"], 0, "flipbook render ball.yaml"),
    ("list", ["list", "."], 0, "0.5 s  40x60 pt  A ball falls"),
    ("schema", ["schema"], 0, "\"title\" : \"Flipbook recipe\""),
    ("doctor", ["doctor"], 0, "fonts-inter"),
    ("export", ["export", "ball.yaml", "--frames", "3-4"], 0, "\"frames\":[{\"number\":3,"),
    (
      "export to a file", ["export", "ball.yaml", "-o", "s.json"], 0, "ball: 30 frames in s.json"
    ),
    (
      "benchmark", ["benchmark", "ball.yaml", "--runs", "1", "-j", "1"], 0,
      "ball: 30 frames, 40x60 px, one run"
    ),
    ("help", ["--help"], 0, "USAGE: flipbook <subcommand>"),
  ])
  func `what works exits with 0 and tells on the standard output`(
    id: String, arguments: [String], status: Int32, output: String
  ) throws {
    let outcome = try BuiltCommand.run(arguments, in: folder.path)
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.output.contains(output))
  }

  @Test(arguments: [
    ("unknown key", ["render", "broken.yaml"], 2, "did you mean 'duration'?"),
    ("no recipe there", ["render", "bal.yaml"], 2, "did you mean 'ball.yaml'?"),
    ("folder", ["render", "."], 2, "the path is a folder"),
    ("no frame", ["render", "ball.yaml", "--frames", "0-30"], 2, "the frames are 0 to 29"),
    ("no moment", ["render", "ball.yaml", "--at", "9s"], 2, "9.0 s lies outside"),
    ("proportion", ["render", "ball.yaml", "--size", "50x50"], 2, "choose 50x75"),
    ("scale", ["render", "ball.yaml", "--scale", "nan"], 2, "a scale of nan is out of range"),
    ("rate", ["render", "ball.yaml", "--fps", "1000"], 2, "1000/1 frames a second"),
    ("jobs", ["render", "ball.yaml", "-j", "0"], 2, "choose 1 to 64"),
    ("unknown parameter", ["render", "ball.yaml", "--set", "a=b"], 2, "'a'"),
    ("nothing to merge", ["merge", "empty"], 2, "there are no shards in empty"),
    ("no folder to merge", ["merge", "nowhere"], 2, "cannot read the folder nowhere"),
    ("nothing to compare", ["compare", "a.png", "nowhere"], 2, "cannot read nowhere"),
    ("no frames there", ["compare", ".", "empty"], 2, "empty has no frames"),
    ("no picture", ["compare", "a.png", "ball.yaml"], 2, "neither a PNG nor a GIF"),
    ("a picture and a folder", ["compare", "a.png", "."], 2, "Name two of a kind"),
    ("nothing to approve", ["approve"], 2, "nothing in Output/actual to approve"),
    ("nothing to verify", ["verify", "nowhere.yaml"], 2, "file not found"),
    ("no recipes to verify", ["verify", "empty"], 2, "there are no recipes in empty"),
    ("a reference's scale", ["record", "ball.yaml", "--scale", "0"], 2, "a scale of 0.0"),
    ("no folder", ["list", "nowhere"], 2, "No such file or directory"),
    ("nothing to show", ["movie", "nowhere", "-o", "a.gif"], 2, "file not found"),
    ("no manifest", ["movie", "empty", "-o", "a.gif"], 2, "cannot read empty/manifest.json"),
    ("too fast", ["movie", "ball.yaml", "-o", "a.gif", "--fps", "60"], 2, "choose --fps 50"),
    (
      "too large", ["movie", "ball.yaml", "-o", "a.gif", "--max-size", "9"], 2,
      "does not fit into 9 bytes"
    ),
    ("loops", ["movie", "ball.yaml", "-o", "a.mp4", "--loop", "2"], 2, "<video loop>"),
    ("transparent", ["movie", "ball.yaml", "-o", "a.gif", "--transparent"], 2, "make an .apng"),
    (
      "tool", ["movie", "ball.yaml", "-o", "a.mp4", "--tool", "gifsicle"], 2,
      "gifsicle makes no MP4"
    ),
    ("padding", ["movie", "ball.yaml", "-o", "a.gif", "--padding=-1"], 2, "from 0 to 1000 points"),
    ("width", ["movie", "ball.yaml", "-o", "a.gif", "--width", "1"], 2, "is out of range"),
    (
      "no poster", ["movie", "ball.yaml", "-o", "a.gif", "--poster", "p.png", "--poster-at", "9s"],
      2, "9.0 s lies outside"
    ),
    ("movie below a file", ["movie", "ball.yaml", "-o", "file/a.gif"], 3, "choose another path"),
    ("movie nowhere", ["movie", "ball.yaml", "-o", "none/a.gif"], 2, "No such file or directory"),
    (
      "no item", ["graph", "ball.yaml", "-o", "g.png", "--items", "bal"], 2,
      "no item is called 'bal': did you mean 'ball'?"
    ),
    (
      "no room", ["graph", "ball.yaml", "-o", "g.png", "--size", "60x40"], 2,
      "60x40 px have no room for the graph: choose"
    ),
    (
      "no change", ["graph", "ball.yaml", "-o", "g.png", "--properties", "alpha"], 2,
      "no item changes its alpha: name items to plot them all the same, of ball."
    ),
    (
      "a graph's scale", ["graph", "ball.yaml", "-o", "g.png", "--scale", "0", "--size", "9x9"], 2,
      "a scale of 0.0 is out of range"
    ),
    ("graph below a file", ["graph", "ball.yaml", "-o", "file/g.png"], 3, "Not a directory"),
    ("nothing to export", ["export", "bal.yaml"], 2, "did you mean 'ball.yaml'?"),
    ("no frame to export", ["export", "ball.yaml", "--frames", "30"], 2, "the frames are 0 to 29"),
    ("export below a file", ["export", "ball.yaml", "-o", "file/s.json"], 3, "Not a directory"),
    ("nothing to measure", ["benchmark", "broken.yaml"], 2, "did you mean 'duration'?"),
    ("no frame to measure", ["benchmark", "ball.yaml", "--frames", "30"], 2, "are 0 to 29"),
    ("jobs to measure", ["benchmark", "ball.yaml", "-j", "1,0"], 2, "choose 1 to 64"),
    ("below a file", ["render", "ball.yaml", "-o", "file/out"], 3, "choose another path"),
    ("file", ["render", "ball.yaml", "-o", "file"], 3, "choose another path"),
    ("trace below a file", ["trace", "ball.yaml", "-o", "file/t.csv"], 3, "Not a directory"),
    (
      "a report into no folder", ["compare", "a.png", "b.png", "--report", "nowhere/r.html"], 3,
      "cannot write nowhere/r.html: there is no folder nowhere/. Make it, or name another file."
    ),
    ("a report below a file", ["verify", ".", "--report", "file/r.html"], 3, "Not a directory"),
    ("no verb", ["draw"], 64, "no verb is called 'draw': choose among render, merge, lint,"),
    (
      "nearly a verb", ["graf", "ball.yaml"], 64, "no verb is called 'graf': did you mean 'graph'?"
    ),
    ("no recipe", ["render"], 64, "Missing expected argument '<recipes> ...'"),
    ("no option", ["render", "ball.yaml", "--fsp", "30"], 64, "Did you mean '--fps'?"),
    ("no rate", ["render", "ball.yaml", "--fps", "fast"], 64, "'fast' is invalid"),
    ("no frames", ["render", "ball.yaml", "--frames", "a-b"], 64, "write 0-59"),
    ("no moments", ["render", "ball.yaml", "--at", "noon"], 64, "write some such as 0.5s"),
    ("no size", ["render", "ball.yaml", "--size", "big"], 64, "write one such as 640x1136"),
    ("no shard", ["render", "ball.yaml", "--shard", "a/b"], 64, "write one such as 2/8"),
    ("a shard of none", ["render", "ball.yaml", "--shard", "0/0"], 64, "'0/0' is no shard"),
    ("a shard too many", ["render", "ball.yaml", "--shard", "9/8"], 64, "'9/8' is no shard"),
    ("no compression", ["render", "ball.yaml", "--compression", "9"], 64, "'9' is invalid"),
    ("nothing to merge into", ["merge", "a", "b"], 64, "of several folders with -o"),
    ("nothing named to merge", ["merge"], 64, "Missing expected argument '<folders> ...'"),
    ("no setting", ["render", "ball.yaml", "--set", "a"], 64, "'a' is invalid"),
    ("no pattern", ["render", "ball.yaml", "--pattern", "a/%d"], 64, "'a/%d' is invalid"),
    (
      "no overlay", ["render", "ball.yaml", "--overlay", "paths,velocity"], 64,
      "no overlay is called 'velocity': did you mean 'velocities'?"
    ),
    ("no progress", ["render", "ball.yaml", "--progress", "loud"], 64, "'loud' is invalid"),
    (
      "both sizes", ["render", "ball.yaml", "--scale", "1", "--size", "40x60"], 64,
      "--scale and --size exclude each other"
    ),
    (
      "both selections", ["render", "ball.yaml", "--at", "end", "--frames", "1"], 64,
      "--frames and --at exclude each other"
    ),
    ("no trace", ["trace", "ball.yaml", "-o", "t.txt"], 64, "neither with .csv nor with .json"),
    ("no graph", ["graph", "ball.yaml", "-o", "g.jpg"], 64, "does not end with .png"),
    (
      "no property", ["graph", "ball.yaml", "-o", "g.png", "--properties", "center,opacty,alpa"],
      64,
      "no property is called 'opacty': choose among center.x"
    ),
    (
      "no graph's size", ["graph", "ball.yaml", "-o", "g.png", "--size", "big"], 64,
      "write one such as 1600x900"
    ),
    ("no step", ["record", "ball.yaml", "--every", "0"], 64, "each 0th frame is none"),
    ("no distance", ["compare", "a", "b", "--color=-1"], 64, "-1.0 is no distance of colours"),
    ("no count", ["compare", "a", "b", "--pixels=-1"], 64, "-1 pixels cannot be"),
    ("no share", ["compare", "a", "b", "--share", "2"], 64, "'2' is no share"),
    ("no density", ["compare", "a", "b", "--density", "x"], 64, "'x' is no share"),
    ("no region", ["compare", "a", "b", "--ignore", "1,2"], 64, "'1,2' is no region"),
    ("no jobs", ["compare", "a", "b", "-j", "0"], 64, "0 jobs compare nothing"),
    ("no recipe to measure", ["benchmark"], 64, "Missing expected argument '<recipes> ...'"),
    ("no runs", ["benchmark", "ball.yaml", "--runs", "0"], 64, "0 runs measure nothing"),
    ("no jobs to measure", ["benchmark", "ball.yaml", "-j", "1,x"], 64, "write 2, or 1,2"),
    ("jobs to measure twice", ["benchmark", "ball.yaml", "-j", "2,1,2"], 64, "twice"),
    ("no folder for numbers", ["benchmark", "ball.yaml", "-o", "none/x.json"], 3, "none"),
    ("no rival", ["benchmark", "ball.yaml", "--against", " "], 64, "names no program"),
    ("no sheet", ["sheet", "ball.yaml", "-o", "s.gif"], 64, "does not end with .png"),
    ("no strobe", ["strobe", "ball.yaml", "-o", "s.gif"], 64, "does not end with .png"),
    (
      "no span", ["strobe", "ball.yaml", "-o", "s.png", "--between", "3-1"], 64, "write one such as"
    ),
    (
      "no moment of a sheet", ["sheet", "ball.yaml", "-o", "s.png", "--at", "x"], 64,
      "'x' are no moments"
    ),
    ("a late pose", ["strobe", "ball.yaml", "-o", "s.png", "--at", "9s"], 2, "9.0 s lies outside"),
    (
      "a sheet's count", ["sheet", "ball.yaml", "-o", "s.png", "--count", "0"], 2,
      "from 1 to 200 frames"
    ),
    ("a sheet below a file", ["sheet", "ball.yaml", "-o", "file/s.png"], 3, "choose another path"),
    ("no movie", ["movie", "ball", "-o", "a.mov"], 64, "none of .gif, .apng, .webp, .mp4, .webm"),
    ("nothing named", ["movie", "-o", "a.gif"], 64, "Name a recipe, or a folder"),
    (
      "one side", ["movie", "ball.yaml", "-o", "a.gif", "--side-by-side", "a=1"], 64,
      "two recipes, or two settings"
    ),
    (
      "no side", ["movie", "ball.yaml", "-o", "a.gif", "--side-by-side", "a", "b"], 64,
      "takes settings"
    ),
    (
      "both movie sizes", ["movie", "ball.yaml", "-o", "a.gif", "--width", "9", "--scale", "1"], 64,
      "exclude each other"
    ),
    (
      "no file size", ["movie", "ball.yaml", "-o", "a.gif", "--max-size", "big"], 64,
      "'big' is invalid"
    ),
    (
      "no colour", ["movie", "ball.yaml", "-o", "a.gif", "--background", "wite"], 64,
      "did you mean 'white'?"
    ),
    (
      "no tool", ["movie", "ball.yaml", "-o", "a.gif", "--tool", "gimp"], 64,
      "'gimp' is none of ffmpeg"
    ),
    (
      "no poster's name", ["movie", "ball.yaml", "-o", "a.gif", "--poster", "p.jpg"], 64,
      "does not end with .png"
    ),
    (
      "no poster's moment", ["movie", "ball.yaml", "-o", "a.gif", "--poster-at", "noon"], 64,
      "'noon' is no moment"
    ),
    (
      "no chroma", ["movie", "ball.yaml", "-o", "a.mp4", "--chroma", "422"], 64, "'422' is invalid"
    ),
  ])
  func `what does not work exits with its code and tells on the standard error`(
    id: String, arguments: [String], status: Int32, error: String
  ) throws {
    let outcome = try BuiltCommand.run(arguments, in: folder.path)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(error), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Output"))
  }

  @Test(arguments: [["record", "ball.yaml"], ["approve"]])
  func `in CI nothing is recorded unless it is asked for`(arguments: [String]) throws {
    let outcome = try BuiltCommand.run(arguments, in: folder.path, environment: ["CI": "true"])
    #expect(outcome.status == 3)
    #expect(
      outcome.errors == """
        flipbook: error: references are not written in continuous integration, where CI is set: run \
        'flipbook \(arguments[0])' on a machine of your own and commit what it writes, or set \
        FLIPBOOK_RECORD=all.

        """)
    let asked = try BuiltCommand.run(
      ["record", "ball.yaml"], in: folder.path,
      environment: ["CI": "true", "FLIPBOOK_RECORD": "all"])
    #expect(asked.status == 0, "\(asked.errors)")
  }

  @Test func `verifying needs no permission in CI, and tells what is not there`() throws {
    let outcome = try BuiltCommand.run(
      ["verify", "ball.yaml"], in: folder.path, environment: ["CI": "true"])
    #expect(outcome.status == 1)
    #expect(outcome.output.hasPrefix("ball: has no reference\n  There is no reference in"))
  }

  @Test func `with --json an error stands on the standard output too`() throws {
    let outcome = try BuiltCommand.run(["render", "broken.yaml", "--json"], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("\"exitCode\" : 2"))
    #expect(outcome.output.contains("unknown-key"))
  }

  @Test func `an output that takes nothing is told`() throws {
    let outcome = try BuiltCommand.run(
      "/bin/sh", ["-c", "\"$0\" trace ball.yaml > /dev/full", BuiltCommand.path], in: folder.path)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("cannot write to the standard output"))
    #expect(!outcome.errors.contains("Error Domain"))
  }

  @Test func `lint exits with 2 and tells every mistake with its caret`() throws {
    try folder.write(
      """
      flipbook: 1
      duration: -1s
      stage: { device: iPhone 5x, backgroundd: white }
      views:
        ball: { frame: [0, 0, wide, 10], alpha: 7 }
      """, to: "five.yaml")
    let outcome = try BuiltCommand.run(["lint", "five.yaml"], in: folder.path)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("5 errors"))
    #expect(outcome.output.matches(of: /(?m)^ +\| +\^~*$/).count == 5)
    #expect(outcome.errors.isEmpty)
  }
}
