import Testing
import UIKit

/// A tutorial's source code for iOS, unchanged: it must compile and behave the same.
@Suite("UICollectionView: source code of a tutorial") @MainActor struct CollectionSourceTests {
  struct City {
    let name: String
    static let all = ["Rome", "Oslo", "Lima", "Cairo"].map { City(name: $0) }
  }

  class CityCollectionViewCell: UICollectionViewCell {
    static let cellSize = CGSize(width: 250, height: 350)
    private let nameLabel = UILabel()
    private enum State {
      case expanded
      case collapsed
    }
    private var initialFrame: CGRect?
    private var state: State = .collapsed
    private var collectionView: UICollectionView?
    private var index: Int?

    private lazy var animator: UIViewPropertyAnimator = {
      return UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut)
    }()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(nameLabel)
      layer.cornerRadius = 10
    }

    required init?(coder aDecoder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      nameLabel.frame = CGRect(x: 20, y: 20, width: bounds.width - 40, height: 30)
    }

    func configure(with city: City, collectionView: UICollectionView, index: Int) {
      nameLabel.text = city.name
      self.collectionView = collectionView
      self.index = index
    }

    func toggle() {
      guard let collectionView = self.collectionView, let index = self.index else { return }
      let isExpanding = state == .collapsed
      animator.addAnimations {
        if isExpanding {
          self.initialFrame = self.frame
          self.layer.cornerRadius = 0
          self.frame = CGRect(
            x: collectionView.contentOffset.x, y: 0, width: collectionView.frame.width,
            height: collectionView.frame.height)
        } else {
          self.layer.cornerRadius = 10
          if let initialFrame = self.initialFrame { self.frame = initialFrame }
        }
        if let leftCell = collectionView.cellForItem(at: IndexPath(row: index - 1, section: 0)) {
          leftCell.center.x += isExpanding ? -50 : 50
        }
        if let rightCell = collectionView.cellForItem(at: IndexPath(row: index + 1, section: 0)) {
          rightCell.center.x += isExpanding ? 50 : -50
        }
        self.layoutIfNeeded()
      }
      animator.addCompletion { position in
        switch position {
        case .end:
          self.state = isExpanding ? .expanded : .collapsed
          collectionView.isScrollEnabled = !isExpanding
          collectionView.allowsSelection = !isExpanding
        default:
          ()
        }
      }
      animator.startAnimation()
    }
  }

  class CityCollectionViewFlowLayout: UICollectionViewFlowLayout {
    override init() {
      super.init()
      self.scrollDirection = .horizontal
      self.minimumLineSpacing = 20
      self.itemSize = CityCollectionViewCell.cellSize
    }

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
    }
  }

  class ViewController: UIViewController {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    var collectionView: UICollectionView!

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: CityCollectionViewFlowLayout())
      collectionView.register(
        CityCollectionViewCell.self, forCellWithReuseIdentifier: "CityCollectionViewCell")
      collectionView.dataSource = self
      collectionView.delegate = self
      view.addSubview(collectionView)
    }
  }

  @Test("a tapped cell fills the screen, adjacent cells move aside, and all return")
  func expanding() {
    let controller = ViewController()
    let stage = Stage(device: .iPhone8, rootViewController: controller)
    stage.step()
    let list: UICollectionView = controller.collectionView
    #expect(
      list.visibleCells.map(\.frame) == [CGRect(0, 158.5, 250, 350), CGRect(270, 158.5, 250, 350)])
    stage.touches.tap(at: CGPoint(x: 100, y: 330), time: 0.1)
    for _ in 0..<60 { stage.step() }
    #expect(list.cellForItem(at: [0, 0])?.frame == list.bounds)
    #expect(list.cellForItem(at: [0, 1])?.frame.minX == 320)
    #expect(!list.isScrollEnabled && !list.allowsSelection)
    stage.touches.tap(at: CGPoint(x: 100, y: 330), time: 1.1)
    for _ in 0..<30 { stage.step() }
    #expect(list.cellForItem(at: [0, 0])?.frame == list.bounds, "selection is disabled")
    (list.cellForItem(at: [0, 0]) as? CityCollectionViewCell)?.toggle()
    for _ in 0..<30 { stage.step() }
    #expect(
      list.visibleCells.map(\.frame) == [CGRect(0, 158.5, 250, 350), CGRect(270, 158.5, 250, 350)])
    stage.touches.tap(at: CGPoint(x: 100, y: 330), time: stage.time + 0.1)
    for _ in 0..<60 { stage.step() }
    #expect(list.cellForItem(at: [0, 0])?.frame == list.bounds, "the cell expands again")
  }
}

extension CollectionSourceTests.ViewController: UICollectionViewDataSource, UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return CollectionSourceTests.City.all.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: "CityCollectionViewCell", for: indexPath)
        as? CollectionSourceTests.CityCollectionViewCell
    else { return UICollectionViewCell() }
    cell.configure(
      with: CollectionSourceTests.City.all[indexPath.row], collectionView: collectionView,
      index: indexPath.row)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let selectedCell = collectionView.cellForItem(at: indexPath)
    (selectedCell as? CollectionSourceTests.CityCollectionViewCell)?.toggle()
  }
}
