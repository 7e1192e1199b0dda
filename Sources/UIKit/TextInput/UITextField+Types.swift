extension UITextField {
  /// The borders of text fields.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle that looks inset.
    case bezel
    /// A rounded rectangle with a background.
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always

    /// Returns whether a view is shown while a field is edited, or while it is not.
    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reasons for which editing ends.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is accepted.
    case committed
    /// The text is discarded.
    case cancelled
  }
}
