import SwiftSyntax

/// Captures sources of Dispatch weakly, whose protocols are not those of classes alone on Linux: `[weak timer]` is
/// `[weak timer = timer as? DispatchSource]`.
final class CapturedSources: SyntaxVisitor {
  /// Counts the variables of a file that are sources: those that are made by `DispatchSource`, and those of its types.
  private final class Finder: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      let value = node.initializer?.value.trimmedDescription ?? ""
      let type = node.typeAnnotation?.type.trimmedDescription ?? ""
      if value.hasPrefix("DispatchSource.make") || type.hasPrefix("DispatchSource") {
        names.insert(node.pattern.trimmedDescription)
      }
      return .visitChildren
    }
  }

  private let file: SourceFile
  private let names: Set<String>

  init(_ file: SourceFile) {
    self.file = file
    let finder = Finder(viewMode: .sourceAccurate)
    if file.text.contains("DispatchSource") { finder.walk(file.syntax) }
    names = finder.names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    guard let specifier = node.specifier?.specifier.text, node.initializer == nil,
      names.contains(node.name.text)
    else { return .visitChildren }
    let cast = specifier == "weak" ? "as?" : "as!"
    file.edits.insert(
      " = \(node.name.text) \(cast) DispatchSource", at: node.name.trimmedBytes.upperBound)
    return .visitChildren
  }
}
