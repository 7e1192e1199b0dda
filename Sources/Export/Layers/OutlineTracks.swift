import DisplayList
import Raster

/// An area over all frames: a rectangle with circular corners, or a path.
enum OutlineTracks {
  case rectangle(RectangleTracks)
  case path(Track<CGPath>)

  /// Creates the tracks of the outlines of a layer's bounds.
  ///
  /// - Parameter margin: The distance in points by which the area extends beyond the bounds; its
  ///   corners are square unless it is 0.
  init?(_ states: LayerStates, margin: CGFloat = 0) {
    let isContinuous =
      margin == 0
      && states.contains { layer in
        (layer.attributes.cornerCurve == .continuous || layer.attributes.roundedCorners != .all)
          && layer.attributes.drawnRadius > 0
      }
    if isContinuous {
      guard let path = Track(paths: states.samples { $0.attributes.outline() }) else { return nil }
      self = .path(path)
    } else {
      guard
        let tracks = RectangleTracks(
          states.samples {
            $0.attributes.bounds.standardized.insetBy(dx: -margin, dy: -margin)
          }, radii: states.samples { margin == 0 ? $0.attributes.drawnRadius : 0 })
      else { return nil }
      self = .rectangle(tracks)
    }
  }

  /// Creates the tracks of any paths; nil if there is none.
  init?(paths: [CGPath?]) {
    guard let path = Track(paths: paths) else { return nil }
    self = .path(path)
  }
}

/// A rectangle with circular corners over all frames.
struct RectangleTracks {
  private let rectangles: [CGRect?]
  let origin: (x: Track<CGFloat>, y: Track<CGFloat>)
  let size: (width: Track<CGFloat>, height: Track<CGFloat>)
  let radius: Track<CGFloat>

  fileprivate init?(_ rectangles: [CGRect?], radii: [CGFloat?]) {
    self.rectangles = rectangles
    func track(_ value: (CGRect) -> CGFloat) -> Track<CGFloat>? {
      Track(rectangles.map { $0.map(value) }, Tolerance.components)
    }
    guard let x = track(\.minX), let y = track(\.minY), let width = track(\.width),
      let height = track(\.height), let radius = Track(radii, Tolerance.components)
    else { return nil }
    (origin, size, self.radius) = ((x, y), (width, height), radius)
  }

  /// The center; nil if it is known at no frame.
  var centers: Track<CGPoint>? {
    Track(
      rectangles.map { $0.map { CGPoint(x: $0.midX, y: $0.midY) } }, Tolerance.components)
  }

  /// The width and height as one track; nil if they are known at no frame.
  var sizes: Track<CGPoint>? {
    Track(
      rectangles.map { $0.map { CGPoint(x: $0.width, y: $0.height) } }, Tolerance.components)
  }
}

extension Track<CGPath> {
  /// Creates the track of a path, interpolated where its elements stay of the same types.
  init?(paths: [CGPath?]) {
    self.init(paths, structure: \.structure, Tolerance.components)
  }
}
