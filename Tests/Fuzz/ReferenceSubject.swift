import Imaging
import Verification

/// References of recipes.
struct ReferenceSubject: FuzzSubject {
  let seeds: [[UInt8]]
  private let mutator: TextMutator

  init() throws {
    seeds = try Repository.files(
      in: ["Tests/References", "Tests/Fuzz/Corpus/references"], endingWith: "reference.txt",
      maxLength: 8_000)
    mutator = TextMutator(seeds: seeds, specials: ["*", "1*9", "+a", "-a", ":"])
  }

  func mutated(_ seed: [UInt8], by chance: inout Chance) -> [UInt8] {
    mutator.mutated(seed, by: &chance)
  }

  func read(_ input: [UInt8]) async throws -> Bool {
    let text = String(decoding: input, as: UTF8.self)
    guard let reference = try? Reference(text: text, path: "reference.txt") else { return false }
    let written = try Reference(text: reference.text, path: "reference.txt")
    guard written.text == reference.text else {
      throw Contradiction("the reference differs after it was written")
    }
    return true
  }
}
