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

  private let cities: [City]
  private let timing: any UITimingCurveProvider
  private let duration: TimeInterval

  /// The size of a collapsed card, in points.
  static let cellSize = CGSize(width: 255, height: 400)
  private static let reuseIdentifier = "city"

  /// Creates a guide that fills a view.
  ///
  /// - Parameters:
  ///   - cities: The cities, from left to right.
  ///   - duration: The duration of expanding or collapsing a card, in seconds; `defaultDuration`
  ///     by default. A spring with physical parameters takes its settling time instead.
  ///   - timing: The timing of the animation, ease-in ease-out by default.
  ///   - targetView: The view that contains the guide.
  public init(
    cities: [City], duration: TimeInterval = defaultDuration,
    timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut),
    targetView: UIView
  ) {
    self.cities = cities
    self.timing = timing
    self.duration = duration
    collectionView = UICollectionView(
      frame: targetView.bounds,
      collectionViewLayout: CityFlowLayout(cellSize: Self.cellSize, in: targetView.bounds))
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
        cities[indexPath.item], at: indexPath.item, of: collectionView,
        UIViewPropertyAnimator(duration: duration, timingParameters: timing))
    }
    return cell
  }

  /// Expands the card that was tapped.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    cell(at: indexPath.item)?.toggle()
  }
}
