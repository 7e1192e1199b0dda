import AppRuntime
import Testing
import UIKit

private final class Person: NSObject {
  private(set) var name: String
  private(set) var age: Int

  init(_ name: String, _ age: Int) { (self.name, self.age) = (name, age) }

  @MainActor static let registered: Void = {
    PropertyTable.add("name", \Person.name)
    PropertyTable.add("age", \Person.age)
  }()
}

@MainActor
@Suite struct PredicateTests {
  init() { Person.registered }

  @Test(
    "predicates of texts compare texts",
    arguments: [
      ("SELF MATCHES %@", "[A-Z0-9a-z._]+@[a-z]+\\.[a-z]{2,4}", "ann@mail.com", true),
      ("SELF MATCHES %@", "[a-z]+", "ann1", false),
      ("self contains[cd] %@", "ELE", "élève", true),
      ("SELF CONTAINS %@", "ELE", "élève", false),
      ("SELF BEGINSWITH[c] %@", "AN", "anna", true),
      ("SELF ENDSWITH %@", "an", "anna", false),
      ("SELF LIKE %@", "a*a", "anna", true),
      ("SELF == %@", "b", "a", false),
      ("NOT SELF == %@", "b", "a", true),
      ("SELF < %@", "b", "a", true),
      ("SELF IN {'a', 'b', %@}", "c", "c", true),
      ("length > 3 AND SELF != %@", "b", "anna", true),
      ("(SELF = 'x' OR SELF = 'y') && SELF <> %@", "y", "y", false),
    ])
  func texts(format: String, argument: String, text: String, expected: Bool) {
    #expect(NSPredicate(format: format, argument).evaluate(with: text) == expected)
  }

  @Test(
    "predicates of objects compare the values of their keys",
    arguments: [
      ("age > 30", ["Cleo"]), ("age >= 30 AND name == 'Ben'", ["Ben"]),
      ("age BETWEEN {20, 30}", ["Ann", "Ben"]),
      ("age == 20 || name LIKE[c] 'c*'", ["Cleo", "Ann"]),
      ("name == nil", []), ("TRUEPREDICATE", ["Cleo", "Ann", "Ben"]), ("!(age < 30.5)", ["Cleo"]),
    ])
  func objects(format: String, expected: [String]) {
    let people = NSArray(array: [Person("Cleo", 40), Person("Ann", 20), Person("Ben", 30)])
    let found = people.filtered(using: NSPredicate(format: format))
    #expect(found.compactMap { ($0 as? Person)?.name } == expected)
  }

  @Test("key paths and lists are arguments") func arguments() {
    let values = ["kind": "bird", "count": 3] as NSDictionary
    #expect(
      NSPredicate(format: "%K == %@ AND count < %d", "kind", "bird", 4).evaluate(with: values))
    #expect(NSPredicate(format: "kind IN %@", ["cat", "bird"]).evaluate(with: values))
    #expect(!NSPredicate(format: "kind IN %@", argumentArray: [["cat"]]).evaluate(with: values))
    let tags = ["tags": ["a", "b"]] as NSDictionary
    #expect(NSPredicate(format: "ANY tags == %@", "b").evaluate(with: tags))
  }

  @Test("descriptors sort by keys") func sorting() {
    let rows: [(NSSortDescriptor, [String])] = [
      (NSSortDescriptor(key: "age", ascending: true), ["Ann", "ben", "Cleo"]),
      (NSSortDescriptor(key: "age", ascending: false), ["Cleo", "ben", "Ann"]),
      (NSSortDescriptor(key: "name", ascending: true), ["Ann", "Cleo", "ben"]),
      (
        NSSortDescriptor(
          key: "name", ascending: true,
          selector: Selector("localizedCaseInsensitiveCompare:")), ["Ann", "ben", "Cleo"]
      ),
      (
        NSSortDescriptor(key: "name", ascending: true) { first, second in
          (second as? String ?? "").compare(first as? String ?? "")
        }, ["ben", "Cleo", "Ann"]
      ),
    ]
    let people = NSArray(array: [Person("Cleo", 40), Person("Ann", 20), Person("ben", 30)])
    for (index, row) in rows.enumerated() {
      let sorted = people.sortedArray(using: [row.0])
      #expect(sorted.compactMap { ($0 as? Person)?.name } == row.1, "row \(index)")
    }
  }

  @Test("a descriptor without a key sorts the objects") func plain() {
    let descriptor = NSSortDescriptor(key: "self", ascending: false)
    #expect(NSArray(array: [1, 3, 2]).sortedArray(using: [descriptor]) as? [Int] == [3, 2, 1])
  }
}
