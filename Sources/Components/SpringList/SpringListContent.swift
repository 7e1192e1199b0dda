import UIKit

/// The content of a spring list.
@MainActor
enum SpringListContent {
  /// A number of rows of one height in colors that repeat.
  case rows(count: Int, height: CGFloat, colors: [UIColor])
  /// Messages with the heights of their rows, in points.
  case messages([Message], heights: [CGFloat])

  /// The number of rows.
  var count: Int {
    switch self {
    case .rows(let count, _, _): count
    case .messages(let messages, _): messages.count
    }
  }

  /// Returns the height of a row, in points.
  func height(ofRow index: Int) -> CGFloat {
    switch self {
    case .rows(_, let height, _): height
    case .messages(_, let heights): heights[index]
    }
  }

  /// The class of the rows' cells.
  var cellClass: UICollectionViewCell.Type {
    switch self {
    case .rows: UICollectionViewCell.self
    case .messages: MessageCell.self
    }
  }

  /// Shows a row in a cell.
  func show(row index: Int, in cell: UICollectionViewCell) {
    switch self {
    case .rows(_, _, let colors):
      cell.contentView.backgroundColor = colors.isEmpty ? nil : colors[index % colors.count]
    case .messages(let messages, _): (cell as? MessageCell)?.show(messages[index])
    }
  }
}
