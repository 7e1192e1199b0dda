import Testing

@Suite struct Swift2Tests {
  @Test("the rewriter rewrites files in Swift 2", arguments: rows)
  func rewriting(row: RewriterRow) throws {
    try row.check()
  }

  @Test("files with Dispatch's old functions are compiled with them") func support() throws {
    func support(_ text: String) throws -> String {
      let result = try RewriterProgram.run([("A.swift", text)])
      let path = result.paths.first { $0.hasSuffix("FlipbookSupport.swift") } ?? ""
      return try String(contentsOfFile: path, encoding: .utf8)
    }
    #expect(try support("dispatch_async(dispatch_get_main_queue()) {}").contains("dispatch_after"))
    #expect(try support("CFRunLoopGetMain()").contains("CFRunLoopAddTimer"))
    #expect(try support("var a = 1; a++").contains("postfix operator ++"))
    #expect(try support("var a = 1; ++a").contains("prefix operator ++"))
    #expect(try support("unsafeBitCast(a, to: B.self)").contains("ClosureCast.cast"))
    #expect(try support("let a = 1").contains("public typealias Timer"))
    #expect(try support("let a = 1").contains("extension NSMutableDictionary"))
    #expect(try support("let a = 1").contains("func NSClassFromString"))
    let plain = try support("let a = 1")
    #expect(!plain.contains("dispatch_after") && !plain.contains("CFRunLoop"))
    #expect(!plain.contains("ClosureCast"))
  }

  static let rows: [RewriterRow] = [
    RewriterRow(
      "texts that are selectors",
      """
      class A: NSObject {
        func a() { performSelector("go:", withObject: nil, afterDelay: 1); let name: Selector = "stop"; let c = UIColor.redColor() }
        func go(x: AnyObject?) {}
        func stop() {}
        func other() {}
      }
      """,
      """
      class A: NSObject {
        func a() { perform("go:", with: nil, afterDelay: 1); let name: Selector = "stop"; let c = UIColor.red }
        func go(_ x: AnyObject?) {}
        func stop() {}
        func other() {}
      }
      """, additions: [#"MethodTable.add("go:""#, #"MethodTable.add("stop""#]),
    RewriterRow(
      "properties that classes override, and objects of unknown class",
      """
      class A: UIImageView {
        override var highlighted: Bool { didSet { alpha = highlighted ? 0 : 1 } }
        func a(highlighted: Bool) { b = highlighted; redColor() }
        func c() { highlighted = true; if let id = x.valueForKey("id") { id.isEqual("a") }; let z = UIColor.redColor() }
      }
      """,
      """
      class A: UIImageView {
        override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0 : 1 } }
        func a(_ highlighted: Bool) { b = highlighted; redColor() }
        func c() { isHighlighted = true; if let id = x.value(forKey: "id") { FlipbookObject(id).isEqual("a") }; let z = UIColor.red }
      }
      """),
    RewriterRow(
      "operators, texts, calendars and dates",
      """
      infix operator --> { associativity left precedence 140 }
      prefix operator √ {}
      infix operator ^^ { associativity right precedence 100 }
      let z = UIColor.redColor()
      extension Array { func each() { for (i, e) in enumerate() {} } }
      extension String { var length: Int { return characters.count }; var all: [Character] { return Array(characters) }
        subscript(i: Int) -> String { return substringWithRange(Range(start: startIndex.advancedBy(i), end: endIndex.predecessor())) } }
      let sorted = a.sort(<), b = c.sort({ $0 < $1 }); d.sortInPlace(>)
      let data = "{}".dataUsingEncoding(NSUTF8StringEncoding)
      let json = try NSJSONSerialization.JSONObjectWithData(data!, options: .AllowFragments)
      let parts = NSDateComponents(); parts.day = 3
      let date = NSCalendar.currentCalendar().dateByAddingComponents(parts, toDate: NSDate(), options: [])
      let days = calendar.components([.Day, .Month], fromDate: a, toDate: b, options: [])
      formatter.dateStyle = .MediumStyle
      let x = values.objectForKey("x")!.floatValue, y = values.valueForKey("y")?.doubleValue
      """,
      """
      infix operator -->: AdditionPrecedence                                      
      prefix operator √   
      infix operator ^^: TernaryPrecedence                                       
      let z = UIColor.red
      extension Array { func each() { for (i, e) in enumerated() {} } }
      extension String { var length: Int { return            count }; var all: [Character] { return Array(self) }
        subscript(i: Int) -> String { return substring(with: (self.index(startIndex, offsetBy: i)..<self.index(before: endIndex))) } }
      let sorted = a.sorted(by: <), b = c.sorted(by: { $0 < $1 }); d.sort(by: >)
      let data = "{}".data(using: String.Encoding.utf8)
      let json = try JSONSerialization.jsonObject(with: data!, options: .allowFragments)
      var parts = DateComponents(); parts.day = 3
      let date = Calendar.current.date(byAdding: parts, to: Date()             )
      let days = calendar.dateComponents([.day, .month], from: a, to: b             )
      formatter.dateStyle = .medium
      let x = FlipbookObject(values.object(forKey: "x")!).floatValue, y = Optional(FlipbookObject(values.value(forKey: "y")))?.doubleValue
      """),
    RewriterRow(
      "drawing, settings and segues",
      """
      class A: UIView {
        override func drawRect(rect: CGRect) { text.drawAtPoint(p, withAttributes: nil) }
        func b() { NSUserDefaults.standardUserDefaults().setBool(true, forKey: "k") }
        override func prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?) { segue.destinationViewController }
      }
      """,
      """
      class A: UIView {
        override func draw(_ rect: CGRect) { text.draw(at: p, withAttributes: nil) }
        func b() { UserDefaults.standard.set(true, forKey: "k") }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segue.destination }
      }
      """),
    RewriterRow(
      "arrays of what is unwrapped implicitly",
      """
      class A { var top: CALayer! = CALayer(); func b() { for l in [ self.top, top ] { l.a = UIColor.redColor() } } }
      """,
      """
      class A { var top: CALayer! = CALayer(); func b() { for l in [ self.top!, top! ] { l.a = UIColor.red } } }
      """),
    RewriterRow(
      "cases of paths, which are no methods of Swift 2",
      "switch e.type { case .moveToPoint: a(); case .addLineToPoint: b(x: UIColor.Red) }",
      "switch e.type { case .moveToPoint: a(); case .addLineToPoint: b(x: UIColor.Red) }"),
    RewriterRow(
      "types of others in files in Swift 2",
      "let a = UIColor.redColor(), b = UIButton.Configuration.filled(), c = UIButtonType.Custom.rawValue",
      "let a = UIColor.red, b = UIButton.Configuration.filled(), c = UIButton.ButtonType.custom.rawValue"
    ),
    RewriterRow(
      "places of elements",
      """
      let a = b.indexOf(3), c = d.indexOf({ $0 === e }), f = g.indexOf { $0 > 1 }, h: UIColor = UIColor.redColor()
      """,
      """
      let a = b.firstIndex(of: 3), c = d.firstIndex(where: { $0 === e }), f = g.firstIndex { $0 > 1 }, h: UIColor = UIColor.red
      """),
    RewriterRow(
      "loops of C",
      """
      for var i = 0; i < 3; i++ {
        for (var j = 9; j > i; j -= 2) { if j == 4 { continue } }
      }
      for ;; { break }
      for (a, b) in c { d(); e() }
      """,
      """
      do { var i = 0; while i < 3 { defer { i++ };
        do { var j = 9; while j > i { defer { j -= 2 }; if j == 4 { continue } } }
      } }
      do { while true { break } }
      for (a, b) in c { d(); e() }
      """, mapsColumns: false),
    RewriterRow(
      "a loop of C over lines",
      """
      for var k = 0, m = 2;
        k < m; k++, m-- { print(k) }
      let a: UIColor = .red
      """,
      """
      do { var k = 0, m = 2; while k < m\u{20}
      { defer { k++; m-- }; print(k) } }
      let a: UIColor = .red
      """, mapsColumns: false),
    RewriterRow(
      "animations",
      """
      UIView.animateWithDuration(0.3, delay: 0, options: [.CurveEaseOut, .AllowUserInteraction], animations: {
        self.view.backgroundColor = UIColor.redColor()
      }, completion: nil)
      UIView.animateWithDuration(0.3) { v.layer.borderColor = UIColor(white: 0, alpha: 1).CGColor }
      """,
      """
      UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut, .allowUserInteraction], animations: {
        self.view.backgroundColor = UIColor.red
      }, completion: nil)
      UIView.animate(withDuration: 0.3) { v.layer.borderColor = UIColor(white: 0, alpha: 1).cgColor }
      """),
    RewriterRow(
      "methods without labels in front of their first parameters",
      """
      class A: UIView {
        func move(view: UIView, inView other: UIView, fast: Bool = false) {}
        override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?) {
          move(self, inView: self)
        }
        init(size: CGFloat) { backgroundColor = UIColor.redColor() }
      }
      """,
      """
      class A: UIView {
        func move(_ view: UIView, in other: UIView, fast: Bool = false) {}
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          move(self, in: self)
        }
        init(size: CGFloat) { backgroundColor = UIColor.red }
      }
      """),
    RewriterRow(
      "sources of tables, and delegates of transitions",
      """
      class A: NSObject {
        func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell {
          return tableView.dequeueReusableCellWithIdentifier("a", forIndexPath: indexPath)
        }
        func animateTransition(transitionContext: UIViewControllerContextTransitioning) {
          let to = transitionContext.viewControllerForKey(UITransitionContextToViewControllerKey)!
          to.view.frame = transitionContext.finalFrameForViewController(to)
          transitionContext.containerView()!.addSubview(to.view)
        }
      }
      """,
      """
      class A: NSObject {
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          return tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
        }
        func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
          let to = transitionContext.viewController(forKey: UITransitionContextViewControllerKey.to)!
          to.view.frame = transitionContext.finalFrame(for: to)
          transitionContext.containerView .addSubview(to.view)
        }
      }
      """),
    RewriterRow(
      "properties that were functions",
      """
      class A: UIViewController {
        override func prefersStatusBarHidden() -> Bool { return super.prefersStatusBarHidden() }
        func show() { label.hidden = UIScreen.mainScreen().bounds.isEmpty; switch pan.state { case .Began: break; default: break } }
      }
      """,
      """
      class A: UIViewController {
        override var prefersStatusBarHidden: Bool { return super.prefersStatusBarHidden }
        func show() { label.isHidden = UIScreen.main.bounds.isEmpty; switch pan.state { case .began: break; default: break } }
      }
      """),
    RewriterRow(
      "conditions of bindings",
      """
      func go(v: UIView?) {
        if let a = v where a.hidden { UIView.animateWithDuration(1) { a.alpha = 0 } }
        guard let b = v, c = b.superview where b.tag > 0 else { return }
      }
      """,
      """
      func go(_ v: UIView?) {
        if let a = v ,     a.isHidden { UIView.animate(withDuration: 1) { a.alpha = 0 } }
        guard let b = v, let c = b.superview ,     b.tag > 0 else { return }
      }
      """),
    RewriterRow(
      "colors without their type, and properties of the program's variables",
      """
      class A { func f(hidden: Bool, memory: Int) { let a: [UIColor] = [.redColor(), .clearColor()]; v.hidden = hidden; p.memory.x = 1; c.active = true; topConstraint.active = true } }
      """,
      """
      class A { func f(_ hidden: Bool, memory: Int) { let a: [UIColor] = [.red, .clear]; v.isHidden = hidden; p.pointee.x = 1; c.active = true; topConstraint.isActive = true } }
      """),
    RewriterRow(
      "properties that are overridden, and those of the program",
      """
      class A: UIControl { override var highlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } } }
      class B { var selected = UIColor.redColor(); func f() { b.selected = selected } }
      """,
      """
      class A: UIControl { override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } } }
      class B { var selected = UIColor.red; func f() { b.selected = selected } }
      """),
    RewriterRow(
      "containers and presented views, which variables are called after",
      """
      guard let containerView = context.containerView(), to = context.viewForKey(UITransitionContextToViewKey) else { return }
      if let presentedView = presentedView() { presentedView.alpha = 1 }
      let from = context.viewForKey(UITransitionContextFromViewKey) ?? fromController.view
      """,
      """
      guard let containerView = Optional(context.containerView), let to = context.view(forKey: UITransitionContextViewKey.to) else { return }
      if let presentedView = presentedView { presentedView.alpha = 1 }
      let from = context.view(forKey: UITransitionContextViewKey.from) ?? fromController.view!
      """),
    RewriterRow(
      "initializers",
      """
      class P: UIPresentationController {
        override init(presentedViewController a: UIViewController, presentingViewController b: UIViewController) {
          super.init(presentedViewController: a, presentingViewController: b)
        }
      }
      class L: CALayer { override init(layer: AnyObject) { super.init(layer: layer) }; required init(coder: NSCoder) { fatalError() } }
      let p = P(presentedViewController: a, presentingViewController: b), s = UISnapBehavior(item: v, snapToPoint: .zero)
      let c = UIBezierPath(ovalInRect: r).CGPath, t = NSTimeInterval(2), d = NSCharacterSet.whitespaceAndNewlineCharacterSet()
      """,
      """
      class P: UIPresentationController {
        override init(presentedViewController a: UIViewController, presenting b: UIViewController?) {
          super.init(presentedViewController: a, presenting: b)
        }
      }
      class L: CALayer { required convenience init(copying layer: CALayer?) { self.init(layer: layer ?? CALayer()) }; override init(layer: Any) { super.init(layer: layer) }; required init?(coder: NSCoder) { fatalError() } }
      let p = P(presentedViewController: a, presenting: b), s = UISnapBehavior(item: v, snapTo: .zero)
      let c = UIBezierPath(ovalIn: r).cgPath, t = TimeInterval(2), d = CharacterSet.whitespacesAndNewlines
      """),
    RewriterRow(
      "closures",
      """
      typealias Handler = (index: Int, title: String) -> Void
      class A { var handler: Handler?; func go(delay: Double, closure: () -> (), @noescape each: Int -> Void) { handler?(index: 1, title: "a") } }
      func set(block: Handler, done: (() -> Void)?) { UIView.animateWithDuration(1) {} }
      """,
      """
      typealias Handler = (_ index: Int, _ title: String) -> Void
      class A { var handler: Handler?; func go(_ delay: Double, closure: @escaping () -> (),           each: (Int) -> Void) { handler?(       1,        "a") } }
      func set(_ block: @escaping Handler, done: (() -> Void)?) { UIView.animate(withDuration: 1) {} }
      """),
    RewriterRow(
      "steps of numbers and of indexes, and images of contexts",
      """
      for i in 0.stride(to: 10, by: 2) { UIColor.redColor() }
      let a = text[text.startIndex.advancedBy(3)], b = index.advancedBy(2)
      let image = UIGraphicsGetImageFromCurrentImageContext()
      let other: UIImage = UIGraphicsGetImageFromCurrentImageContext()
      let c = view.snapshotViewAfterScreenUpdates(true), d = text.startIndex.successor()
      if let e = view.snapshotViewAfterScreenUpdates(true) { g.snapshotViewAfterScreenUpdates(true)?.layer }
      let parts = text.split(","), others = text.split({ $0 == "," }), sum = parts.reduce(0, combine: +)
      """,
      """
      for i in stride(from: 0, to: 10, by: 2) { UIColor.red }
      let a = text[text.index(text.startIndex, offsetBy: 3)], b = index.advanced(by: 2)
      let image = UIGraphicsGetImageFromCurrentImageContext()!
      let other: UIImage = UIGraphicsGetImageFromCurrentImageContext()!
      let c = view.snapshotView(afterScreenUpdates: true)!, d = text.index(after: text.startIndex)
      if let e = view.snapshotView(afterScreenUpdates: true) { g.snapshotView(afterScreenUpdates: true)?.layer }
      let parts = text.split(separator: ","), others = text.split(whereSeparator: { $0 == "," }), sum = parts.reduce(0,          +)
      """),
    RewriterRow(
      "methods whose types are others",
      """
      class A: NSObject {
        func copyWithZone(zone: NSZone) -> AnyObject { return self }
        override func isEqual(object: AnyObject?) -> Bool { return false }
        func presentationControllerForPresentedViewController(a: UIViewController, presentingViewController b: UIViewController, sourceViewController c: UIViewController) -> UIPresentationController? { return nil }
        override func canPerformAction(action: Selector, withSender sender: AnyObject?) -> Bool { return UIColor.redColor().isEqual(nil) }
      }
      """,
      """
      class A: NSObject {
        func copy(with zone: NSZone?) -> Any { return self }
        override func isEqual(_ object: Any?) -> Bool { return false }
        func presentationController(forPresented a: UIViewController, presenting b: UIViewController?, source c: UIViewController) -> UIPresentationController? { return nil }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { return UIColor.red.isEqual(nil) }
      }
      """),
    RewriterRow(
      "delegates of animations, whose methods were those of every object",
      """
      class A: UIView { override func animationDidStop(anim: CAAnimation, finished flag: Bool) { backgroundColor = UIColor.redColor() } }
      class B: A { override func animationDidStop(anim: CAAnimation, finished flag: Bool) {} }
      """,
      """
      class A: UIView {          func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { backgroundColor = UIColor.red } }
      class B: A { override func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {} }
      """, additions: ["extension A: CAAnimationDelegate {}"]),
    RewriterRow(
      "cases of the program's that UIKit has as well",
      """
      enum Side: String { case Left, Right, Default = "d", Other }
      let a = Side.Left, b: Side = .Default, c: [UISwipeGestureRecognizerDirection] = [.Left, .Right], d: Side = .Other
      let e = NSUnderlineStyle.StyleSingle.rawValue, f = UIColor.redColor()
      """,
      """
      enum Side: String { case left = "Left", right = "Right", `default` = "d", Other }
      let a = Side.left, b: Side = .default, c: [UISwipeGestureRecognizer.Direction] = [.left, .right], d: Side = .Other
      let e = NSUnderlineStyle.single.rawValue, f = UIColor.red
      """),
    RewriterRow(
      "properties of the object itself, and styles of text",
      """
      class A: UIView { func f() { userInteractionEnabled = false; hidden = true; parentViewController?.g(); a.parentViewController?.g() }
        func g() { let font = UIFont.preferredFontForTextStyle(UIFontTextStyleSubheadline), c = UIColor.redColor() } }
      """,
      """
      class A: UIView { func f() { isUserInteractionEnabled = false; isHidden = true; parentViewController?.g(); a.parent?.g() }
        func g() { let font = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.subheadline), c = UIColor.red } }
      """),
    RewriterRow(
      "constraints, options of old types, and coordinators",
      """
      let top = a.topAnchor.constraintEqualToAnchor(b.topAnchor); top.active = true; push.active = true
      view.autoresizingMask = UIViewAutoresizing.FlexibleWidth.union(UIViewAutoresizing.FlexibleHeight)
      if context.isCancelled() { alert.addTextFieldWithConfigurationHandler(nil) }
      let options: [NSObject: AnyObject] = [:], items: [AnyObject] = ["a"], c = UIColor.redColor()
      class P: UIPresentationController { override init(presentedViewController: UIViewController, presentingViewController: UIViewController) { a() } }
      """,
      """
      let top = a.topAnchor.constraint(equalTo: b.topAnchor); top.isActive = true; push.active = true
      view.autoresizingMask = UIView.AutoresizingMask.flexibleWidth.union(UIView.AutoresizingMask.flexibleHeight)
      if context.isCancelled { alert.addTextField(configurationHandler: nil) }
      let options: [AnyHashable: Any] = [:], items: [Any] = ["a"], c = UIColor.red
      class P: UIPresentationController { override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) { a() } }
      """),
    RewriterRow(
      "closures behind calls, collections, and names of types",
      """
      class W: NSObject { override func observeValueForKeyPath(keyPath: String?, ofObject object: AnyObject?, change: [String: AnyObject]?, context: UnsafeMutablePointer<Void>) { change?[NSKeyValueChangeNewKey] } }
      queue.addOperationWithBlock { a() }
      let t = NSHashTable.weakObjectsHashTable(), c: NSCache = NSCache(), m = NSMapTable<A, B>()
      let n = String(W), d = String(self.dynamicType), f = CGFloat.max, e = UIColor.redColor()
      """,
      """
      class W: NSObject {          func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { change?[NSKeyValueChangeKey.newKey] } }
      queue.addOperation { a() }
      let t = NSHashTable<AnyObject>.weakObjects(), c: NSCache<AnyObject, AnyObject> = NSCache<AnyObject, AnyObject>(), m = NSMapTable<A, B>()
      let n = String(describing: W.self), d = String(describing: type(of: self)), f = CGFloat.greatestFiniteMagnitude, e = UIColor.red
      """,
      additions: [
        "\"observeValueForKeyPath:of:change:context:\"", "receiver.observeValue(forKeyPath: ",
        "arguments) as [NSKeyValueChangeKey: Any]?",
      ]),
    RewriterRow(
      "the program's own names are kept",
      """
      enum Size { case Tiny, Huge }
      class A { var enabled = true; func go() { turn(.Tiny); a.enabled = false; b.addTarget(self, action: "x", forControlEvents: .TouchUpInside) } }
      """,
      """
      enum Size { case Tiny, Huge }
      class A { var enabled = true; func go() { turn(.Tiny); a.enabled = false; b.addTarget(self, action: "x", for: .touchUpInside) } }
      """),
    RewriterRow(
      "later files keep every label",
      """
      // UIView.animateWithDuration(0.3) {}, c.CGColor
      class A { func move(view: UIView) {}; let a = Kind.Left, b = view.enabled, c: [CGColor] = [] }
      """,
      """
      // UIView.animateWithDuration(0.3) {}, c.CGColor
      class A { func move(view: UIView) {}; let a = Kind.Left, b = view.enabled, c: [CGColor] = [] }
      """),
  ]
}
