import Imaging
import QuartzCore

/// An image with a scale, an orientation and a rendering mode: pixels, or a symbol.
open class UIImage: NSObject, @unchecked Sendable {
  /// How an image is drawn with respect to its colors.
  public enum RenderingMode: Int, Sendable {
    /// Lets the context decide; image views draw the original colors of pixels, and symbols as templates.
    case automatic
    /// Always draws the original colors.
    case alwaysOriginal
    /// Always draws the image as a template in the tint color, ignoring its colors.
    case alwaysTemplate
  }

  /// How the stored pixels are turned to be shown.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up
    /// Turned by half a circle.
    case down
    /// Turned by a quarter, counterclockwise.
    case left
    /// Turned by a quarter, clockwise.
    case right
    /// Mirrored from left to right.
    case upMirrored
    /// Mirrored from top to bottom.
    case downMirrored
    /// Mirrored from left to right, then turned counterclockwise.
    case leftMirrored
    /// Mirrored from left to right, then turned clockwise.
    case rightMirrored
  }

  /// What the image is made of.
  final let form: ImageForm

  init(_ form: ImageForm) {
    self.form = form
    super.init()
  }

  // MARK: Creating images

  /// Creates an image without pixels, with a size of zero.
  override public init() {
    form = ImageForm()
    super.init()
  }

  /// Creates an image with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image with `scale` pixels per point, which are shown in an orientation.
  public init(
    cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation
  ) {
    form = ImageForm(.pixels(cgImage), scale: scale, orientation: orientation)
    super.init()
  }

  /// Creates an image from a PNG or JPEG file, or returns nil if the file is missing or invalid.
  ///
  /// A name that ends in "@2x" or "@3x" before its extension determines the scale. Without an
  /// extension, the file is "NAME.png".
  public convenience init?(contentsOfFile path: String) {
    let file = path.lastPathPart.utf8.contains(UInt8(ascii: ".")) ? path : path + ".png"
    guard let image = try? DecodedImage(file: file) else { return nil }
    self.init(image, scale: Self.scale(inName: file))
  }

  /// Creates an image from PNG or JPEG data, or returns nil if the data is invalid.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image with `scale` pixels per point from PNG or JPEG data, or returns nil if the data
  /// is invalid.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? DecodedImage([UInt8](data)) else { return nil }
    self.init(image, scale: scale)
  }

  /// Creates an image of an asset catalog, or from a file in the main bundle, or returns nil if there
  /// is none.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates an image of an asset catalog, or from a file in a bundle, or returns nil if there is none.
  ///
  /// The name "ball" matches the image set "ball" of a catalog, then "ball@2x.png" if the display scale
  /// is 2, or else the file with the highest scale; names of JPEG files have their extension.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, in: bundle, traits: traitCollection)
  }

  /// Creates an image of an asset catalog, or from a file in a bundle, for a configuration.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, traits: configuration?.traitCollection)
  }

  private convenience init?(
    named name: String, in bundle: Bundle?, traits: UITraitCollection?
  ) {
    guard let form = ResourceFolders.image(name, in: bundle, traits: traits) else { return nil }
    self.init(form)
  }

  convenience init?(_ image: DecodedImage, scale: CGFloat) {
    guard let pixels = CGImage(image.bitmap) else { return nil }
    var form = ImageForm(
      .pixels(pixels), scale: scale, orientation: Orientation(exif: image.orientation))
    form.profileProblem = image.profileProblem
    self.init(form)
  }

  /// Creates a symbol from its name, or returns nil for an unknown name.
  ///
  /// Symbols have the names of SF Symbols, and their shapes are those of a free font, which differ from
  /// Apple's.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol from its name for traits, or returns nil for an unknown name.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(
      systemName: name,
      withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
  }

  /// Creates a symbol from its name with a configuration, or returns nil for an unknown name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard
      let symbol = Symbol(
        named: name, configuration as? SymbolConfiguration, traits: configuration?.traitCollection)
    else { return nil }
    var form = ImageForm(symbol, traits: configuration?.traitCollection)
    form.flipsForRightToLeft = Symbol.isDirected(name)
    self.init(form)
  }

  /// Creates a symbol from its name with a configuration, or returns nil for an unknown name.
  ///
  /// - Parameter value: The share of a symbol with several parts that is drawn; symbols have no such
  ///   parts here, and ignore it.
  public convenience init?(
    systemName name: String, variableValue value: Double,
    configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The symbol of a button that adds something.
  open class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// The symbol of a button that removes something.
  open class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// The symbol of a button that shows actions.
  open class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  /// The symbol of something that is chosen.
  open class var checkmark: UIImage { UIImage(systemName: "checkmark") ?? UIImage() }
  /// The symbol of something that is chosen, in a circle.
  open class var strokedCheckmark: UIImage {
    UIImage(systemName: "checkmark.circle") ?? UIImage()
  }

  // MARK: Attributes

  /// The underlying pixels as they are stored, which `imageOrientation` turns; of a symbol, its shape in
  /// the scale of the image.
  open var cgImage: CGImage? {
    switch form.content {
    case .none: nil
    case .pixels(let pixels): pixels
    case .symbol(let symbol): symbol.pixels(scale: scale, tint: form.tint)
    }
  }
  /// The number of pixels per point.
  open var scale: CGFloat { form.scale }
  /// The size in points, after pixels are turned.
  open var size: CGSize { form.size }
  /// How the stored pixels are turned to be shown.
  open var imageOrientation: UIImage.Orientation { form.orientation }
  /// How the image is drawn with respect to its colors.
  open var renderingMode: RenderingMode { form.renderingMode }
  /// The images of an animated image; nil for one image.
  open var images: [UIImage]? { form.sequence }
  /// The duration of all images of an animated image in seconds; 0 for one image.
  open var duration: TimeInterval { form.duration }
  /// The insets of the part that layout aligns, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { form.alignmentRectInsets }
  /// The distance of the baseline from the lower edge in points; nil without one.
  ///
  /// Symbols have one, so that they are centered at the height of capital letters.
  open var baselineOffsetFromBottom: CGFloat? { form.baselineOffset }
  /// Whether the image has a baseline.
  open var hasBaseline: Bool { form.baselineOffset != nil }
  /// The parts at the edges that keep their size when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { form.slices?.capInsets ?? .zero }
  /// How the middle of a resizable image fills its space; by tiles by default.
  open var resizingMode: UIImage.ResizingMode { form.slices?.resizingMode ?? .tile }
  /// Whether the image is mirrored where text runs from right to left; false by default.
  open var flipsForRightToLeftLayoutDirection: Bool { form.flipsForRightToLeft }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { form.symbol != nil }
  /// The configuration of a symbol; nil for other images.
  open var symbolConfiguration: UIImage.SymbolConfiguration? { form.symbol?.configuration }
  /// The configuration that the image was made with.
  open var configuration: UIImage.Configuration? {
    symbolConfiguration ?? form.traits.map { Configuration(traitCollection: $0) }
  }
  /// The traits that the image was made for.
  open var traitCollection: UITraitCollection { form.traits ?? UITraitCollection() }
  /// The images for other traits; nil for an image without others.
  open var imageAsset: UIImageAsset? { form.asset }

  // MARK: Changing images

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image with its shape in a color, which it keeps in every view.
  ///
  /// As on iOS, a symbol or template has the tint color of its view all the same, unless its rendering
  /// mode is `.alwaysOriginal`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    changed { $0.tint = color }
  }

  /// Returns the image with its shape in a color and with another rendering mode.
  ///
  /// As a template, the image has the tint color of the view in place of `color`.
  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// Returns the image with other insets of the part that layout aligns, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with a baseline at a distance from its lower edge, in points.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffset = baselineOffset }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage {
    changed { $0.baselineOffset = nil }
  }

  /// Returns the image with edges of a size in points that stay when it is stretched, and a middle that
  /// is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns the image with edges of a size in points that stay when it is stretched.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode
  ) -> UIImage {
    changed { $0.slices = ImageSlices(capInsets: capInsets, resizingMode: resizingMode) }
  }

  /// Returns the image with one column and one row of points that are stretched.
  ///
  /// - Parameters:
  ///   - leftCapWidth: The width of the part to the left of the column, in points; 0 stretches the whole width.
  ///   - topCapHeight: The height of the part above the row, in points; 0 stretches the whole height.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(max(leftCapWidth, 0)), CGFloat(max(topCapHeight, 0)))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
  }

  /// Returns an animation of the images with a name and the numbers 0, 1, 2 and so on; nil without the first one.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let images = Array((0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil })
      .compactMap(\.self)
    return images.isEmpty ? nil : animatedImage(with: images, duration: duration)
  }

  /// Returns the image, which is decoded already.
  open func preparingForDisplay() -> UIImage? { self }

  /// Passes the image, which is decoded already, to a closure.
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// Returns the image scaled to fit a size in points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else {
      return nil
    }
    let scale = min(size.width / self.size.width, size.height / self.size.height)
    let fitted = CGSize(width: self.size.width * scale, height: self.size.height * scale)
    return UIGraphicsImageRenderer(size: fitted).image { _ in
      draw(in: CGRect(origin: .zero, size: fitted))
    }
  }

  /// Returns the image mirrored from left to right.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    if let symbol = form.symbol { return changed { $0.content = .symbol(symbol.flipped) } }
    return UIImage(form.oriented(form.orientation.flipped))
  }

  /// Returns the image, which views mirror where text runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns a symbol with a configuration, whose unspecified values are those of the image.
  ///
  /// Returns nil for an image that is no symbol.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard let symbol = form.symbol else { return nil }
    return withSymbol(
      Symbol(symbol, symbol.configuration.merging(configuration), traits: form.traits))
  }

  /// Returns the image for a configuration: a symbol with its values, or the image for its traits.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    if let symbol = form.symbol, let configuration = configuration as? SymbolConfiguration {
      return withSymbol(Symbol(symbol, configuration, traits: configuration.traitCollection))
    }
    guard let traits = configuration.traitCollection else { return self }
    return resolved(with: traits)
  }

  /// Returns the image with other values of its form.
  final func changed(_ change: (inout ImageForm) -> Void) -> UIImage {
    var form = form
    change(&form)
    return UIImage(form)
  }

  final func withSymbol(_ symbol: Symbol) -> UIImage {
    changed {
      $0.content = .symbol(symbol)
      if $0.baselineOffset != nil { $0.baselineOffset = symbol.baselineOffset }
    }
  }

  // MARK: Files

  /// Returns the image as a PNG file, upright; nil for an image without pixels.
  open func pngData() -> Data? {
    guard let bitmap = (form.uprightPixels ?? cgImage).flatMap({ Bitmap($0) }) else { return nil }
    return (try? bitmap.withPixels { try SmallPNGEncoder().image(of: $0).bytes }).map { Data($0) }
  }

  /// Returns the image as a JPEG file, upright and on white; nil for an image without pixels.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality; the scale of
  ///   libjpeg-turbo, which is not Apple's.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bitmap = (form.uprightPixels ?? cgImage).flatMap({ Bitmap($0) }) else { return nil }
    let quality = min(max(compressionQuality.isNaN ? 1 : compressionQuality, 0), 1)
    return (try? bitmap.jpeg(quality: Int((quality * 100).rounded()))).map { Data($0) }
  }

  // MARK: Comparing

  /// Returns whether two images show the same pixels or symbol in the same way.
  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    let (left, right) = (form, other.form)
    guard left.scale == right.scale, left.orientation == right.orientation,
      left.renderingMode == right.renderingMode, left.tint == right.tint
    else { return false }
    guard left.alignmentRectInsets == right.alignmentRectInsets, left.slices == right.slices,
      left.baselineOffset == right.baselineOffset,
      left.flipsForRightToLeft == right.flipsForRightToLeft
    else { return false }
    guard left.duration == right.duration, left.sequence == right.sequence else { return false }
    switch (left.content, right.content) {
    case (.none, .none): return true
    case (.pixels(let left), .pixels(let right)):
      return left == right || left.width == right.width && left.pixels == right.pixels
    case (.symbol(let left), .symbol(let right)): return left == right
    default: return false
    }
  }

  /// A hash value that equal images share.
  override open var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(form.scale)
    hasher.combine(form.renderingMode)
    return hasher.finalize()
  }

  static func scale(inName path: String) -> CGFloat {
    let stem = path.pathStem
    return [2, 3].first { stem.hasSuffix("@\(Int($0))x") } ?? 1
  }
}
