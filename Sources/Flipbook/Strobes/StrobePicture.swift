import DisplayList

/// Draws a strobe picture with its title, in the style of graphs and sheets.
struct StrobePicture {
  let title: String
  /// What the stage shows, all poses together.
  let poses: DisplayList
  /// When the poses are, in seconds.
  let times: [Double]
  let staging: Staging
  /// Pixels in a point.
  let scale: CGFloat

  private static let margin: CGFloat = 20
  private static let top: CGFloat = 70

  /// The picture as a display list.
  var list: DisplayList {
    var staging = staging
    // On paper, like a sheet's frames.
    staging.background = staging.background ?? PictureStyle.paper
    staging.padding = staging.padding ?? (staging.frame == .device ? nil : 0)
    let composition = Composition(staging, stages: [poses.size])
    let inner = composition.list(of: [poses])
    let width = max(composition.size.width + 2 * Self.margin, 240)
    let size = CGSize(width: width, height: Self.top + composition.size.height + Self.margin)
    var layers = PictureLayers(scale: scale)
    let room = width - 2 * Self.margin
    layers.write(PictureText(title, .title, atMost: room), x: Self.margin, baseline: 36)
    layers.write(PictureText(note, .note, atMost: room), x: Self.margin, baseline: 54)
    let place = CGRect(
      origin: CGPoint(x: Self.margin, y: Self.top), size: composition.size)
    layers.add(.stage(inner, in: place))
    if composition.isBare {
      layers.stroke(CGPath(rect: place), PictureLayers.Pen(color: PictureStyle.axis))
    }
    return DisplayList(size: size, background: PictureStyle.paper, layers: layers.layers)
  }

  private var note: String {
    guard let first = times.first, let last = times.last, times.count > 1 else { return "" }
    let step = (last - first) / Double(times.count - 1)
    let isEven = zip(times, times.dropFirst()).allSatisfy { abs($1 - $0 - step) < 0.02 }
    let from = AxisTicks.text(first, decimals: 2)
    let to = AxisTicks.text(last, decimals: 2)
    return "\(times.count) poses from \(from) to \(to) s"
      + (isEven ? ", one each \(AxisTicks.text(step, decimals: 2)) s" : "")
  }
}
