extension UITableView {
  /// Raises UIKit's exception for a row to scroll to that does not exist; `NSNotFound` as the row stands for
  /// a section.
  final func checkBounds(of indexPath: IndexPath) {
    let method =
      "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
    // The rows of a table that has not been laid out are not known.
    guard indexPath.count == 2, indexPath.row != NSNotFound, numberOfSections > 0 else { return }
    let (section, row) = (indexPath.section, indexPath.row)
    precondition(
      (0..<numberOfSections).contains(section),
      "\(method): section (\(section)) beyond bounds (\(numberOfSections)).")
    let count = numberOfRows(inSection: section)
    precondition(
      (0..<count).contains(row),
      "\(method): row (\(row)) beyond bounds (\(count)) for section (\(section)).")
  }
}
