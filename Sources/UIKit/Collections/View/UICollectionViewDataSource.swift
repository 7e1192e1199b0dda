/// Methods that provide the items and views of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item, which must be dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; 1 by default.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view, which must be dequeued from the collection view.
  ///
  /// The method is required if the layout has supplementary views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stops the program, as UIKit does: a layout with supplementary views requires the method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    preconditionFailure(
      """
      the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: \
      (\(kind),\(indexPath)) was not retrieved by calling \
      -dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil
      """)
  }
}
