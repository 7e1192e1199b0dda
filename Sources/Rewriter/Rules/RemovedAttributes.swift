import SwiftSyntax

/// Removes the attributes and modifiers of Objective-C, whose columns become spaces.
final class RemovedAttributes: SyntaxVisitor {
  private static let names: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "NSManaged", "UIApplicationMain",
    "NSApplicationMain", "_objcRuntimeName",
  ]
  private let file: SourceFile
  private let program: Program

  init(_ file: SourceFile, in program: Program) {
    self.file = file
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.names.contains(name) || (name == "main" && isOfDelegate(node))
      || (name == "convention" && node.arguments?.trimmedDescription == "block")
      || (name == "convention" && isOfPaths(node))
    {
      file.blank(node)
    }
    return .visitChildren
  }

  override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
    for call in file.applicationStarts { file.blank(call) }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" || (node.name.text == "optional" && node.detail == nil) {
      file.blank(node)
    } else if node.name.text == "open",
      let list = node.parent?.as(DeclModifierListSyntax.self),
      list.contains(where: { ["static", "final"].contains($0.name.text) })
        || list.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
    {
      // Compilers before Swift 5 accepted it with a warning.
      file.replace(node.name, with: "public")
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard Attributes(node.attributes).contains("IBOutlet") else { return .visitChildren }
    for name in node.names where !isAssigned(name) {
      file.report(
        .unfilledOutlet,
        "outlet '\(name)' is nil: nibs and storyboards are not read; assign it in code", at: node)
    }
    return .visitChildren
  }

  /// Returns whether the type of a function of C has elements of paths, which C does not know here.
  private func isOfPaths(_ node: AttributeSyntax) -> Bool {
    node.parent?.parent?.as(AttributedTypeSyntax.self)?.baseType.trimmedDescription
      .contains("CGPathElement") ?? false
  }

  /// Returns whether the main class is the delegate of an application, whose program starts without it.
  private func isOfDelegate(_ node: AttributeSyntax) -> Bool {
    guard let type = node.parent?.parent?.as(ClassDeclSyntax.self) else { return false }
    let declared = program.type(type.name.text)
    return declared.map { program.descends($0) { $0 == "UIApplicationDelegate" } } ?? false
  }

  private func isAssigned(_ name: String) -> Bool {
    program.files.contains { $0.assignedNames.contains(name) }
  }
}

/// Collects the names of the properties that a file assigns.
final class AssignmentCollector: SyntaxVisitor {
  private var names: Set<String> = []

  static func names(in syntax: SourceFileSyntax) -> Set<String> {
    let collector = AssignmentCollector(viewMode: .sourceAccurate)
    collector.walk(syntax)
    return collector.names
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 1, elements[1].is(AssignmentExprSyntax.self) else {
      return .visitChildren
    }
    if let name = elements[0].as(DeclReferenceExprSyntax.self) {
      names.insert(name.baseName.text)
    } else if let member = elements[0].as(MemberAccessExprSyntax.self) {
      names.insert(member.declName.baseName.text)
    }
    return .visitChildren
  }
}
