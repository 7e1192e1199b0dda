import UIKit

/// A city of a guide.
public struct City: Sendable {
  /// The name of the city.
  public let name: String
  /// The description of the city.
  public let details: String
  /// The colors of the gradient in place of its image, from top to bottom.
  public let colors: [UIColor]
  /// The image of the city, which fills the upper part of its card; nil for the gradient alone.
  public let image: UIImage?

  /// Creates a city.
  public init(name: String, details: String, colors: [UIColor], image: UIImage? = nil) {
    self.name = name
    self.details = details
    self.colors = colors
    self.image = image
  }
}
