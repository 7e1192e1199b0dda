import UIKit

/// A list whose rows, or messages in bubbles of different heights, are attached to springs.
///
/// The list of the tutorial "WWDC 2013 notes: scroll views in iOS 7 with UIKit Dynamics".
@MainActor
public final class SpringListComponent: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// The collection view of the rows.
  public let collectionView: UICollectionView
  /// The layout that attaches the rows to springs.
  public let layout = SpringFlowLayout()
  /// The object that is notified when a row is selected.
  public weak var delegate: (any SpringListComponentDelegate)?

  /// The tutorial's height of the rows in points, 44.
  public nonisolated static let defaultRowHeight: CGFloat = 44

  private let content: SpringListContent

  /// Creates a list that fills a view.
  ///
  /// - Parameters:
  ///   - count: The number of rows; a negative number means none.
  ///   - rowHeight: The height of the rows in points, greater than 0; `defaultRowHeight` by default.
  ///   - colors: The colors of the rows, which repeat.
  ///   - targetView: The view that contains the list.
  public convenience init(
    count: Int, rowHeight: CGFloat = defaultRowHeight, colors: [UIColor], targetView: UIView
  ) {
    self.init(
      .rows(count: max(count, 0), height: rowHeight, colors: colors), targetView: targetView)
    layout.itemSize = CGSize(width: targetView.bounds.width, height: rowHeight)
  }

  /// Creates a list of messages that fills a view.
  ///
  /// - Parameters:
  ///   - messages: The messages, from top to bottom.
  ///   - targetView: The view that contains the list.
  public convenience init(messages: [Message], targetView: UIView) {
    let width = targetView.bounds.width
    let heights = messages.map { MessageCell.height(of: $0, inListOfWidth: width) }
    self.init(.messages(messages, heights: heights), targetView: targetView)
    layout.minimumLineSpacing = Self.messageSpacing
    layout.sectionInset = UIEdgeInsets(
      top: Self.messageSpacing, left: 0, bottom: Self.messageSpacing, right: 0)
    collectionView.delegate = self
  }

  private init(_ content: SpringListContent, targetView: UIView) {
    self.content = content
    collectionView = UICollectionView(frame: targetView.bounds, collectionViewLayout: layout)
    super.init()
    collectionView.backgroundColor = .clear
    collectionView.register(content.cellClass, forCellWithReuseIdentifier: Self.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    targetView.insertSubview(collectionView, at: 0)
  }

  /// The distance between messages, in points.
  private static let messageSpacing: CGFloat = 8
  private static let reuseIdentifier = "row"

  /// Returns the number of rows.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { content.count }

  /// Returns a row in its color, or a message in its bubble.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    content.show(row: indexPath.item, in: cell)
    return cell
  }

  /// Returns the size of a row, as wide as the list.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(
      width: collectionView.bounds.width, height: content.height(ofRow: indexPath.item))
  }
}
