import UIKit

extension UISplitViewController {
  /// A column.
  public enum Column: Int, Sendable {
    /// The first one.
    case primary
    /// The one between the first and the last one.
    case supplementary
    /// The last one.
    case secondary
    /// The one in compact widths.
    case compact
  }
  /// How columns share the width.
  public enum SplitBehavior: Int, Sendable {
    /// As the system decides.
    case automatic
    /// Beside each other.
    case tile
    /// Above the last one.
    case overlay
    /// The last one moves aside.
    case displace
  }
  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    /// The leading side.
    case leading
    /// The trailing side.
    case trailing
  }
  /// The look of the primary column's background.
  public enum BackgroundStyle: Int, Sendable {
    /// None.
    case none
    /// That of sidebars.
    case sidebar
  }

  private var columns: [Column: UIViewController] {
    get { kept(self, [:]) }
    set { keep(self, newValue) }
  }

  /// Sets the controller of a column, in a navigation controller if it is none; nil removes it.
  public final func setViewController(_ vc: UIViewController?, for column: Column) {
    let stack =
      column == .compact || vc is UINavigationController
      ? vc : vc.map { UINavigationController(rootViewController: $0) }
    columns[column] = stack
    let shown = [columns[.primary] ?? columns[.supplementary], columns[.secondary]]
    viewControllers = shown.compactMap { $0 }
  }

  /// Returns the controller of a column; nil for none.
  public final func viewController(for column: Column) -> UIViewController? {
    columns[column] ?? nil
  }

  /// Shows a column: the primary one beside the secondary one.
  public final func show(_ column: Column) {
    guard column == .primary || column == .supplementary else { return }
    if displayMode == .secondaryOnly { preferredDisplayMode = .oneBesideSecondary }
  }

  /// Hides a column; only the primary one can be hidden.
  public final func hide(_ column: Column) {
    if column == .primary || column == .supplementary { preferredDisplayMode = .secondaryOnly }
  }

  /// How columns share the width; `automatic` by default; it has no effect.
  public final var preferredSplitBehavior: SplitBehavior {
    get { kept(self, .automatic) }
    set { keep(self, newValue) }
  }
  /// How columns share the width: beside each other.
  public final var splitBehavior: SplitBehavior { .tile }
  /// The side of the primary column; `leading` by default; it has no effect.
  public final var primaryEdge: PrimaryEdge {
    get { kept(self, .leading) }
    set { keep(self, newValue) }
  }
  /// The look of the primary column's background; it has no effect.
  public final var primaryBackgroundStyle: BackgroundStyle {
    get { kept(self, .none) }
    set { keep(self, newValue) }
  }
  /// Whether there is a button that hides the primary column; it has no effect.
  public final var showsSecondaryOnlyButton: Bool {
    get { kept(self, false) }
    set { keep(self, newValue) }
  }
  /// The width of the primary column in points; automatic by default.
  public final var preferredPrimaryColumnWidth: CGFloat {
    get { kept(self, Self.automaticDimension) }
    set {
      keep(self, newValue)
      guard newValue > 0 else { return }
      (minimumPrimaryColumnWidth, maximumPrimaryColumnWidth) = (newValue, newValue)
    }
  }
  /// The width of the primary column in points.
  public final var primaryColumnWidth: CGFloat {
    isCollapsed ? 0 : viewControllers.first?.viewIfLoaded?.frame.width ?? 0
  }
  /// The width of the column in the middle in points, which is not shown; automatic by default.
  public final var preferredSupplementaryColumnWidth: CGFloat {
    get { kept(self, Self.automaticDimension) }
    set { keep(self, newValue) }
  }
  /// The fraction of the width of the column in the middle, which is not shown; automatic by default.
  public final var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { kept(self, Self.automaticDimension) }
    set { keep(self, newValue) }
  }
}
