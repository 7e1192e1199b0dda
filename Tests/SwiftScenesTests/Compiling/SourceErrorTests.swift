import FlipbookTestSupport
import Foundation
import Testing

/// Errors in sources have the user's own lines and columns.
@Suite struct SourceErrorTests {
  @Test("every error is reported at once, and what Flipbook lacks in one list at the end")
  func errors() throws {
    let folder = try SceneFolder([
      "Bad.swift": """
      import UIKit
      import RealityKit

      class Bad: UIViewController {
          @IBOutlet weak var label: UILabel!
          let scene = UIHologram()
          @objc private func tapped() { let count: Int = "no"; undefined(count) }
          override func viewDidLoad() { super.viewDidLoad(); view.layer.hologram = 3 }
          let again = UIHologram()
      }
      """
    ])
    let outcome = try folder.run(["run", "Bad.swift"])
    #expect(outcome.status == 2)
    let lines = outcome.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(
      lines.map { String($0.prefix { $0 != "[" }).trimmingCharacters(in: .whitespaces) } == [
        "Bad.swift:2:1: error: no framework 'RealityKit' here",
        "Bad.swift:6:17: error: cannot find 'UIHologram' in scope",
        "Bad.swift:7:52: error: cannot convert value of type 'String' to specified type 'Int'",
        "Bad.swift:7:58: error: cannot find 'undefined' in scope",
        "Bad.swift:8:67: error: value of type 'CALayer' has no member 'hologram'",
        "Bad.swift:9:17: error: cannot find 'UIHologram' in scope",
        "Bad.swift: error: not in Flipbook: UIKit's CALayer.hologram, UIHologram",
      ], "\(outcome.errors)")
  }

  @Test("an outlet that nothing fills is a warning") func outlets() throws {
    let folder = try SceneFolder([
      "A.swift": """
      import UIKit

      class A: UIViewController {
          @IBOutlet weak var label: UILabel!
      }
      """
    ])
    let outcome = try folder.run(["run", "--check", "A.swift"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("A.swift:4:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("warning: "))
    #expect(outcome.errors.contains("label"))
  }

  @Test("the language mode is 5 by default") func languageMode() throws {
    let folder = try SceneFolder([
      "A.swift": """
      import UIKit

      var counter = 0
      class A: UIViewController {
          nonisolated func count() { counter += 1 }
      }
      """
    ])
    #expect(try folder.run(["run", "--check", "A.swift"]).status == 0)
    let outcome = try folder.run(["run", "--check", "A.swift", "--swift-version", "6"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("A.swift:3:5: error: var 'counter'"), "\(outcome.errors)")
  }
}
