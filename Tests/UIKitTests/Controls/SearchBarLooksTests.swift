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
}
