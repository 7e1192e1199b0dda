import Flipbook
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

@MainActor
@Suite struct AnnotationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // A repository, whose paths annotations are relative to.
    _ = try folder.write("gitdir: nowhere", to: ".git")
    for name in ["work", "work/motion"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    _ = try folder.write(
      ballRecipe.replacing("frame:", with: "framee:"), to: "work/motion/a,b:100%.yaml")
  }

  private var paths: AnnotationPaths {
    AnnotationPaths(workingDirectory: folder.path("work"))
  }

  private func diagnostics() throws -> [Diagnostic] {
    RecipeFiles([folder.path("work/motion/a,b:100%.yaml")]).files.flatMap(\.diagnostics)
  }

  @Test("a workflow command has the file, line, column, title and message, escaped")
  func workflowCommand() throws {
    let command = try #require(try diagnostics().first.map(Annotation.init))
      .workflowCommand(paths)
    #expect(
      command == """
        ::error file=work/motion/a%2Cb%3A100%25.yaml,line=6,col=11,title=flipbook%3A unknown-key::\
        unknown key 'framee' in a view%0Ahelp: did you mean 'frame'?

        """)
  }

  @Test("a workflow command escapes what would end it or start another one") func escaping() {
    let annotation = Annotation(
      .warning, file: "/x\r\n::error::y", kind: "a,b:c", subject: "", message: "50%\r\n::error::x:,"
    )
    #expect(
      annotation.workflowCommand(paths)
        == "::warning file=/x%0D%0A%3A%3Aerror%3A%3Ay,line=1,title=flipbook%3A a%2Cb%3Ac::"
        + "50%25%0D%0A::error::x:,\n")
    let plain = Annotation(.invalid, kind: "error", subject: "", message: "full")
    #expect(plain.workflowCommand(paths) == "::error title=flipbook%3A error::full\n")
  }

  @Test(
    "paths are relative to the repository",
    arguments: [
      ("ball.yaml", "work/ball.yaml"), ("./motion//ball.yaml", "work/motion/ball.yaml"),
      ("../ball.yaml", "ball.yaml"), ("/nowhere/ball.yaml", "/nowhere/ball.yaml"),
    ])
  func relativePaths(file: String, expected: String) {
    #expect(paths.path(of: file) == expected)
    #expect(paths.path(of: folder.path("work/x.yaml")) == "work/x.yaml")
  }

  @Test("outside of repositories, paths are relative to the working directory")
  func workingDirectory() {
    let paths = AnnotationPaths(workingDirectory: "/nowhere/at/all")
    #expect(paths.path(of: "a/../b.yaml") == "b.yaml")
  }

  @Test("the fingerprint of a Code Quality issue is unique, and independent of the line")
  func fingerprints() throws {
    let annotation = try #require(try diagnostics().first.map(Annotation.init))
    let issues = CodeQualityIssue.all(of: [annotation, annotation], paths)
    let moved = CodeQualityIssue.all(of: [annotation.at(line: 99, column: 1)], paths)
    #expect(issues[0].fingerprint == moved[0].fingerprint)
    #expect(issues[0].fingerprint != issues[1].fingerprint)
    #expect(issues[0].fingerprint.count == 32)
    #expect(issues[0].location.path == "work/motion/a,b:100%.yaml")
    #expect(moved[0].location.lines.begin == 99)
    #expect((issues[0].severity, issues[0].checkName) == ("critical", "flipbook/unknown-key"))
  }

  @Test("lint --format github and gitlab annotate errors, failures and warnings") func lint()
    async throws
  {
    let file = folder.path("work/ball.yaml")
    let text =
      ballRecipe.replacing("\nviews:", with: "\nparams: { unused: 1 }\nviews:")
      + "\nexpect:\n  - { item: ball, inside: [0, 0, 40, 20] }\n"
    _ = try folder.write(text, to: "work/ball.yaml")
    let arguments = ["lint", file, "--run", "--format"]
    let github = try await CommandRun(arguments + ["github"], in: folder.path)
    #expect(github.status == 1)
    let lines = github.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file="))
    #expect(lines[0].contains(",col=5,title=flipbook%3A expectation-failed::'ball' leaves"))
    #expect(lines[1].hasPrefix("::warning file="))
    let gitlab = try await CommandRun(arguments + ["gitlab"], in: folder.path)
    #expect(gitlab.status == 1)
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(gitlab.output.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "minor"])
    // --json and --format json are the same, and text is the default.
    let json = try await CommandRun(arguments + ["json"], in: folder.path)
    #expect(try await CommandRun(["lint", file, "--run", "--json"], in: folder.path) == json)
    let plain = try await CommandRun(["lint", file, "--run"], in: folder.path)
    #expect(try await CommandRun(arguments + ["text"], in: folder.path) == plain)
  }

  @Test("verify --format github annotates each problem once, then prints the summary")
  func verify() async throws {
    let fixture = try ReferenceFixture([
      "ball": ballRecipe, "good": ballRecipe,
      "bad": ballRecipe + "\nexpect:\n  - { item: ball, inside: [0, 0, 40, 20] }\n",
    ])
    _ = try await fixture.record()
    try fixture.rewrite("ball", "orange", "red")
    _ = try fixture.folder.write("flipbook: 1\nduration: x\n", to: "recipes/broken.yaml")
    let github = try await fixture.verify("recipes", ["--format", "github"])
    #expect(github.status == .invalidInput)
    let lines = fixture.text(of: github).split(separator: "\n")
    #expect(lines.count == 4)
    for (line, part) in zip(
      lines,
      [
        "title=flipbook%3A expectation-failed::'ball' leaves its region%0Aexpected: inside",
        "line=1,title=flipbook%3A differs-from-reference::ball differs%0A",
        "line=2,col=11,title=flipbook%3A wrong-type::", "4 recipes, ",
      ])
    {
      #expect(line.contains(part), "\(line)")
    }
    let gitlab = try await fixture.verify("recipes", ["--format", "gitlab"])
    let issues = try #require(
      try JSONSerialization.jsonObject(with: Data(gitlab.output.utf8)) as? [[String: Any]])
    #expect(issues.map { $0["severity"] as? String } == ["major", "major", "critical"])
  }

  @Test("an error that ends a verb is annotated, too") func errors() async throws {
    let github = try await CommandRun(
      ["verify", "@nowhere/", "@work", "--format", "github"], in: folder.path)
    #expect(github.output.hasPrefix("::error "), "\(github.output)")
  }

  @Test(
    "a wrong format, or two, are usage errors",
    arguments: [
      (["lint", "a.yaml", "--format", "xml"], "invalid value 'xml' for '--format <format>'"),
      (["verify", "a.yaml", "--format", "github", "--json"], "--json and --format github exclude"),
      (
        ["verify", "a.yaml", "--format", "gitlab", "--junit", "-"],
        "'--junit -' and '--format gitlab' both write to the standard output"
      ),
    ])
  func usage(arguments: [String], message: String) async throws {
    let run = try await CommandRun(arguments, in: folder.path)
    #expect(run.status == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
