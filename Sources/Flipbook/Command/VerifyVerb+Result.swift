import Imaging
import Verification

extension VerifyVerb {
  private struct Report: Encodable {
    struct Entry: Encodable {
      let recipe: String
      let isSame: Bool
      let frames: Int
      let numbers: Int
      let sentences: [String]
      let tolerance: PictureTolerance?
      let allowed: [RecipeTolerance.Part]
    }

    let formatVersion = 1
    let isSame: Bool
    let frames: Int
    let numbers: Int
    let recipes: [Entry]
  }

  /// All outcomes as texts, and as the files that were asked for.
  func result(of outcomes: [Outcome]) throws -> CommandResult {
    let bad = outcomes.filter { !$0.isGood }
    let (frames, numbers) = (
      outcomes.reduce(0) { $0 + $1.frames }, outcomes.reduce(0) { $0 + $1.numbers }
    )
    if let junit {
      let suite = TestSuiteReport(
        name: "flipbook verify",
        cases: outcomes.map { outcome in
          TestSuiteReport.Case(
            name: outcome.name,
            failure: outcome.isGood ? nil : outcome.sentences.joined(separator: "\n"))
        })
      try Files.write(Array(suite.xml.utf8), to: junit)
    }
    let status = bad.isEmpty ? CommandStatus.done : .differs
    if json {
      let entries = outcomes.map { outcome in
        Report.Entry(
          recipe: outcome.name, isSame: outcome.isGood, frames: outcome.frames,
          numbers: outcome.numbers, sentences: outcome.sentences,
          tolerance: outcome.tolerance?.tolerance, allowed: outcome.tolerance?.parts ?? [])
      }
      let report = Report(
        isSame: bad.isEmpty, frames: frames, numbers: numbers, recipes: entries)
      return CommandResult(status, output: try JSONText.pretty(report))
    }
    let verdict = bad.isEmpty ? "all pass" : "\(bad.count) \(bad.count == 1 ? "fails" : "fail")"
    return CommandResult(
      status,
      output: outcomes.map(\.text).joined()
        + "\(checked(outcomes)), \(verdict); tolerance: \(toleranceText(of: outcomes))\n")
  }

  /// What may differ in all recipes, and whether some allow more.
  func toleranceText(of outcomes: [Outcome]) -> String {
    let allowing = outcomes.filter { $0.tolerance?.parts.isEmpty == false }.map(\.name)
    let all = PictureTolerance.exact.with(tolerance)
    let verb = allowing.count == 1 ? "allows" : "allow"
    return allowing.isEmpty ? "\(all)" : "\(all), but for what \(NumberText.list(allowing)) \(verb)"
  }

  /// How much was checked.
  func checked(_ outcomes: [Outcome]) -> String {
    let (frames, numbers) = (
      outcomes.reduce(0) { $0 + $1.frames }, outcomes.reduce(0) { $0 + $1.numbers }
    )
    return
      "\(NumberText.count(outcomes.count, "recipe")), \(NumberText.count(frames, "frame")) and "
      + "\(NumberText.count(numbers, "number")) checked"
  }
}
