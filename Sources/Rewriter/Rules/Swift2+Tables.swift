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
    "layoutSublayersOfLayer", "prepareForSegue", "viewForKey", "ovalInRect",
    "boldSystemFontOfSize", "prepareLayout", "animationForKey", "removeAnimationForKey",
    "convertPoint", "convertRect", "dequeueReusableCellWithIdentifier", "registerClass",
  ]

  /// Labels, wherever they are.
  static let labels = pairs(
    """
    forControlEvents for, forState for, withEvent with, toView to, fromView from, inView in, forIndexPath for,
    atIndexPath at, toIndexPath to, forBarMetrics for, withRowAnimation with, atScrollPosition at,
    withTransitionCoordinator with, forMode forMode, withAnimation with, onView on, forEvents for,
    forAxis for, withIndexPath with
    """)

  /// Types.
  static let types = pairs(
    """
    NSIndexPath IndexPath, NSURL URL, NSTimeInterval TimeInterval, NSDate Date, NSData Data, NSNotification Notification,
    NSDateFormatter DateFormatter, NSNumberFormatter NumberFormatter, NSCalendar Calendar, NSUUID UUID,
    ErrorType Error, UIBlurEffectStyle UIBlurEffect.Style, NSCharacterSet CharacterSet,
    NSTimeZone TimeZone, NSLocale Locale, NSDateComponents DateComponents, NSOperation Operation,
    NSOperationQueue OperationQueue, NSBlockOperation BlockOperation, NSTimer Timer, NSRunLoop RunLoop,
    NSBundle Bundle, NSFileManager FileManager, NSUserDefaults UserDefaults,
    NSNotificationCenter NotificationCenter, NSProcessInfo ProcessInfo, NSThread Thread,
    NSURLSession URLSession, NSURLRequest URLRequest, NSJSONSerialization JSONSerialization
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
    isCancelled isCancelled, percentComplete percentComplete, completionVelocity completionVelocity,
    completionCurve completionCurve, presentationStyle presentationStyle, targetTransform targetTransform,
    initiallyInteractive initiallyInteractive,
    weakObjectsHashTable weakObjects(), weakToStrongObjectsMapTable weakToStrongObjects(),
    strongToWeakObjectsMapTable strongToWeakObjects(), weakToWeakObjectsMapTable weakToWeakObjects(),
    strongToStrongObjectsMapTable strongToStrongObjects(),
    maxElement max(), whitespaceCharacterSet whitespaces, newlineCharacterSet newlines,
    whitespaceAndNewlineCharacterSet whitespacesAndNewlines, letterCharacterSet letters,
    decimalDigitCharacterSet decimalDigits, alphanumericCharacterSet alphanumerics,
    currentThread current, currentLocale current, invertedSet inverted, CGAffineTransformValue cgAffineTransformValue,
    CGVectorValue cgVectorValue, UIOffsetValue uiOffsetValue, indexPathsForVisibleRows indexPathsForVisibleRows,
    indexPathForSelectedRow indexPathForSelectedRow, timeIntervalSinceNow timeIntervalSinceNow,
    timeIntervalSince1970 timeIntervalSince1970, bezierPathByReversingPath reversing(), isMainThread isMainThread,
    presentationLayer presentation(), modelLayer model(), removeFromSuperview removeFromSuperview(), boolValue boolValue
    """)

  /// Cases with other words.
  static let cases = [
    "StyleNone": "none", "StyleSingle": "single", "StyleThick": "thick", "StyleDouble": "double",
    "NoStyle": "none", "ShortStyle": "short", "MediumStyle": "medium", "LongStyle": "long",
    "FullStyle": "full", "DecimalStyle": "decimal", "PercentStyle": "percent",
    "CurrencyStyle": "currency", "SpellOutStyle": "spellOut",
  ]

  /// Cases of UIKit's enumerations and sets that programs have in their own as well.
  static let commonCases: Set<String> = [
    "Left", "Right", "Up", "Down", "Top", "Bottom", "Center", "None", "All", "Default", "Custom",
    "Normal", "Selected", "Highlighted", "Disabled", "Horizontal", "Vertical", "Plain", "Dark",
    "Light", "Began", "Changed", "Ended", "Cancelled", "Possible", "Failed", "Automatic",
    "Leading", "Trailing", "Width", "Height", "Fade", "Push", "Pop", "Delete", "Insert", "Move",
    "Done", "Cancel", "Add", "Portrait", "Repeat", "Line", "Point", "Circle", "Rectangle",
    "Fill", "Equal", "Middle", "Forward", "Reverse", "System",
  ]

  /// The types of the parameters of `observeValue(forKeyPath:of:change:context:)`.
  static let observedTypes = [
    "String?", "Any?", "[NSKeyValueChangeKey: Any]?", "UnsafeMutableRawPointer?",
  ]

  /// Collections that became generic.
  static let collections = [
    "NSHashTable": "<AnyObject>", "NSMapTable": "<AnyObject, AnyObject>",
    "NSCache": "<AnyObject, AnyObject>",
  ]

  /// Constants.
  static let constants = [
    "NSKeyValueChangeNewKey": "NSKeyValueChangeKey.newKey",
    "NSKeyValueChangeOldKey": "NSKeyValueChangeKey.oldKey",
    "NSKeyValueChangeKindKey": "NSKeyValueChangeKey.kindKey",
    "NSUTF8StringEncoding": "String.Encoding.utf8",
    "NSASCIIStringEncoding": "String.Encoding.ascii",
    "NSUnicodeStringEncoding": "String.Encoding.unicode",
  ]

  /// Functions whose results became optional.
  static let optionalResults: Set<String> = [
    "UIGraphicsGetImageFromCurrentImageContext", "snapshotViewAfterScreenUpdates",
    "resizableSnapshotViewFromRect", "loadNibNamed",
  ]

  /// Functions without arguments that classes override, and that became properties with the same names.
  static let formerFunctions: Set<String> = [
    "prefersStatusBarHidden", "preferredStatusBarStyle", "preferredStatusBarUpdateAnimation",
    "shouldAutorotate", "supportedInterfaceOrientations", "intrinsicContentSize",
    "collectionViewContentSize", "layerClass", "canBecomeFirstResponder",
    "preferredInterfaceOrientationForPresentation", "frameOfPresentedViewInContainerView",
    "shouldPresentInFullscreen", "shouldRemovePresentersView", "adaptivePresentationStyle",
    "alignmentRectInsets", "requiresConstraintBasedLayout", "childViewControllerForStatusBarStyle",
    "childViewControllerForStatusBarHidden", "presentedView",
    "canResignFirstResponder",
  ]

  /// The colors of `UIColor` by their methods, as in `.redColor()`.
  static let colors: Set<String> = [
    "blackColor", "darkGrayColor", "lightGrayColor", "whiteColor", "grayColor", "redColor",
    "greenColor", "blueColor", "cyanColor", "yellowColor", "magentaColor", "orangeColor",
    "purpleColor", "brownColor", "clearColor", "darkTextColor", "lightTextColor",
    "groupTableViewBackgroundColor",
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
    lowercaseString lowercased(), capitalizedString capitalized, memory pointee,
    secureTextEntry isSecureTextEntry, firstResponder isFirstResponder,
    zooming isZooming, directionalLockEnabled isDirectionalLockEnabled, momentary isMomentary,
    continuous isContinuous, wrapped isWrapped, selectable isSelectable, editable isEditable,
    toolbarHidden isToolbarHidden, refreshing isRefreshing, baselineRelativeArrangement isBaselineRelativeArrangement,
    layoutMarginsRelativeArrangement isLayoutMarginsRelativeArrangement, cumulative isCumulative,
    geometryFlipped isGeometryFlipped, accessibilityElement isAccessibilityElement, userInteractive isUserInteractive,
    touchInside isTouchInside, proximityMonitoringEnabled isProximityMonitoringEnabled,
    idleTimerDisabled isIdleTimerDisabled, networkActivityIndicatorVisible isNetworkActivityIndicatorVisible,
    viewLoaded isViewLoaded, interruptible isInterruptible, CIImage ciImage, CIColor ciColor,
    parentViewController parent, UUIDString uuidString
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
}
