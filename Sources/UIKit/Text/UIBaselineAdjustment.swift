/// Where a label places a line in a smaller font size.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that the line has in the label's font size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// At the top of the label.
  case none
}
