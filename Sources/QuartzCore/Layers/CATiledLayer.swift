/// A layer whose content is drawn in tiles on Apple's systems, and as a whole here.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels; 256 by 256 by default; it has no effect.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of levels of detail; 1 by default; it has no effect.
  open var levelsOfDetail = 1
  /// The number of levels of higher detail; 0 by default; it has no effect.
  open var levelsOfDetailBias = 0

  /// The duration in which a tile appears, in seconds: 0, as content is drawn at once.
  open class func fadeDuration() -> CFTimeInterval { 0 }
}
