import Testing
import UIKit

@Suite @MainActor struct UITraitCollectionTests {
  @Test("later collections override earlier ones") func merging() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
  }

  @Test("collections are equal if they specify the same traits") func equality() {
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    #expect(UITraitCollection(displayScale: 2).hash == UITraitCollection(displayScale: 2).hash)
    #expect(UITraitCollection(userInterfaceStyle: .dark) != UITraitCollection())
  }

  @Test("performAsCurrent resolves dynamic colors with the collection") func performAsCurrent() {
    let before = UITraitCollection.current
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UIColor.label.cgColor == .white)
      UITraitCollection(userInterfaceStyle: .light).performAsCurrent {
        #expect(UIColor.label.cgColor == .black)
      }
      #expect(UIColor.label.cgColor == .white)
    }
    #expect(UITraitCollection.current === before)
  }
}
