import UIKit

extension ViewKind {
  /// An image.
  static let imageView = ViewKind(
    "imageView", title: "an image view",
    properties: [Property("image", .image, "The image.") { $0.image = $1 }]
  ) { UIImageView(frame: .zero) }
}
