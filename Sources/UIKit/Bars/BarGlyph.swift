import QuartzCore

/// The symbols of bars, drawn on 22 by 22 points; a chevron on 13 by 21.
///
/// They resemble UIKit's, whose images are not available.
enum BarGlyph {
  case back, add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward

  init?(_ item: UIBarButtonItem.SystemItem) {
    switch item {
    case .add: self = .add
    case .compose: self = .compose
    case .reply: self = .reply
    case .action: self = .action
    case .organize: self = .organize
    case .bookmarks: self = .bookmarks
    case .search: self = .search
    case .refresh: self = .refresh
    case .stop, .close: self = .stop
    case .camera: self = .camera
    case .trash: self = .trash
    case .play: self = .play
    case .pause: self = .pause
    case .rewind: self = .rewind
    case .fastForward: self = .fastForward
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .pageCurl:
      return nil
    }
  }

  /// Whether the outline is filled instead of stroked.
  var isFilled: Bool {
    switch self {
    case .play, .pause, .rewind, .fastForward: true
    default: false
    }
  }

  /// The width of the strokes, in points.
  var lineWidth: CGFloat { self == .back ? 2.5 : 1.5 }

  /// The lines as points, each ended by nil; a line that ends where it begins is closed.
  private var lines: [[(CGFloat, CGFloat)]] {
    switch self {
    case .back: [[(11.5, 1.5), (2.5, 10.5), (11.5, 19.5)]]
    case .add: [[(11, 2), (11, 20)], [(2, 11), (20, 11)]]
    case .stop: [[(4, 4), (18, 18)], [(18, 4), (4, 18)]]
    case .compose:
      [
        [(14, 4), (3, 4), (3, 19), (18, 19), (18, 8)],
        [(9, 13), (10, 9.5), (18, 1.5), (20.5, 4), (12.5, 12), (9, 13)],
      ]
    case .reply: [[(9, 4), (2, 10.5), (9, 17)], [(2, 10.5), (14, 10.5), (20, 18)]]
    case .action:
      [
        [(7, 8), (3.5, 8), (3.5, 21), (18.5, 21), (18.5, 8), (15, 8)], [(11, 1), (11, 14)],
        [(7, 5), (11, 1), (15, 5)],
      ]
    case .organize:
      [[(1.5, 18), (1.5, 4), (8, 4), (10, 6.5), (20.5, 6.5), (20.5, 18), (1.5, 18)]]
    case .bookmarks:
      [
        [(11, 5), (8, 3.5), (1.5, 3.5), (1.5, 17.5), (8, 17.5), (11, 19)],
        [(11, 5), (14, 3.5), (20.5, 3.5), (20.5, 17.5), (14, 17.5), (11, 19), (11, 5)],
      ]
    case .search: [[(14, 14), (20.5, 20.5)]]
    case .refresh: [[(13, 1), (16, 4), (13, 7)]]
    case .camera:
      [
        [
          (1.5, 19), (1.5, 6), (6, 6), (8, 3), (14, 3), (16, 6), (20.5, 6), (20.5, 19), (1.5, 19),
        ]
      ]
    case .trash:
      [
        [(2.5, 5), (19.5, 5)], [(8, 5), (8, 2), (14, 2), (14, 5)],
        [(4.5, 5), (5.5, 20.5), (16.5, 20.5), (17.5, 5)], [(9, 8.5), (9, 17)],
        [(13, 8.5), (13, 17)],
      ]
    case .play: [[(5, 2), (19, 11), (5, 20), (5, 2)]]
    case .pause:
      [
        [(5, 2.5), (9, 2.5), (9, 19.5), (5, 19.5), (5, 2.5)],
        [(13, 2.5), (17, 2.5), (17, 19.5), (13, 19.5), (13, 2.5)],
      ]
    case .rewind:
      [[(11, 4), (1, 11), (11, 18), (11, 4)], [(21, 4), (11, 11), (21, 18), (21, 4)]]
    case .fastForward:
      [[(1, 4), (11, 11), (1, 18), (1, 4)], [(11, 4), (21, 11), (11, 18), (11, 4)]]
    }
  }

  /// The outline.
  @MainActor var path: CGPath {
    let path = UIBezierPath()
    for line in lines {
      for (index, point) in line.enumerated() {
        let point = CGPoint(x: point.0, y: point.1)
        index == 0 ? path.move(to: point) : path.addLine(to: point)
      }
    }
    switch self {
    case .search: path.append(UIBezierPath(ovalIn: CGRect(x: 1.5, y: 1.5, width: 14, height: 14)))
    case .camera: path.append(UIBezierPath(ovalIn: CGRect(x: 7, y: 8, width: 8, height: 8)))
    case .refresh:
      path.move(to: CGPoint(x: 15.5, y: 4))
      path.addArc(
        withCenter: CGPoint(x: 11, y: 12), radius: 8.5, startAngle: -1.2, endAngle: 4.2,
        clockwise: true)
    default: break
    }
    return path.cgPath
  }
}

/// A view that shows a symbol in a color.
@MainActor
final class BarGlyphView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private let glyph: BarGlyph

  var color: UIColor = .systemBlue {
    didSet { showColor() }
  }

  init(_ glyph: BarGlyph) {
    self.glyph = glyph
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    guard let layer = layer as? CAShapeLayer else { return }
    layer.path = glyph.path
    layer.lineWidth = glyph.lineWidth
    layer.lineJoin = glyph == .back ? .miter : .round
    layer.lineCap = glyph == .back ? .butt : .round
    showColor()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColor()
  }

  private func showColor() {
    guard let layer = layer as? CAShapeLayer else { return }
    let color = color.resolvedColor(with: traitCollection).cgColor
    layer.fillColor = glyph.isFilled ? color : nil
    layer.strokeColor = glyph.isFilled ? nil : color
  }
}
