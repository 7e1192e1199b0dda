import SwiftSyntax

/// Moves methods of extensions into the classes that they extend, where they override or are overridden: Swift needs
/// Objective-C to override the members of extensions.
struct MovedMembers {
  let program: Program

  func apply() {
    for type in program.types where type.kind == .class {
      let moved = extensionMembers(of: type)
      guard !moved.isEmpty else { continue }
      let end = type.node.memberBlock.rightBrace.trimmedBytes.lowerBound
      let place = type.file.lines.position(of: end)
      var text = ""
      for (member, file, access) in moved {
        let range = member.trimmedBytes
        let place = file.lines.position(of: range.lowerBound)
        // Attributes and literals in the text are rewritten as well.
        let rewritten = file.edits.applied(to: range, of: file.bytes)
        text +=
          "\n#sourceLocation(file: \(file.path.quoted), line: \(place.line))\n"
          + String(repeating: " ", count: place.column - 1)
          + access + String(decoding: rewritten, as: UTF8.self)
        file.edits.moveEdits(in: range)
        file.edits.blank(range, in: file.bytes)
        file.edits.insertMoved(access, at: range.lowerBound)
      }
      text +=
        "\n#sourceLocation(file: \(type.file.path.quoted), line: \(place.line))\n"
        + String(repeating: " ", count: place.column - 1)
      type.file.edits.insert(text, at: end)
    }
  }

  private func extensionMembers(
    of type: TypeDeclaration
  ) -> [(member: Syntax, file: SourceFile, prefix: String)] {
    var result: [(Syntax, SourceFile, String)] = []
    var visited: Set<SyntaxIdentifier> = []
    for file in program.files {
      for node in file.syntax.extensions
      where program.type(node.extendedType.trimmedDescription) === type {
        guard visited.insert(node.id).inserted else { continue }
        let access = node.modifiers.first {
          ["private", "fileprivate", "public"].contains($0.name.text)
        }
        for member in node.memberBlock.members where needsClass(member.decl) {
          let own = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers
          let hasAccess = own?.contains {
            ["private", "fileprivate", "public", "open", "internal"].contains($0.name.text)
          }
          let isPrivate = access.map { $0.name.text != "public" } ?? false
          result.append(
            (
              Syntax(member.decl), file,
              isPrivate && hasAccess != true ? "fileprivate " : ""
            ))
        }
      }
    }
    return result
  }

  private func needsClass(_ node: DeclSyntax) -> Bool {
    let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers
    if modifiers?.contains(where: { $0.name.text == "override" }) == true { return true }
    guard let function = node.as(FunctionDeclSyntax.self) else { return false }
    let labels = function.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    return program.overridden.contains("\(function.name.text)(\(labels.joined()))")
  }
}

extension SourceFileSyntax {
  /// The extensions at the top level and in `#if`.
  var extensions: [ExtensionDeclSyntax] {
    let collector = ExtensionCollector(viewMode: .sourceAccurate)
    collector.walk(self)
    return collector.nodes
  }
}

private final class ExtensionCollector: SyntaxVisitor {
  var nodes: [ExtensionDeclSyntax] = []

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    nodes.append(node)
    return .skipChildren
  }
}

extension SourceEdits {
  /// Returns a part of the source with the replacements inside of it.
  func applied(to range: Range<Int>, of source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = range.lowerBound
    for edit in inOrder
    where position <= edit.range.lowerBound && edit.range.upperBound <= range.upperBound {
      result += source[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    return result + source[position..<range.upperBound]
  }
}

extension String {
  /// The text as a string literal.
  var quoted: String {
    "\"" + map { ["\"", "\\"].contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
