import FlipbookTestSupport
import Foundation
import Testing

/// Programs that trap or do not end.
@Suite struct TrapTests {
  /// A controller that runs code after half a second.
  private static func program(_ code: String) -> String {
    """
    import UIKit

    class Main: UIViewController {
        var items: [Int] = []
        var label: UILabel!
        func recurse(_ n: Int) -> Int { n < 0 ? 0 : recurse(n + 1) + n % 3 }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 0.5, animations: { self.view.alpha = 0.5 }) { _ in
                \(code)
            }
        }
    }
    """
  }

  @Test(
    "a trap ends with 2, its reason, and the time that was reached",
    arguments: [
      (
        "index", "print(self.items[3])", "Index out of range",
        "the program trapped at 0.500 s (tick 30)"
      ),
      ("nil", "self.label.text = \"\"", "Unexpectedly found nil", "at 0.500 s (tick 30)"),
      ("fatalError", "fatalError(\"no cards\")", "no cards", "at 0.500 s (tick 30)"),
      ("overflow", "var n = UInt8(self.items.count); n -= 1; print(n)", "", "at 0.500 s (tick 30)"),
      (
        "recursion", "print(self.recurse(0))", "",
        "invalid memory or ran out of stack at 0.500 s (tick 30)"
      ),
    ] as [(String, String, String, String)])
  func traps(id: String, code: String, reason: String, problem: String) throws {
    let folder = try SceneFolder(["Main.swift": Self.program(code)])
    let outcome = try folder.run(["movie", "Main.swift", "-o", "main.y4m"])
    #expect(outcome.status == 2)
    #expect(reason.isEmpty || outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(outcome.errors.contains("Main.swift: error: the program"), "\(outcome.errors)")
    #expect(outcome.errors.contains(problem), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/main.y4m"))
  }

  @Test("an endless loop ends at the time limit") func loop() throws {
    let folder = try SceneFolder([
      "Main.swift": Self.program("while self.items.isEmpty { self.items.removeAll() }")
    ])
    let outcome = try folder.run(["run", "Main.swift", "-o", "frames", "--timeout", "0.5s"])
    #expect(outcome.status == 2)
    #expect(
      outcome.errors.contains(
        "Main.swift: error: the program did not finish its work within the time limit at 0.500 s (tick 30)"
      ),
      "\(outcome.errors)")
    #expect(!(try folder.names(in: "frames").contains { $0.hasSuffix(".json") }))
  }

  @Test("a trap of top-level code is one at the start") func start() throws {
    let folder = try SceneFolder(["main.swift": "import UIKit\nlet a: [Int] = []\nprint(a[1])"])
    let outcome = try folder.run(["lint", "main.swift"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("main.swift: error: the program trapped at 0.000 s (tick 0)"))
  }
}
