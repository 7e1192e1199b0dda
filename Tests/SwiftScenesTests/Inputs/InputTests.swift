import FlipbookTestSupport
import Foundation
import Testing

/// What a program is, and what of it is shown.
@Suite struct InputTests {
  /// A controller whose square moves from x = 40 to x = 240 in a second.
  private static func controller(_ name: String) -> String {
    """
    import UIKit

    class \(name): UIViewController {
        let square = UIView(frame: CGRect(x: 20, y: 100, width: 40, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(square)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: {
                self.square.center.x = 240
            })
        }
    }
    """
  }

  private static let view = """
    import UIKit

    class Badge: UIView {
        let square = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(square)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.square.center.x = 240 }
        }
        required init?(coder: NSCoder) { fatalError() }
    }
    """

  private static let live = """
    import UIKit
    import PlaygroundSupport

    let square = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    page.addSubview(square)
    PlaygroundPage.current.liveView = page
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { square.center.x = 240 }
    """

  @Test(
    "a program is found in what the command line names",
    arguments: [
      ("a file", ["App.swift": controller("Main")], ["App.swift"]),
      (
        "several files",
        [
          "Main.swift": controller("Main").replacing("UIView(frame", with: "makeSquare(frame"),
          "Make.swift":
            "import UIKit\nfunc makeSquare(frame: CGRect) -> UIView { UIView(frame: frame) }",
        ], ["Main.swift", "Make.swift"]
      ),
      (
        "a folder",
        [
          "App/Main.swift": controller("Main"), "App/Package.swift": "this is not compiled",
          "App/AppTests/MainTests.swift": "nor is this", "App/Views/Other.swift": "struct Other {}",
        ], ["App"]
      ),
      ("a playground", ["Ball.playground/Contents.swift": live], ["Ball.playground"]),
      (
        "a playground with sources",
        [
          "Ball.playground/Contents.swift": live.replacing(
            "UIView(frame: CGRect(x: 20", with: "Square(frame: CGRect(x: 20"),
          "Ball.playground/Sources/Square.swift": "import UIKit\npublic class Square: UIView {}",
        ], ["Ball.playground/"]
      ),
      (
        "the page of a playground",
        [
          "Ball.playground/Pages/One.xcplaygroundpage/Contents.swift": live,
          "Ball.playground/Pages/Two.xcplaygroundpage/Contents.swift": "let x = 1",
        ], ["Ball.playground/Pages/One.xcplaygroundpage"]
      ),
      (
        "a playground with one page",
        ["Ball.playground/Pages/One.xcplaygroundpage/Contents.swift": live], ["Ball.playground"]
      ),
      (
        "a playground app",
        [
          "Ball.swiftpm/Package.swift": "not compiled",
          "Ball.swiftpm/Main.swift": controller("Main"),
        ],
        ["Ball.swiftpm"]
      ),
      ("a view", ["Badge.swift": view], ["Badge.swift"]),
      (
        "one of several controllers",
        ["A.swift": controller("First"), "B.swift": controller("Second")],
        ["A.swift", "B.swift", "--controller", "Second"]
      ),
      (
        "one of several views", ["A.swift": view + "\nclass Other: UIView {}"],
        ["A.swift", "--view", "Badge"]
      ),
      (
        "a preview",
        [
          "A.swift": controller("First")
            + "\nclass Other: UIViewController {}\n#Preview { First() }"
        ],
        ["A.swift"]
      ),
      (
        "a preview with a title",
        [
          "A.swift": controller("First")
            + "\n#Preview(\"None\") { UIView() }\n#Preview(\"First\") { First() }"
        ],
        ["A.swift", "--preview", "First"]
      ),
    ] as [(String, [String: String], [String])])
  func inputs(id: String, files: [String: String], arguments: [String]) throws {
    let folder = try SceneFolder(files)
    let outcome = try folder.run(["trace"] + arguments + ["--duration", "1s"])
    try #require(outcome.status == 0, "\(outcome.errors)")
    let trace = TraceTable(csv: outcome.output)
    let square = try #require(trace.items.first { $0.hasSuffix("square") }, "\(trace.items)")
    #expect(trace.value("center.x", of: square, tick: 30) == 140)
  }

  @Test(
    "what is no program is an error that says what was expected",
    arguments: [
      ("a missing file", [:], ["nothing.swift"], 2, "cannot read nothing.swift"),
      ("an empty folder", ["empty/notes.txt": ""], ["empty"], 2, "empty: no Swift files"),
      (
        "several pages",
        [
          "B.playground/Pages/One.xcplaygroundpage/Contents.swift": "",
          "B.playground/Pages/Two.xcplaygroundpage/Contents.swift": "",
        ],
        ["B.playground"], 2, "has several pages; name one of them"
      ),
      (
        "nothing to show", ["A.swift": "import UIKit\nstruct Point {}"], ["A.swift"], 2,
        "nothing says what the program shows"
      ),
      (
        "several controllers",
        ["A.swift": "import UIKit\nclass One: UIViewController {}\nclass Two: UIViewController {}"],
        ["A.swift"], 2, "help: select one with --controller or --view, such as --controller One"
      ),
      (
        "another class", ["A.swift": "import UIKit\nclass One: UIViewController {}"],
        ["A.swift", "--view", "Three"], 2, "there is no class 'Three'"
      ),
      (
        "a view as a controller", ["A.swift": "import UIKit\nclass One: UIView {}"],
        ["A.swift", "--controller", "One"], 2,
        """
        'One' is no controller [bad-program]
         = expected: a live view of a playground, an app or scene delegate, a #Preview, or one class of a view or controller
         = found: One
         = help: select one with --controller or --view, such as --view One
        """
      ),
      (
        "a view that needs values",
        [
          "A.swift":
            "import UIKit\nclass One: UIView { init(size: Int) { super.init(frame: .zero) }\nrequired init?(coder: NSCoder) { nil } }"
        ],
        ["A.swift", "--view", "One"], 2,
        "'One' has no initializer that needs no values"
      ),
      (
        "only views that need values",
        [
          "A.swift":
            "import UIKit\nclass One: UIView { init(size: Int) { super.init(frame: .zero) }\nrequired init?(coder: NSCoder) { nil } }"
        ],
        ["A.swift"], 2,
        "help: add a preview that creates one with values, such as #Preview { One(…) }"
      ),
      (
        "no live view", ["main.swift": "import UIKit\nimport PlaygroundSupport\nprint(1)"],
        ["main.swift"], 2, "assign a view or a controller to PlaygroundPage.current.liveView"
      ),
      ("both", [:], ["A.swift", "--view", "A", "--controller", "B"], 64, "exclude each other"),
      ("no duration", [:], ["A.swift", "--duration", "0s"], 64, "a duration above zero"),
      ("no seed", [:], ["A.swift", "--seed", "one"], 64, "a whole number of 0 or more"),
      ("no version", [:], ["A.swift", "--swift-version", "3"], 64, "expected 4, 4.2, 5 or 6"),
    ] as [(String, [String: String], [String], Int32, String)])
  func errors(
    id: String, files: [String: String], arguments: [String], status: Int32, text: String
  ) throws {
    let folder = try SceneFolder(files)
    let outcome = try folder.run(["run"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.errors.contains(text), "\(outcome.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/Output"))
  }

  @Test("options of programs are errors for recipes") func optionsOfRecipes() throws {
    let folder = try SceneFolder([:])
    let outcome = try folder.run(["render", "a.yaml", "--controller", "A"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("--controller expects a Swift program as input"))
  }
}
