import FlipbookTestSupport
import Foundation
import RecipeSyntax
import Testing

/// The example workflows of continuous integration, whose steps are run with the built command.
@Suite struct WorkflowTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private let folder: RecipeFolder

  init() throws {
    folder = try RecipeFolder()
    for name in ["Recipes", "bin"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder.path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write(ballRecipe, to: "Recipes/ball.yaml")
    try folder.write("gitdir: nowhere", to: ".git")
    let recorded = try BuiltCommand.run(["record", "Recipes", "--every", "5"], in: folder.path)
    #expect(recorded.status == 0, "\(recorded.errors)")
  }

  /// Reads a YAML file of the repository.
  private func read(_ path: String) throws -> SourceValue {
    let text = try String(contentsOf: Self.repository.appending(path: path), encoding: .utf8)
    return try #require(
      YAMLReader.read(SourceText(file: path, text: text)) { Issue.record("\($0)") })
  }

  /// Runs a script as the runners do, with the built command in the path.
  private func run(_ script: String) throws -> BuiltCommand.Outcome {
    let programs = URL(filePath: BuiltCommand.path).deletingLastPathComponent().path
    return try BuiltCommand.run(
      "/bin/sh", ["-e", "-c", script], in: folder.path,
      environment: [
        "PATH": "\(programs):/usr/bin:/bin", "CI": "true",
        "GITHUB_STEP_SUMMARY": "\(folder.path)/step-summary.md",
      ])
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  private func breakMotion() throws {
    try folder.write(ballRecipe.replacing("orange", with: "red"), to: "Recipes/ball.yaml")
  }

  @Test("the steps of the GitHub workflow annotate, summarize and upload a failing animation")
  func github() throws {
    let steps = try #require(try read("Documentation/ci/github.yml")["jobs"]?["motion"]?["steps"])
    let scripts = steps.elements.compactMap { step in
      step["run"]?.text.map { (name: step["name"]?.text ?? "", script: $0) }
    }
    #expect(scripts.map(\.name) == ["Install Flipbook", "Check the recipes"])
    #expect(
      scripts[0].script.contains("apt-get install --yes --no-install-recommends /tmp/flipbook.deb"))
    let upload = try #require(steps.elements.last)
    #expect(upload["uses"]?.text?.hasPrefix("actions/upload-artifact@") == true)
    #expect(upload["with"]?["path"]?.text == "Output")

    let good = try run(scripts[1].script)
    #expect(good.status == 0, "\(good.errors)")
    #expect(!good.output.contains("::error"))
    #expect(try text("step-summary.md").contains("| ✅ ball | the same"))

    try breakMotion()
    let bad = try run(scripts[1].script)
    #expect(bad.status == 1)
    #expect(
      bad.output.hasPrefix(
        "::error file=Recipes/ball.yaml,line=1,title=flipbook%3A differs-from-reference::ball differs%0A"
      ), "\(bad.output)")
    let summary = try text("step-summary.md")
    #expect(summary.contains("| ✅ ball |") && summary.contains("| ❌ ball | differs |"))
    #expect(summary.contains("| Output/summary/ball-before.gif | Output/summary/ball-after.gif |"))
    #expect(try folder.names(in: "Output") == ["actual", "report.html", "summary"])
    #expect(try folder.names(in: "Output/summary") == ["ball-after.gif", "ball-before.gif"])
    #expect(try folder.names(in: "Output/actual/ball").contains("frame_000000.png"))
  }

  @Test("the script of the GitLab job reports issues, test results and a summary")
  func gitlab() throws {
    let job = try #require(try read("Documentation/ci/gitlab-ci.yml")["motion"])
    let script = (job["script"]?.elements ?? []).compactMap(\.text).joined(separator: "\n")
    #expect(job["before_script"]?.elements.last?.text?.hasSuffix("/tmp/flipbook.deb") == true)
    #expect(job["artifacts"]?["paths"]?.elements.map(\.text) == ["Output"])
    let reports = try #require(job["artifacts"]?["reports"])

    let good = try run(script)
    #expect(good.status == 0, "\(good.errors)")
    let path = try #require(reports["codequality"]?.text)
    #expect(try text(path) == "[\n\n]\n")
    #expect(try text(try #require(reports["junit"]?.text)).contains("failures=\"0\""))

    try breakMotion()
    #expect(try run(script).status == 1)
    #expect(try text(path).contains("\"check_name\" : \"flipbook/differs-from-reference\""))
    #expect(try text(path).contains("\"path\" : \"Recipes/ball.yaml\""))
    #expect(try text(try #require(reports["junit"]?.text)).contains("failures=\"1\""))
    #expect(try text("Output/summary.md").contains("![before](summary/ball-before.gif)"))
  }

  @Test("the hooks of pre-commit check recipes") func hooks() throws {
    let hooks = try read(".pre-commit-hooks.yaml").elements
    #expect(hooks.compactMap { $0["id"]?.text } == ["flipbook-lint", "flipbook-check"])
    func run(_ hook: SourceValue) throws -> Int32 {
      let passesNames = hook["pass_filenames"]?.text != "false"
      let entry = try #require(hook["entry"]?.text)
      return try self.run(entry + (passesNames ? " Recipes/ball.yaml" : "")).status
    }
    for hook in hooks {
      let pattern = try Regex(try #require(hook["files"]?.text))
      #expect("Recipes/a/ball.yaml".contains(pattern) && !"Sources/a.yaml".contains(pattern))
    }
    #expect(try hooks.map(run) == [0, 0])
    try breakMotion()
    #expect(try hooks.map(run) == [0, 1])
    try folder.write("flipbook: 1\nduration: x\n", to: "Recipes/ball.yaml")
    #expect(try hooks.map(run) == [2, 2])
  }
}

extension SourceValue {
  /// Returns the value of a key; nil if there is none.
  fileprivate subscript(key: String) -> SourceValue? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The elements of a list; empty for other values.
  fileprivate var elements: [SourceValue] {
    if case .list(let elements) = content { elements } else { [] }
  }
}
