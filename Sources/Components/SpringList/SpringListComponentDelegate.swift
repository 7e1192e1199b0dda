import UIKit

/// A method that reports the selection of a list's rows.
///
/// The method is optional.
@MainActor
public protocol SpringListComponentDelegate: AnyObject {
  /// Called after a tap on a row, whose index starts at 0.
  func springList(_ springList: SpringListComponent, didSelectRowAt index: Int)
}

extension SpringListComponentDelegate {
  /// Does nothing.
  public func springList(_ springList: SpringListComponent, didSelectRowAt index: Int) {}
}

extension SpringListComponent: UICollectionViewDelegate {
  /// Notifies the delegate of the row that was tapped.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    delegate?.springList(self, didSelectRowAt: indexPath.item)
  }
}
