import Testing
import UIKitTestSupport

@testable import UIKit

@Suite("NSDiffableDataSourceSnapshot") struct SnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private static func make() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  private static func text(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map(String.init).joined()
    }.joined(separator: " ")
  }

  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let result: String
    let edit: @Sendable (inout Snapshot) -> Void

    init(_ id: String, _ result: String, _ edit: @escaping @Sendable (inout Snapshot) -> Void) {
      (testDescription, self.result, self.edit) = (id, result, edit)
    }
  }

  @Test(
    "edits change the sections and items",
    arguments: [
      Edit("append to the last section", "a123 b456") { $0.appendItems([6]) },
      Edit("append moves an existing item", "a23 b451") { $0.appendItems([1], toSection: "b") },
      Edit("insert before", "a1623 b45") { $0.insertItems([6], beforeItem: 2) },
      Edit("insert after", "a1263 b45") { $0.insertItems([6], afterItem: 2) },
      Edit("insert moves existing items", "a3 b4125") { $0.insertItems([1, 2], afterItem: 4) },
      Edit("delete ignores unknown items", "a13 b45") { $0.deleteItems([2, 9]) },
      Edit("delete all", "") { $0.deleteAllItems() },
      Edit("move before in another section", "a23 b145") { $0.moveItem(1, beforeItem: 4) },
      Edit("move after", "a231 b45") { $0.moveItem(1, afterItem: 3) },
      Edit("insert a section before", "c a123 b45") {
        $0.insertSections(["c"], beforeSection: "a")
      },
      Edit("insert a section after", "a123 c b45") { $0.insertSections(["c"], afterSection: "a") },
      Edit("delete a section with its items", "b45") { $0.deleteSections(["a", "z"]) },
      Edit("move a section", "b45 a123") { $0.moveSection("a", afterSection: "b") },
      Edit("move a section back", "b45 a123") { $0.moveSection("b", beforeSection: "a") },
    ])
  func edits(_ row: Edit) {
    var snapshot = Self.make()
    row.edit(&snapshot)
    #expect(Self.text(snapshot) == row.result)
    for section in snapshot.sectionIdentifiers {
      for item in snapshot.itemIdentifiers(inSection: section) {
        #expect(snapshot.sectionIdentifier(containingItem: item) == section)
      }
    }
  }

  @Test("counts and indexes are those of all sections") func indexes() {
    let snapshot = Self.make()
    #expect((snapshot.numberOfItems, snapshot.numberOfSections) == (5, 2))
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.indexOfItem(9) == nil)
    #expect(
      snapshot.indexOfSection("b") == 1 && snapshot.sectionIdentifier(containingItem: 9) == nil)
  }

  @Test("marks last until the item is deleted") func marks() {
    var snapshot = Self.make()
    snapshot.reloadItems([1, 2, 1])
    snapshot.reconfigureItems([3])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 2])
    #expect(
      snapshot.reconfiguredItemIdentifiers == [3] && snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([1, 3])
    snapshot.deleteSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [2] && snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  @Test("an identifier that is given twice traps with UIKit's reason") func twice() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([7, 7])
    }
    #expect(
      standardError(of: result).contains(
        "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"))
  }

  @Test("items need a section") func noSection() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var snapshot = Snapshot()
      snapshot.appendItems([7])
    }
    #expect(
      standardError(of: result).contains("There are currently no sections in the data source"))
  }

  @Test("the moved items are those outside of a longest sequence that keeps its order")
  func difference() {
    var old = Snapshot()
    old.appendSections(["a", "b"])
    old.appendItems([1, 2, 3, 4, 5], toSection: "a")
    old.appendItems([6], toSection: "b")
    var new = Snapshot()
    new.appendSections(["a", "c"])
    new.appendItems([5, 1, 2, 7, 4], toSection: "a")
    new.appendItems([6, 8], toSection: "c")
    let difference = SnapshotDifference(from: old.store, to: new.store)
    #expect(difference.deletedSections == [1] && difference.insertedSections == [1])
    #expect(difference.deletedItems == [IndexPath(item: 2, section: 0)])
    #expect(difference.insertedItems == [IndexPath(item: 3, section: 0)])
    #expect(
      difference.movedItems.map(\.from) == [
        IndexPath(item: 4, section: 0), IndexPath(item: 0, section: 1),
      ])
    #expect(
      difference.movedItems.map(\.to) == [
        IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 1),
      ])
    #expect(SnapshotDifference(from: old.store, to: old.store).isEmpty)
  }

  @Test("section snapshots show the children of expanded items") func tree() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "b"])
    tree.append(["a1", "a2"], to: "a")
    tree.append(["x"], to: "a2")
    #expect(tree.items == ["a", "a1", "a2", "x", "b"] && tree.visibleItems == ["a", "b"])
    tree.expand(["a"])
    #expect(tree.visibleItems == ["a", "a1", "a2", "b"])
    #expect(tree.level(of: "x") == 2 && tree.parent(of: "x") == "a2" && !tree.isVisible("x"))
    tree.insert(["a0"], before: "a1")
    #expect(tree.index(of: "a0") == 1 && tree.rootItems == ["a", "b"])
    #expect(tree.snapshot(of: "a").items == ["a0", "a1", "a2", "x"])
    #expect(tree.snapshot(of: "a2", includingParent: true).items == ["a2", "x"])
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["n"])
    tree.replace(childrenOf: "a", using: other)
    #expect(tree.items == ["a", "n", "b"] && !tree.contains("x"))
    tree.delete(["a"])
    #expect(tree.items == ["b"])
  }
}
