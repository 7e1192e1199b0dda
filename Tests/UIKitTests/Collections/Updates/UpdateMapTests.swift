import Testing

@testable import UIKit

/// A batch update and the new index paths of all items.
struct UpdateCase: Sendable, CustomTestStringConvertible {
  let id: String
  let old: [Int]
  let new: [Int]
  let changes: @Sendable (inout UpdateBatch) -> Void
  /// The new index path of each old item, section by section; a dash for deleted items.
  let after: String

  var testDescription: String { id }
}

private let cases = [
  UpdateCase(id: "no changes", old: [2, 1], new: [2, 1], changes: { _ in }, after: "0.0 0.1 1.0"),
  UpdateCase(
    id: "insert an item at the front", old: [3], new: [4],
    changes: { $0.items.inserted = [[0, 0]] }, after: "0.1 0.2 0.3"),
  UpdateCase(
    id: "insert items at new indexes", old: [3], new: [5],
    changes: { $0.items.inserted = [[0, 1], [0, 3]] }, after: "0.0 0.2 0.4"),
  UpdateCase(
    id: "delete items", old: [4], new: [2], changes: { $0.items.deleted = [[0, 0], [0, 2]] },
    after: "- 0.0 - 0.1"),
  UpdateCase(
    id: "delete and insert", old: [3], new: [3],
    changes: {
      $0.items.deleted = [[0, 1]]
      $0.items.inserted = [[0, 2]]
    }, after: "0.0 - 0.1"),
  UpdateCase(
    id: "move an item", old: [4], new: [4],
    changes: { $0.items.moved = [([0, 0], [0, 2])] }, after: "0.2 0.0 0.1 0.3"),
  UpdateCase(
    id: "swap two items", old: [3], new: [3],
    changes: { $0.items.moved = [([0, 0], [0, 2]), ([0, 2], [0, 0])] }, after: "0.2 0.1 0.0"),
  UpdateCase(
    id: "move an item to another section", old: [2, 2], new: [1, 3],
    changes: { $0.items.moved = [([0, 0], [1, 1])] }, after: "1.1 0.0 1.0 1.2"),
  UpdateCase(
    id: "reload an item", old: [3], new: [3],
    changes: { $0.items.reloaded = [[0, 1]] }, after: "0.0 - 0.2"),
  UpdateCase(
    id: "reload at an old index", old: [3], new: [4],
    changes: {
      $0.items.reloaded = [[0, 0]]
      $0.items.inserted = [[0, 0]]
    }, after: "- 0.2 0.3"),
  UpdateCase(
    id: "insert a section", old: [1, 2], new: [1, 5, 2],
    changes: { $0.sections.inserted = [1] }, after: "0.0 2.0 2.1"),
  UpdateCase(
    id: "delete a section", old: [2, 2], new: [2],
    changes: { $0.sections.deleted = [0] }, after: "- - 0.0 0.1"),
  UpdateCase(
    id: "move a section", old: [1, 2, 1], new: [2, 1, 1],
    changes: { $0.sections.moved = [(0, 2)] }, after: "2.0 0.0 0.1 1.0"),
  UpdateCase(
    id: "reload a section with another count", old: [2, 1], new: [7, 1],
    changes: { $0.sections.reloaded = [0] }, after: "- - 1.0"),
  UpdateCase(
    id: "insert into a moved section", old: [2, 1], new: [1, 3],
    changes: {
      $0.sections.moved = [(0, 1)]
      $0.items.inserted = [[1, 0]]
    }, after: "1.1 1.2 0.0"),
]

private struct InvalidUpdateCase: Sendable, CustomTestStringConvertible {
  let id: String
  let old: [Int]
  let new: [Int]
  let changes: @Sendable (inout UpdateBatch) -> Void
  let text: String

  var testDescription: String { id }
}

private let invalidUpdates = [
  InvalidUpdateCase(
    id: "one item too many", old: [5], new: [5], changes: { $0.items.inserted = [[0, 0]] },
    text: """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (5) must be equal to the number of items contained in that \
      section before the update (5), plus or minus the number of items inserted or deleted from that \
      section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that \
      section (0 moved in, 0 moved out).
      """),
  InvalidUpdateCase(
    id: "one section too many", old: [5], new: [5, 1], changes: { _ in },
    text: """
      Invalid update: invalid number of sections. The number of sections contained in the collection \
      view after the update (2) must be equal to the number of sections contained in the collection \
      view before the update (1), plus or minus the number of sections inserted or deleted \
      (0 inserted, 0 deleted).
      """),
  InvalidUpdateCase(
    id: "delete a missing item", old: [5], new: [4],
    changes: { $0.items.deleted = [[0, 5]] },
    text: """
      attempt to delete item 5 from section 0 which only contains 5 items before the update
      """),
  InvalidUpdateCase(
    id: "insert past the end", old: [5], new: [6],
    changes: { $0.items.inserted = [[0, 7]] },
    text: """
      attempt to insert item 7 into section 0, but there are only 6 items in section 0 after the update
      """),
  InvalidUpdateCase(
    id: "insert into a missing section", old: [5], new: [5],
    changes: { $0.items.inserted = [[1, 0]] },
    text: """
      attempt to insert item 0 into section 1, but there are only 0 items in section 1 after the update
      """),
  InvalidUpdateCase(
    id: "delete a missing section", old: [5], new: [5], changes: { $0.sections.deleted = [1] },
    text: "attempt to delete section 1, but there are only 1 sections before the update"),
  InvalidUpdateCase(
    id: "move to a missing section", old: [5], new: [5], changes: { $0.sections.moved = [(0, 3)] },
    text: "attempt to insert section 3 but there are only 1 sections after the update"),
]

@Suite("UpdateMap") struct UpdateMapTests {
  private func paths(_ counts: [Int]) -> [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  @Test("a map returns the index path of each item before and after the update", arguments: cases)
  func map(row: UpdateCase) throws {
    var batch = UpdateBatch()
    row.changes(&batch)
    let map = try UpdateMap(batch, from: row.old, to: row.new)
    let targets = paths(row.old).map { map.after($0) }
    let text = targets.map { $0.map { "\($0.section).\($0.item)" } ?? "-" }
    #expect(text.joined(separator: " ") == row.after)
    for (origin, target) in zip(paths(row.old), targets) {
      if let target { #expect(map.before(target) == origin) }
    }
    for path in paths(row.new) where !targets.contains(path) { #expect(map.before(path) == nil) }
  }

  @Test("inconsistent updates throw UIKit's message", arguments: invalidUpdates)
  private func invalidUpdate(row: InvalidUpdateCase) {
    var batch = UpdateBatch()
    row.changes(&batch)
    #expect(throws: UpdateMap.InvalidUpdate(text: row.text)) {
      try UpdateMap(batch, from: row.old, to: row.new)
    }
  }

  @Test("supplementary and decoration views are mapped by their section")
  func supplementaryViews() throws {
    var batch = UpdateBatch()
    batch.sections.deleted = [0]
    batch.items.inserted = [[0, 0]]
    let map = try UpdateMap(batch, from: [1, 1], to: [2])
    #expect(map.after(.supplementary("head", at: [1, 0])) == .supplementary("head", at: [0, 0]))
    #expect(map.after(.supplementary("head", at: [0, 0])) == nil)
    #expect(map.before(.decoration("line", at: [0, 3])) == .decoration("line", at: [1, 3]))
    #expect(map.after(.item(at: [1, 0])) == .item(at: [0, 1]))
  }
}
