extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier from a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates an identifier from a name.
      public init(_ rawValue: String) {
        self.init(rawValue: rawValue)
      }

      /// The identifier of the medium detent.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The identifier of the large detent.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    typealias Resolver =
      (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The identifier; that of a custom detent without one is unique.
    open var identifier: Identifier { name }

    nonisolated private let name: Identifier
    nonisolated private let isCustom: Bool
    private let resolver: Resolver

    /// Creates a large detent.
    override public convenience init() {
      self.init(.large) { $0.maximumDetentValue }
    }

    init(_ name: Identifier, isCustom: Bool = false, _ resolver: @escaping Resolver) {
      (self.name, self.isCustom, self.resolver) = (name, isCustom, resolver)
      super.init()
    }

    /// Returns a detent of about half of the height of the screen.
    ///
    /// It is 0.56 of the maximum in containers higher than 568 points and 0.63 in others, and not
    /// available if the vertical size class is compact (measured).
    open class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let height = (context as? DetentContext)?.containerHeight ?? UIScreen.main.bounds.height
        return context.maximumDetentValue * (height > 568 ? 0.56 : 0.63)
      }
    }

    /// Returns a detent of the full height.
    open class func large() -> Detent { Detent() }

    /// Returns a detent of a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; nil for a unique one.
    ///   - resolver: Returns the height without the bottom safe area, in points, or nil if the detent
    ///     is not available. A height above the maximum is that of the large detent.
    open class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier(UUID().uuidString), isCustom: true, resolver)
    }

    /// Returns the height without the bottom safe area, in points; nil if the detent is not available.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }

    /// Returns whether both detents are medium or both are large; a custom one is equal only to itself
    /// (measured).
    override open func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Detent else { return false }
      return other === self || !isCustom && !other.isCustom && other.name == name
    }

    /// A hash value that equal detents share.
    override open var hash: Int { name.hashValue }
  }
}
