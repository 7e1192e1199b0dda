import Foundation
import Testing
import UIKit

@testable import AppRuntime

/// Members of UIKit's classes that only Swift programs use.
@MainActor
@Suite struct MembersTests {
  private let stage = Stage(device: .iPhone8)

  init() { stage.makeCurrent() }

  @Test("values that have no effect here are kept for each object") func keptValues() {
    let (first, second) = (UIImagePickerController(), UIImagePickerController())
    first.videoMaximumDuration = 30
    first.cameraFlashMode = .off
    #expect(first.videoMaximumDuration == 30 && first.cameraFlashMode == .off)
    #expect(second.videoMaximumDuration == 600 && second.cameraFlashMode == .auto)
    let bar = UIToolbar()
    final class Owner: NSObject, UIToolbarDelegate {}
    var owner: Owner? = Owner()
    bar.delegate = owner
    #expect(bar.delegate === owner)
    owner = nil
    #expect(bar.delegate == nil)
  }

  @Test("names of Swift 3 and 4 are those of Swift 5") func oldNames() {
    var traits: UIAccessibilityTraits = .button | .selected
    traits |= .header
    traits &= ~.selected
    #expect(traits == [.button, .header])
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.activityIndicatorViewStyle = .large
    #expect(indicator.style == .large)
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    #expect("abc".size(attributes: attributes) == "abc".size(withAttributes: attributes))
    #expect(NSString("abc").size(attributes: attributes) == "abc".size(withAttributes: attributes))
    #expect(UISegmentedControlNoSegment == UISegmentedControl.noSegment)
    #expect(UIEdgeInsetsEqualToEdgeInsets(.zero, UIEdgeInsets()))
    #expect(!UIOffsetEqualToOffset(.zero, UIOffset(horizontal: 1, vertical: 0)))
    #expect(
      NSNotification.Name.UIAccessibilityReduceMotionStatusDidChange
        == UIAccessibility.reduceMotionStatusDidChangeNotification)
    #expect(NSNotification.Name.UIPasteboardChanged == UIPasteboard.changedNotification)
    #expect(
      NSNotification.Name(UIAccessibilityVoiceOverStatusChanged)
        == UIAccessibility.voiceOverStatusDidChangeNotification)
  }

  @Test("a controller that is popped moves from its parent, by its old name as well")
  func oldMoves() {
    final class Controller: UIViewController {
      var moves: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        moves.append(isMovingToParentViewController)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        moves.append(isMovingFromParentViewController)
      }
    }
    let controller = Controller()
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    stage.step()
    navigation.pushViewController(controller, animated: false)
    stage.step()
    navigation.popViewController(animated: false)
    stage.step()
    #expect(controller.moves == [true, true])
    let child = UIViewController()
    navigation.addChild(child)
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    navigation.setOverrideTraitCollection(compact, forChildViewController: child)
    #expect(navigation.overrideTraitCollection(forChildViewController: child) == compact)
  }

  @Test("the alignment of a control's content follows the direction of its layout")
  func contentAlignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .fill
    #expect(control.effectiveContentHorizontalAlignment == .fill)
  }

  @Test("the handlers of a control's events are enumerated until the end is asked for")
  func handlers() {
    let (control, target) = (UIControl(), NSObject())
    control.addTarget(target, action: Selector("begin"), for: .touchDown)
    control.addTarget(target, action: Selector("change"), for: [.valueChanged, .touchUpInside])
    var found: [String] = []
    control.enumerateEventHandlers { _, handler, event, stop in
      found.append("\(handler?.1.description ?? "") \(event.rawValue)")
      stop = found.count == 2
    }
    #expect(found == ["begin 1", "change 64"])
  }

  @Test("a system button with an image sends touchUpInside") func systemButton() {
    let (image, target) = (UIImage(), NSObject())
    let button = UIButton.systemButton(with: image, target: target, action: Selector("tap"))
    #expect(button.buttonType == .system && button.image(for: .normal) === image)
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap"])
  }

  @Test("columns of a split controller are its controllers") func columns() throws {
    let split = UISplitViewController(style: .doubleColumn)
    let (menu, detail) = (UIViewController(), UINavigationController())
    split.setViewController(detail, for: .secondary)
    split.setViewController(menu, for: .primary)
    #expect(split.style == .doubleColumn)
    #expect(split.viewController(for: .secondary) === detail)
    let stack = try #require(split.viewControllers.first as? UINavigationController)
    #expect(stack.viewControllers == [menu] && split.viewControllers.count == 2)
    split.hide(.primary)
    #expect(split.displayMode == .secondaryOnly)
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
    split.setViewController(nil, for: .primary)
    #expect(split.viewControllers == [detail])
  }

  @Test("a pasteboard returns all values of a type") func pasteboard() throws {
    let board = UIPasteboard.withUniqueName()
    let urls = try ["a.com", "b.com"].map { try #require(URL(string: "https://\($0)")) }
    board.urls = urls
    #expect(board.urls == urls && board.images == nil && board.numberOfItems == 2)
    board.colors = [.red]
    #expect(board.colors == [.red] && board.urls == nil)
    board.string = "abc"
    #expect(board.data(forPasteboardType: board.types[0]) == Data("abc".utf8))
  }

  @Test("a field's positions are found in directions, and within ranges") func textPositions()
    throws
  {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "abcd"
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    let second = try #require(field.position(from: start, in: .right, offset: 1))
    #expect(field.offset(from: start, to: second) == 1)
    #expect(field.position(from: second, in: .left, offset: 1) == start)
    let rest = try #require(field.characterRange(byExtending: second, in: .right))
    #expect(field.text(in: rest) == "bcd")
    #expect(field.position(within: rest, farthestIn: .left) == second)
    #expect(field.closestPosition(to: CGPoint(x: -50, y: 15), within: rest) == second)
    #expect(field.closestPosition(to: CGPoint(x: 900, y: 15), within: rest) == end)
    #expect(
      field.characterRange(at: CGPoint(x: 900, y: 15)).flatMap { field.text(in: $0) } == "d")
    final class Digits: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { range == NSRange(location: 1, length: 3) && string == "1" }
    }
    let digits = Digits()
    field.delegate = digits
    #expect(field.shouldChangeText(in: rest, replacementText: "1"))
    #expect(!field.shouldChangeText(in: rest, replacementText: "2"))
  }

  @Test("bouncing in one direction is enough to bounce") func bouncing() {
    let view = UIScrollView()
    view.bouncesVertically = false
    #expect(view.bounces && view.bouncesHorizontally && !view.bouncesVertically)
    view.bouncesHorizontally = false
    #expect(!view.bounces)
    #expect(view.directionalPressGestureRecognizer === view.directionalPressGestureRecognizer)
  }

  @Test("an item without a title has none, and prominent buttons look like done buttons")
  func navigationItems() {
    #expect(UINavigationItem().title == nil)
    let appearance = UINavigationBarAppearance()
    appearance.prominentButtonAppearance.normal.titleTextAttributes = [.kern: 2]
    #expect(appearance.doneButtonAppearance.normal.titleTextAttributes[.kern] as? Int == 2)
    var performed = 0
    UIAction { _ in performed += 1 }.performWithSender(nil, target: nil)
    #expect(performed == 1)
  }

  @Test("tokens of a search field are inserted and removed at indices in range") func tokens() {
    let field = UISearchTextField(frame: .zero)
    let tokens = ["a", "b", "c"].map { UISearchToken(icon: nil, text: $0) }
    for token in tokens { field.insertToken(token, at: 9) }
    field.removeToken(at: 7)
    field.removeToken(at: 1)
    #expect(field.tokens.map(\.text) == ["a", "c"])
  }

  @Test("a descriptor of another family or face is one of its font") func descriptors() {
    let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor
    let courier = UIFont(descriptor: descriptor.withFamily("Courier"), size: 0)
    #expect(courier.familyName == "Courier" && courier.pointSize == 20)
    let bold = courier.fontDescriptor.withFace("Bold")
    #expect(UIFont(descriptor: bold, size: 0).fontName == "Courier-Bold")
    #expect(courier.fontDescriptor.withFace("Wide").postscriptName == courier.fontName)
  }

  @Test("local notifications of the program are scheduled and canceled") func localNotifications() {
    let application = UIApplication.shared
    let first = UILocalNotification()
    first.alertBody = "Tea"
    application.scheduleLocalNotification(first)
    application.scheduleLocalNotification(UILocalNotification())
    application.cancelLocalNotification(first)
    #expect(application.scheduledLocalNotifications?.count == 1)
    application.cancelAllLocalNotifications()
    #expect(application.scheduledLocalNotifications?.isEmpty == true)
    application.registerUserNotificationSettings(
      UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
    #expect(application.currentUserNotificationSettings?.types == [.alert, .badge])
  }

  @Test("an item provider returns its item to activities") func itemProvider() {
    final class Report: UIActivityItemProvider {
      override var item: Any { "report for \(activityType?.rawValue ?? "")" }
    }
    let report = Report(placeholderItem: "")
    let sheet = UIActivityViewController(activityItems: [report], applicationActivities: nil)
    let item = report.activityViewController(sheet, itemForActivityType: .mail)
    #expect(item as? String == "report for \(UIActivity.ActivityType.mail.rawValue)")
    #expect(report.activityViewControllerPlaceholderItem(sheet) as? String == "")
    // The only activity copies what the provider returns.
    sheet.tableView(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
    let kind = UIActivity.ActivityType.copyToPasteboard.rawValue
    #expect(UIPasteboard.general.string == "report for \(kind)")
  }

  @Test("an activity may present a controller, and closes the sheet when it has finished")
  func activityController() {
    final class Print: UIActivity {
      let controller = UIViewController()
      override var activityTitle: String? { "Print" }
      override var activityType: ActivityType? { ActivityType("print") }
      override var activityViewController: UIViewController? { controller }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    }
    let (root, activity) = (UIViewController(), Print())
    stage.window.rootViewController = root
    stage.step()
    let sheet = UIActivityViewController(activityItems: ["a"], applicationActivities: [activity])
    var finished: [String] = []
    sheet.completionWithItemsHandler = { type, completed, _, _ in
      finished.append("\(type?.rawValue ?? "") \(completed)")
    }
    root.present(sheet, animated: false)
    for _ in 0..<5 { stage.step() }
    sheet.tableView(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
    for _ in 0..<60 { stage.step() }
    #expect(sheet.presentedViewController === activity.controller && finished.isEmpty)
    activity.activityDidFinish(true)
    for _ in 0..<120 { stage.step() }
    #expect(root.presentedViewController == nil && finished == ["print true"])
  }

  @Test(
    "a transform is read from a text",
    arguments: [
      ("[1, 2, 3, 4, 5, 6]", CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      ("[1, 2]", .identity), ("", .identity),
    ])
  func transforms(text: String, expected: CGAffineTransform) {
    #expect(CGAffineTransformFromString(text) == expected)
  }

  @Test("attributed texts for assistive technologies are those of the plain properties")
  func attributedAccessibility() {
    let view = UIView()
    view.accessibilityAttributedValue = NSAttributedString(string: "50 %")
    view.accessibilityAttributedHint = NSAttributedString(string: "Swipe")
    #expect(view.accessibilityValue == "50 %" && view.accessibilityHint == "Swipe")
  }

  @Test("the frame for programs is the screen below the status bar") func applicationFrame() {
    let (frame, bounds) = (UIScreen.main.applicationFrame, UIScreen.main.bounds)
    #expect(frame.minY == UIApplication.shared.statusBarFrame.maxY)
    #expect(frame.maxY == bounds.maxY && frame.width == bounds.width)
  }

  @Test("matches of a regular expression are enumerated by a closure that does not escape")
  func matches() throws {
    let word = try NSRegularExpression(pattern: "[a-z]+")
    var ranges: [NSRange] = []
    word.enumerateMatchesNow(in: "ab 1 cde f", range: NSRange(location: 0, length: 8)) {
      match, _, stop in
      if let match { ranges.append(match.range) }
      if ranges.count == 2 { stop.pointee = true }
    }
    #expect(ranges == [NSRange(location: 0, length: 2), NSRange(location: 5, length: 3)])
  }

  @Test("the program's bundle has the information that every app has")
  func information() {
    for key in [
      "CFBundleIdentifier", "CFBundleName", "CFBundleShortVersionString", "CFBundleVersion",
    ] {
      #expect(Bundle.main.programInfo(forKey: key) is String, "\(key)")
      #expect(Bundle.main.programInfo?[key] is String, "\(key)")
    }
    #expect(Bundle.main.programIdentifier?.isEmpty == false)
    #expect(Bundle.main.programInfo(forKey: "missing") == nil)
  }
}
