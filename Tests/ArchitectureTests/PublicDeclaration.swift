/// A class, or a member of a class or of an extension, in formatted source code.
///
/// Of other declarations than initializers, only public and open ones are included.
struct PublicDeclaration: CustomStringConvertible {
  /// The keyword, such as `func`.
  let kind: String
  /// The name without arguments.
  let name: String
  /// The class or the extended type; nil for a class.
  let owner: String?
  /// Whether the declaration is in an extension.
  let isInExtension: Bool
  /// The modifiers, such as `open`.
  let modifiers: Set<String>

  var isOpen: Bool { modifiers.contains("open") }
  var isPublic: Bool { isOpen || modifiers.contains("public") }
  var isStatic: Bool { modifiers.contains("static") }
  var isConvenience: Bool { modifiers.contains("convenience") }
  var qualifiedName: String { owner.map { "\($0).\(name)" } ?? name }

  var description: String {
    var words = [kind, qualifiedName]
    if isOpen { words.append("open") }
    if isInExtension { words.append("extension") }
    if isStatic { words.append("static") }
    return words.joined(separator: " ")
  }

  /// Returns the declarations in a text: types have no indentation, members two spaces.
  static func all(in text: String) -> [PublicDeclaration] {
    var found: [PublicDeclaration] = []
    var owner: (name: String, isExtension: Bool)?
    for line in text.split(separator: "\n") {
      let indentation = line.prefix { $0 == " " }.count
      if indentation == 0, let type = PublicDeclaration(line, owner: nil, isInExtension: false) {
        let isPublicClass = type.kind == "class" && type.isPublic
        if isPublicClass { found.append(type) }
        owner =
          isPublicClass || type.kind == "extension" ? (type.name, type.kind == "extension") : nil
      } else if indentation == 2, let owner,
        let member = PublicDeclaration(
          line.dropFirst(2), owner: owner.name, isInExtension: owner.isExtension),
        member.isPublic || member.kind == "init"
      {
        found.append(member)
      }
    }
    return found
  }

  private static let allModifiers: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "nonisolated",
    "override", "required", "convenience", "static", "weak", "lazy", "indirect", "mutating",
  ]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "extension", "typealias", "var", "let", "func",
    "subscript", "init",
  ]

  private init?(_ line: Substring, owner: String?, isInExtension: Bool) {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    // A modifier may have an argument, as `private(set)`.
    let words = line.split { !($0.isLetter || $0.isNumber || "_.()@".contains($0)) }
    var modifiers: Set<String> = []
    for (index, word) in words.enumerated() where !word.hasPrefix("@") {
      let name = word.prefix { $0 != "(" }
      let next = index + 1 < words.count ? words[index + 1].prefix { $0 != "(" } : ""
      if Self.allModifiers.contains(name) || name == "class" && Self.kinds.contains(next) {
        if !word.contains("(") { modifiers.insert(String(word)) }
      } else if Self.kinds.contains(name) {
        (kind, self.owner, self.isInExtension) = (String(name), owner, isInExtension)
        self.name = ["init", "subscript"].contains(kind) ? kind : String(next)
        self.modifiers = modifiers
        return
      } else {
        return nil
      }
    }
    return nil
  }
}
