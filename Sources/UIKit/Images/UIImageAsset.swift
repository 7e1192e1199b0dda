import QuartzCore
import Synchronization

/// The images of one name for different traits, such as a light and a dark appearance.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: Sendable {
    let traits: UITraitCollection
    let image: UIImage
  }

  private let variants = Mutex<[Variant]>([])

  /// Creates an asset without images.
  override public init() {
    super.init()
  }

  /// Returns the image for traits; an empty image if there is none.
  ///
  /// An image of the appearance comes before those of any appearance, then one of the display scale
  /// before those of higher and lower scales.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    guard let image = variant(for: traitCollection) else { return UIImage() }
    return image.changed { $0.asset = self }
  }

  /// Returns the image for the traits of a configuration.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds an image for traits, in place of the one for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits == traitCollection }
      variants.append(Variant(traits: traitCollection, image: image))
    }
  }

  /// Adds an image for the traits of a configuration.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for traits.
  open func unregister(imageWith traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the form of the image for traits, with this asset if there are others; nil without any image.
  final func form(for traits: UITraitCollection?) -> ImageForm? {
    guard var form = variant(for: traits ?? UITraitCollection(displayScale: 2))?.form else {
      return nil
    }
    if variants.withLock({ $0.count }) > 1 { form.asset = self }
    return form
  }

  /// Returns the registered image for traits; nil without any image.
  final func variant(for traits: UITraitCollection) -> UIImage? {
    let style: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
    /// The rank of a variant; less is better.
    func rank(_ variant: Variant) -> (Int, CGFloat) {
      let scale = variant.traits.displayScale
      let screen = traits.displayScale
      let difference: CGFloat = scale == screen || screen <= 0 ? 0 : 1 / max(scale, 0.1)
      switch variant.traits.userInterfaceStyle {
      case style: return (0, difference)
      case .unspecified: return (1, difference)
      default: return (2, difference)
      }
    }
    let ranked = variants.withLock { $0 }.map { (rank($0), $0.image) }
    return ranked.min { $0.0 < $1.0 }?.1
  }
}
