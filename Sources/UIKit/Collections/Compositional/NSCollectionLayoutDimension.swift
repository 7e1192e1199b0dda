/// A width or a height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  final let kind: Kind
  /// The fraction of the container's width or height, or the length in points.
  open private(set) var dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length, in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute, absoluteDimension)
  }
  /// Returns a length, in points, that the view's own size replaces when it is displayed.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated, estimatedDimension)
  }
  /// Returns a length that is the greatest of all items in the group, whose own sizes replace an estimate in points.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniformAcrossSiblings, estimate)
  }

  private class func make(_ kind: Kind, _ dimension: CGFloat) -> Self {
    guard let result = NSCollectionLayoutDimension(kind, dimension) as? Self else {
      preconditionFailure("NSCollectionLayoutDimension has no subclasses")
    }
    return result
  }

  /// Whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether the length is in points.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the length is estimated.
  open var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether the length is that of the greatest sibling.
  open var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Returns the length in a container, in points.
  final func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: max(container.width * dimension, 0)
    case .fractionalHeight: max(container.height * dimension, 0)
    case .absolute, .estimated, .uniformAcrossSiblings: max(dimension, 0)
    }
  }

  /// Returns the dimension itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is a dimension of the same kind and length.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutDimension else { return false }
    return MainActor.assumeIsolated { other.kind == kind && other.dimension == dimension }
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
    super.init()
  }

  /// Creates a size, as the class method of Objective-C does.
  public convenience init(
    width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) {
    self.init(widthDimension: width, heightDimension: height)
  }

  /// Returns the size in a container, in points.
  final func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// Returns the size itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is an equal size.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSize else { return false }
    return MainActor.assumeIsolated {
      other.widthDimension == widthDimension && other.heightDimension == heightDimension
    }
  }
}

/// A space in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The space, in points.
  open private(set) var spacing: CGFloat
  /// Whether the space grows to fill what is free.
  open private(set) var isFlexibleSpacing: Bool
  /// Whether the space is in points.
  open var isFixedSpacing: Bool { !isFlexibleSpacing }

  init(_ spacing: CGFloat, isFlexible: Bool) {
    (self.spacing, isFlexibleSpacing) = (spacing, isFlexible)
    super.init()
  }

  /// Returns a space that grows, of at least some points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(flexibleSpacing, isFlexible: true)
  }

  /// Returns a space in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(fixedSpacing, isFlexible: false)
  }

  private class func make(_ spacing: CGFloat, isFlexible: Bool) -> Self {
    guard let result = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Self else {
      preconditionFailure("NSCollectionLayoutSpacing has no subclasses")
    }
    return result
  }

  /// Returns the space itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The spaces around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The space before the item; nil for none.
  open private(set) var leading: NSCollectionLayoutSpacing?
  /// The space above the item; nil for none.
  open private(set) var top: NSCollectionLayoutSpacing?
  /// The space after the item; nil for none.
  open private(set) var trailing: NSCollectionLayoutSpacing?
  /// The space below the item; nil for none.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// Creates spaces around an item.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }

  /// Returns the spaces themselves, which do not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a supplementary item is attached to what it belongs to.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges at which the item is placed.
  open private(set) var edges: NSDirectionalRectEdge
  /// The distance from there, in points or as fractions of the item's own size.
  open private(set) var offset: CGPoint
  /// Whether the offset is in points.
  open private(set) var isAbsoluteOffset: Bool
  /// Whether the offset is in fractions of the item's size.
  open var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// Creates an anchor without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor with an offset, in points.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, absoluteOffset, true)
    super.init()
  }

  /// Creates an anchor with an offset in fractions of the item's size.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    (self.edges, offset, isAbsoluteOffset) = (edges, fractionalOffset, false)
    super.init()
  }

  /// Returns the frame of an item of a size at a container; without edges it is centered.
  final func frame(of size: CGSize, in container: CGRect, item: NSCollectionLayoutAnchor? = nil)
    -> CGRect
  {
    func position(_ start: Bool, _ end: Bool, _ from: CGFloat, _ room: CGFloat) -> CGFloat {
      from + (start ? 0 : end ? room : room / 2)
    }
    var origin = CGPoint(
      x: position(
        edges.contains(.leading), edges.contains(.trailing), container.minX,
        container.width - size.width),
      y: position(
        edges.contains(.top), edges.contains(.bottom), container.minY,
        container.height - size.height))
    if let item {
      // The item's own anchor is placed at the container's one.
      let corner = CGPoint(
        x: position(
          edges.contains(.leading), edges.contains(.trailing), container.minX, container.width),
        y: position(
          edges.contains(.top), edges.contains(.bottom), container.minY, container.height))
      origin = CGPoint(
        x: corner.x
          - position(
            item.edges.contains(.leading), item.edges.contains(.trailing), 0, size.width),
        y: corner.y
          - position(item.edges.contains(.top), item.edges.contains(.bottom), 0, size.height))
      origin += item.shift(for: size)
    }
    origin += shift(for: size)
    return CGRect(origin: origin, size: size)
  }

  private func shift(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }

  /// Returns the anchor itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGPoint {
  fileprivate static func += (point: inout CGPoint, other: CGPoint) {
    point = CGPoint(x: point.x + other.x, y: point.y + other.y)
  }
}
