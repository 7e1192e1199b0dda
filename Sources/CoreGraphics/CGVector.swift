// CGFloat, CGPoint, CGSize and CGRect are Foundation's, and code that imports UIKit uses Foundation
// without an import. Other modules import less: see ARCHITECTURE.md.
@_exported import Foundation

/// A two-dimensional vector.
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component; positive points right.
  public var dx: CGFloat

  /// The vertical component; positive points down in UIKit's coordinates.
  public var dy: CGFloat

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)

  /// Creates the zero vector.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector from integer components.
  public init(dx: Int, dy: Int) {
    self.init(dx: CGFloat(dx), dy: CGFloat(dy))
  }

}
