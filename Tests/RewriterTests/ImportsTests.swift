import Testing

@Suite struct ImportsTests {
  @Test("the rewriter replaces imports and conditions", arguments: rows)
  func rewriting(row: RewriterRow) throws {
    try row.check()
  }

  static let rows: [RewriterRow] = [
    RewriterRow(
      "the network, which is in a module of its own",
      "let a = URLSession.shared", "let a = URLSession.shared",
      additions: ["import FoundationNetworking"],
      messages: [
        "1:9: uncontrolled: the network does not follow the clock of the scene: its results may differ in each run"
      ]),
    RewriterRow(
      "locks, which Foundation exports",
      "var a = os_unfair_lock()", "var a = os_unfair_lock()", additions: ["import AppRuntime"]),
    RewriterRow(
      "exchanged methods",
      """
      let a = class_getInstanceMethod(A.self, b)!
      method_exchangeImplementations(a, c)
      """,
      """
      let a = class_getInstanceMethod(A.self, b)!
      method_exchangeImplementations(a, c)
      """, additions: ["import AppRuntime"],
      messages: [
        "2:1: uncontrolled: UIKit calls its methods without messages here: exchanging one of them has no effect"
      ]),
    RewriterRow(
      "constants of Core Foundation, which Foundation exports",
      "let a = kCFBooleanTrue", "let a = kCFBooleanTrue", additions: ["import AppRuntime"]),
    RewriterRow(
      "rare types of UIKit's, which AppRuntime declares",
      "let a = UIColorWell()", "let a = UIColorWell()", additions: ["import AppRuntime"]),
    RewriterRow(
      "names of Swift 4, which AppRuntime declares",
      "a.selectedSegmentIndex = UISegmentedControlNoSegment",
      "a.selectedSegmentIndex = UISegmentedControlNoSegment", additions: ["import AppRuntime"]),
    RewriterRow(
      "frameworks whose names AppRuntime declares",
      "import CoreMotion; import AudioToolbox.AudioServices; import Accelerate",
      "import AppRuntime; import AppRuntime; import AppRuntime"),
    RewriterRow(
      "logs, media, and what UIKit contains",
      """
      import os.log; import OSLog; import AVFoundation
      import CoreImage.CIFilterBuiltins
      import Combine
      #if canImport(os) && canImport(CoreText) && !canImport(SceneKit)
      #endif
      """,
      """
      import AppRuntime; import AppRuntime; import AppRuntime
                                      \u{20}
      import Combine
      #if true          && true                && !false\u{20}            \u{20}
      #endif
      """),
    RewriterRow(
      "submodules",
      """
      import UIKit.UIGestureRecognizerSubclass
      import class UIKit.UIView
      import QuartzCore
      import CoreGraphics
      """,
      """
      import UIKit
      import UIKit
      import QuartzCore
      import CoreGraphics
      """),
    RewriterRow(
      "modules that UIKit exports",
      """
      import Darwin
      import Dispatch
      import CoreFoundation
      import ObjectiveC
      """,
      """
                  \u{20}
                    \u{20}
                          \u{20}
                      \u{20}
      """),
    RewriterRow(
      "playgrounds",
      """
      import PlaygroundSupport
      import XCPlayground
      """,
      """
      import PlaygroundSupport
      import PlaygroundSupport
      """),
    RewriterRow(
      "missing frameworks",
      """
      import SceneKit
      import SpriteKit
      """,
      """
                    \u{20}
                     \u{20}
      """,
      messages: [
        "1:1: framework: no framework 'SceneKit' here",
        "2:1: framework: no framework 'SpriteKit' here",
      ]),
    RewriterRow(
      "missing framework in an inactive condition",
      """
      #if canImport(SwiftUI) && DEBUG
      import SwiftUI
      #endif
      #if os(macOS)
      import AppKit
      #elseif os(iOS)
      import Foundation
      #else
      import Cocoa
      #endif
      """,
      """
      #if false              && DEBUG
      import SwiftUI
      #endif
      #if false   \u{20}
      import AppKit
      #elseif true  \u{20}
      import Foundation
      #else
      import Cocoa
      #endif
      """),
    RewriterRow(
      "SwiftUI for previews alone",
      """
      import SwiftUI
      class A: UIViewController {}
      struct Preview: PreviewProvider {
        static var previews: some View { Wrapper() }
      }
      struct Wrapper: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> A { A() }
      }
      """,
      """
                   \u{20}
      class A: UIViewController {}
                                      \u{20}
                                                   \u{20}
      \u{20}
                                                    \u{20}
                                                               \u{20}
      \u{20}
      """),
    RewriterRow(
      "SwiftUI for more",
      """
      import SwiftUI
      struct Card: View { var body: some View { Text("a") } }
      """,
      """
                   \u{20}
      struct Card: View { var body: some View { Text("a") } }
      """,
      messages: [
        "1:1: framework: no framework 'SwiftUI' here"
      ]),
    RewriterRow(
      "conditions",
      """
      #if os(iOS) || os(tvOS)
      let a = 1
      #elseif !os(macOS)
      let a = 2
      #endif
      #if targetEnvironment(simulator)
      #endif
      #if swift(>=5.0)
      #endif
      if #available(iOS 13, *) {}
      """,
      """
      #if true    || false  \u{20}
      let a = 1
      #elseif !false   \u{20}
      let a = 2
      #endif
      #if true                       \u{20}
      #endif
      #if swift(>=5.0)
      #endif
      if #available(iOS 13, *) {}
      """),
    RewriterRow(
      "preview",
      """
      #Preview("Card") {
        UIView()
      }
      """,
      """
      @MainActor let flipbookPreview0x0 = FlipbookPreview({
        UIView()
      })
      """),
    RewriterRow(
      "previews with traits and conditions",
      """
      @available(iOS 17, *)
      #Preview("A", traits: .portrait) { UIViewController() }
      #if DEBUG
      #Preview { UIView() }
      #endif
      #if os(macOS)
      #Preview { NSView() }
      #endif
      """,
      """
      @available(iOS 17, *)
      @MainActor let flipbookPreview0x0 = FlipbookPreview({ UIViewController() })
      #if DEBUG
      @MainActor let flipbookPreview0x1 = FlipbookPreview({ UIView() })
      #endif
      #if false   \u{20}
      #Preview { NSView() }
      #endif
      """),
    RewriterRow(
      "preview on several lines",
      """
      #Preview(
        "Card",
        traits: .portrait
      ) {
        UIView()
      }
      """,
      """
      @MainActor let flipbookPreview0x0 = FlipbookPreview(


        {
        UIView()
      })
      """),
    RewriterRow(
      "what the clock does not control",
      """
      Thread { work() }.start()
      Thread.detachNewThreadSelector(s, toTarget: self, with: nil)
      URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
      performSelector(inBackground: s, with: nil); view.performSelector(onMainThread: s, with: nil, waitUntilDone: true)
      print(Thread.isMainThread, Thread.sleep(forTimeInterval: 1))
      """,
      """
      Thread { work() }.start()
      Thread.detachNewThreadSelector(s, toTarget: self, with: nil)
      URLSession.shared.dataTask(with: url) { _, _, _ in }.resume()
      performSelector(inBackground: s, with: nil); view.performSelector(onMainThread: s, with: nil, waitUntilDone: true)
      print(Thread.isMainThread, Thread.sleep(forTimeInterval: 1))
      """,
      messages: [
        "1:1: uncontrolled: a thread does not follow the clock of the scene: its results may differ in each run",
        "2:1: uncontrolled: a thread does not follow the clock of the scene: its results may differ in each run",
        "3:1: uncontrolled: the network does not follow the clock of the scene: its results may differ in each run",
        "4:1: uncontrolled: a thread does not follow the clock of the scene: its results may differ in each run",
      ]),
    RewriterRow(
      "what the program declares itself",
      "class Process {}; let p = Process()", "class Process {}; let p = Process()"),
    RewriterRow(
      "storyboards",
      """
      let a = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let b = storyboard?.instantiateViewController(withIdentifier: "Card")
      """,
      """
      let a = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      let b = storyboard?.instantiateViewController(withIdentifier: "Card")
      """,
      messages: [
        "1:9: storyboard: the storyboard 'Main.storyboard' is not read: build the views in code",
        "2:9: storyboard: the storyboard is not read: build the views in code",
      ]),
    RewriterRow(
      "nibs",
      """
      let a = UINib(nibName: "Cell", bundle: nil)
      let b = Bundle.main.loadNibNamed("Card", owner: nil)
      let c = UIViewController(nibName: nil, bundle: nil), d = UIViewController(nibName: "A", bundle: nil)
      func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: nil); _ = UINib(nibName: name, bundle: nil) }
      """,
      """
      let a = UINib(nibName: "Cell", bundle: nil)
      let b = Bundle.main.loadNibNamed("Card", owner: nil)
      let c = UIViewController(nibName: nil, bundle: nil), d = UIViewController(nibName: "A", bundle: nil)
      func load(_ name: String) { Bundle.main.loadNibNamed(name, owner: nil); _ = UINib(nibName: name, bundle: nil) }
      """,
      messages: [
        "1:9: storyboard: the nib 'Cell.xib' is not read: build the views in code",
        "2:9: storyboard: the nib 'Card.xib' is not read: build the views in code",
        "3:58: storyboard: the nib 'A.xib' is not read: build the views in code",
      ]),
  ]
}
