/// The measures of sheets of iOS 13 to 18, in points.
enum SheetMetrics {
  static let corner: CGFloat = 10
  /// Between the top safe area and a large sheet on phones without a home button; twice this distance
  /// on others.
  static let topGap: CGFloat = 10
  /// Between the sides of the screen and a presenter behind a large sheet.
  static let presenterInset: CGFloat = 16
  /// From the top of a large sheet up to that of the presenter.
  static let presenterGap: CGFloat = 10
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberTop: CGFloat = 5
  /// The size of the area around the grabber that receives taps.
  static let grabberTarget: CGFloat = 44
  @MainActor static let grabberColor = UIColor(light: 0x787880, 0.43, dark: 0x787880, 0.43)
  @MainActor static let dimming = UIColor(light: 0x000000, 0.2, dark: 0x000000, 0.48)

  /// The speed, in points per second, from which a flick goes one detent further or dismisses the
  /// sheet (measured: 975 did not).
  static let flickSpeed: CGFloat = 1000
  /// The speed below which a release counts as one at rest, in points per second.
  static let restSpeed: CGFloat = 250
  /// The distance, in points, that a release travels for each point per second: deceleration with 0.99
  /// per millisecond.
  static let projection: CGFloat = 0.099
  /// The largest distance by which a sheet is stretched past its limits.
  static let bandLimit: CGFloat = 100

  /// Returns the distance by which the sheet moves if it is dragged past a limit by a distance.
  static func banded(_ distance: CGFloat) -> CGFloat {
    (1 - 1 / (distance * 0.55 / bandLimit + 1)) * bandLimit
  }
}
