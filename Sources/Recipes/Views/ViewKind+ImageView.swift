import UIKit

extension ViewKind {
  static let imageView = ViewKind(
    .imageView, title: "an image view",
    properties: [Property("image", .image, "The image.") { $0.image = $1 }]
  ) { _ in { UIImageView(frame: .zero) } }
}
