import UIKit

/// A city in a guide.
public struct City: Sendable {
  /// Its name.
  public let name: String
  /// What there is to say of it.
  public let details: String
  /// The colours that stand for its picture, from top to bottom.
  public let colors: [UIColor]

  /// Creates a city.
  public init(name: String, details: String, colors: [UIColor]) {
    self.name = name
    self.details = details
    self.colors = colors
  }
}
