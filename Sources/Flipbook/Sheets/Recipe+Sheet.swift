import Imaging
import Movies
import Raster
import Recipes
import UIKit

extension Recipe {
  /// Plays the recipe and writes a contact sheet of it, as a PNG file; returns how many frames it shows.
  @MainActor
  @discardableResult
  package func sheet(to file: String, options: SheetOptions = SheetOptions()) throws -> Int {
    let picture = try sheet(options)
    try Files.write(try PictureFile.png(of: picture.list, scale: options.scale), to: file)
    return picture.cells.count
  }

  /// Plays the recipe and lays out a contact sheet.
  @MainActor
  func sheet(_ options: SheetOptions) throws -> SheetPicture {
    guard SheetOptions.counts.contains(options.count) else {
      throw MovieError.badOption("a sheet shows from 1 to 200 frames, not \(options.count).")
    }
    if let columns = options.columns, !SheetOptions.counts.contains(columns) {
      throw MovieError.badOption("a sheet has from 1 to 200 columns, not \(columns).")
    }
    if let width = options.width, !(8...4096).contains(width) {
      throw MovieError.badOption(
        "a picture of a sheet is from 8 to 4096 points wide, not \(width).")
    }
    let ticks = try Moments.ticks(of: self, options.moments, count: options.count)
    let cells = try cells(ticks, overlays: options.overlays)
    let layout = SheetLayout(
      stage: device.size, count: cells.count, columns: options.columns,
      width: options.width.map { CGFloat($0) }, captions: cells.map(\.captions.count).max() ?? 0)
    let size = "\(Int(device.size.width)) x \(Int(device.size.height)) points"
    return SheetPicture(
      title: options.title ?? title ?? name,
      note: "\(cells.count) frames of \(PictureText.seconds(duration)), \(size)", cells: cells,
      layout: layout, scale: CGFloat(options.scale))
  }

  @MainActor
  private func cells(_ ticks: [Int], overlays: Set<Overlay>) throws -> [SheetPicture.Cell] {
    let frames = MovieSubject.recipe(self).frames(clock: Moments.clock, overlays: overlays)
    var untold = moments[...]
    return try ticks.map { tick in
      let time = Moments.clock.time(of: tick)
      // What is done at the very time of a frame shows in the next one.
      let told = untold.prefix { $0.time <= time }
      untold = untold.dropFirst(told.count)
      var captions = told.map(\.caption)
      if captions.count > SheetPicture.mostCaptions {
        let more = captions.count - SheetPicture.mostCaptions + 1
        captions = captions.prefix(SheetPicture.mostCaptions - 1) + ["and \(more) more"]
      }
      return SheetPicture.Cell(list: try frames.list(of: tick), time: time, captions: captions)
    }
  }
}

/// Files of pictures about animations.
enum PictureFile {
  /// A picture as a PNG file; throws for a size that none can have.
  static func png(of list: DisplayList, scale: Double) throws -> [UInt8] {
    guard RenderPlan.scales.contains(scale) else { throw FlipbookError.scaleOutOfRange(scale) }
    try GraphPicture.check(list.size, scale: scale)
    var timings = RenderTimings()
    return try FrameRenderer(scale: CGFloat(scale))
      .file(of: list, by: PNGEncoder(), timings: &timings).bytes
  }
}

extension PictureText {
  /// A time for people: `4 s`, `0.25 s`.
  static func seconds(_ value: Double) -> String {
    let decimals =
      [0, 1, 2].first {
        abs(value * [1, 10, 100][$0] - (value * [1, 10, 100][$0]).rounded()) < 1e-6
      } ?? 2
    return "\(AxisTicks.text(value, decimals: decimals)) s"
  }
}
