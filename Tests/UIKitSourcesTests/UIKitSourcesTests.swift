import FlipbookTesting
import Testing
import UIKit

/// The screen of an app whose files are in the folder UIKitSources.
@MainActor @Suite struct UIKitSourcesTests {
  private let screen = CounterViewController()
  private let stage: Stage

  init() {
    UIKitSources.register()
    stage = Stage(device: .iPhone5s, rootViewController: screen)
  }

  private func play(to time: TimeInterval) {
    while stage.time < time { stage.step() }
  }

  @Test("a selector names a method of an app's file, which a button and its animation show")
  func action() {
    stage.touches.tap(at: CGPoint(x: 160, y: 422), time: 0.1)
    play(to: 0.9)
    #expect(screen.label.text == "1")
    #expect(screen.card.center.y == 300)
  }

  @Test("an app's timer fires at times of the stage") func timer() {
    play(to: 2.5)
    #expect(screen.label.text == "200")
  }

  @Test("a recognizer sends a method of a file in a subfolder, whose property is observed")
  func recognizer() {
    var values: [Bool] = []
    let token = screen.card.observe(\.isFlipped, options: [.new]) { _, change in
      values.append(change.newValue ?? false)
    }
    stage.touches.tap(at: CGPoint(x: 160, y: 260), time: 0.1)
    play(to: 0.5)
    #expect(screen.card.backgroundColor == .red)
    #expect(values == [true])
    token.invalidate()
  }
}
