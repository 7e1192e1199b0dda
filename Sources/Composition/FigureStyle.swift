import CoreGraphics
import Typography

/// The colors and fonts of graphs, contact sheets, strobe images and labels.
package enum FigureStyle {
  /// The colors that distinguish items, in the order in which they are assigned.
  ///
  /// Any two differ by at least 14 in CIELAB, also for people with protanopia, deuteranopia or
  /// tritanopia (simulated after Machado, Oliveira and Fernandes, 2009), and each has a contrast
  /// ratio of at least 3:1 against white. The first three are from the Okabe-Ito palette.
  package static let palette = [
    hex(0x0072B2), hex(0xD55E00), hex(0x009E73), hex(0x99087C), hex(0x222222), hex(0x99592E),
    hex(0x5439BF), hex(0xE0609F),
  ]
  /// The color of items beyond the palette.
  package static let otherItems = hex(0xB4B9BF)

  /// The background of a figure.
  package static let background = CGColor.white
  /// The background around a stage.
  package static let stageBackground = hex(0xF2F2F7)
  /// The color of primary text.
  package static let primaryText = hex(0x1F2328)
  /// The color of secondary text.
  package static let secondaryText = hex(0x656D76)
  /// The color of grid lines.
  package static let grid = hex(0xE3E6EA)
  /// The color of axes and borders.
  package static let axis = hex(0xB4B9BF)
  /// The background of a time span, such as a touch.
  package static let band = hex(0xF1F3F5)

  /// The roles of text in a figure.
  package enum Text {
    /// The title of the figure.
    case title
    /// The note below the title.
    case note
    /// The heading of a panel.
    case heading
    /// The unit of a panel or an axis.
    case unit
    /// A number on an axis.
    case tick
    /// The name of an item.
    case label
    /// The description of an event.
    case caption
    /// The label of one of several stages.
    case stageLabel

    var font: Font {
      switch self {
      case .title: .system(size: 17, weight: 600)
      case .note: .system(size: 11)
      case .heading: .system(size: 12, weight: 600)
      case .unit: .system(size: 11)
      case .tick: .system(size: 10.5)
      case .label: .system(size: 11, weight: 500)
      case .caption: .system(size: 10)
      case .stageLabel: .system(size: 15, weight: 600)
      }
    }

    /// The default color.
    var color: CGColor {
      switch self {
      case .title, .heading, .label, .stageLabel: FigureStyle.primaryText
      case .note, .unit, .tick, .caption: FigureStyle.secondaryText
      }
    }
  }

  private static func hex(_ number: Int) -> CGColor {
    func component(_ shift: Int) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    return CGColor(srgbRed: component(16), green: component(8), blue: component(0), alpha: 1)
  }
}
