import UIKit

/// A city of a guide.
public struct City: Sendable {
  /// The name of the city.
  public let name: String
  /// The description of the city.
  public let details: String
  /// The colors of the gradient shown as its image, from top to bottom.
  public let colors: [UIColor]

  /// Creates a city.
  public init(name: String, details: String, colors: [UIColor]) {
    self.name = name
    self.details = details
    self.colors = colors
  }
}
