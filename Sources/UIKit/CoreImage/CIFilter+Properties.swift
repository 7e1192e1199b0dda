import QuartzCore

/// The filters by their names, and their values as properties, as `CoreImage.CIFilterBuiltins` declares them.
extension CIFilter {
  static func make(_ name: String) -> CIFilter {
    // Every name below is in the table of filters, which a test checks.
    CIFilter(name: name) ?? CIFilter(unknown: name)
  }

  private convenience init(unknown name: String) {
    self.init(CIFilterKind(name) { $0.image })
  }

  /// A Gaussian blur.
  public class func gaussianBlur() -> CIFilter { make("CIGaussianBlur") }
  /// A blur with equal weights.
  public class func boxBlur() -> CIFilter { make("CIBoxBlur") }
  /// Saturation, brightness and contrast.
  public class func colorControls() -> CIFilter { make("CIColorControls") }
  /// One tone.
  public class func colorMonochrome() -> CIFilter { make("CIColorMonochrome") }
  /// Inverted colors.
  public class func colorInvert() -> CIFilter { make("CIColorInvert") }
  /// Brown tones.
  public class func sepiaTone() -> CIFilter { make("CISepiaTone") }
  /// Black and white.
  public class func photoEffectMono() -> CIFilter { make("CIPhotoEffectMono") }
  /// Black and white with contrast.
  public class func photoEffectNoir() -> CIFilter { make("CIPhotoEffectNoir") }
  /// Vivid colors.
  public class func photoEffectChrome() -> CIFilter { make("CIPhotoEffectChrome") }
  /// Faded colors.
  public class func photoEffectFade() -> CIFilter { make("CIPhotoEffectFade") }
  /// An instant photo.
  public class func photoEffectInstant() -> CIFilter { make("CIPhotoEffectInstant") }
  /// An exposure.
  public class func exposureAdjust() -> CIFilter { make("CIExposureAdjust") }
  /// A turn of the hue.
  public class func hueAdjust() -> CIFilter { make("CIHueAdjust") }
  /// More saturation of dull colors.
  public class func vibrance() -> CIFilter { make("CIVibrance") }
  /// Dark corners.
  public class func vignette() -> CIFilter { make("CIVignette") }
  /// Squares.
  public class func pixellate() -> CIFilter { make("CIPixellate") }
  /// A glow.
  public class func bloom() -> CIFilter { make("CIBloom") }
  /// A twirl.
  public class func twirlDistortion() -> CIFilter { make("CITwirlDistortion") }
  /// A bump.
  public class func bumpDistortion() -> CIFilter { make("CIBumpDistortion") }
  /// A gradient along a line.
  public class func linearGradient() -> CIFilter { make("CILinearGradient") }
  /// A gradient around a center.
  public class func radialGradient() -> CIFilter { make("CIRadialGradient") }
  /// A mask.
  public class func blendWithMask() -> CIFilter { make("CIBlendWithMask") }
  /// One image in front of another.
  public class func sourceOverCompositing() -> CIFilter { make("CISourceOverCompositing") }
  /// A dissolve.
  public class func dissolveTransition() -> CIFilter { make("CIDissolveTransition") }

  final func number(_ key: String) -> Float {
    Float(CIFilterInput.number(value(forKey: key)))
  }
  final func set(_ value: Float, _ key: String) {
    setValue(NSNumber(value: value), forKey: key)
  }

  /// The image that the filter changes.
  public final var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  /// The image behind.
  public final var backgroundImage: CIImage? {
    get { value(forKey: kCIInputBackgroundImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputBackgroundImageKey) }
  }
  /// The mask.
  public final var maskImage: CIImage? {
    get { value(forKey: kCIInputMaskImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputMaskImageKey) }
  }
  /// The radius in pixels.
  public final var radius: Float {
    get { number(kCIInputRadiusKey) }
    set { set(newValue, kCIInputRadiusKey) }
  }
  /// The intensity.
  public final var intensity: Float {
    get { number(kCIInputIntensityKey) }
    set { set(newValue, kCIInputIntensityKey) }
  }
  /// The saturation.
  public final var saturation: Float {
    get { number(kCIInputSaturationKey) }
    set { set(newValue, kCIInputSaturationKey) }
  }
  /// The brightness.
  public final var brightness: Float {
    get { number(kCIInputBrightnessKey) }
    set { set(newValue, kCIInputBrightnessKey) }
  }
  /// The contrast.
  public final var contrast: Float {
    get { number(kCIInputContrastKey) }
    set { set(newValue, kCIInputContrastKey) }
  }
  /// The scale.
  public final var scale: Float {
    get { number(kCIInputScaleKey) }
    set { set(newValue, kCIInputScaleKey) }
  }
  /// The angle in radians.
  public final var angle: Float {
    get { number(kCIInputAngleKey) }
    set { set(newValue, kCIInputAngleKey) }
  }
  /// The exposure in steps.
  public final var ev: Float {
    get { number(kCIInputEVKey) }
    set { set(newValue, kCIInputEVKey) }
  }
  /// The time of a transition, from 0 to 1.
  public final var time: Float {
    get { number(kCIInputTimeKey) }
    set { set(newValue, kCIInputTimeKey) }
  }
  /// The center.
  public final var center: CGPoint {
    get { (value(forKey: kCIInputCenterKey) as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: kCIInputCenterKey) }
  }
  /// The color.
  public final var color: CIColor {
    get { value(forKey: kCIInputColorKey) as? CIColor ?? .black }
    set { setValue(newValue, forKey: kCIInputColorKey) }
  }
}
