import Components

/// Receives the events of a component, as its delegate.
@MainActor
final class ComponentObserver {
  /// Reports an event, with the index of the element that it concerns.
  var report: (ComponentEvent.Kind, Int?) -> Void = { _, _ in }
}

extension ComponentObserver: AlertComponentDelegate {
  func alert(_ alert: AlertComponent, didSelectButtonAt index: Int) { report(.selected, index) }
}

extension ComponentObserver: MenuComponentDelegate {
  func menuDidOpen(_ menu: MenuComponent) { report(.opened, nil) }

  func menuDidClose(_ menu: MenuComponent) { report(.closed, nil) }

  func menu(_ menu: MenuComponent, didSelectOptionAt index: Int) { report(.selected, index) }
}

extension ComponentObserver: SpringListComponentDelegate {
  func springList(_ springList: SpringListComponent, didSelectRowAt index: Int) {
    report(.selected, index)
  }
}

extension ComponentObserver: CityGuideComponentDelegate {
  func cityGuide(_ cityGuide: CityGuideComponent, didSelectCityAt index: Int) {
    report(.selected, index)
  }

  func cityGuide(_ cityGuide: CityGuideComponent, didExpandCityAt index: Int) {
    report(.opened, index)
  }

  func cityGuide(_ cityGuide: CityGuideComponent, didCollapseCityAt index: Int) {
    report(.closed, index)
  }
}
