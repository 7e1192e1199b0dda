import DisplayList
import Imaging

/// Draws a strobe image with its title, in the style of graphs and contact sheets.
struct StrobeFigure {
  let title: String
  /// All poses in one display list.
  let poses: DisplayList
  /// The times of the poses, in seconds.
  let times: [Double]
  let staging: Staging
  /// Pixels per point.
  let scale: CGFloat

  private static let margin: CGFloat = 20
  private static let top: CGFloat = 70

  /// The figure as a display list.
  var list: DisplayList {
    var staging = staging
    // The same background as contact sheets.
    staging.background = staging.background ?? FigureStyle.background
    staging.padding = staging.padding ?? (staging.frame == .device ? nil : 0)
    let composition = StageComposition(staging, stages: [poses.size])
    let inner = composition.list(of: [poses])
    let width = max(composition.size.width + 2 * Self.margin, 240)
    let size = CGSize(width: width, height: Self.top + composition.size.height + Self.margin)
    var layers = FigureLayers(scale: scale)
    let textWidth = width - 2 * Self.margin
    layers.write(FigureText(title, .title, atMost: textWidth), x: Self.margin, baseline: 36)
    layers.write(FigureText(note, .note, atMost: textWidth), x: Self.margin, baseline: 54)
    let rect = CGRect(
      origin: CGPoint(x: Self.margin, y: Self.top), size: composition.size)
    layers.add(.stage(inner, in: rect))
    if composition.isBare {
      layers.stroke(CGPath(rect: rect), FigureLayers.Pen(color: FigureStyle.axis))
    }
    return DisplayList(size: size, background: FigureStyle.background, layers: layers.layers)
  }

  private var note: String {
    guard let first = times.first, let last = times.last, times.count > 1 else { return "" }
    let step = (last - first) / Double(times.count - 1)
    let isEven = zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - step) < 0.02 }
    let from = NumberFormat.fixed(first, decimals: 2)
    let to = NumberFormat.fixed(last, decimals: 2)
    return "\(times.count) poses from \(from) to \(to) s"
      + (isEven ? ", one each \(NumberFormat.fixed(step, decimals: 2)) s" : "")
  }
}
