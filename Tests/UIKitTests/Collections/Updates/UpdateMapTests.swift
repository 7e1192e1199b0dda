import Testing

@testable import UIKit

/// Changes to sections of items, and where each item goes.
struct UpdateCase: Sendable, CustomTestStringConvertible {
  let id: String
  let old: [Int]
  let new: [Int]
  let changes: @Sendable (inout UpdateBatch) -> Void
  /// Where each old item goes, section by section; a dash for one that goes away.
  let after: String

  var testDescription: String { id }
}

private let cases = [
  UpdateCase(id: "nothing", old: [2, 1], new: [2, 1], changes: { _ in }, after: "0.0 0.1 1.0"),
  UpdateCase(
    id: "an item comes at the front", old: [3], new: [4],
    changes: { $0.items.inserted = [[0, 0]] }, after: "0.1 0.2 0.3"),
  UpdateCase(
    id: "items come at places among the new ones", old: [3], new: [5],
    changes: { $0.items.inserted = [[0, 1], [0, 3]] }, after: "0.0 0.2 0.4"),
  UpdateCase(
    id: "items go", old: [4], new: [2], changes: { $0.items.deleted = [[0, 0], [0, 2]] },
    after: "- 0.0 - 0.1"),
  UpdateCase(
    id: "one comes where one goes", old: [3], new: [3],
    changes: {
      $0.items.deleted = [[0, 1]]
      $0.items.inserted = [[0, 2]]
    }, after: "0.0 - 0.1"),
  UpdateCase(
    id: "an item moves, the others close up", old: [4], new: [4],
    changes: { $0.items.moved = [([0, 0], [0, 2])] }, after: "0.2 0.0 0.1 0.3"),
  UpdateCase(
    id: "two items change places", old: [3], new: [3],
    changes: { $0.items.moved = [([0, 0], [0, 2]), ([0, 2], [0, 0])] }, after: "0.2 0.1 0.0"),
  UpdateCase(
    id: "an item moves to another section", old: [2, 2], new: [1, 3],
    changes: { $0.items.moved = [([0, 0], [1, 1])] }, after: "1.1 0.0 1.0 1.2"),
  UpdateCase(
    id: "a reloaded item goes, its neighbours stay", old: [3], new: [3],
    changes: { $0.items.reloaded = [[0, 1]] }, after: "0.0 - 0.2"),
  UpdateCase(
    id: "reloads go by the old places", old: [3], new: [4],
    changes: {
      $0.items.reloaded = [[0, 0]]
      $0.items.inserted = [[0, 0]]
    }, after: "- 0.2 0.3"),
  UpdateCase(
    id: "a section comes", old: [1, 2], new: [1, 5, 2],
    changes: { $0.sections.inserted = [1] }, after: "0.0 2.0 2.1"),
  UpdateCase(
    id: "a section goes with its items", old: [2, 2], new: [2],
    changes: { $0.sections.deleted = [0] }, after: "- - 0.0 0.1"),
  UpdateCase(
    id: "a section moves", old: [1, 2, 1], new: [2, 1, 1],
    changes: { $0.sections.moved = [(0, 2)] }, after: "2.0 0.0 0.1 1.0"),
  UpdateCase(
    id: "a reloaded section may have any number of items", old: [2, 1], new: [7, 1],
    changes: { $0.sections.reloaded = [0] }, after: "- - 1.0"),
  UpdateCase(
    id: "items of a section that moves", old: [2, 1], new: [1, 3],
    changes: {
      $0.sections.moved = [(0, 1)]
      $0.items.inserted = [[1, 0]]
    }, after: "1.1 1.2 0.0"),
]

private struct MistakeCase: Sendable, CustomTestStringConvertible {
  let id: String
  let old: [Int]
  let new: [Int]
  let changes: @Sendable (inout UpdateBatch) -> Void
  let text: String

  var testDescription: String { id }
}

private let mistakes = [
  MistakeCase(
    id: "an item too many", old: [5], new: [5], changes: { $0.items.inserted = [[0, 0]] },
    text: """
      Invalid update: invalid number of items in section 0. The number of items contained in an \
      existing section after the update (5) must be equal to the number of items contained in that \
      section before the update (5), plus or minus the number of items inserted or deleted from that \
      section (1 inserted, 0 deleted) and plus or minus the number of items moved into or out of that \
      section (0 moved in, 0 moved out).
      """),
  MistakeCase(
    id: "a section too many", old: [5], new: [5, 1], changes: { _ in },
    text: """
      Invalid update: invalid number of sections. The number of sections contained in the collection \
      view after the update (2) must be equal to the number of sections contained in the collection \
      view before the update (1), plus or minus the number of sections inserted or deleted \
      (0 inserted, 0 deleted).
      """),
  MistakeCase(
    id: "deleting what there is not", old: [5], new: [4],
    changes: { $0.items.deleted = [[0, 5]] },
    text: """
      attempt to delete item 5 from section 0 which only contains 5 items before the update
      """),
  MistakeCase(
    id: "inserting where there is nothing", old: [5], new: [6],
    changes: { $0.items.inserted = [[0, 7]] },
    text: """
      attempt to insert item 7 into section 0, but there are only 6 items in section 0 after the update
      """),
  MistakeCase(
    id: "inserting into no section", old: [5], new: [5],
    changes: { $0.items.inserted = [[1, 0]] },
    text: """
      attempt to insert item 0 into section 1, but there are only 0 items in section 1 after the update
      """),
  MistakeCase(
    id: "deleting no section", old: [5], new: [5], changes: { $0.sections.deleted = [1] },
    text: "attempt to delete section 1, but there are only 1 sections before the update"),
  MistakeCase(
    id: "moving to no section", old: [5], new: [5], changes: { $0.sections.moved = [(0, 3)] },
    text: "attempt to insert section 3 but there are only 1 sections after the update"),
]

@Suite("Which items are which after a batch of changes") struct UpdateMapTests {
  private func paths(_ counts: [Int]) -> [IndexPath] {
    counts.enumerated().flatMap { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
  }

  @Test("items go where they do, and are found where they were", arguments: cases)
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

  @Test("numbers that do not add up are told in UIKit's words", arguments: mistakes)
  private func mistake(row: MistakeCase) {
    var batch = UpdateBatch()
    row.changes(&batch)
    #expect(throws: UpdateMap.Mistake(text: row.text)) {
      try UpdateMap(batch, from: row.old, to: row.new)
    }
  }

  @Test("views other than cells go by their sections")
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
