import UIKit

/// A cell that counts how often it was made ready for another item.
final class CountingCell: UICollectionViewCell {
  var reuses = 0
  /// What the cell shows.
  var word = ""
  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A collection view on a stage of its own, whose items are words, and which writes down what it is told.
@MainActor
final class CollectionScene: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let stage: Stage
  let view: UICollectionView
  var sections: [[String]]
  var diary: [String] = []
  /// What the delegate refuses, by the start of what it would write down.
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

  /// Lays out without a tick.
  func layOut() {
    view.setNeedsLayout()
    stage.window.layoutIfNeeded()
  }

  /// Returns what was written down since the last time.
  func read() -> [String] {
    defer { diary = [] }
    return diary
  }

  /// What the cells that are shown show.
  var shown: [String] {
    view.visibleCells.map { ($0 as? CountingCell)?.word ?? "?" }
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
    (cell as? CountingCell)?.word = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
  }

  // MARK: Writing down

  private func note(_ what: String, _ indexPath: IndexPath) {
    diary.append("\(what) \(indexPath.section).\(indexPath.item)")
  }

  private func answer(_ what: String, _ indexPath: IndexPath) -> Bool {
    note(what, indexPath)
    return !refusals.contains(what)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    answer("shouldHighlight", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("didHighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    note("didUnhighlight", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    answer("shouldSelect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    answer("shouldDeselect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("willDisplay", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    note("didEndDisplaying", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    note("willDisplay \(elementKind.suffix(6))", indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    note("didEndDisplaying \(elementKind.suffix(6))", indexPath)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    diary.append("didScroll \(Int(scrollView.contentOffset.y))")
  }
}
