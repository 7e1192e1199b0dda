import DisplayList

/// The format of the pixels of drawn contents, which has no effect: they have eight bits per component.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a format from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Eight bits per component.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Sixteen bits per component.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// Gray with eight bits.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

extension CALayer {
  /// The format of drawn contents; it has no effect.
  public final var contentsFormat: CALayerContentsFormat {
    get { extras?.contentsFormat ?? .RGBA8Uint }
    set { changeExtras { $0.contentsFormat = newValue } }
  }

  /// The shift of the resolution of images that are made smaller; it has no effect.
  public final var minificationFilterBias: Float {
    get { extras?.minificationFilterBias ?? 0 }
    set { changeExtras { $0.minificationFilterBias = newValue } }
  }

  /// Whether contents may be brighter than white; it has no effect.
  public final var wantsExtendedDynamicRangeContent: Bool {
    get { extras?.wantsExtendedDynamicRange ?? false }
    set { changeExtras { $0.wantsExtendedDynamicRange = newValue } }
  }
}
