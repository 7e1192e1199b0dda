import Flipbook
import FlipbookTestSupport
import Foundation
import Imaging
import Testing

@testable import FlipbookCommands

/// The JSON of every verb, compared with the schemas by Debian's python3-jsonschema.
@MainActor
@Suite struct OutputSchemaTests {
  private static let program = """
    import json, sys
    from jsonschema import Draft202012Validator
    schema, *documents = [json.load(open(path)) for path in sys.argv[1:]]
    Draft202012Validator.check_schema(schema)
    for document in documents:
      for error in Draft202012Validator(schema).iter_errors(document):
        print("/".join(map(str, error.absolute_path)), error.message)
    """
  private let fixture: ReferenceFixture
  private var folder: TemporaryFolder { fixture.folder }

  init() throws {
    fixture = try ReferenceFixture([
      "ball": ballRecipe,
      "bad": ballRecipe + "\nexpect:\n  - { item: ball, inside: [0, 0, 40, 20] }\n",
      "broken": ballRecipe.replacing("frame:", with: "framee:"),
    ])
    _ = try folder.write(
      ballRecipe.replacing("\nviews:", with: "\nparams: { unused: 1 }\nviews:"), to: "warning.yaml")
    _ = try folder.write(growingShadowRecipe, to: "shadow.yaml")
  }

  /// Returns the violations of a schema by what command lines print.
  private func violations(_ name: String, _ commands: [[String]]) async throws -> String {
    let schema = try await CommandRun(["schema", name], in: folder.path)
    #expect(schema.status == 0, "\(schema.errors)")
    var files = [try folder.write(schema.output, to: "schema.json")]
    for (number, command) in commands.enumerated() {
      let run = try await CommandRun(command, in: folder.path)
      #expect(run.output.hasPrefix("{"), "\(command): \(run.errors)")
      files.append(try folder.write(run.output, to: "output\(number).json"))
    }
    let outcome = try BuiltCommand.run(
      "/usr/bin/python3", ["-c", Self.program] + files, in: folder.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome.output
  }

  @Test(
    "what a verb prints as JSON matches its schema",
    arguments: [
      ("doctor", [["doctor", "--json"], ["doctor", "@warning.yaml", "--json"]]),
      (
        "lint",
        [["lint", "@recipes/broken.yaml", "@recipes/bad.yaml", "@warning.yaml", "--run", "--json"]]
      ),
      ("list", [["list", "@recipes", "--json"]]),
      (
        "curve",
        [
          ["curve", "easeIn", "--json"],
          ["curve", "{ mass: 1, stiffness: 9, damping: 1 }", "--json"],
        ]
      ),
      (
        "check",
        [
          ["check", "@recipes/ball.yaml", "--format", "json"],
          ["check", "@recipes", "--references", "@references", "--actual", "@actual", "--json"],
        ]
      ),
      ("error", [["render", "@nowhere.yaml", "--json"], ["list", "@nowhere", "--json"]]),
      ("trace", [["trace", "@recipes/ball.yaml", "--json"]]),
      (
        "export",
        [
          ["export", "@recipes/ball.yaml", "--frames", "0-2"],
          ["export", "@recipes/ball.yaml", "-o", "@ball.svg", "--json"],
          ["export", "@recipes/ball.yaml", "-o", "@ball.json", "--json"],
          ["export", "@shadow.yaml", "-o", "@shadow.lottie.json", "--json"],
        ]
      ),
      ("sheet", [["sheet", "@recipes/ball.yaml", "-o", "@sheet.png", "--json"]]),
      ("strobe", [["strobe", "@recipes/ball.yaml", "-o", "@strobe.png", "--json"]]),
      ("graph", [["graph", "@recipes/ball.yaml", "-o", "@graph.png", "--json"]]),
      (
        "movie",
        [
          ["movie", "@recipes/ball.yaml", "-o", "@ball.gif", "--poster", "@p.png", "--json"],
          ["movie", "@recipes/ball.yaml", "-o", "@ball.gif", "--print", "--json"],
        ]
      ),
    ])
  func outputs(name: String, commands: [[String]]) async throws {
    let violations = try await violations(name, commands)
    #expect(violations == "")
  }

  @Test("what render, merge and compare print as JSON matches their schemas") func frames()
    async throws
  {
    func render(_ name: String, _ flags: [String]) -> [String] {
      ["render", "@recipes/\(name).yaml", "-o", "@\(name)", "--progress", "none", "--json"] + flags
    }
    let renders = [
      render("bad", ["--timings"]), render("ball", ["--shard", "1/2"]),
      render("ball", ["--shard", "2/2"]),
    ]
    #expect(try await violations("render", renders) == "")
    #expect(try await violations("merge", [["merge", "@ball", "--json"]]) == "")
    _ = try folder.write(ballRecipe.replacing("orange", with: "red"), to: "recipes/bad.yaml")
    _ = try await CommandRun(render("bad", []), in: folder.path)
    #expect(
      try await violations(
        "compare",
        [["compare", "@ball", "@bad", "--json"], ["compare", "@ball", "@ball", "--json"]]) == "")
    let progress = try await CommandRun(
      [
        "render", "@recipes/ball.yaml", "-o", "@again", "--progress", "json", "--frames", "0",
      ], in: folder.path)
    let line = try folder.write(
      String(progress.errors.split(separator: "\n").last ?? ""), to: "line.json")
    let schema = try folder.write(
      try await CommandRun(["schema", "progress"], in: folder.path).output, to: "progress.json")
    let outcome = try BuiltCommand.run(
      "/usr/bin/python3", ["-c", Self.program, schema, line], in: folder.path)
    #expect(outcome.status == 0 && outcome.output == "", "\(outcome.errors)\(outcome.output)")
  }

  @Test("what record and verify print as JSON matches their schemas") func references() async throws
  {
    try FileManager.default.removeItem(atPath: folder.path("recipes/broken.yaml"))
    #expect(
      try await violations(
        "record", [["record", "@recipes", "--references", "@references", "--json"]]) == "")
    let verify = ["verify", "@recipes", "--references", "@references", "--actual", "@actual"]
    let good = try await violations(
      "verify", [verify + ["--json", "--pixels", "3", "--ignore", "0,0,4,4"]])
    #expect(good == "")
    try fixture.rewrite("ball", "orange", "red")
    _ = try folder.write("flipbook: 1\nduration: x\n", to: "recipes/broken.yaml")
    #expect(try await violations("verify", [verify + ["--format", "json"]]) == "")
  }

  @Test("every verb that prints JSON has a schema, and each schema has a version") func verbs()
    async throws
  {
    let names = FlipbookCommand.configuration.subcommands.compactMap { verb in
      let help = FlipbookCommand.helpMessage(for: verb)
      return help.contains("\n  --json ") ? verb.configuration.commandName : nil
    }
    let schemas = OutputSchema.all.map(\.name)
    #expect(Set(names).isSubset(of: schemas), "\(Set(names).subtracting(schemas))")
    #expect(Set(schemas).subtracting(names) == ["error", "progress"])
    for schema in OutputSchema.all where schema.name != "progress" {
      #expect(
        try JSONText.compact(schema).contains("\"formatVersion\":{\"const\":"), "\(schema.name)")
    }
    #expect(try await CommandRun(["schema", "nothing"], in: folder.path).status == 64)
    let recipe = try await CommandRun(["schema", "recipe"], in: folder.path)
    #expect(try await CommandRun(["schema"], in: folder.path) == recipe)
  }
}
