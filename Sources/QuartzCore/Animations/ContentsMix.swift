import CoreGraphics

/// What an animation of `contents` shows: two images, of which the first dissolves into the second.
struct ContentsMix {
  /// The first image; nil for that of the layer.
  var first: CGImage?
  /// The second image; nil for that of the layer.
  var second: CGImage?
  /// The progress from 0 to 1.
  var fraction: CGFloat

  /// Creates a mix.
  init(_ first: Any?, _ second: Any?, fraction: CGFloat) {
    self.first = first as? CGImage
    self.second = second as? CGImage
    self.fraction = min(max(fraction, 0), 1)
  }

  /// Creates the mix at a place in a list, of which 0 is the first image.
  init?(_ images: [Any], at place: CGFloat) {
    guard !images.isEmpty, place.isFinite else { return nil }
    let place = min(max(place, 0), CGFloat(images.count - 1))
    let index = Int(place)
    let next = min(index + 1, images.count - 1)
    self.init(images[index], images[next], fraction: place - CGFloat(index))
  }

  /// The name of the property.
  static let key = "contents"
}
