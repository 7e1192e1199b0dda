import Testing

@Suite struct OldNamesTests {
  @Test("the rewriter replaces names of earlier versions", arguments: rows)
  func rewriting(row: RewriterRow) throws {
    try row.check()
  }

  static let rows: [RewriterRow] = [
    RewriterRow(
      "types",
      """
      let a: UIControlState = .normal
      let b = UIViewAnimationOptions.curveEaseOut
      let c: [UIGestureRecognizerState: UIControlEvents] = [:]
      let d: [NSAttributedStringKey: Any] = [:]
      """,
      """
      let a: UIControl.State = .normal
      let b = UIView.AnimationOptions.curveEaseOut
      let c: [UIGestureRecognizer.State: UIControl.Event] = [:]
      let d: [NSAttributedString.Key: Any] = [:]
      """),
    RewriterRow(
      "attributes of Core Text",
      "let a = [kCTFontAttributeName as NSAttributedString.Key: f, kCTKernAttributeName as NSAttributedStringKey: 2, b as NSString: 1]",
      "let a = [NSAttributedString.Key(kCTFontAttributeName)                          : f, NSAttributedString.Key(kCTKernAttributeName)                         : 2, b as NSString: 1]"
    ),
    RewriterRow(
      "texts whose first value is a constant of Core Animation",
      """
      var a: String = kCAFillModeForwards, b: String? = kCALineCapRound, c: String = kCATransition
      func f(_ type: String = kCATransitionFade, name: String = "x") {}
      """,
      """
      var a: CAMediaTimingFillMode = CAMediaTimingFillMode.forwards, b: CAShapeLayerLineCap? = CAShapeLayerLineCap.round, c: String = "transition"
      func f(_ type: CATransitionType = CATransitionType.fade, name: String = "x") {}
      """),
    RewriterRow(
      "types of functions",
      "var a: (Void -> Void)?, b: ((Void) -> Int)?, c: Int -> Bool = d, e: (Int) -> () = f",
      "var a: (() -> Void)?, b: (() -> Int)?, c: (Int) -> Bool = d, e: (Int) -> () = f"),
    RewriterRow(
      "information about the app",
      "let a = Bundle.main.bundleIdentifier!, b = Bundle.main.infoDictionary?[k], c = Bundle.main.object(forInfoDictionaryKey: k)",
      "let a = Bundle.main.programIdentifier!, b = Bundle.main.programInfo?[k], c = Bundle.main.programInfo(forKey: k)"
    ),
    RewriterRow(
      "matches of regular expressions",
      "e.enumerateMatches(in: t, options: [], range: r) { m, _, _ in add(m) }; e.enumerateMatches(in: t, range: r, using: f)",
      "e.enumerateMatchesNow(in: t, options: [], range: r) { m, _, _ in add(m) }; e.enumerateMatchesNow(in: t, range: r, using: f)"
    ),
    RewriterRow(
      "outlines of strokes",
      "let a = CGPath(__byStroking: (b?.path!)!, transform: nil, lineWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 4)?.boundingBox",
      "let a = Optional(((b?.path!)!).copy(strokingWithWidth: 4, lineCap: .round, lineJoin: .miter, miterLimit: 4))?.boundingBox"
    ),
    RewriterRow(
      "exchanges of elements",
      "swap(&self[i], &self[j - 1]); swap(&a.b[0], &a.b[c[1]]); swap(&a, &b); swap(&a[0], &b[0])",
      "self.swapAt(i, j - 1); a.b.swapAt(0, c[1]); swap(&a, &b); swap(&a[0], &b[0])"),
    RewriterRow(
      "texts without arguments",
      """
      let a = NSMutableAttributedString(), b = NSAttributedString( ), c = NSAttributedString(string: "a")
      """,
      """
      let a = NSMutableAttributedString(string: ""), b = NSAttributedString(string: "" ), c = NSAttributedString(string: "a")
      """),
    RewriterRow(
      "curves",
      """
      let a = CAMediaTimingFunction(name: kCAMediaTimingFunctionEaseOut)
      let b = [kCAFillModeForwards, kCAFillModeBoth]
      """,
      """
      let a = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeOut)
      let b = [CAMediaTimingFillMode.forwards, CAMediaTimingFillMode.both]
      """),
    RewriterRow(
      "constants that are keys as well",
      """
      t.type = kCATransitionFade; l.add(t, forKey: kCATransitionFade)
      """,
      """
      t.type = CATransitionType.fade; l.add(t, forKey: CATransitionType.fade.rawValue)
      """),
    RewriterRow(
      "notifications that were constants",
      "let a = [UIKeyboardWillShowNotification, UIApplicationDidBecomeActiveNotification]",
      "let a = [UIResponder.keyboardWillShowNotification, UIApplication.didBecomeActiveNotification]"
    ),
    RewriterRow(
      "limits of numbers, and classes as objects",
      """
      let a = CGFLOAT_MAX, b = CGFLOAT_MIN, c = MAXFLOAT
      let d = NSStringFromClass(Cell.classForCoder()), e = NSStringFromClass(cell.classForCoder)
      """,
      """
      let a = CGFloat.greatestFiniteMagnitude, b = CGFloat.leastNormalMagnitude, c = Float.greatestFiniteMagnitude
      let d = NSStringFromClass(Cell.self), e = NSStringFromClass(cell.classForCoder)
      """),
    RewriterRow(
      "functions of orientations and accessibility",
      """
      let a = UIDeviceOrientationIsPortrait(UIDevice.current.orientation)
      let b = UIInterfaceOrientationIsLandscape(o)
      UIAccessibilityPostNotification(.announcement, "a")
      """,
      """
      let a = (UIDevice.current.orientation).isPortrait
      let b = (o).isLandscape
      UIAccessibility.post(notification: .announcement, argument: "a")
      """),
    RewriterRow(
      "layers",
      """
      s.lineCap = kCALineCapRound; s.lineJoin = kCALineJoinBevel; s.fillRule = kCAFillRuleEvenOdd
      l.contentsGravity = kCAGravityResizeAspect
      a.calculationMode = kCAAnimationCubicPaced; a.rotationMode = kCAAnimationRotateAuto
      t.type = kCATransitionPush; t.subtype = kCATransitionFromRight
      t.alignmentMode = kCAAlignmentCenter; t.truncationMode = kCATruncationEnd; l.add(t, forKey: kCATransition)
      e.renderMode = kCAEmitterLayerAdditive; e.emitterShape = kCAEmitterLayerLine
      """,
      """
      s.lineCap = CAShapeLayerLineCap.round; s.lineJoin = CAShapeLayerLineJoin.bevel; s.fillRule = CAShapeLayerFillRule.evenOdd
      l.contentsGravity = CALayerContentsGravity.resizeAspect
      a.calculationMode = CAAnimationCalculationMode.cubicPaced; a.rotationMode = CAAnimationRotationMode.rotateAuto
      t.type = CATransitionType.push; t.subtype = CATransitionSubtype.fromRight
      t.alignmentMode = CATextLayerAlignmentMode.center; t.truncationMode = CATextLayerTruncationMode.end; l.add(t, forKey: "transition")
      e.renderMode = CAEmitterLayerRenderMode.additive; e.emitterShape = CAEmitterLayerEmitterShape.line
      """),
    RewriterRow(
      "text",
      """
      let a = [NSFontAttributeName: f, NSForegroundColorAttributeName: c]
      let b = UIFont.systemFont(ofSize: 3, weight: UIFontWeightBold)
      let d = [NSFontAttributeName: f] as [String: Any], e: [String: Any]? = [NSFontAttributeName: f]
      let g: [String: Any] = ["a": f]
      """,
      """
      let a = [NSAttributedString.Key.font: f, NSAttributedString.Key.foregroundColor: c]
      let b = UIFont.systemFont(ofSize: 3, weight: UIFont.Weight.bold)
      let d = [NSAttributedString.Key.font: f] as [NSAttributedString.Key: Any], e: [NSAttributedString.Key: Any]? = [NSAttributedString.Key.font: f]
      let g: [String: Any] = ["a": f]
      """),
    RewriterRow(
      "run loops",
      """
      link.add(to: .main, forMode: RunLoopMode.commonModes)
      link.add(to: .main, forMode: .commonModes)
      let u = NSUnderlineStyle.styleSingle
      let t: NSTimer? = nil
      """,
      """
      link.add(to: .main, forMode: RunLoop.Mode.common)
      link.add(to: .main, forMode: .common)
      let u = NSUnderlineStyle.single
      let t: Timer? = nil
      """),
    RewriterRow(
      "functions of geometry",
      """
      let r = CGRectMake(0, 0, CGRectGetWidth(v.bounds), 3)
      let p = CGPointMake(CGRectGetMidX(r), 1), s = CGSizeMake(1, 2)
      let i = CGRectInset(r, 1, 2), o = CGRectOffset(v.frame, x, y)
      let t = CGAffineTransformScale(CGAffineTransformMakeRotation(1), 2, 2)
      let c = CGAffineTransformConcat(t, CGAffineTransformIdentity), e = UIEdgeInsetsInsetRect(r, z)
      if CGRectContainsPoint(r, p), CGRectIntersectsRect(r, i) {}
      """,
      """
      let r = CGRect(x: 0, y: 0, width: (v.bounds).width, height: 3)
      let p = CGPoint(x: (r).midX, y: 1), s = CGSize(width: 1, height: 2)
      let i = (r).insetBy( dx: 1, dy: 2), o = (v.frame).offsetBy( dx: x, dy: y)
      let t = (CGAffineTransform(rotationAngle: 1)).scaledBy( x: 2, y: 2)
      let c = (t).concatenating( CGAffineTransform.identity), e = (r).inset( by: z)
      if (r).contains( p), (r).intersects( i) {}
      """),
    RewriterRow(
      "geometry on several lines",
      """
      let r = CGRectInset(
        v.bounds,
        1, 2)
      let q = CGRectMake(
        0, 1,
        2, 3)
      """,
      """
      let r = (
        v.bounds).insetBy(
        dx: 1, dy: 2)
      let q = CGRect(
        x: 0, y: 1,
        width: 2, height: 3)
      """),
    RewriterRow(
      "child controllers",
      """
      addChildViewController(a); a.didMove(toParentViewController: self)
      a.willMove(toParentViewController: nil); a.removeFromParentViewController()
      childViewControllers.forEach { $0.childViewControllers.first }
      """,
      """
      addChild(a); a.didMove(toParent: self)
      a.willMove(toParent: nil); a.removeFromParent()
      children.forEach { $0.children.first }
      """),
    RewriterRow(
      "order of subviews",
      """
      v.bringSubview(toFront: a); v.sendSubview(toBack: b)
      """,
      """
      v.bringSubviewToFront(         a); v.sendSubviewToBack(        b)
      """),
    RewriterRow(
      "overrides",
      """
      class A: UIViewController {
        override func didMove(toParentViewController parent: UIViewController?) {}
        override var childViewControllerForStatusBarStyle: UIViewController? { nil }
      }
      class B: NSObject {
        func numberOfSectionsInTableView(_ t: UITableView) -> Int { 1 }
      }
      """,
      """
      class A: UIViewController {
        override func didMove(toParent parent: UIViewController?) {}
        override var childForStatusBarStyle: UIViewController? { nil }
      }
      class B: NSObject {
        func numberOfSectionsInTableView(_ t: UITableView) -> Int { 1 }
      }
      """),
    RewriterRow(
      "notifications",
      """
      let a = [Notification.Name.UIKeyboardWillShow, NSNotification.Name.UIKeyboardDidHide]
      let b: Notification.Name = .UIApplicationDidBecomeActive
      let c = NSNotification.Name.UIDeviceOrientationDidChange
      """,
      """
      let a = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidHideNotification]
      let b: Notification.Name = UIApplication.didBecomeActiveNotification
      let c = UIDevice.orientationDidChangeNotification
      """),
    RewriterRow(
      "constants",
      """
      let a = CGFloat(M_PI), b = M_PI_2, c = UITableViewAutomaticDimension
      let d = CGRectZero.origin == CGPointZero, e = UIEdgeInsetsZero, f = UILayoutPriorityDefaultHigh
      let g = UICollectionElementKindSectionHeader
      """,
      """
      let a = CGFloat(Double.pi), b = (Double.pi / 2), c = UITableView.automaticDimension
      let d = CGRect.zero.origin == CGPoint.zero, e = UIEdgeInsets.zero, f = UILayoutPriority.defaultHigh
      let g = UICollectionView.elementKindSectionHeader
      """),
    RewriterRow(
      "time of Dispatch",
      """
      let t = DispatchTime.now() + Double(Int64(0.5 * Double(NSEC_PER_SEC))) / Double(NSEC_PER_SEC)
      """,
      """
      let t = DispatchTime.now() + Double(Int64(0.5 * Double((1_000_000_000 as UInt64)))) / Double((1_000_000_000 as UInt64))
      """),
    RewriterRow(
      "characters of a text",
      """
      let n = "abc".characters.count, m = text.characters.map { $0 }
      """,
      """
      let n = "abc"           .count, m = text           .map { $0 }
      """),
    RewriterRow(
      "images",
      """
      let a = UIImagePNGRepresentation(i), b = UIImageJPEGRepresentation(i, 0.5)
      """,
      """
      let a = (i).pngData(), b = (i).jpegData( compressionQuality: 0.5)
      """),
    RewriterRow(
      "own names stay",
      """
      struct UIControlState {}
      let kCAGravityTop = 1, a = kCAGravityTop, b = UIControlState()
      func f(M_PI: Int) -> Int { M_PI }
      class A { var childViewControllers = 1, characters = [1] }
      let c = A().characters.count + A().childViewControllers
      """,
      """
      struct UIControlState {}
      let kCAGravityTop = 1, a = kCAGravityTop, b = UIControlState()
      func f(M_PI: Int) -> Int { M_PI }
      class A { var childViewControllers = 1, characters = [1] }
      let c = A().characters.count + A().childViewControllers
      """),
    RewriterRow(
      "members stay",
      """
      let a = Name.UIControlState, b = x.M_PI
      let c: Curve = .kCAFillModeForwards
      """,
      """
      let a = Name.UIControlState, b = x.M_PI
      let c: Curve = .kCAFillModeForwards
      """),
  ]
}
