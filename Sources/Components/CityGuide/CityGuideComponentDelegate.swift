/// Methods that report the selection of a guide's cards, and that cards expand and collapse.
///
/// All methods are optional.
@MainActor
public protocol CityGuideComponentDelegate: AnyObject {
  /// Called after a tap on the card of a city, whose index starts at 0, when the card starts to
  /// expand.
  func cityGuide(_ cityGuide: CityGuideComponent, didSelectCityAt index: Int)

  /// Called when the card of a city has expanded, after a tap or a pan.
  func cityGuide(_ cityGuide: CityGuideComponent, didExpandCityAt index: Int)

  /// Called when the card of a city has collapsed, after a tap on its button or a pan.
  func cityGuide(_ cityGuide: CityGuideComponent, didCollapseCityAt index: Int)
}

extension CityGuideComponentDelegate {
  /// Does nothing.
  public func cityGuide(_ cityGuide: CityGuideComponent, didSelectCityAt index: Int) {}
  /// Does nothing.
  public func cityGuide(_ cityGuide: CityGuideComponent, didExpandCityAt index: Int) {}
  /// Does nothing.
  public func cityGuide(_ cityGuide: CityGuideComponent, didCollapseCityAt index: Int) {}
}
