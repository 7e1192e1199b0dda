import QuartzCore

/// A file with views, which is not read.
///
/// Creating its views ends what plays the stage with an error that names the file.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// A key of an option for creating the views.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Objects by the names that the file refers to them with.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// The name of the file.
  final let name: String

  /// Creates a nib.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Ends what plays the stage with an error, and returns no objects.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    report()
    return []
  }

  /// Ends what plays the stage with an error that names the file.
  final func report() { StoryboardError.nib(name).report() }
}

extension UITableView {
  /// Ends what plays the stage with an error, since cells of nibs are not created; nil has no effect.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    nib?.report()
  }

  /// Ends what plays the stage with an error, since views of nibs are not created; nil has no effect.
  public final func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    nib?.report()
  }
}

extension UICollectionView {
  /// Ends what plays the stage with an error, since cells of nibs are not created; nil has no effect.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.report()
  }

  /// Ends what plays the stage with an error, since views of nibs are not created; nil has no effect.
  public final func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    nib?.report()
  }
}

extension Bundle {
  /// Ends what plays the stage with an error, and returns nil.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    StoryboardError.nib(name).report()
    return nil
  }
}
