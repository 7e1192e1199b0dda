import Flipbook
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookCommands

/// `flipbook curve`.
@MainActor
@Suite struct CurveVerbTests {
  @Test(
    "--format swift prints what Tests/SampleTests compiles",
    arguments: ["bounce", "card-flip", "default", "fade", "heavy", "overshoot"])
  func swift(name: String) async throws {
    let sample = try String(
      contentsOf: RepositoryFiles.root.appending(path: "Tests/SampleTests/Curves/\(name).swift"),
      encoding: .utf8)
    let comment = sample.split(separator: "\n").first { $0.hasPrefix("// ") }
    let text = try #require(comment).dropFirst(3)
    let result = try await CurveCommand.run([String(text), "--format", "swift", "--name", name])
    #expect(result == CommandResult(output: sample))
  }

  @Test("--format css prints linear() and the duration as custom properties, and a rule")
  func css() async throws {
    let result = try await CurveCommand.run([
      "{ duration: 0.5s, dampingRatio: 1 }", "--format", "css", "--name", "card", "--tolerance",
      "0.02",
    ])
    #expect(result.errors.isEmpty)
    let pattern =
      /\/\* { duration: 0\.5s, dampingRatio: 1 }: \d+ points, within 0\.01\d+ of UIKit's spring\. \*\/\n:root {\n  --card: linear\(0, .*, 1\);\n  --card-duration: 0\.5s;\n}\n\n\.card {\n  transition: transform var\(--card-duration\) var\(--card\);\n}\n/
    #expect(result.output.wholeMatch(of: pattern) != nil, "\(result.output)")
    let curve = try await CurveCommand.run(["easeInOut", "--format", "css"]).output
    #expect(curve.contains("The same exactly: cubic-bezier(0.42, 0, 0.58, 1)."))
    #expect(curve.contains("--curve-duration: 0.25s;"))
  }

  @Test("four numbers without brackets are an error that writes them with brackets")
  func numbersWithoutBrackets() async throws {
    let error = await #expect(throws: InvalidRecipes.self) {
      try await CurveCommand.run(["0.25, 0.1, 0.25, 1"])
    }
    let help = error?.files.flatMap(\.diagnostics).first?.help
    #expect(help == "write '[0.25, 0.1, 0.25, 1]'")
  }

  @Test("text is a table with a plot") func table() async throws {
    let result = try await CurveCommand.run(["{ duration: 1s, curve: linear }", "--samples", "3"])
    #expect(
      result.output == """
        { duration: 1s, curve: linear }: a cubic curve of 1 s, with values from 0 to 1

        0.000 s  0.0000  |*
        0.500 s  0.5000  |\(String(repeating: " ", count: 20))*
        1.000 s  1.0000  |\(String(repeating: " ", count: 40))*

        """)
  }

  @Test("--json prints the constants, the samples, CSS and Swift") func json() async throws {
    let report = try await CurveCommand.run([
      "{ mass: 1, stiffness: 100, damping: 50 }", "--json", "--samples", "5",
    ]).json
    #expect(report["formatVersion"] as? Int == 1)
    let curve = try #require((report["curves"] as? [[String: Any]])?.first)
    #expect((curve["spring"] as? [String: Double])?["damping"] == 20)
    let samples = try #require(curve["samples"] as? [[String: Double]])
    #expect(samples.count == 5)
    #expect(samples.last?["progress"] == 1 && samples.last?["time"] == curve["duration"] as? Double)
    #expect((curve["swift"] as? String)?.contains("damping: 50,") == true)
  }

  @Test("a recipe is a list of its curves with their lines") func recipe() async throws {
    let folder = try TemporaryFolder()
    let recipe = """
      flipbook: 1
      duration: 2s
      params: { damping: 0.6 }
      views: { box: { frame: [0, 0, 9, 9] }, other: { frame: [0, 0, 9, 9] } }
      animators: { move: { duration: 1s, dampingRatio: $damping, animations: { box.alpha: 0 } } }
      timeline:
        - { at: 0s, set: { box.alpha: 0.5 }, animate: { duration: 0.3s, delay: 1s, curve: easeIn } }
        - { at: 1s, set: { box.alpha: 1 }, animate: { duration: box.center.x / 100 } }
        - { at: 1s, set: { box.alpha: 1 }, animate: 0s }
        - { at: 1s, start: move }
        - { at: 1s, transition: { from: box, to: other, duration: 0.5s } }
      """
    let path = try folder.write(recipe, to: "box.yaml")
    let result = try await CurveCommand.run([path, "--set", "damping=1"])
    #expect(
      result.output.replacing("\(folder.path)/", with: "") == """
        box.yaml:5: { duration: 1s, dampingRatio: 1 }: a spring of 1 s, with values from 0 to 1
        box.yaml:7: { duration: 0.3s, curve: easeIn }: a cubic curve of 0.3 s, with values from 0 to 1
        box.yaml:11: { duration: 0.5s }: a cubic curve of 0.5 s, with values from 0 to 1

        """)
    let css = try await CurveCommand.run([path, "--format", "css"]).output
    for part in ["--curve-1:", "--curve-2:", "--curve-3-duration: 0.5s;"] {
      #expect(css.contains(part), "\(css)")
    }
    let swift = try await CurveCommand.run([path, "--format", "swift", "--name", "box"]).output
    #expect(swift.contains("func box2(") && swift.split(separator: "import UIKit").count == 1)
  }

  @Test(
    "what is no curve is an error with exit code 2, or invalid usage",
    arguments: [
      (["bouncy"], 2, "unknown curve"), ([""], 2, "<curve>"), (["{"], 2, "<curve>:1"),
      (["{ duration: 0s }"], 2, "has no duration"), (["missing.yaml"], 2, "file not found"),
      (["{ mass: 1, stiffness: 1, damping: 0 }"], 2, "at least 0.001"),
      (
        ["{ duration: 0.5s, bounce: 0.99 }", "--tolerance", "0.000001", "--format", "css"], 2,
        "--tolerance"
      ),
      (["{ mass: 1000000, stiffness: 1, damping: 0.001 }"], 2, "increase the damping"),
      (["spring(duration: 0.5, bounce: 0.3)"], 2, "write it as in a recipe"),
      (["linear", "--tolerance", "nan"], 64, "expected a number from 0.000001 to 0.1"),
      (["linear", "--tolerance", "0"], 64, "expected a number"),
      (["linear", "--samples", "1"], 64, "expected a whole number from 2"),
      (["linear", "--name", "a b"], 64, "card-flip"), (["linear", "--format", "scss"], 64, "css"),
      (["linear", "--format", "css", "--json"], 64, "exclude each other"),
    ] as [([String], Int32, String)])
  func errors(arguments: [String], status: Int32, message: String) async throws {
    let run = try await CommandRun(["curve"] + arguments, in: "/nowhere")
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
