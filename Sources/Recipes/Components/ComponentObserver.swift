import Components

/// Receives the events of a component, as its delegate.
@MainActor
final class ComponentObserver {
  /// Reports an event, with the element that it concerns.
  var report: (ComponentEvent.Kind, ComponentEvent.Element?) -> Void = { _, _ in }

  private func report(_ kind: ComponentEvent.Kind, _ index: Int, _ title: String? = nil) {
    report(kind, ComponentEvent.Element(index: index, title: title))
  }
}

extension ComponentObserver: AlertComponentDelegate {
  func alert(_ alert: AlertComponent, didSelectButtonAt index: Int) {
    report(.selected, index, alert.buttons[index].currentTitle)
  }
}

extension ComponentObserver: MenuComponentDelegate {
  func menuDidOpen(_ menu: MenuComponent) { report(.opened, nil) }

  func menuDidClose(_ menu: MenuComponent) { report(.closed, nil) }

  func menu(_ menu: MenuComponent, didSelectOptionAt index: Int) {
    report(.selected, index, menu.options[index])
  }
}

extension ComponentObserver: SpringListComponentDelegate {
  func springList(_ springList: SpringListComponent, didSelectRowAt index: Int) {
    report(.selected, index)
  }
}

extension ComponentObserver: CityGuideComponentDelegate {
  func cityGuide(_ cityGuide: CityGuideComponent, didSelectCityAt index: Int) {
    report(.selected, index, cityGuide.cities[index].name)
  }

  func cityGuide(_ cityGuide: CityGuideComponent, didExpandCityAt index: Int) {
    report(.opened, index, cityGuide.cities[index].name)
  }

  func cityGuide(_ cityGuide: CityGuideComponent, didCollapseCityAt index: Int) {
    report(.closed, index, cityGuide.cities[index].name)
  }
}
