import Testing

@Suite struct AttributesTests {
  @Test("the rewriter replaces attributes and modifiers of Objective-C", arguments: rows)
  func rewriting(row: RewriterRow) throws {
    try row.check()
  }

  static let rows: [RewriterRow] = [
    RewriterRow(
      "@objc",
      """
      class A: UIView {
        @objc func tap() {}
        @objc(move:) private func go(_ point: CGPoint) {}
      }
      """,
      """
      class A: UIView {
              func tap() {}
                     private func go(_ point: CGPoint) {}
      }
      """,
      additions: [
        "MethodTable.add(\"tap\", to: A.self)",
        "MethodTable.add(\"move:\", to: A.self)",
      ]),
    RewriterRow(
      "@objc on lines of its own",
      """
      class A: NSObject {
        @objc
        @discardableResult
        func tap() -> Bool { true }
      }
      """,
      """
      class A: NSObject {
            \u{20}
        @discardableResult
        func tap() -> Bool { true }
      }
      """,
      additions: [
        "return receiver.tap()"
      ]),
    RewriterRow(
      "@objc class and enumeration",
      """
      @objc(ABCard) public class Card: UIView {}
      @objc enum Kind: Int { case first, second }
      """,
      """
                    public class Card: UIView {}
            enum Kind: Int { case first, second }
      """),
    RewriterRow(
      "@objcMembers",
      """
      @objcMembers class A: NSObject {
        func tap(_ sender: UIButton) {}
        @nonobjc func other() {}
        static func make() {}
      }
      """,
      """
                   class A: NSObject {
        func tap(_ sender: UIButton) {}
                 func other() {}
        static func make() {}
      }
      """,
      additions: [
        "MethodTable.add(\"tap:\", to: A.self) { receiver, arguments in receiver.tap(MethodTable.argument(0, of: \"tap:\", arguments) as UIButton); return nil }"
      ]),
    RewriterRow(
      "@IBAction with the event",
      """
      class A: UIViewController {
        @IBAction func tap(_ sender: Any, forEvent event: UIEvent) {}
      }
      """,
      """
      class A: UIViewController {
                  func tap(_ sender: Any, forEvent event: UIEvent) {}
      }
      """,
      additions: [
        "MethodTable.add(\"tap:forEvent:\", to: A.self)"
      ]),
    RewriterRow(
      "@IBOutlet",
      """
      class A: UIViewController {
        @IBOutlet weak var card: UIView!
        @IBOutlet private var constraint: NSLayoutConstraint?
        @IBOutlet var dots: [UIView]!
        override func loadView() { dots = [] }
      }
      """,
      """
      class A: UIViewController {
                  weak var card: UIView!
                  private var constraint: NSLayoutConstraint?
                  var dots: [UIView]!
        override func loadView() { dots = [] }
      }
      """,
      messages: [
        "2:3: unfilled-outlet: outlet 'card' is nil: nibs and storyboards are not read; assign it in code",
        "3:3: unfilled-outlet: outlet 'constraint' is nil: nibs and storyboards are not read; assign it in code",
      ]),
    RewriterRow(
      "@IBInspectable and @IBDesignable",
      """
      @IBDesignable class A: UIView {
        @IBInspectable var radius: CGFloat = 4 { didSet { setNeedsLayout() } }
      }
      """,
      """
                    class A: UIView {
                       var radius: CGFloat = 4 { didSet { setNeedsLayout() } }
      }
      """),
    RewriterRow(
      "dynamic and @NSManaged",
      """
      class A: NSObject {
        @objc dynamic var value = 1
        @NSManaged var other: Int
        dynamic func move() {}
      }
      """,
      """
      class A: NSObject {
                      var value = 1
                   var other: Int
                func move() {}
      }
      """),
    RewriterRow(
      "@UIApplicationMain",
      """
      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      """
                       \u{20}
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      """),
    RewriterRow(
      "@main of a delegate",
      """
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      """,
      """
            class AppDelegate: UIResponder, UIApplicationDelegate {}
      """),
    RewriterRow(
      "@main of another type",
      """
      @main struct Program { static func main() {} }
      """,
      """
      @main struct Program { static func main() {} }
      """),
    RewriterRow(
      "UIApplicationMain in a file",
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
      _ = UIApplicationMain(
        CommandLine.argc, CommandLine.unsafeArgv, nil,
        NSStringFromClass(AppDelegate.self))
      """,
      """
      class AppDelegate: UIResponder, UIApplicationDelegate {}
                           \u{20}
                                                     \u{20}
                                           \u{20}
      """),
    RewriterRow(
      "@convention(c) of functions that receive elements of paths",
      "let a: @convention(c) (UnsafePointer<CGPathElement>) -> Void = b, c: @convention(c) (Int) -> Int = d",
      "let a:                (UnsafePointer<CGPathElement>) -> Void = b, c: @convention(c) (Int) -> Int = d"
    ),
    RewriterRow(
      "@convention(block)",
      """
      typealias Body = @convention(block) () -> Void
      """,
      """
      typealias Body =                    () -> Void
      """),
    RewriterRow(
      "access and availability stay",
      """
      @available(iOS 13.0, *)
      public final class A: UIView {
        @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
        override init(frame: CGRect) { super.init(frame: frame) }
      }
      """,
      """
      @available(iOS 13.0, *)
      public final class A: UIView {
        @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
        override init(frame: CGRect) { super.init(frame: frame) }
      }
      """),
    RewriterRow(
      "private class with actions",
      """
      private class A: UIView {
        @objc fileprivate func tap(sender: UIButton!) {}
      }
      """,
      """
      private class A: UIView {
              fileprivate func tap(sender: UIButton!) {}
      }
      """,
      additions: [
        "MethodTable.add(\"tapWithSender:\", to: A.self) { receiver, arguments in receiver.tap(sender: MethodTable.argument(0, of: \"tapWithSender:\", arguments) as UIButton?); return nil }"
      ]),
    RewriterRow(
      "generic class",
      """
      class Box<Value>: UIView {
        @objc func tap() {}
      }
      """,
      """
      class Box<Value>: UIView {
              func tap() {}
      }
      """,
      additions: [
        "MethodTable.add(\"tap\", toGeneric: \"Box\")",
        "case \"tap\": receiver.tap(); return nil",
      ]),
    RewriterRow(
      "methods that throw are not exposed",
      """
      class A: NSObject {
        @objc func load() throws {}
        @objc func wait() async {}
      }
      """,
      """
      class A: NSObject {
              func load() throws {}
              func wait() async {}
      }
      """),
    RewriterRow(
      "literals of Xcode",
      """
      let color = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 1)
      let image = #imageLiteral(resourceName: "card.png")
      let file = #fileLiteral(resourceName: "a.json")
      """,
      """
      let color = UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 1)
      let image = UIImage(named: "card.png")!
      let file = Bundle.main.programURL(forResource: "a.json", withExtension: nil)!
      """),
  ]
}
