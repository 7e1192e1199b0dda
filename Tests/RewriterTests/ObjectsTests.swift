import Testing

/// What a program finds of Objective-C's objects: properties by name, overrides, initializers.
@Suite struct ObjectsTests {
  @Test("the rewriter makes properties known by their names", arguments: propertyRows)
  func properties(row: RewriterRow) throws {
    try row.check()
  }

  @Test(
    "the rewriter removes overrides of methods that Linux's objects do not declare",
    arguments: overrideRows)
  func overrides(row: RewriterRow) throws {
    try row.check()
  }

  @Test("the rewriter captures what is no object here", arguments: captureRows)
  func captures(row: RewriterRow) throws {
    try row.check()
  }

  @Test("the rewriter adds initializers that UIKit requires here", arguments: initializerRows)
  func initializers(row: RewriterRow) throws {
    try row.check()
  }

  static let propertyRows: [RewriterRow] = [
    RewriterRow(
      "changes of dynamic properties are announced",
      """
      class A: NSObject {
        @objc dynamic var a = 1
        dynamic var b: CGFloat = 2 { didSet { print(b) } }
        dynamic var c = 3 { willSet { print(c) } }
        dynamic var d: Int { 4 }
      }
      let token = A().observe(\\.a) { _, _ in }
      """.replacing("\\\\", with: "\\"),
      """
      class A: NSObject {
                      var a = 1 { willSet { willChangeValue(forKey: "a") } didSet { didChangeValue(forKey: "a") } }
                var b: CGFloat = 2 { willSet { willChangeValue(forKey: "b") } didSet { defer { didChangeValue(forKey: "b") }; print(b) } }
                var c = 3 { didSet { didChangeValue(forKey: "c") } willSet { willChangeValue(forKey: "c"); print(c) } }
                var d: Int { 4 }
      }
      let token = A().observe(\\.a) { _, _ in }
      """.replacing("\\\\", with: "\\"),
      additions: [
        #"PropertyTable.add("a", \A.a); PropertyTable.add("b", \A.b)"#,
        #"PropertyTable.add("d", \A.d)"#,
      ]),
    RewriterRow(
      "programs that use no names have no tables",
      "class A: NSObject { @objc dynamic var a = 1 }",
      "class A: NSObject {               var a = 1 }"),
    RewriterRow(
      "layers announce managed properties themselves",
      "class L: CALayer { @NSManaged dynamic var angle: Double; func f() { value(forKey: \"angle\") } }",
      "class L: CALayer {                    var angle: Double { get { ManagedProperty.value(\"angle\", of: self) }"
        + " set { ManagedProperty.set(newValue, \"angle\", of: self) } }; func f() { value(forKey: \"angle\") } }"
    ),
    RewriterRow(
      "layers store managed properties",
      "class L: CALayer { @NSManaged var angle: Double }",
      "class L: CALayer {            var angle: Double { get { ManagedProperty.value(\"angle\", of: self) }"
        + " set { ManagedProperty.set(newValue, \"angle\", of: self) } } }"),
    RewriterRow(
      "overrides in extensions of UIKit's classes have no effect",
      """
      extension UINavigationController {
        open override var shouldAutorotate: Bool { false }
        override open func viewDidLoad() { super.viewDidLoad() }
        func own() {}
      }
      """,
      """
      extension UINavigationController {
        public          var flipbookUINavigationController_shouldAutorotate: Bool { false }
                 public func flipbookUINavigationController_viewDidLoad() { super.viewDidLoad() }
        func own() {}
      }
      """,
      messages: [
        "2:21: extension-override: an extension of 'UINavigationController' cannot override 'shouldAutorotate' here: it has no effect",
        "3:22: extension-override: an extension of 'UINavigationController' cannot override 'viewDidLoad' here: it has no effect",
      ]),
    RewriterRow(
      "members of objects of unknown classes",
      """
      let p = (change![.newKey] as AnyObject).cgPointValue.y
      let n = (info["duration"] as! AnyObject).doubleValue
      let t = (sender as AnyObject).tag
      let o = (value as AnyObject).other, m = (value as? AnyObject)?.doubleValue
      """,
      """
      let p = FlipbookObject(change![.newKey]             ).cgPointValue.y
      let n = FlipbookObject(info["duration"]              ).doubleValue
      let t = FlipbookObject(sender             ).tag
      let o = (value as AnyObject).other, m = (value as? AnyObject)?.doubleValue
      """),
    RewriterRow(
      "open members that cannot be overridden are public",
      "open class A { open static let a = 1; open class var b: Int { 2 }; open let c = 3 }",
      "open class A { public static let a = 1; open class var b: Int { 2 }; public let c = 3 }"),
  ]

  static let overrideRows: [RewriterRow] = [
    RewriterRow(
      "observers that are no responders",
      """
      class A: NSObject {
        override func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """,
      """
      class A: NSObject {
                 func observeValue(forKeyPath k: String?, of o: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {}
      }
      """,
      additions: [#""observeValueForKeyPath:of:change:context:""#]),
    RewriterRow(
      "responders override them",
      """
      class A: UIScrollView { override func awakeFromNib() {} }
      class B: A { override func awakeFromNib() {} }
      """,
      """
      class A: UIScrollView { override func awakeFromNib() {} }
      class B: A { override func awakeFromNib() {} }
      """),
    RewriterRow(
      "a superclass of the program's declares them",
      """
      class A: NSObject { override func awakeFromNib() {} }
      class B: A { override func awakeFromNib() { super.awakeFromNib() } }
      class D: NSObject { override func awakeFromNib() { super.awakeFromNib(); d() } }
      class C: UIView { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }
      """,
      """
      class A: NSObject {          func awakeFromNib() {} }
      class B: A { override func awakeFromNib() { super.awakeFromNib() } }
      class D: NSObject {          func awakeFromNib() { (); d() } }
      class C: UIView {          func setValue(_ v: Any?, forUndefinedKey k: String) {} }
      """),
  ]

  static let captureRows: [RewriterRow] = [
    RewriterRow(
      "sources of Dispatch are captured as objects",
      """
      let a = DispatchSource.makeTimerSource(queue: .main), b = UIView()
      var c: DispatchSourceTimer?
      f { [weak a, unowned b] in g { [unowned a, weak c] in } }
      """,
      """
      let a = DispatchSource.makeTimerSource(queue: .main), b = UIView()
      var c: DispatchSourceTimer?
      f { [weak a = a as? DispatchSource, unowned b] in g { [unowned a = a as! DispatchSource, weak c = c as? DispatchSource] in } }
      """)
  ]

  static let initializerRows: [RewriterRow] = [
    RewriterRow(
      "cells of storyboards",
      "class A: UITableViewCell { required init?(coder: NSCoder) {} }",
      "class A: UITableViewCell { required init(registeredAs identifier: String) { fatalError("
        + "\"use of unimplemented initializer 'init(style:reuseIdentifier:)' for class 'A'\") };"
        + " required init?(coder: NSCoder) {} }"),
    RewriterRow(
      "cells that inherit it",
      """
      class A: UICollectionViewCell { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }
      class B: UICollectionViewCell { var a = 1 }
      class C: UICollectionViewCell { convenience init(a: Int) {} }
      """,
      """
      class A: UICollectionViewCell { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }
      class B: UICollectionViewCell { var a = 1 }
      class C: UICollectionViewCell { convenience init(a: Int) {} }
      """),
    RewriterRow(
      "layers",
      """
      class A: CALayer { override init() {}; required init?(coder: NSCoder) {} }
      class B: CAShapeLayer { override init(layer: Any) {}; required init?(coder: NSCoder) {} }
      class C: CALayer { init(a: Int) {}; required init?(coder: NSCoder) {} }
      """,
      """
      class A: CALayer { required convenience init(copying layer: CALayer?) { self.init() }; override init() {}; required init?(coder: NSCoder) {} }
      class B: CAShapeLayer { required convenience init(copying layer: CALayer?) { self.init(layer: layer ?? CALayer()) }; override init(layer: Any) {}; required init?(coder: NSCoder) {} }
      class C: CALayer { required init(copying layer: CALayer?) { fatalError("use of unimplemented initializer 'init(layer:)' for class 'C'") }; init(a: Int) {}; required init?(coder: NSCoder) {} }
      """),
    RewriterRow(
      "subclasses of the program's classes",
      """
      class A: UINavigationBar { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }
      class B: A { init(a: Int) {}; required init?(coder: NSCoder) {} }
      """,
      """
      class A: UINavigationBar { override init(frame: CGRect) {}; required init?(coder: NSCoder) {} }
      class B: A { required init(barClass: Void) { fatalError("use of unimplemented initializer 'init(frame:)' for class 'B'") }; init(a: Int) {}; required init?(coder: NSCoder) {} }
      """),
  ]
}
