/// The identity of a registration, whose views are reused for it alone.
@MainActor
final class RegistrationIdentity {
  private static var count = 0
  /// The identifier for reuse.
  let identifier: String
  /// Whether the registration was created while a data source was asked for a cell.
  let isCreatedInProvider = CellRequests.depth > 0

  init() {
    Self.count += 1
    identifier = "registration-\(Self.count)"
  }
}

extension UICollectionView {
  /// A class of cells, and the closure that configures them.
  ///
  /// Create it once, outside of the data source's closures.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell for an item.
    public typealias Handler = (
      _ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item
    ) -> Void

    let identity = RegistrationIdentity()
    let handler: Handler

    /// Creates a registration of the class.
    public init(handler: @escaping Handler) {
      self.handler = handler
    }

    /// Creates a registration of the class; nib files are not read.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// A class of supplementary views of a kind, and the closure that configures them.
  ///
  /// Create it once, outside of the data source's closures.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    /// Creates a registration of the class.
    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }

    /// Creates a registration of the class; nib files are not read.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  final func dequeueCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    check(registration.identity, "cell", "-collectionView:cellForItemAtIndexPath:", "cell provider")
    let identifier = registration.identity.identifier
    let kind = ElementKind(category: .cell, kind: nil, identifier: identifier)
    if !pool.isRegistered(kind) { pool.register(Cell.self, for: kind) }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      failMissingClass("UICollectionElementKindCell", identifier)
    }
    (cell as? UICollectionViewListCell)?.prepare(for: indexPath, in: self)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  final func dequeueSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    check(
      registration.identity, "supplementary view",
      "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
      "supplementary view provider")
    let (identifier, elementKind) = (registration.identity.identifier, registration.elementKind)
    let kind = ElementKind(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    if !pool.isRegistered(kind) { pool.register(Supplementary.self, for: kind) }
    let view = dequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = view as? Supplementary else { failMissingClass(elementKind, identifier) }
    registration.handler(view, elementKind, indexPath)
    return view
  }

  private func check(
    _ identity: RegistrationIdentity, _ kind: String, _ method: String, _ provider: String
  ) {
    precondition(
      !identity.isCreatedInProvider,
      """
      Attempted to dequeue a \(kind) using a registration that was created inside \(method) or inside \
      a UICollectionViewDiffableDataSource \(provider). Creating a new registration each time a \
      \(kind) is requested will prevent reuse and cause created views to remain in memory for the \
      lifetime of the collection view. Registrations should be created up front and reused.
      """)
  }
}
