import Testing

@Suite struct EntryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let files: [(name: String, text: String)]
    var options: [String] = []
    let kind: String
    var name: String?
    /// The value of `SceneEntry.current`; nil if it is not assigned.
    var expression: String?
    var candidates: [String]?

    var testDescription: String { id }
  }

  @Test("the rewriter finds what a program shows", arguments: rows) func entry(row: Row) throws {
    let result = try RewriterProgram.run(row.files, options: row.options)
    #expect(result.report.entry.kind == row.kind)
    #expect(result.report.entry.name == row.name)
    if let expression = row.expression {
      #expect(result.entry.contains("  SceneEntry.current = \(expression)\n"), "\(result.entry)")
    } else {
      #expect(!result.entry.contains("SceneEntry.current"))
    }
    if let candidates = row.candidates { #expect(result.report.candidates == candidates) }
  }

  @Test(
    "only programs with names from before Swift 4.2 are older than sheets",
    arguments: [
      (
        "let color = UIColor.redColor()\nfunc f() { view.addSubview(UIView(frame: CGRectZero)) }",
        true
      ),
      ("var state: UIControlState = .normal", true),
      ("let keys = [NSFontAttributeName]", true), ("let mode = kCAFillModeForwards", true),
      ("let options: UIView.AnimationOptions = [], key = kCATransition", false),
      ("let color = UIColor.red", false),
    ])
  func age(text: String, isOld: Bool) throws {
    let text = "import UIKit\nclass Page: UIViewController {\n\(text)\n}"
    let entry = try RewriterProgram.run([("Page.swift", text)]).entry
    #expect(entry.contains("SceneEntry.isBeforeIOS13 = true") == isOld)
  }

  @Test("the report lists views and controllers, and whether they can be created") func classes()
    throws
  {
    let text = """
      class Page: UIViewController { let dot = Dot(size: 3) }
      class Dot: UIView { init(size: Int) {} }
      struct Point {}
      """
    let classes = try RewriterProgram.run([("Page.swift", text)]).report.classes
    #expect(classes.map(\.name) == ["Page", "Dot"])
    #expect(classes.map(\.kind) == ["controller", "view"])
    #expect(classes.map(\.isCandidate) == [true, false])
    #expect(classes.map(\.isCreatable) == [true, false])
  }

  @Test("touches find the variables of top-level code by their names") func variables() throws {
    let result = try RewriterProgram.run([
      (
        "Scene.swift",
        """
        import UIKit
        let card = UIView(), dot = UIView()
        private let hidden = 1
        var count = 0
        func helper() { let inner = 1 }
        count += 1
        """
      )
    ])
    #expect(
      result.entry.contains(
        """
          SceneEntry.variables = { [("card", card as Any), ("dot", dot as Any), \
        ("count", count as Any)] }
        """))
    #expect(result.report.files[0].output.hasSuffix("/main.swift"))
  }

  @Test("the entry registers the methods of every file") func registration() throws {
    let text = "class A%: UIView { @objc func tap() {} }"
    let result = try RewriterProgram.run([
      ("First.swift", text.replacing("%", with: "1")), ("Second.swift", "struct B {}"),
      ("Third.swift", text.replacing("%", with: "3")),
    ])
    #expect(result.entry.contains("  flipbookMethodsOfFile0()\n  flipbookMethodsOfFile2()\n"))
  }

  @Test("files of equal names in two folders have outputs of their own") func equalNames() throws {
    let folder = try TemporaryFolder()
    let first = try RewriterProgram.run([("A.swift", "class A {}")])
    let second = try RewriterProgram.run([("A.swift", "class B {}")])
    let result = try RewriterProgram.run(
      paths: [first.report.files[0].path, second.report.files[0].path], in: folder)
    #expect(Set(result.report.files.map(\.output)).count == 2)
    #expect(result.texts[0].contains("class A") && result.texts[1].contains("class B"))
  }

  @Test(
    "invalid arguments are errors",
    arguments: [
      (["--output"], 2), (["--speed", "3", "a.swift"], 2), ([], 2), (["a.swift"], 2),
      (["--output", "/dev/null/none", "missing.swift"], 3),
    ])
  func misuse(arguments: [String], status: Int) throws {
    let result = try RewriterProgram.execute(try RewriterProgram.program.get().path, arguments)
    #expect(Int(result.status) == status)
    #expect(result.errors.hasPrefix("flipbook-rewrite: error: "))
  }

  private static let controller = "class Card: UIViewController {}\n"
  private static let frame = "frame: UIScreen.main.bounds"
  private static let rows: [Row] = [
    Row(
      id: "playground",
      files: [("Contents.swift", "let v = UIView()\nPlaygroundPage.current.liveView = v")],
      kind: "playground", expression: ".playground { flipbookSceneMain() }"),
    Row(
      id: "application",
      files: [
        (
          "AppDelegate.swift",
          "@UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {}"
        ), ("Card.swift", controller),
      ],
      kind: "application", name: "AppDelegate",
      expression: ".application(delegate: { AppDelegate() }, sceneDelegate: nil)"),
    Row(
      id: "application with a scene",
      files: [
        ("App.swift", "@main class AppDelegate: UIResponder, UIApplicationDelegate {}"),
        ("Scene.swift", "class SceneDelegate: UIResponder, UIWindowSceneDelegate {}"),
      ],
      kind: "application", name: "AppDelegate",
      expression:
        ".application(delegate: { AppDelegate() }, sceneDelegate: { SceneDelegate() })"),
    Row(
      id: "application that main.swift starts",
      files: [
        ("main.swift", "_ = UIApplicationMain(0, nil, nil, NSStringFromClass(AppDelegate.self))"),
        ("App.swift", "class AppDelegate: UIResponder, UIApplicationDelegate {}"),
      ],
      kind: "application", name: "AppDelegate",
      expression: ".application(delegate: { AppDelegate() }, sceneDelegate: nil)"),
    Row(
      id: "preview", files: [("Card.swift", controller + "#Preview(\"A\") { Card() }")],
      kind: "preview", name: "A", expression: "flipbookPreview0x0.entry"),
    Row(
      id: "preview of an inactive condition",
      files: [("Card.swift", controller + "#if os(macOS)\n#Preview { Card() }\n#endif")],
      kind: "controller", name: "Card", expression: ".controller { Card() }"),
    Row(
      id: "requested preview",
      files: [("Card.swift", "#Preview(\"A\") { UIView() }\n#Preview(\"B\") { UIView() }")],
      options: ["--preview", "B"], kind: "preview", name: "B",
      expression: "flipbookPreview0x1.entry"),
    Row(
      id: "requested preview that is missing", files: [("Card.swift", "#Preview(\"A\") { a }")],
      options: ["--preview", "C"], kind: "none", name: "C"),
    Row(
      id: "only controller", files: [("Card.swift", controller)], kind: "controller",
      name: "Card", expression: ".controller { Card() }", candidates: ["Card"]),
    Row(
      id: "controller that no other one uses",
      files: [
        ("Card.swift", controller),
        ("Root.swift", "class Root: UITabBarController { let card = Card() }"),
      ],
      kind: "controller", name: "Root", expression: ".controller { Root() }",
      candidates: ["Root"]),
    Row(
      id: "several controllers",
      files: [("Card.swift", controller + "class Other: UITableViewController {}")], kind: "none",
      candidates: ["Card", "Other"]),
    Row(
      id: "requested controller",
      files: [("Card.swift", controller + "class Other: UITableViewController {}")],
      options: ["--controller", "Other"], kind: "controller", name: "Other",
      expression: ".controller { Other() }"),
    Row(
      id: "only view", files: [("Dot.swift", "class Dot: UIControl {}")], kind: "view",
      name: "Dot", expression: ".view { Dot(\(frame)) }"),
    Row(
      id: "view with an initializer without arguments",
      files: [("Dot.swift", "class Dot: UIView { init(size: Int = 3) {} }")], kind: "view",
      name: "Dot", expression: ".view { Dot() }"),
    Row(
      id: "view with an initializer with a frame, among others",
      files: [
        (
          "Dot.swift",
          """
          class Dot: UIView {
            init(size: Int) {}
            override init(frame: CGRect) {}
            required init?(coder: NSCoder) {}
          }
          """
        )
      ], kind: "view", name: "Dot", expression: ".view { Dot(\(frame)) }"),
    Row(
      id: "view whose initializers need values",
      files: [
        ("Dot.swift", "class Dot: UIView { init(size: Int) {}; required init?(coder: NSCoder) {} }")
      ], kind: "none", candidates: ["Dot"]),
    Row(
      id: "view whose initializer needs optional values",
      files: [
        (
          "Dot.swift",
          "class Dot: UIView { init(image: UIImage?, _ text: String!, size: Int = 1) {} }"
        )
      ], kind: "view", name: "Dot", expression: ".view { Dot(image: nil, nil) }"),
    Row(
      id: "view whose initializer needs a value among optional ones",
      files: [("Dot.swift", "class Dot: UIView { init(image: UIImage?, size: Int) {} }")],
      kind: "none", candidates: ["Dot"]),
    Row(
      id: "operators with bodies are no statements",
      files: [
        (
          "A.swift",
          """
          infix operator --> { associativity left precedence 140 }
          prefix operator ^ {}
          class A: UIViewController {}
          """
        )
      ], kind: "controller", name: "A", expression: ".controller { A() }"),
    Row(
      id: "controller of a storyboard",
      files: [("A.swift", "class A: UIViewController { required init?(coder: NSCoder) {} }")],
      kind: "none", candidates: ["A"]),
    Row(
      id: "controller with the initializer for nibs",
      files: [
        (
          "A.swift",
          """
          class A: UIViewController {
            override init(nibName: String?, bundle: Bundle?) {}
            required init?(coder: NSCoder) {}
          }
          """
        )
      ], kind: "controller", name: "A", expression: ".controller { A(nibName: nil, bundle: nil) }"),
    Row(
      id: "controller of a table with a style",
      files: [
        ("A.swift", "class A: UITableViewController { override init(style: UITableView.Style) {} }")
      ], kind: "controller", name: "A", expression: ".controller { A(style: .plain) }"),
    Row(
      id: "controller of a collection",
      files: [("A.swift", "class A: UICollectionViewController {}")], kind: "controller",
      name: "A",
      expression: ".controller { A(collectionViewLayout: UICollectionViewFlowLayout()) }"),
    Row(
      id: "private classes are not visible to the entry",
      files: [("A.swift", "private class A: UIView {}; enum B { fileprivate class C: UIView {} }")],
      kind: "none", candidates: []),
    Row(
      id: "requested view", files: [("Dots.swift", "class A: UIView {}; class B: A {}")],
      options: ["--view", "A"], kind: "view", name: "A", expression: ".view { A(\(frame)) }"),
    Row(
      id: "cells are no views of a scene",
      files: [("Cell.swift", "class Cell: UITableViewCell {}")], kind: "none", candidates: []),
    Row(id: "nothing to show", files: [("A.swift", "struct A {}")], kind: "none", candidates: []),
  ]
}
