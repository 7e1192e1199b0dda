import CCairo
import CoreGraphics

/// Particles that are drawn in bands of rows, each of which stays in the processor's cache until it is
/// blended into the image.
struct ParticleBands {
  private static let height = 32

  private let stamps: [ParticleStamp]
  private let isAdditive: Bool
  private let left: Int
  private let top: Int
  private let width: Int
  private let height: Int
  /// The indices of the stamps of each band, from back to front.
  private let members: [[Int]]

  /// Distributes particles among the bands of a rectangle of whole pixels that contains them.
  init(_ stamps: [ParticleStamp], in rect: CGRect, isAdditive: Bool) {
    (self.stamps, self.isAdditive) = (stamps, isAdditive)
    (left, top) = (Int(rect.minX), Int(rect.minY))
    (width, height) = (Int(rect.width), Int(rect.height))
    var members = [[Int]](repeating: [], count: (height + Self.height - 1) / Self.height)
    for (index, stamp) in stamps.enumerated() {
      let first = (stamp.rows.lowerBound - top) / Self.height
      let last = (stamp.rows.upperBound - 1 - top) / Self.height
      for band in first...last { members[band].append(index) }
    }
    self.members = members
  }

  /// Draws the particles on a transparent surface whose first pixel is at `origin`.
  func draw(on surface: Surface, at origin: CGPoint) {
    let (left, top) = (Int(origin.x), Int(origin.y))
    let start = UnsafeMutableRawPointer(surface.bytes).assumingMemoryBound(to: UInt32.self)
    for stamp in stamps {
      stamp.draw(
        rows: stamp.rows, on: start, pixelsPerRow: surface.bytesPerRow / 4, left: left, top: top,
        adding: isAdditive)
    }
    cairo_surface_mark_dirty(surface.pointer)
  }

  /// Blends the particles, drawn over each other, into a canvas, as Cairo does with an image of them.
  func draw(on canvas: Canvas) {
    canvas.withTarget(isPrepared: false) { target in
      draw(on: target) { canvas.prepareToDraw(rows: $0) }
    }
  }

  /// Blends the particles into pixels, after a closure has prepared their rows: these are in the processor's cache then.
  private func draw(on target: CanvasTarget, prepare: (Range<Int>) -> Void) {
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: width * Self.height)
    defer { pixels.deallocate() }
    pixels.initialize(repeating: 0, count: width * Self.height)
    for (band, members) in members.enumerated() where !members.isEmpty {
      let first = top + band * Self.height
      let rows = first..<min(first + Self.height, top + height)
      prepare(rows)
      var columns = stamps[members[0]].columns
      for index in members {
        let stamp = stamps[index]
        stamp.draw(
          rows: rows, on: pixels, pixelsPerRow: width, left: left, top: first, adding: isAdditive)
        columns =
          min(
            columns.lowerBound, stamp.columns.lowerBound)..<max(
            columns.upperBound, stamp.columns.upperBound)
      }
      for row in rows {
        let source = pixels + ((row - first) * width + columns.lowerBound - left)
        let below = UnsafeMutableRawPointer(target.pixel(columns.lowerBound, row))
          .assumingMemoryBound(to: UInt32.self)
        if isAdditive {
          PixelBlending.add(source, to: below, count: columns.count)
        } else {
          PixelBlending.blend(source, over: below, count: columns.count)
        }
        source.update(repeating: 0, count: columns.count)
      }
    }
  }
}
