extension Swift2 {
  /// Names that only files in Swift 2 use.
  static let marks: Set<String> = [
    "animateWithDuration", "forControlEvents", "sharedApplication", "mainScreen", "defaultCenter",
    "mainBundle", "dispatch_async", "dispatch_after", "redColor", "whiteColor", "blackColor",
    "clearColor", "grayColor", "blueColor", "locationInView", "translationInView",
    "velocityInView", "presentationLayer", "scheduledTimerWithTimeInterval", "CGPathMoveToPoint",
    "CGPathCreateMutable", "viewControllerForKey", "cellForRowAtIndexPath",
    "cellForItemAtIndexPath", "didSelectRowAtIndexPath", "didSelectItemAtIndexPath",
    "addLineToPoint", "moveToPoint", "presentViewController", "dismissViewControllerAnimated",
    "layoutAttributesForElementsInRect", "addBoundaryWithIdentifier", "finalFrameForViewController",
    "colorWithAlphaComponent", "addToRunLoop", "systemFontOfSize", "standardUserDefaults",
    "drawRect", "CGContextSetLineWidth", "sizeWithAttributes",
    "layoutSublayersOfLayer", "prepareForSegue",
  ]

  /// Labels, wherever they are.
  static let labels = pairs(
    """
    forControlEvents for, forState for, withEvent with, toView to, fromView from, inView in, forIndexPath for,
    atIndexPath at, toIndexPath to, forBarMetrics for, withRowAnimation with, atScrollPosition at,
    withTransitionCoordinator with, forMode forMode, withAnimation with, onView on, forEvents for
    """)

  /// Types.
  static let types = pairs(
    """
    NSIndexPath IndexPath, NSURL URL, NSTimeInterval TimeInterval, NSDate Date, NSData Data, NSNotification Notification,
    NSDateFormatter DateFormatter, NSNumberFormatter NumberFormatter, NSCalendar Calendar, NSUUID UUID,
    NSError Error, ErrorType Error, UIBlurEffectStyle UIBlurEffect.Style
    """)

  /// Methods without arguments that became properties.
  static let accessors = pairs(
    """
    mainScreen main, sharedApplication shared, defaultCenter default, mainBundle main, mainRunLoop main,
    currentRunLoop current, currentDevice current, mainQueue main, standardUserDefaults standard, currentCalendar current,
    CGPointValue cgPointValue, CGRectValue cgRectValue, CGSizeValue cgSizeValue, UIEdgeInsetsValue uiEdgeInsetsValue,
    CATransform3DValue caTransform3DValue, animationDuration animationDuration, isRunning isRunning,
    containerView containerView, transitionWasCancelled transitionWasCancelled, isFirstResponder isFirstResponder,
    visibleCells visibleCells, indexPathsForVisibleItems indexPathsForVisibleItems, allTouches allTouches,
    indexPathsForSelectedItems indexPathsForSelectedItems, defaultManager default, processInfo processInfo,
    isViewLoaded isViewLoaded, isBeingPresented isBeingPresented, isBeingDismissed isBeingDismissed,
    isMovingToParentViewController isMovingToParent, isMovingFromParentViewController isMovingFromParent,
    numberOfTouches numberOfTouches, isAnimated isAnimated, isInteractive isInteractive,
    transitionCoordinator transitionCoordinator, enumerate enumerated(), reverse reversed(), minElement min(),
    maxElement max(), bezierPathByReversingPath reversing(), isMainThread isMainThread,
    presentationLayer presentation(), modelLayer model(), removeFromSuperview removeFromSuperview(), boolValue boolValue
    """)

  /// Functions without arguments that classes override, and that became properties with the same names.
  static let formerFunctions: Set<String> = [
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "shouldAutorotate", "supportedInterfaceOrientations", "intrinsicContentSize",
    "collectionViewContentSize", "layerClass", "canBecomeFirstResponder",
    "preferredInterfaceOrientationForPresentation", "frameOfPresentedViewInContainerView",
    "shouldPresentInFullscreen", "shouldRemovePresentersView", "adaptivePresentationStyle",
    "alignmentRectInsets", "requiresConstraintBasedLayout", "childViewControllerForStatusBarStyle",
    "childViewControllerForStatusBarHidden",
  ]

  /// Properties.
  static let properties = pairs(
    """
    CGColor cgColor, CGPath cgPath, CGImage cgImage, hidden isHidden, enabled isEnabled, highlighted isHighlighted,
    selected isSelected, userInteractionEnabled isUserInteractionEnabled, opaque isOpaque, translucent isTranslucent,
    paused isPaused, scrollEnabled isScrollEnabled, pagingEnabled isPagingEnabled, dragging isDragging,
    decelerating isDecelerating, tracking isTracking, running isRunning, removedOnCompletion isRemovedOnCompletion,
    multipleTouchEnabled isMultipleTouchEnabled, navigationBarHidden isNavigationBarHidden,
    exclusiveTouch isExclusiveTouch, additive isAdditive, doubleSided isDoubleSided, interactive isInteractive,
    animating isAnimating, statusBarHidden isStatusBarHidden, reversed isReversed, editing isEditing, on isOn,
    maskView mask, destinationViewController destination, sourceViewController source, uppercaseString uppercased(),
    lowercaseString lowercased(), capitalizedString capitalized
    """)

  /// Functions, with their labels.
  static let functions: [String: (name: String, labels: [String])] = {
    var functions: [String: (name: String, labels: [String])] = [:]
    for line in functionTable.split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 2, let open = parts[1].firstIndex(of: "(") else { continue }
      let labels = parts[1][open...].dropFirst().dropLast().split(separator: ":").map(String.init)
      functions[String(parts[0])] = (String(parts[1][..<open]), labels)
    }
    return functions
  }()

  private static func pairs(_ text: String) -> [String: String] {
    var pairs: [String: String] = [:]
    for pair in text.split(separator: ",") {
      let words = pair.split(whereSeparator: \.isWhitespace)
      if words.count == 2 { pairs[String(words[0])] = String(words[1]) }
    }
    return pairs
  }

  private static let functionTable = """
    animateWithDuration(_:) animate(withDuration:)
    animateWithDuration(_:animations:) animate(withDuration:animations:)
    animateWithDuration(_:animations:completion:) animate(withDuration:animations:completion:)
    animateWithDuration(_:delay:options:animations:) animate(withDuration:delay:options:animations:)
    animateWithDuration(_:delay:options:animations:completion:) animate(withDuration:delay:options:animations:completion:)
    animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:) animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:)
    animateWithDuration(_:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:) animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)
    animateKeyframesWithDuration(_:delay:options:animations:completion:) animateKeyframes(withDuration:delay:options:animations:completion:)
    addKeyframeWithRelativeStartTime(_:relativeDuration:animations:) addKeyframe(withRelativeStartTime:relativeDuration:animations:)
    addKeyframeWithRelativeStartTime(_:relativeDuration:) addKeyframe(withRelativeStartTime:relativeDuration:)
    transitionWithView(_:duration:options:animations:completion:) transition(with:duration:options:animations:completion:)
    transitionFromView(_:toView:duration:options:completion:) transition(from:to:duration:options:completion:)
    animateAlongsideTransition(_:completion:) animate(alongsideTransition:completion:)
    locationInView(_:) location(in:)
    previousLocationInView(_:) previousLocation(in:)
    translationInView(_:) translation(in:)
    velocityInView(_:) velocity(in:)
    locationOfTouch(_:inView:) location(ofTouch:in:)
    setTranslation(_:inView:) setTranslation(_:in:)
    requireGestureRecognizerToFail(_:) require(toFail:)
    convertPoint(_:toView:) convert(_:to:)
    convertPoint(_:fromView:) convert(_:from:)
    convertRect(_:toView:) convert(_:to:)
    convertRect(_:fromView:) convert(_:from:)
    convertPoint(_:fromLayer:) convert(_:from:)
    convertPoint(_:toLayer:) convert(_:to:)
    convertTime(_:fromLayer:) convertTime(_:from:)
    insertSubview(_:atIndex:) insertSubview(_:at:)
    insertSublayer(_:atIndex:) insertSublayer(_:at:)
    exchangeSubviewAtIndex(_:withSubviewAtIndex:) exchangeSubview(at:withSubviewAt:)
    bringSubviewToFront(_:) bringSubviewToFront(_:)
    addAnimation(_:forKey:) add(_:forKey:)
    removeAnimationForKey(_:) removeAnimation(forKey:)
    animationForKey(_:) animation(forKey:)
    valueForKey(_:) value(forKey:)
    valueForKeyPath(_:) value(forKeyPath:)
    hitTest(_:withEvent:) hitTest(_:with:)
    pointInside(_:withEvent:) point(inside:with:)
    sizeThatFits(_:) sizeThatFits(_:)
    colorWithAlphaComponent(_:) withAlphaComponent(_:)
    imageWithRenderingMode(_:) withRenderingMode(_:)
    imageForState(_:) image(for:)
    titleForState(_:) title(for:)
    sendActionsForControlEvents(_:) sendActions(for:)
    moveToPoint(_:) move(to:)
    addLineToPoint(_:) addLine(to:)
    addCurveToPoint(_:controlPoint1:controlPoint2:) addCurve(to:controlPoint1:controlPoint2:)
    addQuadCurveToPoint(_:controlPoint:) addQuadCurve(to:controlPoint:)
    addArcWithCenter(_:radius:startAngle:endAngle:clockwise:) addArc(withCenter:radius:startAngle:endAngle:clockwise:)
    closePath() close()
    appendPath(_:) append(_:)
    applyTransform(_:) apply(_:)
    containsPoint(_:) contains(_:)
    systemFontOfSize(_:) systemFont(ofSize:)
    systemFontOfSize(_:weight:) systemFont(ofSize:weight:)
    boldSystemFontOfSize(_:) boldSystemFont(ofSize:)
    fontWithSize(_:) withSize(_:)
    viewControllerForKey(_:) viewController(forKey:)
    viewForKey(_:) view(forKey:)
    initialFrameForViewController(_:) initialFrame(for:)
    finalFrameForViewController(_:) finalFrame(for:)
    transitionDuration(_:) transitionDuration(using:)
    animateTransition(_:) animateTransition(using:)
    animationEnded(_:) animationEnded(_:)
    startInteractiveTransition(_:) startInteractiveTransition(_:)
    updateInteractiveTransition(_:) update(_:)
    finishInteractiveTransition() finish()
    cancelInteractiveTransition() cancel()
    animationControllerForPresentedController(_:presentingController:sourceController:) animationController(forPresented:presenting:source:)
    animationControllerForDismissedController(_:) animationController(forDismissed:)
    interactionControllerForPresentation(_:) interactionControllerForPresentation(using:)
    interactionControllerForDismissal(_:) interactionControllerForDismissal(using:)
    presentationControllerForPresentedViewController(_:presentingViewController:sourceViewController:) presentationController(forPresented:presenting:source:)
    navigationController(_:animationControllerForOperation:fromViewController:toViewController:) navigationController(_:animationControllerFor:from:to:)
    navigationController(_:interactionControllerForAnimationController:) navigationController(_:interactionControllerFor:)
    navigationController(_:willShowViewController:animated:) navigationController(_:willShow:animated:)
    navigationController(_:didShowViewController:animated:) navigationController(_:didShow:animated:)
    tabBarController(_:didSelectViewController:) tabBarController(_:didSelect:)
    presentViewController(_:animated:completion:) present(_:animated:completion:)
    dismissViewControllerAnimated(_:completion:) dismiss(animated:completion:)
    popViewControllerAnimated(_:) popViewController(animated:)
    popToRootViewControllerAnimated(_:) popToRootViewController(animated:)
    showViewController(_:sender:) show(_:sender:)
    viewWillTransitionToSize(_:withTransitionCoordinator:) viewWillTransition(to:with:)
    prepareForSegue(_:sender:) prepare(for:sender:)
    performSegueWithIdentifier(_:sender:) performSegue(withIdentifier:sender:)
    instantiateViewControllerWithIdentifier(_:) instantiateViewController(withIdentifier:)
    willMoveToParentViewController(_:) willMove(toParent:)
    didMoveToParentViewController(_:) didMove(toParent:)
    willMoveToSuperview(_:) willMove(toSuperview:)
    willMoveToWindow(_:) willMove(toWindow:)
    scheduledTimerWithTimeInterval(_:target:selector:userInfo:repeats:) scheduledTimer(timeInterval:target:selector:userInfo:repeats:)
    addTimer(_:forMode:) add(_:forMode:)
    addToRunLoop(_:forMode:) add(to:forMode:)
    postNotificationName(_:object:) post(name:object:)
    postNotificationName(_:object:userInfo:) post(name:object:userInfo:)
    beginTrackingWithTouch(_:withEvent:) beginTracking(_:with:)
    continueTrackingWithTouch(_:withEvent:) continueTracking(_:with:)
    endTrackingWithTouch(_:withEvent:) endTracking(_:with:)
    cancelTrackingWithEvent(_:) cancelTracking(with:)
    gestureRecognizer(_:shouldReceiveTouch:) gestureRecognizer(_:shouldReceive:)
    gestureRecognizer(_:shouldRecognizeSimultaneouslyWithGestureRecognizer:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    observeValueForKeyPath(_:ofObject:change:context:) observeValue(forKeyPath:of:change:context:)
    registerClass(_:forCellReuseIdentifier:) register(_:forCellReuseIdentifier:)
    registerClass(_:forCellWithReuseIdentifier:) register(_:forCellWithReuseIdentifier:)
    registerClass(_:forSupplementaryViewOfKind:withReuseIdentifier:) register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
    dequeueReusableCellWithIdentifier(_:) dequeueReusableCell(withIdentifier:)
    dequeueReusableCellWithIdentifier(_:forIndexPath:) dequeueReusableCell(withIdentifier:for:)
    dequeueReusableCellWithReuseIdentifier(_:forIndexPath:) dequeueReusableCell(withReuseIdentifier:for:)
    dequeueReusableSupplementaryViewOfKind(_:withReuseIdentifier:forIndexPath:) dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
    cellForRowAtIndexPath(_:) cellForRow(at:)
    cellForItemAtIndexPath(_:) cellForItem(at:)
    indexPathForRowAtPoint(_:) indexPathForRow(at:)
    indexPathForItemAtPoint(_:) indexPathForItem(at:)
    indexPathForCell(_:) indexPath(for:)
    deselectRowAtIndexPath(_:animated:) deselectRow(at:animated:)
    numberOfItemsInSection(_:) numberOfItems(inSection:)
    numberOfRowsInSection(_:) numberOfRows(inSection:)
    prepareLayout() prepare()
    layoutAttributesForElementsInRect(_:) layoutAttributesForElements(in:)
    layoutAttributesForItemAtIndexPath(_:) layoutAttributesForItem(at:)
    shouldInvalidateLayoutForBoundsChange(_:) shouldInvalidateLayout(forBoundsChange:)
    targetContentOffsetForProposedContentOffset(_:withScrollingVelocity:) targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
    initialLayoutAttributesForAppearingItemAtIndexPath(_:) initialLayoutAttributesForAppearingItem(at:)
    finalLayoutAttributesForDisappearingItemAtIndexPath(_:) finalLayoutAttributesForDisappearingItem(at:)
    prepareForCollectionViewUpdates(_:) prepare(forCollectionViewUpdates:)
    applyLayoutAttributes(_:) apply(_:)
    numberOfSectionsInTableView(_:) numberOfSections(in:)
    numberOfSectionsInCollectionView(_:) numberOfSections(in:)
    collisionBehavior(_:beganContactForItem:withBoundaryIdentifier:atPoint:) collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    collisionBehavior(_:beganContactForItem:withItem:atPoint:) collisionBehavior(_:beganContactFor:with:at:)
    addBoundaryWithIdentifier(_:forPath:) addBoundary(withIdentifier:for:)
    addBoundaryWithIdentifier(_:fromPoint:toPoint:) addBoundary(withIdentifier:from:to:)
    addLinearVelocity(_:forItem:) addLinearVelocity(_:for:)
    addAngularVelocity(_:forItem:) addAngularVelocity(_:for:)
    linearVelocityForItem(_:) linearVelocity(for:)
    updateItemUsingCurrentState(_:) updateItem(usingCurrentState:)
    setTranslatesReferenceBoundsIntoBoundaryWithInsets(_:) setTranslatesReferenceBoundsIntoBoundary(with:)
    constraintsWithVisualFormat(_:options:metrics:views:) constraints(withVisualFormat:options:metrics:views:)
    constraintEqualToAnchor(_:) constraint(equalTo:)
    constraintEqualToAnchor(_:constant:) constraint(equalTo:constant:)
    constraintEqualToConstant(_:) constraint(equalToConstant:)
    activateConstraints(_:) activate(_:)
    snapshotViewAfterScreenUpdates(_:) snapshotView(afterScreenUpdates:)
    isDescendantOfView(_:) isDescendant(of:)
    isKindOfClass(_:) isKind(of:)
    respondsToSelector(_:) responds(to:)
    animationDidStop(_:finished:) animationDidStop(_:finished:)
    UIColor(CGColor:) UIColor(cgColor:)
    UIBezierPath(CGPath:) UIBezierPath(cgPath:)
    NSValue(CGPoint:) NSValue(cgPoint:)
    NSValue(CGRect:) NSValue(cgRect:)
    NSValue(CGSize:) NSValue(cgSize:)
    NSValue(CATransform3D:) NSValue(caTransform3D:)
    NSNumber(float:) NSNumber(value:)
    NSNumber(double:) NSNumber(value:)
    NSNumber(integer:) NSNumber(value:)
    NSNumber(bool:) NSNumber(value:)
    NSIndexPath(forRow:inSection:) IndexPath(row:section:)
    NSIndexPath(forItem:inSection:) IndexPath(item:section:)
    UICollectionViewLayoutAttributes(forCellWithIndexPath:) UICollectionViewLayoutAttributes(forCellWith:)
    stringByAppendingString(_:) appending(_:)
    drawRect(_:) draw(_:)
    drawInRect(_:) draw(in:)
    drawAtPoint(_:) draw(at:)
    drawInRect(_:withAttributes:) draw(in:withAttributes:)
    drawAtPoint(_:withAttributes:) draw(at:withAttributes:)
    sizeWithAttributes(_:) size(withAttributes:)
    boundingRectWithSize(_:options:attributes:context:) boundingRect(with:options:attributes:context:)
    setBool(_:forKey:) set(_:forKey:)
    setInteger(_:forKey:) set(_:forKey:)
    setFloat(_:forKey:) set(_:forKey:)
    setDouble(_:forKey:) set(_:forKey:)
    setObject(_:forKey:) set(_:forKey:)
    boolForKey(_:) bool(forKey:)
    integerForKey(_:) integer(forKey:)
    floatForKey(_:) float(forKey:)
    doubleForKey(_:) double(forKey:)
    objectForKey(_:) object(forKey:)
    stringForKey(_:) string(forKey:)
    pathForResource(_:ofType:) programPath(forResource:ofType:)
    URLForResource(_:withExtension:) programURL(forResource:withExtension:)
    layoutSublayersOfLayer(_:) layoutSublayers(of:)
    drawLayer(_:inContext:) draw(_:in:)
    drawInContext(_:) draw(in:)
    renderInContext(_:) render(in:)
    actionForKey(_:) action(forKey:)
    needsDisplayForKey(_:) needsDisplay(forKey:)
    actionForLayer(_:forKey:) action(for:forKey:)
    drawViewHierarchyInRect(_:afterScreenUpdates:) drawHierarchy(in:afterScreenUpdates:)
    resizableSnapshotViewFromRect(_:afterScreenUpdates:withCapInsets:) resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)
    resizableImageWithCapInsets(_:) resizableImage(withCapInsets:)
    scrollToItemAtIndexPath(_:atScrollPosition:animated:) scrollToItem(at:at:animated:)
    scrollToRowAtIndexPath(_:atScrollPosition:animated:) scrollToRow(at:at:animated:)
    reloadRowsAtIndexPaths(_:withRowAnimation:) reloadRows(at:with:)
    insertRowsAtIndexPaths(_:withRowAnimation:) insertRows(at:with:)
    deleteRowsAtIndexPaths(_:withRowAnimation:) deleteRows(at:with:)
    insertItemsAtIndexPaths(_:) insertItems(at:)
    deleteItemsAtIndexPaths(_:) deleteItems(at:)
    reloadItemsAtIndexPaths(_:) reloadItems(at:)
    moveItemAtIndexPath(_:toIndexPath:) moveItem(at:to:)
    moveRowAtIndexPath(_:toIndexPath:) moveRow(at:to:)
    selectItemAtIndexPath(_:animated:scrollPosition:) selectItem(at:animated:scrollPosition:)
    selectRowAtIndexPath(_:animated:scrollPosition:) selectRow(at:animated:scrollPosition:)
    deselectItemAtIndexPath(_:animated:) deselectItem(at:animated:)
    rectForRowAtIndexPath(_:) rectForRow(at:)
    layoutAttributesForSupplementaryViewOfKind(_:atIndexPath:) layoutAttributesForSupplementaryView(ofKind:at:)
    layoutAttributesForDecorationViewOfKind(_:atIndexPath:) layoutAttributesForDecorationView(ofKind:at:)
    performSelector(_:withObject:afterDelay:) perform(_:with:afterDelay:)
    performSelector(_:withObject:) perform(_:with:)
    performSelector(_:) perform(_:)
    setNeedsDisplayInRect(_:) setNeedsDisplay(_:)
    touchesForView(_:) touches(for:)
    tableView(_:willDisplayCell:forRowAtIndexPath:) tableView(_:willDisplay:forRowAt:)
    tableView(_:didEndDisplayingCell:forRowAtIndexPath:) tableView(_:didEndDisplaying:forRowAt:)
    tableView(_:commitEditingStyle:forRowAtIndexPath:) tableView(_:commit:forRowAt:)
    collectionView(_:willDisplayCell:forItemAtIndexPath:) collectionView(_:willDisplay:forItemAt:)
    collectionView(_:didEndDisplayingCell:forItemAtIndexPath:) collectionView(_:didEndDisplaying:forItemAt:)
    collectionView(_:layout:insetForSectionAtIndex:) collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAtIndex:) collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAtIndex:) collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    pageViewController(_:viewControllerBeforeViewController:) pageViewController(_:viewControllerBefore:)
    pageViewController(_:viewControllerAfterViewController:) pageViewController(_:viewControllerAfter:)
    presentationCountForPageViewController(_:) presentationCount(for:)
    presentationIndexForPageViewController(_:) presentationIndex(for:)
    viewForZoomingInScrollView(_:) viewForZooming(in:)
    scrollViewDidEndZooming(_:withView:atScale:) scrollViewDidEndZooming(_:with:atScale:)
    tabBarController(_:shouldSelectViewController:) tabBarController(_:shouldSelect:)
    tabBarController(_:animationControllerForTransitionFromViewController:toViewController:) tabBarController(_:animationControllerForTransitionFrom:to:)
    tabBar(_:didSelectItem:) tabBar(_:didSelect:)
    componentsSeparatedByString(_:) components(separatedBy:)
    stringByReplacingOccurrencesOfString(_:withString:) replacingOccurrences(of:with:)
    stringByTrimmingCharactersInSet(_:) trimmingCharacters(in:)
    rangeOfString(_:) range(of:)
    containsString(_:) contains(_:)
    removeAtIndex(_:) remove(at:)
    insert(_:atIndex:) insert(_:at:)
    indexOf(_:) firstIndex(of:)
    joinWithSeparator(_:) joined(separator:)
    appendContentsOf(_:) append(contentsOf:)
    advancedBy(_:) advanced(by:)
    timeIntervalSinceDate(_:) timeIntervalSince(_:)
    """

  /// Functions of Dispatch and Core Graphics as Swift 2 has them, for programs that use them.
  static let support = """
    typealias dispatch_queue_t = DispatchQueue
    typealias dispatch_time_t = DispatchTime
    typealias dispatch_block_t = () -> Void
    let DISPATCH_TIME_NOW: UInt64 = 0
    let DISPATCH_QUEUE_PRIORITY_DEFAULT = 0
    let DISPATCH_QUEUE_PRIORITY_HIGH = 2
    let DISPATCH_QUEUE_PRIORITY_BACKGROUND = -32768
    func dispatch_get_main_queue() -> DispatchQueue { .main }
    func dispatch_get_global_queue(_ priority: Int, _ flags: UInt) -> DispatchQueue { .global() }
    func dispatch_time(_ time: UInt64, _ delta: Int64) -> DispatchTime {
      .now() + .nanoseconds(Int(delta))
    }
    func dispatch_async(_ queue: DispatchQueue, _ block: @escaping @convention(block) () -> Void) {
      queue.async(execute: block)
    }
    func dispatch_after(
      _ time: DispatchTime, _ queue: DispatchQueue, _ block: @escaping @convention(block) () -> Void
    ) { queue.asyncAfter(deadline: time, execute: block) }
    struct qos_class_t { let rawValue: Int }
    let QOS_CLASS_USER_INTERACTIVE = qos_class_t(rawValue: 33)
    let QOS_CLASS_USER_INITIATED = qos_class_t(rawValue: 25)
    let QOS_CLASS_DEFAULT = qos_class_t(rawValue: 21)
    let QOS_CLASS_UTILITY = qos_class_t(rawValue: 17)
    let QOS_CLASS_BACKGROUND = qos_class_t(rawValue: 9)
    func dispatch_get_global_queue(_ qos: qos_class_t, _ flags: UInt) -> DispatchQueue { .global() }
    extension UIRectEdge { static var none: UIRectEdge { [] } }
    extension UIView.AutoresizingMask { static var none: UIView.AutoresizingMask { [] } }
    func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor?) {
      if let color { c?.setFillColor(color) }
    }
    func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor?) {
      if let color { c?.setStrokeColor(color) }
    }
    func CGContextSetRGBFillColor(
      _ c: CGContext?, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat
    ) { c?.setFillColor(red: r, green: g, blue: b, alpha: a) }
    func CGContextSetRGBStrokeColor(
      _ c: CGContext?, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat
    ) { c?.setStrokeColor(red: r, green: g, blue: b, alpha: a) }
    func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { c?.setLineWidth(width) }
    func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { c?.setLineCap(cap) }
    func CGContextSetLineJoin(_ c: CGContext?, _ join: CGLineJoin) { c?.setLineJoin(join) }
    func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { c?.setAlpha(alpha) }
    func CGContextSetBlendMode(_ c: CGContext?, _ mode: CGBlendMode) { c?.setBlendMode(mode) }
    func CGContextSetShadow(_ c: CGContext?, _ offset: CGSize, _ blur: CGFloat) {
      c?.setShadow(offset: offset, blur: blur)
    }
    func CGContextSetShadowWithColor(
      _ c: CGContext?, _ offset: CGSize, _ blur: CGFloat, _ color: CGColor?
    ) { c?.setShadow(offset: offset, blur: blur, color: color) }
    func CGContextBeginPath(_ c: CGContext?) { c?.beginPath() }
    func CGContextClosePath(_ c: CGContext?) { c?.closePath() }
    func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
      c?.move(to: CGPoint(x: x, y: y))
    }
    func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
      c?.addLine(to: CGPoint(x: x, y: y))
    }
    func CGContextAddQuadCurveToPoint(
      _ c: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) { c?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1)) }
    func CGContextAddArc(
      _ c: CGContext?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat,
      _ end: CGFloat, _ clockwise: Int32
    ) {
      c?.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end,
        clockwise: clockwise != 0)
    }
    func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { c?.addRect(rect) }
    func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.addEllipse(in: rect) }
    func CGContextAddPath(_ c: CGContext?, _ path: CGPath?) { if let path { c?.addPath(path) } }
    func CGContextStrokePath(_ c: CGContext?) { c?.strokePath() }
    func CGContextFillPath(_ c: CGContext?) { c?.fillPath() }
    func CGContextDrawPath(_ c: CGContext?, _ mode: CGPathDrawingMode) { c?.drawPath(using: mode) }
    func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { c?.fill(rect) }
    func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { c?.stroke(rect) }
    func CGContextClearRect(_ c: CGContext?, _ rect: CGRect) { c?.clear(rect) }
    func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.fillEllipse(in: rect) }
    func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) {
      c?.strokeEllipse(in: rect)
    }
    func CGContextSaveGState(_ c: CGContext?) { c?.saveGState() }
    func CGContextRestoreGState(_ c: CGContext?) { c?.restoreGState() }
    func CGContextTranslateCTM(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
      c?.translateBy(x: x, y: y)
    }
    func CGContextScaleCTM(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) { c?.scaleBy(x: x, y: y) }
    func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { c?.rotate(by: angle) }
    func CGContextConcatCTM(_ c: CGContext?, _ t: CGAffineTransform) { c?.concatenate(t) }
    func CGContextClip(_ c: CGContext?) { c?.clip() }
    func CGContextClipToRect(_ c: CGContext?, _ rect: CGRect) { c?.clip(to: rect) }
    func CGContextDrawImage(_ c: CGContext?, _ rect: CGRect, _ image: CGImage?) {
      if let image { c?.draw(image, in: rect) }
    }
    func CGColorGetComponents(_ color: CGColor?) -> [CGFloat] { color?.components ?? [] }
    func CGColorGetAlpha(_ color: CGColor?) -> CGFloat { color?.alpha ?? 0 }
    func CGPathAddRect(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
    ) { path?.addRect(rect) }
    func CGPathAddEllipseInRect(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ rect: CGRect
    ) { path?.addEllipse(in: rect) }
    func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }
    func CGPathMoveToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
    ) { path?.move(to: CGPoint(x: x, y: y)) }
    func CGPathAddLineToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat, _ y: CGFloat
    ) { path?.addLine(to: CGPoint(x: x, y: y)) }
    func CGPathAddCurveToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat,
      _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) {
      path?.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: x1, y: y1), control2: CGPoint(x: x2, y: y2))
    }
    func CGPathAddQuadCurveToPoint(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x1: CGFloat,
      _ y1: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) { path?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: x1, y: y1)) }
    func CGPathAddArc(
      _ path: CGMutablePath?, _ transform: UnsafePointer<CGAffineTransform>?, _ x: CGFloat,
      _ y: CGFloat, _ radius: CGFloat, _ start: CGFloat, _ end: CGFloat, _ clockwise: Bool
    ) {
      path?.addArc(
        center: CGPoint(x: x, y: y), radius: radius, startAngle: start, endAngle: end,
        clockwise: clockwise)
    }
    func CGPathCreateCopyByStrokingPath(
      _ path: CGPath?, _ transform: UnsafePointer<CGAffineTransform>?, _ width: CGFloat,
      _ cap: CGLineCap, _ join: CGLineJoin, _ miterLimit: CGFloat
    ) -> CGPath? {
      path?.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: miterLimit)
    }
    func CGPathCloseSubpath(_ path: CGMutablePath?) { path?.closeSubpath() }
    func CGPathGetBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBox ?? .null }
    func CGPathGetPathBoundingBox(_ path: CGPath?) -> CGRect { path?.boundingBoxOfPath ?? .null }
    @discardableResult postfix func ++ <Number: Numeric>(value: inout Number) -> Number {
      defer { value += 1 }
      return value
    }
    @discardableResult postfix func -- <Number: Numeric>(value: inout Number) -> Number {
      defer { value -= 1 }
      return value
    }
    postfix operator ++
    postfix operator --

    """
}
