import UIKit

/// A guide of cities, each of which is a card that a tap or a pan expands and collapses
/// interactively.
///
/// The guide of the tutorial "Using UIViewPropertyAnimator to create custom animations".
@MainActor
public final class CityGuideComponent: NSObject {
  /// The collection view of the cards.
  public let collectionView: UICollectionView

  /// The tutorial's duration of expanding or collapsing a card in seconds, 0.3.
  public nonisolated static let defaultDuration: TimeInterval = 0.3

  /// The cities, from left to right.
  public let cities: [City]
  /// The object that is notified when cards are selected, expand and collapse.
  public weak var delegate: (any CityGuideComponentDelegate)?

  private let timing: any UITimingCurveProvider
  private let duration: TimeInterval
  private let metrics: Metrics

  private static let reuseIdentifier = "city"

  /// Creates a guide that fills a view.
  ///
  /// - Parameters:
  ///   - cities: The cities, from left to right.
  ///   - duration: The duration of expanding or collapsing a card, in seconds; `defaultDuration`
  ///     by default. A spring with physical parameters takes its settling time instead.
  ///   - timing: The timing of the animation, ease-in ease-out by default.
  ///   - metrics: The measurements; the tutorial's by default.
  ///   - targetView: The view that contains the guide.
  public init(
    cities: [City], duration: TimeInterval = defaultDuration,
    timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut),
    metrics: Metrics = Metrics(), targetView: UIView
  ) {
    self.cities = cities
    self.timing = timing
    self.duration = duration
    self.metrics = metrics
    collectionView = UICollectionView(
      frame: targetView.bounds,
      collectionViewLayout: CityFlowLayout(metrics, in: targetView.bounds))
    super.init()
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.decelerationRate = .fast
    collectionView.register(CityCell.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    targetView.addSubview(collectionView)
  }

  /// Returns the card of a city, or nil if it is not on the screen.
  public func cell(at index: Int) -> CityCell? {
    collectionView.cellForItem(at: IndexPath(item: index, section: 0)) as? CityCell
  }
}

extension CityGuideComponent: UICollectionViewDataSource, UICollectionViewDelegate {
  /// Returns the number of cities.
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cities.count }

  /// Returns the card of a city.
  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier, for: indexPath)
    if let cell = cell as? CityCell {
      cell.show(
        cities[indexPath.item], at: indexPath.item, of: collectionView, metrics,
        UIViewPropertyAnimator(duration: duration, timingParameters: timing))
      cell.stateHandler = { [weak self] state in self?.report(state, at: indexPath.item) }
    }
    return cell
  }

  /// Expands the card that was tapped, and notifies the delegate.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    cell(at: indexPath.item)?.toggle()
    delegate?.cityGuide(self, didSelectCityAt: indexPath.item)
  }

  private func report(_ state: CityCell.State, at index: Int) {
    switch state {
    case .expanded: delegate?.cityGuide(self, didExpandCityAt: index)
    case .collapsed: delegate?.cityGuide(self, didCollapseCityAt: index)
    }
  }
}
