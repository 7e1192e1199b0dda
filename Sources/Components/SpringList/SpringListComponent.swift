import UIKit

/// A list whose rows are attached to springs.
///
/// The list of the tutorial "WWDC 2013 notes: scroll views in iOS 7 with UIKit Dynamics".
@MainActor
public final class SpringListComponent: NSObject, UICollectionViewDataSource {
  /// The collection view of the rows.
  public let collectionView: UICollectionView
  /// The layout that attaches the rows to springs.
  public let layout = SpringFlowLayout()
  /// The object that is notified when a row is selected.
  public weak var delegate: (any SpringListComponentDelegate)?

  /// The tutorial's height of the rows in points, 44.
  public nonisolated static let defaultRowHeight: CGFloat = 44

  private let count: Int
  private let colors: [UIColor]

  /// Creates a list that fills a view.
  ///
  /// - Parameters:
  ///   - count: The number of rows; a negative number means none.
  ///   - rowHeight: The height of the rows in points, greater than 0; `defaultRowHeight` by default.
  ///   - colors: The colors of the rows, which repeat.
  ///   - targetView: The view that contains the list.
  public init(
    count: Int, rowHeight: CGFloat = defaultRowHeight, colors: [UIColor], targetView: UIView
  ) {
    self.count = max(count, 0)
    self.colors = colors
    layout.itemSize = CGSize(width: targetView.bounds.width, height: rowHeight)
    collectionView = UICollectionView(frame: targetView.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.backgroundColor = .clear
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    targetView.insertSubview(collectionView, at: 0)
  }

  private static let reuseIdentifier = "row"

  /// Returns the number of rows.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  /// Returns a row in its color.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    cell.contentView.backgroundColor = colors.isEmpty ? nil : colors[indexPath.item % colors.count]
    return cell
  }
}
