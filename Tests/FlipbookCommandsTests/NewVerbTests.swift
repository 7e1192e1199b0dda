import FlipbookTestSupport
import Foundation
import Testing

@testable import Flipbook
@testable import FlipbookCommands

@MainActor
@Suite struct NewVerbTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> CommandRun {
    try await CommandRun(arguments, in: folder.path)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }

  @Test("new writes a commented recipe without errors and warnings, which renders")
  func starter() async throws {
    let new = try await run("new", "@first-try")
    #expect(new.status == 0)
    #expect(
      new.output == """
        wrote first-try.yaml
        next: flipbook movie first-try.yaml -o first-try.gif
        help: flipbook help recipe

        """)
    #expect(try await run("lint", "@first-try.yaml").output == "first-try.yaml: no errors\n")
    let written = try text("first-try.yaml")
    #expect(written.contains("\ntitle: first try\n"))
    for key in ["params", "views", "animator", "on", "timeline"] {
      #expect(written.contains("flipbook help \(key)\n"))
      #expect(written.contains("\n\(key):\n"))
    }
    let render = try await run(
      "render", "@first-try.yaml", "-o", "@out", "--scale", "0.2", "--frames", "0-239x60",
      "--progress", "none")
    #expect(render.status == 0)
  }

  @Test("new never replaces a file") func exists() async throws {
    _ = try folder.write("mine", to: "a.yaml")
    let new = try await run("new", "@a.yaml")
    #expect(new.status == 2)
    #expect(
      new.errors
        == "flipbook: error: cannot write a.yaml: it exists already: choose another name\n")
    #expect(try text("a.yaml") == "mine")
  }

  @Test(
    "new --from copies a recipe with another title",
    arguments: [
      ("flipbook: 1\ntitle: Old\nduration: 1s\n", "flipbook: 1\ntitle: my ball\nduration: 1s\n"),
      ("flipbook: 1\nduration: 1s\n", "flipbook: 1\ntitle: my ball\nduration: 1s\n"),
      (
        "flipbook: 1\ntitle: >\n  Two\n  lines\nduration: 1s\n",
        "flipbook: 1\ntitle: my ball\nduration: 1s\n"
      ),
    ])
  func copies(original: String, copy: String) async throws {
    _ = try folder.write(original, to: "old.yaml")
    let new = try await run("new", "@my-ball", "--from", "@old.yaml")
    #expect(new.status == 0)
    #expect(try text("my-ball.yaml") == copy)
  }

  @Test("new --from with an unknown name lists the samples, and suggests one") func unknownSample()
    async throws
  {
    let new = try await run("new", "@a", "--from", "cookbook/shet")
    #expect(new.status == 2)
    #expect(
      new.errors.hasPrefix(
        "flipbook: error: there is no recipe 'cookbook/shet': expected the path of a file, or one of action-menu, "
      ))
    #expect(new.errors.hasSuffix(": did you mean 'sheet'?\n"))
    #expect(throws: (any Error).self) { try folder.bytes("a.yaml") }
  }

  @Test("samples are found by name beside the current folder's recipes and the program")
  func samples() throws {
    for path in [
      "Recipes/ball.yaml", "Recipes/Cookbook/toast.yaml",
      "usr/share/doc/flipbook/examples/ball.yaml",
      "usr/share/doc/flipbook/examples/Cookbook/sheet.yml",
    ] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + path.folderPath, withIntermediateDirectories: true)
      _ = try folder.write(ballRecipe, to: path)
    }
    let samples = SampleRecipes(
      folder: "\(folder.path)/Recipes", program: "\(folder.path)/usr/lib/flipbook/flipbook")
    #expect(samples.names == ["ball", "sheet", "toast"])
    let rows: [(name: String, expected: String?)] = [
      ("ball", "Recipes/ball.yaml"), ("toast.yaml", "Recipes/Cookbook/toast.yaml"),
      ("Cookbook/sheet", "usr/share/doc/flipbook/examples/Cookbook/sheet.yml"), ("all", nil),
      ("", nil),
    ]
    for (name, expected) in rows {
      #expect(samples.path(of: name) == expected.map { "\(folder.path)/\($0)" }, "\(name)")
    }
  }

  @Test("new --from quotes a title that YAML would read as something else")
  func quotedTitle() async throws {
    _ = try folder.write(ballRecipe, to: "old.yaml")
    #expect(try await run("new", "@no", "--from", "@old.yaml").status == 0)
    #expect(try text("no.yaml").contains("title: \"no\"\n"))
    #expect(try await run("lint", "@no.yaml").status == 0)
  }

  @Test("new --from reports a missing or invalid recipe, and one whose files would be missing")
  func copyErrors() async throws {
    let missing = try await run("new", "@b", "--from", "@missing.yaml")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("file not found"))
    _ = try folder.write("flipbook: 1\nduration: 1s\nhello: 1\n", to: "broken.yaml")
    #expect(try await run("new", "@b", "--from", "@broken.yaml").errors.contains("hello"))

    _ = try folder.write("flipbook: include\nstage: { scale: 1, size: [40, 60] }\n", to: "s.yaml")
    _ = try folder.write("flipbook: 1\ninclude: s.yaml\nduration: 1s\n", to: "old.yaml")
    try FileManager.default.createDirectory(
      atPath: folder.path("other"), withIntermediateDirectories: true)
    let other = try await run("new", "@other/b", "--from", "@old.yaml")
    #expect(other.status == 2)
    #expect(other.errors.contains("cannot copy old.yaml to other/b.yaml: it refers to files"))
    #expect(try await run("new", "@b", "--from", "@old.yaml").status == 0)
  }

  @Test("an invalid name is a usage error", arguments: ["", "-", "@", "@.yaml"])
  func invalidName(name: String) async throws {
    let new = try await run("new", name)
    #expect(new.status == 64)
    #expect(new.errors.contains("invalid name"))
  }
}

@MainActor
@Suite struct TopicTests {
  @Test(
    "help TOPIC prints a page about the recipe language",
    arguments: [
      ("recipe", "duration: a duration"), ("views", "cornerRadius:"), ("behaviors", "snapPoint:"),
      ("functions", "clamp(x, lowest, highest)"), ("captions", "position:"),
    ])
  func page(topic: String, part: String) async throws {
    let help = try await CommandRun(["help", topic], in: "/tmp")
    #expect(help.status == 0)
    #expect(help.errors.isEmpty)
    #expect(help.output.contains(part))
  }

  @Test("an unknown topic is a usage error that suggests one, and lists all")
  func unknown() async throws {
    let help = try await CommandRun(["help", "expression"], in: "/tmp")
    #expect(help.status == 64)
    #expect(help.errors.contains("unknown topic 'expression': did you mean 'expressions'?"))
    #expect(help.errors.contains("expected a verb or one of recipe, stage, views, "))
  }

  @Test("help without a topic lists the topics beside the verbs") func contents() async throws {
    let help = try await CommandRun(["help"], in: "/tmp")
    #expect(help.status == 0)
    #expect(help.output.contains("flipbook help recipe"))
    #expect(help.output.contains("SUBCOMMANDS"))
  }
}
