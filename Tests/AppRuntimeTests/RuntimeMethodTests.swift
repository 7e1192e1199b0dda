import AppRuntime
import Testing
import UIKit

private class Greeter: NSObject {
  func hello() -> String { "hello" }
  func goodbye() -> String { "goodbye" }
}

private final class Shouter: Greeter {}

@MainActor
@Suite struct RuntimeMethodTests {
  private static let registered: Void = {
    MethodTable.add("hello", to: Greeter.self) { greeter, _ in greeter.hello() }
    MethodTable.add("goodbye", to: Greeter.self) { greeter, _ in greeter.goodbye() }
  }()

  init() { Self.registered }

  private func send(_ name: String, to object: NSObject) -> String? {
    MethodTable.send(name, to: object) as? String
  }

  @Test("exchanged methods are reached by each other's messages") func exchange() throws {
    let first = try #require(class_getInstanceMethod(Shouter.self, "hello"))
    let second = try #require(class_getInstanceMethod(Shouter.self, "goodbye"))
    #expect(!class_addMethod(Shouter.self, "hello", method_getImplementation(second), nil))
    #expect(method_getName(first) == Selector("hello") && method_getTypeEncoding(first) == nil)
    method_exchangeImplementations(first, second)
    #expect(send("hello", to: Shouter()) == "goodbye")
    #expect(send("goodbye", to: Shouter()) == "hello")
    #expect(send("hello", to: Greeter()) == "hello", "the superclass keeps its method")
    method_exchangeImplementations(first, second)
    #expect(send("hello", to: Shouter()) == "hello")
  }

  @Test("a replaced method is another one's, and methods of UIKit's stay") func replace() throws {
    let goodbye = try #require(class_getInstanceMethod(Greeter.self, "goodbye"))
    class_replaceMethod(Shouter.self, "hello", method_getImplementation(goodbye), nil)
    #expect(send("hello", to: Shouter()) == "goodbye")
    let hello = try #require(class_getInstanceMethod(Greeter.self, "hello"))
    class_replaceMethod(Shouter.self, "hello", hello, nil)
    let appear = try #require(class_getInstanceMethod(UIViewController.self, "viewWillAppear:"))
    method_exchangeImplementations(appear, hello)
    #expect(send("hello", to: Greeter()) == "hello")
    #expect(class_getInstanceMethod(nil, "hello") == nil)
  }

  @Test("classes are found by their objects") func classes() {
    #expect(object_getClass(Shouter()) == Shouter.self)
    #expect(class_getSuperclass(Shouter.self) == Greeter.self && object_getClass(nil) == nil)
    #expect(class_respondsToSelector(Shouter.self, "hello"))
    #expect(!class_respondsToSelector(Shouter.self, "missing"))
  }

  @Test("closures are passed as pointers and as objects") func casts() {
    typealias Body = (Int) -> Int
    let body: Body = { $0 + 1 }
    let pointer = ClosureCast.cast(body, to: UnsafeMutableRawPointer.self)
    #expect(ClosureCast.cast(pointer, to: Body.self)(4) == 5)
    let object = ClosureCast.cast(body, to: AnyObject.self)
    #expect(ClosureCast.cast(object, to: Body.self)(6) == 7)
    #expect(ClosureCast.cast(1.0, to: UInt64.self) == 1.0.bitPattern)
  }

  @Test("colors of literals are made of components") func literals() {
    let color = UIColor(colorLiteralRed: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
  }
}

/// The alerts from before iOS 8.
@MainActor
@Suite struct AlertViewTests {
  private let stage = Stage(device: .iPhone8)

  private final class Receiver: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var log: [String] = []

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      log.append("click \(buttonIndex) \(alertView.buttonTitle(at: buttonIndex) ?? "")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      log.append("dismiss \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      log.append("sheet \(buttonIndex)")
    }
  }

  private func all(_ view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all($0) } }

  private func tap(_ text: String) throws {
    let button = try #require(
      stage.rootViewController.presentedViewController.flatMap { presented in
        all(presented.view).first { $0 is UIControl && $0.accessibilityIdentifier == text }
      })
    let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    stage.touches.tap(at: center, time: stage.time)
    for _ in 0..<60 { stage.step() }
  }

  @Test("an alert view is shown, and reports the tapped button") func alert() throws {
    // Alerts are shown on the current stage.
    stage.step()
    let receiver = Receiver()
    let alert = UIAlertView(
      title: "Title", message: "Message", delegate: receiver, cancelButtonTitle: "Cancel",
      otherButtonTitles: "Go", "More")
    #expect(alert.numberOfButtons == 3 && alert.cancelButtonIndex == 0)
    #expect(alert.firstOtherButtonIndex == 1 && !alert.isVisible)
    alert.show()
    for _ in 0..<60 { stage.step() }
    #expect(alert.isVisible)
    try tap("Go")
    #expect(receiver.log == ["click 1 Go", "dismiss 1"] && !alert.isVisible)
  }

  @Test("the style of an alert view determines its fields") func fields() {
    let alert = UIAlertView()
    alert.alertViewStyle = .loginAndPasswordInput
    #expect(alert.textField(at: 0)?.isSecureTextEntry == false)
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
  }

  @Test("an action sheet reports the tapped button") func sheet() throws {
    stage.step()
    let receiver = Receiver()
    let sheet = UIActionSheet(
      title: nil, delegate: receiver, cancelButtonTitle: "Cancel",
      destructiveButtonTitle: "Delete", otherButtonTitles: "Share")
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 2)
    sheet.show(in: stage.window)
    for _ in 0..<60 { stage.step() }
    try tap("Share")
    #expect(receiver.log == ["sheet 1"] && !sheet.isVisible)
  }
}
