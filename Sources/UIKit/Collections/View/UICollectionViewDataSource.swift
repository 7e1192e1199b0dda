/// Has a collection view's items, and makes views for them.
@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  /// Returns the cell of an item, dequeued from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell

  /// Returns the number of sections; one unless it says otherwise.
  func numberOfSections(in collectionView: UICollectionView) -> Int

  /// Returns a supplementary view, dequeued from the collection view; needed if the layout has any.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Returns one: the method is optional.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Stops the program as UIKit does: a layout with supplementary views needs the method.
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
