import Testing
import UIKit

@testable import Recipes

@MainActor
@Suite struct ChromeTests {
  @Test("the status bar of a recipe has the style that it sets, and comes with a home indicator")
  func statusBar() throws {
    let recipe = """
      flipbook: 1
      duration: 2s
      stage: { device: iPhone 15, statusBar: true, preferredStatusBarStyle: lightContent }
      timeline:
        - at: 1s
          set: { stage.preferredStatusBarStyle: darkContent, stage.prefersStatusBarHidden: true }
      """
    let scene = try Recipe.check(recipe, file: "a.yaml").makeScene()
    let controller = scene.stage.rootViewController
    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(!controller.prefersStatusBarHidden)
    let names = scene.stage.window.subviews.map { String(describing: type(of: $0)) }
    #expect(names.contains("HomeIndicator") && names.contains("StatusBar"))
    #expect(!names.contains("SensorHousing"))
    for _ in 0..<70 { scene.stage.step() }
    #expect(controller.preferredStatusBarStyle == .darkContent)
    #expect(controller.prefersStatusBarHidden)
  }

  @Test("settings of accessibility are keys of the stage, values, properties and axes of a matrix")
  func accessibility() throws {
    let recipe = """
      flipbook: 1
      duration: 2s
      stage: { isReduceMotionEnabled: true, isBoldTextEnabled: true }
      state: { reduced: false, bold: true }
      matrix: { isReduceMotionEnabled: [false, true], isDarkerSystemColorsEnabled: [false, true] }
      timeline:
        - { at: 0.5s, when: stage.isReduceMotionEnabled, set: { reduced: true } }
        - { at: 1s, set: { stage.isBoldTextEnabled: false } }
        - { at: 1.5s, set: { bold: stage.isBoldTextEnabled } }
      """
    let checked = try Recipe.check(recipe, file: "a.yaml", settings: [], matrix: [])
    let settings = checked.matrix?.cells.map(\.recipe.stage.accessibility) ?? []
    #expect(settings.map(\.isReduceMotionEnabled) == [false, false, true, true])
    #expect(settings.map(\.prefersCrossFadeTransitions) == [false, false, true, true])
    #expect(settings.map(\.isDarkerSystemColorsEnabled) == [false, true, false, true])
    let scene = checked.makeScene()
    for _ in 0..<100 { scene.stage.step() }
    #expect(scene.state["reduced"] == .boolean(true))
    #expect(scene.state["bold"] == .boolean(false))
  }

  @Test("a text view is typed into, reports its events and shows its keyboard")
  func textView() throws {
    let recipe = """
      flipbook: 1
      duration: 3s
      stage: { device: iPhone 8 }
      state: { events: "", text: "" }
      views:
        note:
          kind: textView
          frame: [20, 60, 300, 120]
          font: system 17
          keyboardType: twitter
          returnKeyType: done
        send:
          constraints: { height: 40, width: 80, left: superview.left, bottom: keyboard.top }
      on:
        - { editingDidBegin: note, set: { events: "${events}b" } }
        - { editingChanged: note, set: { events: "${events}c", text: note.text } }
        - { editingDidEnd: note, set: { events: "${events}e" } }
      timeline:
        - { at: 0.5s, type: { text: Hi, into: note } }
        - { at: 2s, set: { note.isFirstResponder: false } }
      """
    let scene = try Recipe.check(recipe, file: "a.yaml").makeScene()
    for _ in 0..<90 { scene.stage.step() }
    #expect(scene.state["text"] == .text("Hi"))
    #expect(scene.view("note")?.isFirstResponder == true)
    #expect(scene.view("send")?.frame.maxY == 407)
    for _ in 0..<90 { scene.stage.step() }
    #expect(scene.state["events"] == .text("bcce"))
    #expect(scene.view("send")?.frame.maxY == 667)
  }

  @Test(
    "the locale of the stage formats numbers, and determines the direction unless it is given",
    arguments: [
      ("en_US", "", "12,345.60", false), ("de_DE", "", "12.345,60", false),
      ("fr_FR", "", "12\u{202F}345,60", false), ("es_ES", "", "12.345,60", false),
      ("ar_SA", "", "١٢٬٣٤٥٫٦٠", true), ("he_IL", "", "12,345.60", true),
      ("ar_SA", ", layoutDirection: leftToRight", "١٢٬٣٤٥٫٦٠", false),
    ])
  func locale(identifier: String, more: String, number: String, isReversed: Bool) throws {
    let recipe = try Recipe.check(
      """
      flipbook: 1
      duration: 1s
      stage: { device: iPhone 8, locale: \(identifier)\(more) }
      views:
        price: { kind: label, frame: [0, 0, 200, 20], text: "${number(12345.6, 2)}" }
      """, file: "a.yaml")
    let scene = recipe.makeScene()
    #expect((scene.view("price") as? UILabel)?.text == number)
    #expect(scene.stage.localeIdentifier == identifier)
    let direction = scene.stage.view.effectiveUserInterfaceLayoutDirection
    #expect((direction == .rightToLeft) == isReversed)
  }
}
