import QuartzCore

/// The images that an image view shows one after another.
@MainActor
final class ImageSequence {
  let images: [UIImage]
  private let interval: TimeInterval
  private let start: TimeInterval
  /// The number of changes until the end; nil for no end.
  private let end: Int?
  private let clock: VirtualClock

  init(_ images: [UIImage], duration: TimeInterval, repeatCount: Int, clock: VirtualClock) {
    self.images = images
    // UIKit's default is a thirtieth of a second per image.
    interval = duration > 0 ? duration / Double(images.count) : 1.0 / 30
    start = clock.time
    end = repeatCount > 0 ? repeatCount * images.count : nil
    self.clock = clock
  }

  /// The number of changes until now.
  private var step: Int { Int(((clock.time - start) / interval + 1e-6).rounded(.down)) }

  /// Whether all repetitions have been shown.
  var hasEnded: Bool { end.map { step >= $0 } ?? false }

  /// The image to show now.
  var current: UIImage { images[step % images.count] }

  /// Calls a closure at the next change.
  func atNextChange(_ action: @escaping @MainActor () -> Void) {
    clock.schedule(at: start + Double(step + 1) * interval, action)
  }
}

extension UIImageView {
  /// Starts to show the images of `animationImages`, or of an animated `image`.
  final func startSequence() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages
    if let images, !images.isEmpty {
      start(images, duration: animationDuration, repeatCount: animationRepeatCount)
    } else if let image, let images = image.images, !images.isEmpty {
      start(images, duration: image.duration, repeatCount: 0)
    }
  }

  /// Shows `image` again.
  final func stopSequence() {
    guard sequence != nil else { return }
    sequence = nil
    setNeedsDisplay()
  }

  private func start(_ images: [UIImage], duration: TimeInterval, repeatCount: Int) {
    let sequence = ImageSequence(
      images, duration: duration, repeatCount: repeatCount, clock: layer.clock)
    self.sequence = sequence
    show(sequence)
  }

  /// Shows the current image of a sequence, and the next ones until another sequence starts.
  private func show(_ sequence: ImageSequence) {
    guard self.sequence === sequence else { return }
    if sequence.hasEnded { return stopAnimating() }
    setNeedsDisplay()
    sequence.atNextChange { [weak self] in self?.show(sequence) }
  }
}

extension UIImage {
  /// Creates an image of images that image views show one after another.
  ///
  /// - Parameters:
  ///   - images: The images; the result is nil without any.
  ///   - duration: The duration of all images in seconds; 0 for a thirtieth of a second each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    images.first.map { UIImage(first: $0, of: images, duration: duration) }
  }
}
