import Foundation
import Testing

/// `.make/tests` runs tests in two processes and repeats their failures at the end.
struct TestFailureTests {
  private static let pass = "✔ Test a() passed after 0.1 seconds."
  private static let issue =
    "✘ Test b() recorded an issue at B.swift:3:5: Expectation failed:\nclang: no space\n↳ why"
  private static let arguments =
    "◇ Test case passing 1 argument text → \"a\nb: error: c\nd\" to c() started.\n↳ /// What b is."
  private static let crash = "B.swift:4: Fatal error: Index out of range"

  @Test(
    "failures are repeated after the output, and make the run fail",
    arguments: [
      ("passes", (pass, 0), (pass, 0), nil),
      ("fails on the stage", ("\(issue)\n\(arguments)", 1), (arguments, 0), ("\(issue)\n", "")),
      ("fails elsewhere", (pass, 0), ("\(issue)\n\(pass)", 1), ("", "\(issue)\n")),
      ("crashes", ("\(pass)\n\(crash)", 133), (pass, 0), ("\(crash)\n", "")),
    ] as [(String, (String, Int32), (String, Int32), (String, String)?)])
  func failures(
    id: String, stage: (output: String, status: Int32), others: (output: String, status: Int32),
    repeated: (stage: String, others: String)?
  ) throws {
    let folder = try PackageFolder()
    try folder.write(Data("\(stage.output)\n".utf8), to: "stage")
    try folder.write(Data("\(others.output)\n".utf8), to: "others")
    let program = """
      #!/bin/sh
      cd '\(folder.url.path)'
      case "$*" in
      "--testing-library swift-testing --no-parallel --filter ^("*UIKitViewsTests*)
        cat stage; exit \(stage.status) ;;
      "--testing-library swift-testing --skip ^("*UIKitViewsTests*) cat others; exit \(others.status) ;;
      esac
      """
    try folder.write(Data(program.utf8), to: "program", isProgram: true)
    let script = PackageFolder.scripts.deletingLastPathComponent().appending(path: "tests").path
    let outcome = try folder.run("'\(script)' '\(folder.url.path)/program'")
    #expect(outcome.status == (repeated == nil ? 0 : 1), "\(id)")
    let summary = outcome.output.firstRange(of: "\nFailures").map {
      outcome.output[$0.lowerBound...]
    }
    let expected = repeated.map {
      """

      Failures of the modules that import UIKit, exit status \(stage.status):
      \($0.stage)
      Failures of the other modules, exit status \(others.status):
      \($0.others)
      """
    }
    #expect(summary.map(String.init) == expected, "\(id)")
  }
}
