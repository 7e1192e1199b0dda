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

  @Test("files of a library compile, although they show nothing") func library() throws {
    let folder = try SceneFolder([
      "Fade.swift": """
      import AVFoundation
      import UIKit

      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
          func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { return 1 }
          func animateTransition(using context: UIViewControllerContextTransitioning) {}
      }
      """
    ])
    let outcome = try folder.run(["run", "--check", "Fade.swift"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "Fade.swift: compiles\n")
    #expect(outcome.errors.contains("warning: nothing says what the program shows"))
    // What is checked is not played.
    let played = try folder.run(["run", "Fade.swift"])
    #expect(played.status == 2)
    #expect(played.errors.contains("error: nothing says what the program shows"))
    #expect(try folder.names() == ["Fade.swift"])
  }

  @Test("code that needs a nib or a storyboard compiles, and is not played") func nibs() throws {
    let folder = try SceneFolder([
      "Home.swift": """
      import UIKit

      class Cell: UITableViewCell {
          @IBOutlet weak var label: UILabel!
          required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
      }
      class Home: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "Cell")
              let badge = Bundle.main.loadNibNamed("Badge", owner: self, options: nil)?.first as? UIView
              tableView.tableHeaderView = badge
          }
      }
      """
    ])
    let outcome = try folder.run(["run", "--check", "Home.swift"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("Home.swift:10:28: warning: the nib 'Cell.xib' is not read"))
    #expect(outcome.errors.contains("warning: the nib 'Badge.xib' is not read"))
    let played = try folder.run(["run", "Home.swift"])
    #expect(played.status == 2)
    #expect(played.errors.contains("Home.swift:10:28: error: the nib 'Cell.xib' is not read"))
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
