import Foundation
import Testing

/// The public classes that are final, because UIKit has no such class.
private let finalClasses: Set = [
  "Stage", "StageTimer", "TouchScript",
  // References of Core Text's, of which programs create no subclasses.
  "CTFrame", "CTFramesetter", "CTLine", "CTRun", "CTTypesetter",
]

/// The public members that subclasses can't override, with the reason.
private let finalMembers: [String: String] = {
  let animations = "a class method of animation, which UIKit and programs call on UIView itself"
  let constant = "a constant in UIKit as well"
  let held = "a value that a program sets or reads, and that no subclass provides"
  let called = "what programs call, and what UIKit itself does not"
  let observers = "a requirement of Flipbook's key-value observing"
  let traits = [
    "keyboardType", "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically",
    "autocapitalizationType", "autocorrectionType", "spellCheckingType", "smartQuotesType",
    "smartDashesType", "smartInsertDeleteType", "textContentType",
  ]
  let positions = [
    "beginningOfDocument", "endOfDocument", "markedTextRange", "text", "firstRect",
  ]
  let notifications = [
    "textDidBeginEditingNotification", "textDidEndEditingNotification", "textDidChangeNotification",
  ]
  var members = [
    "UIView.animate": animations, "UIView.animateKeyframes": animations,
    "UIView.addKeyframe": animations, "UIView.transition": animations, "UIView.perform": animations,
    "UIView.performWithoutAnimation": animations, "UIView.modifyAnimations": animations,
    "UIView.setAnimationsEnabled": animations, "UIView.areAnimationsEnabled": animations,
    "UIView.inheritedAnimationDuration": animations,
    "UIView.appearance": called, "UIBarItem.appearance": called,
    "UIView.frame": called, "UIBarButtonItem.frame": called,
    "UIViewController.preferredTransition": held,
    "UIViewController.contentUnavailableConfiguration": held,
    "UIViewController.contentUnavailableConfigurationState": held,
    "UIViewController.setNeedsUpdateContentUnavailableConfiguration": called,
    "UIKeyCommand.inputDelete": constant, "UIKeyCommand.inputEnd": constant,
    "UIKeyCommand.inputHome": constant, "UIKeyCommand.inputPageDown": constant,
    "UIKeyCommand.inputPageUp": constant,
    "UIActivityViewController.tableView": called,
    "UICollectionViewLayoutAttributes.name": called,
    "CALayer.convertTime": called, "CALayer.render": called, "CALayer.needsDisplay": called,
    "CALayer.displayIfNeeded": called, "CALayer.needsDisplayOnBoundsChange": held,
    "CALayer.setNeedsDisplay": called,
    "UIView.noIntrinsicMetric": constant, "UITableView.automaticDimension": constant,
    "UICollectionView.elementKindSectionHeader": constant,
    "UICollectionView.elementKindSectionFooter": constant,
    "UIResponder.keyboardWillShowNotification": constant,
    "UIResponder.keyboardDidShowNotification": constant,
    "UIResponder.keyboardWillHideNotification": constant,
    "UIResponder.keyboardDidHideNotification": constant,
    "UIResponder.keyboardWillChangeFrameNotification": constant,
    "UIResponder.keyboardDidChangeFrameNotification": constant,
    "UIResponder.keyboardFrameBeginUserInfoKey": constant,
    "UIResponder.keyboardFrameEndUserInfoKey": constant,
    "UIResponder.keyboardAnimationDurationUserInfoKey": constant,
    "UIResponder.keyboardAnimationCurveUserInfoKey": constant,
    "UIResponder.keyboardIsLocalUserInfoKey": constant,
    "UIApplication.shared": constant, "UIApplication.openSettingsURLString": constant,
    "UINavigationController.hideShowBarDuration": constant,
    "UIView.overrideUserInterfaceStyle": held,
    "UIView.leadingAnchor": held,
    "UIView.trailingAnchor": held,
    "UIView.leftAnchor": held,
    "UIView.rightAnchor": held,
    "UIView.topAnchor": held,
    "UIView.bottomAnchor": held,
    "UIView.widthAnchor": held,
    "UIView.heightAnchor": held,
    "UIView.centerXAnchor": held,
    "UIView.centerYAnchor": held,
    "UIView.firstBaselineAnchor": held,
    "UIView.lastBaselineAnchor": held,
    "UIView.constraints": held,
    "UIView.addConstraint": held,
    "UIView.addConstraints": held,
    "UIView.removeConstraint": held,
    "UIView.removeConstraints": held,
    "UIView.layoutGuides": held,
    "UIView.addLayoutGuide": held,
    "UIView.removeLayoutGuide": held,
    "UIView.safeAreaLayoutGuide": held,
    "UIView.layoutMarginsGuide": held,
    "UIView.readableContentGuide": held,
    "UIView.keyboardLayoutGuide": held,
    "UIView.constraintsAffectingLayout": held,
    "UIView.hasAmbiguousLayout": held,
    "UIView.exerciseAmbiguityInLayout": held,
    "UIView.contentHuggingPriority": held,
    "UIView.setContentHuggingPriority": held,
    "UIView.contentCompressionResistancePriority": held,
    "UIView.setContentCompressionResistancePriority": held,
    "UIView.userInterfaceLayoutDirection": held,
    "CALayer.allowsEdgeAntialiasing": held,
    "CALayer.allowsGroupOpacity": held,
    "CALayer.anchorPointZ": held,
    "CALayer.backgroundFilters": held,
    "CALayer.compositingFilter": held,
    "CALayer.contentsCenter": held,
    "CALayer.contentsRect": held,
    "CALayer.cornerCurveExpansionFactor": constant,
    "CALayer.drawsAsynchronously": held,
    "CALayer.edgeAntialiasingMask": held,
    "CALayer.isDoubleSided": held,
    "CALayer.filters": held,
    "CALayer.isOpaque": held,
    "CALayer.magnificationFilter": held,
    "CALayer.mask": held,
    "CALayer.maskedCorners": held,
    "CALayer.minificationFilter": held,
    "CALayer.rasterizationScale": held,
    "CALayer.scroll": called,
    "CALayer.scrollRectToVisible": called,
    "CALayer.shouldRasterize": held,
    "CALayer.style": held,
    "CALayer.sublayerTransform": held,
    "CALayer.transform": held,
    "CALayer.visibleRect": held,
    "UIButton.currentAttributedTitle": held,
    "UIButton.currentBackgroundImage": held,
    "UIButton.currentImage": held,
    "UIButton.currentPreferredSymbolConfiguration": held,
    "UIButton.preferredSymbolConfigurationForImage": held,
    "UIButton.setPreferredSymbolConfiguration": held,
    "UIButton.currentTitleShadowColor": held,
    "UIFont.fontDescriptor": held,
    "UITableView.hasUncommittedUpdates": held,
    "UIView.clearsContextBeforeDrawing": held,
    "UIView.interactions": held,
    "UIView.tintAdjustmentMode": held,
    "UIView.transform3D": held,
    "UIColor.getHue": held,
    "UIColor.getWhite": held,
    "UIFontMetrics.default": constant,
    "UIImage.animatedImage": constant,
    "UITableView.deleteSections": called,
    "UITableView.insertSections": called,
    "UITableView.moveRow": called,
    "UITableView.moveSection": called,
    "UITableView.performBatchUpdates": called,
    "UIView.addInteraction": called,
    "UIView.removeInteraction": called,
    "UIView.resizableSnapshotView": called,
    "UIView.snapshotView": called,
    "UIView.drawHierarchy": called,
    "UIImage.draw": called,
    "UIImage.drawAsPattern": called,
    "UIApplication.didFinishLaunchingNotification": constant,
    "UIApplication.didBecomeActiveNotification": constant,
    "UIApplication.willResignActiveNotification": constant,
    "UIApplication.didEnterBackgroundNotification": constant,
    "UIApplication.willEnterForegroundNotification": constant,
    "UIApplication.willTerminateNotification": constant,
    "UIApplication.didReceiveMemoryWarningNotification": constant,
    "UIApplication.significantTimeChangeNotification": constant,
    "UIApplication.willChangeStatusBarOrientationNotification": constant,
    "UIApplication.didChangeStatusBarOrientationNotification": constant,
    "UIApplication.willChangeStatusBarFrameNotification": constant,
    "UIApplication.didChangeStatusBarFrameNotification": constant,
    "UIApplication.backgroundRefreshStatusDidChangeNotification": constant,
    "UIApplication.userDidTakeScreenshotNotification": constant,
    "UIScene.willConnectNotification": constant,
    "UIScene.didDisconnectNotification": constant,
    "UIScene.didActivateNotification": constant,
    "UIScene.willDeactivateNotification": constant,
    "UIScene.willEnterForegroundNotification": constant,
    "UIScene.didEnterBackgroundNotification": constant,
    "UIDevice.orientationDidChangeNotification": constant,
    "UIDevice.batteryStateDidChangeNotification": constant,
    "UIDevice.batteryLevelDidChangeNotification": constant,
    "UIDevice.proximityStateDidChangeNotification": constant,
    "UIView.beginAnimations": called,
    "UIView.commitAnimations": called,
    "UIView.setAnimationDuration": called,
    "UIView.setAnimationDelay": called,
    "UIView.setAnimationCurve": called,
    "UIView.setAnimationRepeatCount": called,
    "UIView.setAnimationRepeatAutoreverses": called,
    "UIView.setAnimationBeginsFromCurrentState": called,
    "UIView.setAnimationDelegate": called,
    "UIView.setAnimationWillStart": called,
    "UIView.setAnimationDidStop": called,
    "UIView.setAnimationTransition": called,
    "UIView.addMotionEffect": called,
    "UIView.removeMotionEffect": called,
    "UIView.convert": called,
    "UIView.motionEffects": held,
    "UITableView.register": called,
    "UICollectionView.register": called,
    "UIViewController.registerForPreviewing": called,
    "UIViewController.unregisterForPreviewing": called,
    "CATransaction.lock": called, "CATransaction.unlock": called,
    "UIFontDescriptor.fontAttributes": held, "UIFontDescriptor.object": called,
    "UIFontDescriptor.addingAttributes": called,
    "UIViewController.splitViewController": held,
    "UIKeyCommand.inputUpArrow": constant, "UIKeyCommand.inputDownArrow": constant,
    "UIKeyCommand.inputLeftArrow": constant, "UIKeyCommand.inputRightArrow": constant,
    "UIKeyCommand.inputEscape": constant, "UISplitViewController.automaticDimension": constant,
    "CAAnimation.value": called,
    "CAAnimation.setValue": called,
    "CALayer.contentsAreFlipped": called,
    "CALayer.contentsFormat": held,
    "CALayer.isGeometryFlipped": held,
    "CALayer.minificationFilterBias": held,
    "CALayer.wantsExtendedDynamicRangeContent": held,
    "CIColor.alpha": constant,
    "CIColor.blue": constant,
    "CIColor.green": constant,
    "CIColor.red": constant,
    "UIColor.ciColor": held,
    "UIImage.ciImage": held,
    "UITextView.characterRange": called,
    "UITraitCollection.changedTraits": called,
    "UITraitCollection.modifyingTraits": called,
    "UITraitCollection.replacing": called,
    "UITraitCollection.subscript": called,
    "UITraitCollection.systemTraitsAffectingColorAppearance": constant,
    "UITraitCollection.systemTraitsAffectingImageLookup": constant,
    "UIView.anchorPoint": held,
    "UIView.largeContentImage": held,
    "UIView.largeContentImageInsets": held,
    "UIView.largeContentTitle": held,
    "UIView.maximumContentSizeCategory": held,
    "UIView.minimumContentSizeCategory": held,
    "UIView.scalesLargeContentImage": held,
    "UIView.showsLargeContentViewer": held,
    "UIView.traitOverrides": held,
    "UIView.traitRegistrations": observers,
    "UIView.updateTraitsIfNeeded": called,
    "UIViewController.traitOverrides": held,
    "UIViewController.traitRegistrations": observers,
    "UIViewController.updateTraitsIfNeeded": called,
    "UIPasteboard.changedNotification": constant,
    "UIWindow.didBecomeVisibleNotification": constant,
    "UIWindow.didBecomeHiddenNotification": constant,
    "UIWindow.didBecomeKeyNotification": constant,
    "UIWindow.didResignKeyNotification": constant,
    "UIViewController.addKeyCommand": called, "UIViewController.removeKeyCommand": called,
    "UIViewController.setContentScrollView": called,
    "UIViewController.contentScrollView": called,
    "UIViewController.isModalInPopover": held,
    "UIViewController.activePresentationController": held,
    "UIViewController.restoresFocusAfterTransition": held,
    "UIImageView.addSymbolEffect": called, "UIImageView.removeSymbolEffect": called,
    "UIImageView.removeAllSymbolEffects": called, "UIImageView.setSymbolImage": called,
    "UICollectionView.dragDelegate": held, "UICollectionView.dropDelegate": held,
    "UICollectionView.dragInteractionEnabled": held, "UICollectionView.hasActiveDrag": held,
    "UICollectionView.hasActiveDrop": held, "UICollectionView.reorderingCadence": held,
    "UITableView.dragDelegate": held, "UITableView.dropDelegate": held,
    "UITableView.dragInteractionEnabled": held, "UITableView.hasActiveDrag": held,
    "UITableView.hasActiveDrop": held,
    "UIMenuController.willShowMenuNotification": constant,
    "UIMenuController.didShowMenuNotification": constant,
    "UIMenuController.willHideMenuNotification": constant,
    "UIMenuController.didHideMenuNotification": constant,
    "UIGestureRecognizer.keyValueObservers": observers,
    "UIView.keyValueObservers": observers,
    "UIViewPropertyAnimator.keyValueObservers": observers,
  ]
  // The filters and their values as `CoreImage.CIFilterBuiltins` declares them, in protocols.
  for name in builtinFilters { members["CIFilter.\(name)"] = called }
  for owner in ["UITextField", "UITextView"] {
    for name in traits { members["\(owner).\(name)"] = held }
    for name in positions { members["\(owner).\(name)"] = called }
    for name in notifications { members["\(owner).\(name)"] = constant }
  }
  return members
}()

private let builtinFilters = [
  "aVector", "additionCompositing", "affineClamp", "amount", "angle", "areaAverage",
  "aspectRatio", "bVector", "backgroundImage", "barcodeHeight", "biasVector",
  "blendWithAlphaMask", "blendWithMask", "bloom", "boxBlur", "brightness", "bumpDistortion",
  "center", "checkerboardGenerator", "code128BarcodeGenerator", "color", "color0", "color1",
  "colorBurnBlendMode", "colorClamp", "colorControls", "colorDodgeBlendMode", "colorInvert",
  "colorMatrix", "colorMonochrome", "colorPosterize", "contrast", "correctionLevel",
  "darkenBlendMode", "differenceBlendMode", "dissolveTransition", "ev", "exclusionBlendMode",
  "exposureAdjust", "extent", "falseColor", "gVector", "gammaAdjust", "gaussianBlur", "gloom",
  "hardLightBlendMode", "hueAdjust", "inputImage", "intensity", "lanczosScaleTransform", "levels",
  "lightenBlendMode", "linearGradient", "maskImage", "maskToAlpha", "maximumComponent",
  "maximumCompositing", "message", "minimumComponent", "minimumCompositing", "multiplyBlendMode",
  "multiplyCompositing", "overlayBlendMode", "photoEffectChrome", "photoEffectFade",
  "photoEffectInstant", "photoEffectMono", "photoEffectNoir", "photoEffectProcess",
  "photoEffectTonal", "photoEffectTransfer", "pinchDistortion", "pixellate", "point0", "point1",
  "power", "qrCodeGenerator", "quietSpace", "rVector", "radialGradient", "radius", "radius0",
  "radius1", "saturation", "scale", "screenBlendMode", "sepiaTone", "sharpenLuminance",
  "sharpness", "softLightBlendMode", "sourceAtopCompositing", "sourceInCompositing",
  "sourceOutCompositing", "sourceOverCompositing", "stripesGenerator", "targetImage", "time",
  "twirlDistortion", "unsharpMask", "vibrance", "vignette", "whitePointAdjust", "width",
]

/// The classes whose objects only UIKit and their own class methods create, so that they need no public initializer.
private let createdByUIKit: Set = [
  "CIImage", "NSCollectionLayoutDecorationItem", "NSCollectionLayoutDimension",
  "NSCollectionLayoutGroup",
  "NSCollectionLayoutSpacing", "UICollectionViewUpdateItem", "UIEvent", "UIGraphicsRendererContext",
  "UIMenuElement",
  "UIOpenURLContext", "UIScreen", "UISymbolEffectCompletionContext", "UITouch", "UITraitCollection",
]

@Suite struct OverridingTests {
  private static let files = ["QuartzCore", "UIKit"].flatMap {
    Repository.files(below: "Sources/\($0)")
  }
  private static let allDeclarations = Result {
    try files.flatMap { PublicDeclaration.all(in: try Repository.text($0)) }
  }
  private let declarations: [PublicDeclaration]

  init() throws {
    declarations = try Self.allDeclarations.get()
  }

  @Test("every public class of UIKit is open")
  func classes() {
    let classes = declarations.filter { $0.kind == "class" && $0.owner == nil }
    #expect(classes.count > 50)
    #expect(Set(classes.filter { !$0.isOpen }.map(\.name)) == finalClasses)
  }

  @Test("every public member of UIKit's classes can be overridden")
  func members() {
    let members = declarations.filter { declaration in
      guard let owner = declaration.owner, isOpenClass(owner) else { return false }
      return ["var", "let", "func", "subscript"].contains(declaration.kind)
    }
    #expect(members.count > 500)
    let fixed = members.filter { member in
      // Swift can't override members of extensions, even open ones.
      (!member.isOpen || member.isInExtension)
        // Colors are constants: nothing reads them through a subclass.
        && !(member.owner == "UIColor" && member.isStatic)
    }
    #expect(Set(fixed.map(\.qualifiedName)) == Set(finalMembers.keys))
  }

  @Test("a subclass of a class of UIKit can call one of its initializers")
  func initializers() {
    let initializers = Dictionary(
      grouping: declarations.filter { $0.kind == "init" && !$0.isConvenience },
      by: { $0.owner ?? "" })
    for declaration in declarations where declaration.kind == "class" && declaration.isOpen {
      let own = initializers[declaration.name] ?? []
      // A class without a designated initializer of its own inherits its superclass's.
      guard !own.isEmpty, !createdByUIKit.contains(declaration.name) else { continue }
      #expect(own.contains { $0.isPublic }, "\(declaration.name)")
    }
  }

  @Test("every public type of UIKit on the main actor admits Swift 5 code")
  func preconcurrency() throws {
    for file in Self.files {
      let text = try Repository.text(file)
      #expect(!text.contains("\n@MainActor\npublic "), "\(file)")
      #expect(!text.contains("\n@MainActor\nopen "), "\(file)")
    }
  }

  private func isOpenClass(_ name: String) -> Bool {
    declarations.contains { $0.kind == "class" && $0.name == name && $0.isOpen }
  }

  @Test(
    "PublicDeclaration parses declarations",
    arguments: [
      ("open class A {", ["class A open"]),
      ("class A {\n  public var b = 1", []),
      ("open class A {\n  public final var b = 1", ["class A open", "var A.b"]),
      ("open class A {\n  override open class var b: Int { 1 }", ["class A open", "var A.b open"]),
      ("open class A {\n  open internal(set) weak var b: A?", ["class A open", "var A.b open"]),
      ("extension A {\n  public static func b() {}", ["func A.b extension static"]),
      ("open class A {\n  public convenience init(b: Int) {", ["class A open", "init A.init"]),
      ("open class A {\n  private func b() {}\n    public func c()", ["class A open"]),
      ("public struct A {\n  public var b = 1", []),
      ("extension A {\n  public struct B {\n    public var c: Int", ["struct A.B extension"]),
    ])
  func parsing(text: String, expected: [String]) {
    let found = PublicDeclaration.all(in: text).filter { $0.isPublic }
    #expect(found.map(\.description) == expected)
  }
}
