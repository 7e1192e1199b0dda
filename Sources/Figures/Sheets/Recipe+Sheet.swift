import Imaging
import Movies
import Raster
import Recipes
import UIKit

extension Recipe {
  /// Plays the recipe, writes a contact sheet as a PNG file, and returns the number of frames on
  /// it.
  @MainActor
  @discardableResult
  package func sheet(to file: String, options: SheetOptions = SheetOptions()) throws -> Int {
    let sheet = try sheet(options)
    try Files.write(try FrameRenderer.png(of: sheet.list, scale: options.scale), to: file)
    return sheet.cells.count
  }

  /// Plays the recipe and returns a contact sheet.
  @MainActor
  func sheet(_ options: SheetOptions) throws -> SheetFigure {
    guard SheetOptions.counts.contains(options.count) else {
      throw MovieError.badOption("a sheet shows from 1 to 200 frames, not \(options.count).")
    }
    if let columns = options.columns, !SheetOptions.counts.contains(columns) {
      throw MovieError.badOption("a sheet has from 1 to 200 columns, not \(columns).")
    }
    if let width = options.width, !(8...4096).contains(width) {
      throw MovieError.badOption(
        "a frame on a sheet is from 8 to 4096 points wide, not \(width).")
    }
    let ticks = try FigureTimes.ticks(of: self, options.frames, count: options.count)
    guard SheetOptions.counts.contains(ticks.count) else {
      throw MovieError.badOption("a sheet shows from 1 to 200 frames, not \(ticks.count).")
    }
    let cells = try cells(ticks, overlays: options.overlays)
    let layout = SheetLayout(
      stage: frameSize, count: cells.count, columns: options.columns,
      width: options.width.map { CGFloat($0) }, captions: cells.map(\.captions.count).max() ?? 0)
    let size = "\(Int(frameSize.width)) x \(Int(frameSize.height)) points"
    return SheetFigure(
      title: options.title ?? title ?? name,
      note: "\(cells.count) frames of \(NumberFormat.short(duration, decimals: 2)) s, \(size)",
      cells: cells,
      layout: layout, scale: CGFloat(options.scale))
  }

  @MainActor
  private func cells(_ ticks: [Int], overlays: Set<Overlay>) throws -> [SheetFigure.Cell] {
    let frames = figureFrames(overlays: overlays)
    var remaining = events[...]
    return try ticks.map { tick in
      let time = FigureTimes.clock.time(of: tick)
      // The effect of an action at the time of a frame is visible in the next frame only.
      let events = remaining.prefix { $0.time <= time }
      remaining = remaining.dropFirst(events.count)
      var captions = events.map(\.caption)
      if captions.count > SheetFigure.maxCaptions {
        let more = captions.count - SheetFigure.maxCaptions + 1
        captions = captions.prefix(SheetFigure.maxCaptions - 1) + ["and \(more) more"]
      }
      return SheetFigure.Cell(list: try frames.list(of: tick), time: time, captions: captions)
    }
  }
}
