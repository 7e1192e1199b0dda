import CoreGraphics
import Typography

/// How pictures about an animation look: graphs, and whatever else is to look like them.
enum PictureStyle {
  /// The colours that tell items apart, in the order in which they are given out.
  ///
  /// Any two of them differ for people who see no red, no green or no blue as well (by 14 and more in
  /// CIELAB, after Machado, Oliveira and Fernandes, 2009), and each stands out from white by 3 to 1. The
  /// first three are Okabe's and Ito's.
  static let palette = [
    hex(0x0072B2), hex(0xD55E00), hex(0x009E73), hex(0x99087C), hex(0x222222), hex(0x99592E),
    hex(0x5439BF), hex(0xE0609F),
  ]
  /// The colour of items that are there for comparison only.
  static let otherItems = hex(0xB4B9BF)

  /// What is behind everything.
  static let paper = CGColor.white
  /// What is behind a stage that stands in a picture.
  static let wall = hex(0xF2F2F7)
  /// What is to be read first.
  static let ink = hex(0x1F2328)
  /// What explains it.
  static let pale = hex(0x656D76)
  /// What leads the eye.
  static let grid = hex(0xE3E6EA)
  /// A line of the grid that means more than the others.
  static let axis = hex(0xB4B9BF)
  /// A span of time that something lasts.
  static let band = hex(0xF1F3F5)

  /// The texts of a picture.
  enum Text {
    /// What the picture shows.
    case title
    /// What explains the whole.
    case note
    /// What a part of the picture shows.
    case heading
    /// The unit of a part.
    case unit
    /// A number of an axis.
    case tick
    /// An item's name.
    case label
    /// What happened at a moment.
    case caption
    /// What one of two stages shows.
    case sign

    /// The font, in points.
    var font: Font {
      switch self {
      case .title: .system(size: 17, weight: 600)
      case .note: .system(size: 11)
      case .heading: .system(size: 12, weight: 600)
      case .unit: .system(size: 11)
      case .tick: .system(size: 10.5)
      case .label: .system(size: 11, weight: 500)
      case .caption: .system(size: 10)
      case .sign: .system(size: 15, weight: 600)
      }
    }

    /// The colour, where a text has none of its own.
    var color: CGColor {
      switch self {
      case .title, .heading, .label, .sign: PictureStyle.ink
      case .note, .unit, .tick, .caption: PictureStyle.pale
      }
    }
  }

  private static func hex(_ number: Int) -> CGColor {
    func part(_ shift: Int) -> CGFloat { CGFloat(number >> shift & 0xFF) / 255 }
    return CGColor(srgbRed: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
