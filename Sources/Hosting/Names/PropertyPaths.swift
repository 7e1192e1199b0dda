import UIKit

/// The views and controllers that objects refer to by stored properties, with the names of these.
@MainActor
struct PropertyPaths {
  /// A view, with the names of the properties that lead to it.
  struct Entry {
    /// The names, the first of which is that of a root.
    let path: [String]
    /// Whether the root is a variable of the program, whose name belongs to those of views.
    let isOfVariable: Bool
    let view: UIView

    /// The name of the view: the path without a root that is no variable.
    var name: String {
      (isOfVariable || path.count == 1 ? path[...] : path.dropFirst()).joined(separator: ".")
    }

    /// Returns whether a name consists of the last properties of the path.
    func matches(_ name: String) -> Bool {
      let words = name.split(separator: ".").map(String.init)
      return !words.isEmpty && path.suffix(words.count) == words[...]
    }
  }

  /// The views in the order in which they were found: those that fewer properties lead to first.
  private(set) var entries: [Entry] = []
  /// The views that are roots themselves, which only touches refer to.
  private(set) var roots: [Entry] = []
  private var visited: Set<ObjectIdentifier> = []
  /// Retained, so that no later object has the same identity.
  private var objects: [AnyObject] = []
  private var remaining = maxCount

  private static let maxCount = 5_000
  private static let maxDepth = 6
  private static let maxElements = 200

  private struct Node {
    let path: [String]
    let isOfVariable: Bool
    let value: Any
  }

  /// Adds what can be reached from a root, which is no entry itself.
  mutating func add(_ root: AnyObject, as name: String) {
    let count = entries.count
    add([Node(path: [name], isOfVariable: false, value: root)])
    if entries.count > count, entries[count].view === root {
      roots.append(entries.remove(at: count))
    }
  }

  /// Adds what can be reached from the variables of top-level code.
  mutating func add(_ variables: [(name: String, value: Any)]) {
    add(variables.map { Node(path: [$0.name], isOfVariable: true, value: $0.value) })
  }

  private mutating func add(_ nodes: [Node]) {
    var queue = nodes
    var position = 0
    while position < queue.count, remaining > 0 {
      let node = queue[position]
      position += 1
      remaining -= 1
      guard let content = Self.unwrapped(node.value) else { continue }
      if type(of: content) is AnyClass {
        let object = content as AnyObject
        guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
        objects.append(object)
        if let view = object as? UIView {
          entries.append(Entry(path: node.path, isOfVariable: node.isOfVariable, view: view))
        }
      }
      guard node.path.count < Self.maxDepth else { continue }
      queue += Self.children(of: content).map { label, value in
        Node(path: node.path + [label], isOfVariable: node.isOfVariable, value: value)
      }
    }
  }

  /// Returns whether an object was found.
  func contains(_ object: AnyObject) -> Bool { visited.contains(ObjectIdentifier(object)) }

  // MARK: Reflection

  /// Returns the value of an optional; nil for none.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns the stored properties of a value of the program's own types, or the elements of a
  /// collection of objects.
  private static func children(of value: Any) -> [(label: String, value: Any)] {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .class, .struct, .tuple: break
    case .collection:
      guard let first = mirror.children.first, mayContainViews(first.value) else { return [] }
      return mirror.children.prefix(maxElements).enumerated().map { ("\($0)", $1.value) }
    default: return []
    }
    var children: [(label: String, value: Any)] = []
    var next: Mirror? = mirror
    while let mirror = next {
      if mirror.displayStyle != .tuple, !isOfProgram(mirror.subjectType) { break }
      for child in mirror.children {
        guard let label = child.label else { continue }
        children.append((name(ofProperty: label), child.value))
      }
      next = mirror.superclassMirror
    }
    return children
  }

  private static func mayContainViews(_ value: Any) -> Bool {
    guard let value = unwrapped(value) else { return true }
    return type(of: value) is AnyClass || isOfProgram(type(of: value))
  }

  /// Returns the name of a property from that of its storage: that of a lazy property has a prefix.
  private static func name(ofProperty label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }

  private static let libraries: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "UIKit",
    "QuartzCore", "CoreGraphics", "ObjectiveC", "AppRuntime", "PlaygroundSupport", "Components",
    "_Concurrency", "__C",
  ]

  /// Returns whether a type is declared by a program, not by a library.
  static func isOfProgram(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return !libraries.contains(String(name.prefix { $0 != "." }))
  }
}
