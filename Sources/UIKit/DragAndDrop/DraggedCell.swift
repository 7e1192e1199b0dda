/// A cell that is notified of its drag.
@MainActor
protocol DraggedCell: AnyObject {
  /// The state in the cell's configuration state.
  var dragState: UICellConfigurationState.DragState { get set }
  /// Reports the state to the cell's class.
  func report(_ state: UICellConfigurationState.DragState)
  func setNeedsUpdateConfiguration()
}

extension DraggedCell {
  /// Changes the state, unless it is the current one.
  func drag(_ state: UICellConfigurationState.DragState) {
    guard state != dragState else { return }
    dragState = state
    report(state)
    setNeedsUpdateConfiguration()
  }
}

extension UITableViewCell: DraggedCell {
  /// Whether the cell is dragged.
  public enum DragState: Int, Sendable {
    /// It is not.
    case none
    /// It is about to be.
    case lifting
    /// It is.
    case dragging
  }

  final func report(_ state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}

extension UICollectionViewCell: DraggedCell {
  /// Whether the cell is dragged.
  public enum DragState: Int, Sendable {
    /// It is not.
    case none
    /// It is about to be.
    case lifting
    /// It is.
    case dragging
  }

  final func report(_ state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}
