import QuartzCore

/// Further filters by their names, and their values as properties.
extension CIFilter {
  /// The combination “addition” with the image behind.
  public class func additionCompositing() -> CIFilter { make("CIAdditionCompositing") }
  /// A transform that extends the edges.
  public class func affineClamp() -> CIFilter { make("CIAffineClamp") }
  /// One pixel with the average of an area.
  public class func areaAverage() -> CIFilter { make("CIAreaAverage") }
  /// A mask by its opacity.
  public class func blendWithAlphaMask() -> CIFilter { make("CIBlendWithAlphaMask") }
  /// Squares in two colors.
  public class func checkerboardGenerator() -> CIFilter { make("CICheckerboardGenerator") }
  /// A bar code of `message` in Code 128.
  public class func code128BarcodeGenerator() -> CIFilter { make("CICode128BarcodeGenerator") }
  /// The blend mode “color burn”.
  public class func colorBurnBlendMode() -> CIFilter { make("CIColorBurnBlendMode") }
  /// Limits of the components.
  public class func colorClamp() -> CIFilter { make("CIColorClamp") }
  /// The blend mode “color dodge”.
  public class func colorDodgeBlendMode() -> CIFilter { make("CIColorDodgeBlendMode") }
  /// A matrix of the components.
  public class func colorMatrix() -> CIFilter { make("CIColorMatrix") }
  /// Few levels of each component.
  public class func colorPosterize() -> CIFilter { make("CIColorPosterize") }
  /// The blend mode “darken”.
  public class func darkenBlendMode() -> CIFilter { make("CIDarkenBlendMode") }
  /// The blend mode “difference”.
  public class func differenceBlendMode() -> CIFilter { make("CIDifferenceBlendMode") }
  /// The blend mode “exclusion”.
  public class func exclusionBlendMode() -> CIFilter { make("CIExclusionBlendMode") }
  /// Two colors for dark and light.
  public class func falseColor() -> CIFilter { make("CIFalseColor") }
  /// A power of each component.
  public class func gammaAdjust() -> CIFilter { make("CIGammaAdjust") }
  /// Soft dark areas.
  public class func gloom() -> CIFilter { make("CIGloom") }
  /// The blend mode “hard light”.
  public class func hardLightBlendMode() -> CIFilter { make("CIHardLightBlendMode") }
  /// Another size.
  public class func lanczosScaleTransform() -> CIFilter { make("CILanczosScaleTransform") }
  /// The blend mode “lighten”.
  public class func lightenBlendMode() -> CIFilter { make("CILightenBlendMode") }
  /// White with the brightness as its opacity.
  public class func maskToAlpha() -> CIFilter { make("CIMaskToAlpha") }
  /// The gray of the greatest component.
  public class func maximumComponent() -> CIFilter { make("CIMaximumComponent") }
  /// The combination “maximum” with the image behind.
  public class func maximumCompositing() -> CIFilter { make("CIMaximumCompositing") }
  /// The gray of the smallest component.
  public class func minimumComponent() -> CIFilter { make("CIMinimumComponent") }
  /// The combination “minimum” with the image behind.
  public class func minimumCompositing() -> CIFilter { make("CIMinimumCompositing") }
  /// The blend mode “multiply”.
  public class func multiplyBlendMode() -> CIFilter { make("CIMultiplyBlendMode") }
  /// The combination “multiply” with the image behind.
  public class func multiplyCompositing() -> CIFilter { make("CIMultiplyCompositing") }
  /// The blend mode “overlay”.
  public class func overlayBlendMode() -> CIFilter { make("CIOverlayBlendMode") }
  /// Cool colors.
  public class func photoEffectProcess() -> CIFilter { make("CIPhotoEffectProcess") }
  /// Black and white without much contrast.
  public class func photoEffectTonal() -> CIFilter { make("CIPhotoEffectTonal") }
  /// Warm colors.
  public class func photoEffectTransfer() -> CIFilter { make("CIPhotoEffectTransfer") }
  /// A pinch.
  public class func pinchDistortion() -> CIFilter { make("CIPinchDistortion") }
  /// A QR code of `message`.
  public class func qrCodeGenerator() -> CIFilter { make("CIQRCodeGenerator") }
  /// The blend mode “screen”.
  public class func screenBlendMode() -> CIFilter { make("CIScreenBlendMode") }
  /// Sharp edges of the brightness.
  public class func sharpenLuminance() -> CIFilter { make("CISharpenLuminance") }
  /// The blend mode “soft light”.
  public class func softLightBlendMode() -> CIFilter { make("CISoftLightBlendMode") }
  /// The combination “source atop” with the image behind.
  public class func sourceAtopCompositing() -> CIFilter { make("CISourceAtopCompositing") }
  /// The combination “source in” with the image behind.
  public class func sourceInCompositing() -> CIFilter { make("CISourceInCompositing") }
  /// The combination “source out” with the image behind.
  public class func sourceOutCompositing() -> CIFilter { make("CISourceOutCompositing") }
  /// Stripes in two colors.
  public class func stripesGenerator() -> CIFilter { make("CIStripesGenerator") }
  /// Sharp edges.
  public class func unsharpMask() -> CIFilter { make("CIUnsharpMask") }
  /// Another white.
  public class func whitePointAdjust() -> CIFilter { make("CIWhitePointAdjust") }

  /// The bytes of a code.
  public final var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// How much of a QR code may be unreadable: L, M, Q or H.
  public final var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// The space beside a bar code, in pixels.
  public final var quietSpace: Float {
    get { number("inputQuietSpace") }
    set { set(newValue, "inputQuietSpace") }
  }
  /// The height of a bar code, in pixels.
  public final var barcodeHeight: Float {
    get { number("inputBarcodeHeight") }
    set { set(newValue, "inputBarcodeHeight") }
  }
  /// The first color.
  public final var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The second color.
  public final var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// The first point.
  public final var point0: CGPoint {
    get { (value(forKey: "inputPoint0") as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  /// The second point.
  public final var point1: CGPoint {
    get { (value(forKey: "inputPoint1") as? CIVector)?.cgPointValue ?? .zero }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  /// The first radius in pixels.
  public final var radius0: Float {
    get { number("inputRadius0") }
    set { set(newValue, "inputRadius0") }
  }
  /// The second radius in pixels.
  public final var radius1: Float {
    get { number("inputRadius1") }
    set { set(newValue, "inputRadius1") }
  }
  /// The width in pixels.
  public final var width: Float {
    get { number(kCIInputWidthKey) }
    set { set(newValue, kCIInputWidthKey) }
  }
  /// The sharpness.
  public final var sharpness: Float {
    get { number(kCIInputSharpnessKey) }
    set { set(newValue, kCIInputSharpnessKey) }
  }
  /// The power of each component.
  public final var power: Float {
    get { number("inputPower") }
    set { set(newValue, "inputPower") }
  }
  /// The number of levels.
  public final var levels: Float {
    get { number("inputLevels") }
    set { set(newValue, "inputLevels") }
  }
  /// The amount of a vibrance.
  public final var amount: Float {
    get { number("inputAmount") }
    set { set(newValue, "inputAmount") }
  }
  /// The ratio of the width to the height.
  public final var aspectRatio: Float {
    get { number(kCIInputAspectRatioKey) }
    set { set(newValue, kCIInputAspectRatioKey) }
  }
  /// The target of a transition.
  public final var targetImage: CIImage? {
    get { value(forKey: kCIInputTargetImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputTargetImageKey) }
  }
  /// The area.
  public final var extent: CGRect {
    get { (value(forKey: kCIInputExtentKey) as? CIVector)?.cgRectValue ?? .zero }
    set { setValue(CIVector(cgRect: newValue), forKey: kCIInputExtentKey) }
  }
  /// The row of a matrix for red.
  public final var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  /// The row of a matrix for green.
  public final var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  /// The row of a matrix for blue.
  public final var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  /// The row of a matrix for the opacity.
  public final var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  /// What a matrix adds.
  public final var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }

  private func vector(_ key: String) -> CIVector {
    value(forKey: key) as? CIVector ?? CIVector(x: 0, y: 0, z: 0, w: 0)
  }
}
