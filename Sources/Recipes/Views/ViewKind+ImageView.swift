import UIKit

extension ViewKind {
  static let imageView = ViewKind(
    .imageView, title: "an image view",
    properties: [
      Property("image", .image, "The image.") { $0.image = $1 },
      Property("icon", .icon, "A symbol as the image, in the tint color.") { $0.image = $1 },
    ]
  ) { _ in { UIImageView(frame: .zero) } }
}
