import UIKit

/// A cell that counts how often it was reused.
final class CountingCell: UICollectionViewCell {
  var reuseCount = 0
  /// The text that the cell displays.
  var text = ""
  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
  }
}

/// A stage with a collection view whose items are words, and a log of the delegate's callbacks.
@MainActor
final class CollectionScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage: Stage
  let view: UICollectionView
  var sections: [[String]]
  var callbacks: [String] = []
  /// The questions that the delegate answers with false.
  var refusals: Set<String> = []

  init(
    _ sections: [[String]], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    stage = Stage(device: .iPhone5s)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    self.sections = sections
    super.init()
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "bar")
    }
    view.dataSource = self
    view.delegate = self
    stage.view.addSubview(view)
  }

  convenience init(
    counts: [Int], layout: UICollectionViewLayout = UICollectionViewFlowLayout(),
    size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.init(
      counts.enumerated().map { section, count in
        (0..<count).map { "\(section).\($0)" }
      }, layout: layout, size: size)
  }

  func step(_ count: Int = 1) {
    for _ in 0..<count { stage.step() }
  }

  /// Lays out without a tick.
  func layOut() {
    view.setNeedsLayout()
    stage.window.layoutIfNeeded()
  }

  /// Returns the callbacks since the previous call.
  func takeCallbacks() -> [String] {
    defer { callbacks = [] }
    return callbacks
  }

  /// The texts of the visible cells.
  var visibleTexts: [String] {
    view.visibleCells.map { ($0 as? CountingCell)?.text ?? "?" }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? CountingCell)?.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  // MARK: Callbacks

  private func record(_ name: String, _ indexPath: IndexPath) {
    callbacks.append("\(name) \(indexPath.section).\(indexPath.item)")
  }

  private func allows(_ name: String, _ indexPath: IndexPath) -> Bool {
    record(name, indexPath)
    return !refusals.contains(name)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    allows("shouldHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    record("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    record("didUnhighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    allows("shouldSelect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    allows("shouldDeselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    record("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    record("didDeselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    record("willDisplay", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    record("didEndDisplaying", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    record("willDisplay \(elementKind.suffix(6))", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    record("didEndDisplaying \(elementKind.suffix(6))", indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    callbacks.append("didScroll \(Int(scrollView.contentOffset.y))")
  }
}

/// A data source whose cells a closure provides.
final class CellDataSource: NSObject, UICollectionViewDataSource {
  var sectionCount = 1
  private let itemCount: Int
  private let makeCell: (UICollectionView, IndexPath) -> UICollectionViewCell

  init(
    itemCount: Int, makeCell: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell
  ) {
    self.itemCount = itemCount
    self.makeCell = makeCell
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    itemCount
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    makeCell(collectionView, indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }
}
