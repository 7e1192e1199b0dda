import SwiftSyntax

/// Imports the modules that Xcode makes visible, and renames or removes others.
final class Imports: SyntaxVisitor {
  /// Modules whose contents UIKit exports, or that have nothing to import here.
  private static let exported: Set<String> = [
    "Darwin", "Dispatch", "CoreFoundation", "ObjectiveC", "CoreText", "CoreImage",
  ]
  /// Frameworks of Apple's whose names AppRuntime declares, as far as devices here have them.
  private static let provided: Set<String> = [
    "Accelerate", "AudioToolbox", "AVFoundation", "CoreMotion", "ImageIO", "MessageUI",
    "MobileCoreServices",
    "SafariServices", "UniformTypeIdentifiers", "UserNotifications", "os", "OSLog",
  ]
  /// Modules that programs can import on Apple's systems, and whose names are in others here.
  static let known = exported.union(provided)
  /// Frameworks of Apple's that do not exist here, so that files which need them cannot run.
  static let missing: Set<String> = [
    "SwiftUI", "SpriteKit", "SceneKit", "MetalKit", "Metal", "ARKit",
    "AVKit", "MapKit", "CoreLocation", "CoreData", "WebKit", "StoreKit",
    "CloudKit", "HealthKit", "GameplayKit", "GameKit", "Photos", "PhotosUI", "Contacts",
    "EventKit", "MediaPlayer", "WatchKit",
    "WidgetKit", "Vision", "CoreML", "AppKit", "Cocoa", "GLKit",
    "RealityKit", "LocalAuthentication", "CoreBluetooth", "Network", "CoreHaptics",
    "CoreVideo",
    "CoreMedia", "CoreAudio", "WatchConnectivity", "NotificationCenter", "Social", "Accounts",
    "AddressBook", "iAd", "PassKit", "IOKit", "Security", "CryptoKit", "SystemConfiguration",
    "CoreSpotlight", "CoreTelephony", "Intents", "IntentsUI", "QuickLook", "PDFKit", "PencilKit",
    "ReplayKit", "AuthenticationServices", "BackgroundTasks", "LinkPresentation", "OpenGLES",
    "simd", "Charts", "ActivityKit", "NaturalLanguage", "Speech", "CoreAudioKit", "CoreMIDI",
  ]
  /// Types that are in a module of their own on Linux.
  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionTask",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionConfiguration",
    "URLSessionDelegate", "URLCache", "HTTPCookieStorage", "NSURLSession", "NSMutableURLRequest",
  ]
  /// Types of UIKit's that AppRuntime declares, as only programs use them.
  private static let rare = [
    "UIColorPicker", "UIColorWell", "UIFontPicker", "UIDocumentPicker", "NSUserActivity",
    "UIUserActivity", "UIApplicationShortcut", "UIBackgroundFetchResult", "UIUpdate", "UIPencil",
    "UIBehavioralStyle", "UIScrollTypeMask", "UIScreenMode", "UIMenuSystem",
    "UISceneSizeRestrictions",
    "UIFocusGuide", "UIFocusSystem", "UIFocusEffect", "UIFocusHalo", "UIFocusGroupPriority",
    "UIHoverStyle", "UISpringLoaded", "UISceneOpenURLOptions",
    "UIPasteConfiguration", "UIAccessibilityCustomRotor", "UIAccessibilityTextualContext",
    "UITextInputPasswordRules", "UITextInlinePrediction", "NSTextList",
    "UIImageWriteToSavedPhotosAlbum",
    "kNumber", "kMonospacedNumbers", "kProportionalNumbers", "kLowerCase", "kUpperCase",
    "kStylistic",
    "class_", "method_", "object_getClass", "Method", "IMP", "CGPathApplierFunction", "UIAlertView",
    "Ivar", "ivar_", "property_getName", "objc_property_t", "objc_lookUpClass", "objc_getClass",
    "sel_getName", "sel_registerName", "NSStringFromProtocol", "NSPointerArray",
    "kCFBoolean", "CFBoolean", "CFError", "CFArrayGetValueAtIndex", "CGFont", "CTFontManager",
    "mach_timebase_info",
    "UIActionSheet",
    "UTType", "RelativeDateTimeFormatter", "ListFormatter", "UISearchSuggestion",
    "UISearchToken", "UILocalNotification", "UIUserNotification",
    "UIBackgroundRefreshStatus", "UIToolbarDelegate", "UIActivityItemProvider",
    "UIDocumentInteractionController", "UITableViewFocusUpdateContext",
    "UICollectionViewFocusUpdateContext", "AutoreleasingUnsafeMutablePointer",
    "UISegmentedControlNoSegment", "UISplitViewControllerAutomaticDimension",
    "UITableViewIndexSearch", "UIKeyInput", "UIEdgeInsetsEqualTo", "UIOffsetEqualTo",
    "UIImagePickerControllerSourceType", "UIImagePickerControllerCameraDevice",
    "UIImagePickerControllerOriginalImage", "UIImagePickerControllerEditedImage",
    "UIImagePickerControllerMedia", "UIImagePickerControllerCropRect",
    "UIImagePickerControllerImageURL", "UIImagePickerControllerReferenceURL",
    "UIAccessibilityConvertFrame", "UIAccessibilityTrait", "UIAccessibilityVoiceOverStatus",
    "CGAffineTransformFromString",
    "UIEdgeInsetsFromString",
  ]
  private let file: SourceFile
  private var names: [String] = []

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let path = node.path.map(\.name.text)
    let name = path.joined(separator: ".")
    names.append(path.first ?? name)
    if Self.exported.contains(name) || Self.exported.contains(path.first ?? "") {
      file.blank(node)
    } else if Self.provided.contains(path.first ?? "") {
      file.replace(node, with: "import AppRuntime")
    } else if path.first == "XCPlayground" {
      file.replace(node, with: "import PlaygroundSupport")
    } else if path.count > 1,
      ["UIKit", "Foundation", "QuartzCore", "CoreGraphics"].contains(path[0])
    {
      file.replace(node, with: "import \(path[0])")
    } else if Self.missing.contains(path.first ?? "") {
      if name != "SwiftUI" || !SwiftUIPreviews.blank(in: file) {
        file.report(.framework, "no framework '\(path[0])' here", at: node)
      }
      file.blank(node)
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isInactive ? .skipChildren : .visitChildren
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    // Imports are at the top level, or in `#if`.
    node.item.is(ImportDeclSyntax.self) || node.item.is(IfConfigDeclSyntax.self)
      ? .visitChildren : .skipChildren
  }

  /// Imports what the file uses without importing it.
  func addMissing() {
    let usesNetwork = file.syntax.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return Self.networking.contains(name)
    }
    if usesNetwork { file.additions.append("import FoundationNetworking") }
    // Foundation exports os, and UIKit the rare types.
    let usesRuntime = file.syntax.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind else { return false }
      return name.hasPrefix("os_unfair_lock") || name == "os_log"
        || Self.rare.contains(where: name.hasPrefix)
    }
    if usesRuntime { file.additions.append("import AppRuntime") }
    guard !names.contains("UIKit") else { return }
    let first = file.syntax.firstToken(viewMode: .sourceAccurate)
    let offset = first?.positionAfterSkippingLeadingTrivia.utf8Offset ?? 0
    file.edits.insert("import UIKit; ", at: offset)
  }
}

/// Removes the types that show UIKit's views in SwiftUI's previews.
enum SwiftUIPreviews {
  private static let bridges: Set<String> = [
    "PreviewProvider", "UIViewRepresentable", "UIViewControllerRepresentable",
  ]
  private static let others: Set<String> = [
    "View", "App", "Scene", "ViewModifier", "Shape", "ButtonStyle", "ObservableObject",
    "UIHostingController",
  ]

  /// Replaces these types by spaces; returns false, and changes nothing, if the file uses SwiftUI for more.
  static func blank(in file: SourceFile) -> Bool {
    let finder = Finder(viewMode: .sourceAccurate)
    finder.walk(file.syntax)
    guard finder.isPreviewOnly else { return false }
    for node in finder.found { file.edits.erase(node.trimmedBytes, in: file.bytes) }
    return true
  }

  private final class Finder: SyntaxVisitor {
    var found: [any DeclGroupSyntax] = []
    var isPreviewOnly = true

    private func check(_ node: any DeclGroupSyntax) -> SyntaxVisitorContinueKind {
      let names = node.inheritanceClause?.names ?? []
      if names.contains(where: bridges.contains) {
        found.append(node)
        return .skipChildren
      }
      if names.contains(where: others.contains) { isPreviewOnly = false }
      return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { check(node) }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { check(node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { check(node) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { check(node) }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      if others.contains(node.name.text) { isPreviewOnly = false }
      return .visitChildren
    }
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text == "UIHostingController" { isPreviewOnly = false }
      return .visitChildren
    }
  }
}
