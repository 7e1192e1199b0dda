import DisplayList

/// The shapes from which an emitter emits.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The emitter's position.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line along x, `emitterSize.width` long, centered at the position.
  ///
  /// Longitudes count from the line's normal, which points up: snow falls with a longitude of pi. Apple's sample code shows
  /// this; its documentation does not mention it.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of the size, centered at the position.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid of the size and the depth, centered at the position.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle around the position, with `emitterSize.width` as its radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere around the position, with `emitterSize.width` as its radius.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of its shape from which an emitter emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The corners or, of round shapes, the center.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The interior.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The orders in which particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a value.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In the order of birth.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest behind.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest in front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By their positions on the z axis.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// In the order of birth; colors are added to those behind.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}
