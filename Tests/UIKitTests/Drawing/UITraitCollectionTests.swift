import Testing
import UIKit

@Suite @MainActor struct UITraitCollectionTests {
  @Test func theLastThatSaysSomethingHasItsWay() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.displayScale == 2)
  }

  @Test func equalCollectionsSayTheSame() {
    #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
    #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    #expect(UITraitCollection(displayScale: 2).hash == UITraitCollection(displayScale: 2).hash)
    #expect(UITraitCollection(userInterfaceStyle: .dark) != UITraitCollection())
  }

  @Test func colourValuesFollowTheCurrentCollectionMeanwhile() {
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
