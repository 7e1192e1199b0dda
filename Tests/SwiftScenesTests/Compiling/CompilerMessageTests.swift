import RecipeSyntax
import Testing

@testable import SwiftScenes

@Suite struct CompilerMessageTests {
  @Test(
    "columns of rewritten lines are those of the user's lines",
    arguments: [
      ("before the edit", 3, 3), ("at the edit", 5, 5), ("in the edit", 9, 5), ("after it", 20, 14),
      ("after both", 40, 36),
    ])
  func columns(id: String, column: Int, original: Int) {
    // `@objc ` of 6 bytes became 12; later, 4 bytes became 2.
    let file = RewriteReport.File(
      path: "A.swift", output: "0-A.swift",
      edits: [
        RewriteReport.Edit(line: 1, column: 5, oldLength: 6, newLength: 12),
        RewriteReport.Edit(line: 1, column: 20, oldLength: 4, newLength: 2),
      ])
    #expect(file.originalColumn(column, line: 1) == original)
    #expect(file.originalColumn(column, line: 2) == column)
  }

  @Test(
    "names of Apple's that are missing are listed",
    arguments: [
      ("cannot find 'UISwitch' in scope", "UISwitch"),
      ("cannot find type 'CAEmitterCell' in scope", "CAEmitterCell"),
      ("value of type 'CALayer' has no member 'glow'", "CALayer.glow"),
      ("value of type 'UIView?' has no member 'glow'", "UIView.glow"),
      ("type 'UIColor' has no member 'glow'", "UIColor.glow"),
      ("type 'UIView.AnimationOptions' has no member 'glow'", "UIView.AnimationOptions.glow"),
      ("no such module 'SpriteKit'", "module SpriteKit"),
      ("'Detent' is not a member type of class 'UIKit.UISheet'", "UISheet.Detent"),
      ("cannot find 'kCATransitionCube' in scope", "kCATransitionCube"),
      ("cannot find 'Helper' in scope", nil),
      ("value of type 'Card' has no member 'glow'", nil),
      ("cannot find 'UIstuff' in scope", nil),
    ] as [(String, String?)])
  func missing(message: String, name: String?) {
    var names = MissingNames()
    names.add(message)
    names.add(message)
    #expect(names.summary == name.map { "not in Flipbook: UIKit's \($0)" })
  }
}
