import Testing
import UIKit
import UIKitTestSupport

@MainActor
struct UICollectionViewControllerTests {
  final class Tiles: UICollectionViewController {
    var log: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      12
    }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    override func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      log.append("select \(indexPath.item)")
    }
  }

  private static func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    return layout
  }

  @Test("the collection view fills the view, with the controller as its data source and delegate")
  func collectionView() {
    let layout = Self.layout()
    let controller = Tiles(collectionViewLayout: layout)
    let stage = Stage(device: .iPhone8, rootViewController: controller)
    stage.touches.tap(at: CGPoint(x: 187, y: 40), time: 0.1)
    stage.step(20)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(controller.collectionView.delegate === controller)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView.visibleCells.count == 12)
    #expect(controller.log == ["select 1"])
    controller.view.frame.size.height = 300
    #expect(controller.collectionView.frame.height == 300)
  }

  @Test("a replaced collection view shows the controller's items") func replacement() {
    let controller = Tiles(collectionViewLayout: Self.layout())
    let stage = Stage(device: .iPhone8, rootViewController: controller)
    stage.step()
    let old = controller.collectionView
    let new = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
    new.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView = new
    stage.step()
    #expect(old?.superview == nil)
    #expect(new.superview === controller.view)
    #expect(new.visibleCells.count == 12)
  }

  @Test("the selection is cleared when the collection view appears") func clearedSelection() {
    for clears in [true, false] {
      let controller = Tiles(collectionViewLayout: Self.layout())
      controller.clearsSelectionOnViewWillAppear = clears
      let stage = Stage(device: .iPhone8, rootViewController: controller)
      stage.step()
      controller.collectionView.selectItem(
        at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      stage.window.rootViewController = UIViewController()
      stage.step()
      stage.window.rootViewController = controller
      stage.step()
      #expect(controller.collectionView.indexPathsForSelectedItems?.isEmpty == clears)
    }
  }
}
