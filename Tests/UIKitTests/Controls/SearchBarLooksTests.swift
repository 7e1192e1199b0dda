import Testing
import UIKit
import UIKitTestSupport

@Suite("UISearchBar and UIImage: looks and copies") @MainActor struct SearchBarLooksTests {
  @Test("the field has the traits and the image of the bar") func field() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 275, height: 44))
    bar.keyboardType = .emailAddress
    bar.autocapitalizationType = .none
    #expect(bar.searchTextField.keyboardType == .emailAddress && bar.returnKeyType == .search)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }
    bar.setImage(image, for: .search, state: .normal)
    #expect((bar.searchTextField.leftView as? UIImageView)?.image === image)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(!(bar.searchTextField.leftView is UIImageView))
  }

  @Test("a stretchable image stretches one column and one row") func stretchable() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 7)).image { _ in }
    let stretchable = image.stretchableImage(withLeftCapWidth: 4, topCapHeight: 0)
    #expect(stretchable.capInsets == UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4))
    #expect(stretchable.resizingMode == .stretch)
  }

  @Test("a thumbnail fits its size") func thumbnail() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
    #expect(
      image.preparingThumbnail(of: CGSize(width: 20, height: 20))?.size
        == CGSize(width: 20, height: 10))
  }

  @Test("titles of scopes have attributes, also those that are set before the titles")
  func scopeTitles() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 88))
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    bar.scopeButtonTitles = ["A", "B"]
    let control = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(control.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    #expect(bar.scopeBarButtonTitleTextAttributes(for: .selected) == nil)
    bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .blue)
    bar.setShowsScope(true, animated: false)
    #expect(bar.showsScopeBar && bar.intrinsicContentSize.height == 88)
  }

  @Test("a bar that is not enabled is half opaque and receives no touches")
  func disabled() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.isEnabled = false
    let scene = ControlScene(bar, at: CGPoint(x: 0, y: 100))
    scene.tap(100, 122)
    #expect(!bar.isFirstResponder && bar.searchTextField.alpha == 0.5)
    bar.isEnabled = true
    scene.tap(100, 122)
    #expect(bar.isFirstResponder)
  }
}
