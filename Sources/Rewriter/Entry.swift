import SwiftSyntax

/// What a program shows, found in its sources.
struct Entry {
  enum Kind: String { case playground, application, preview, view, controller, none }

  let kind: Kind
  /// The name of the type, or the title of the preview.
  let name: String?
  /// An expression of the type `SceneEntry`; nil for none.
  let expression: String?
  /// The file with top-level code, which has to be compiled as `main.swift`.
  var main: SourceFile?
}

/// Finds what a program shows.
struct EntryFinder {
  let program: Program
  let previews: [(title: String?, constant: String)]
  /// The type or the preview that was asked for.
  var requested: Requested?

  enum Requested {
    case view(String), controller(String), preview(String)
  }

  func entry() -> Entry {
    switch requested {
    case .view(let name)? where isPossible(name):
      return Entry(kind: .view, name: name, expression: view(name))
    case .controller(let name)? where isPossible(name):
      return Entry(kind: .controller, name: name, expression: controller(name))
    case .view(let name)?, .controller(let name)?:
      return Entry(kind: .none, name: name, expression: nil)
    case .preview(let title)?:
      let preview = previews.first { $0.title == title }
      return Entry(
        kind: preview == nil ? .none : .preview, name: title,
        expression: preview.map { "\($0.constant).entry" })
    case nil: break
    }
    if let main = program.files.first(where: \.hasTopLevelCode) {
      return Entry(
        kind: .playground, name: nil, expression: ".playground { flipbookSceneMain() }",
        main: main)
    }
    if let entry = application() { return entry }
    if let preview = previews.first {
      return Entry(
        kind: .preview, name: preview.title, expression: "\(preview.constant).entry")
    }
    let candidates = self.candidates
    if candidates.count == 1, let only = candidates.first, creation(of: only) != nil {
      return isController(only)
        ? Entry(kind: .controller, name: only.name, expression: controller(only.name))
        : Entry(kind: .view, name: only.name, expression: view(only.name))
    }
    return Entry(kind: .none, name: nil, expression: nil)
  }

  /// The controllers and views of the program.
  var classes: [Report.Class] {
    let candidates = candidates.map(\.name)
    return visibleClasses.compactMap { type in
      let isController = isController(type)
      guard isController || isView(type) else { return nil }
      return Report.Class(
        name: type.name, kind: (isController ? Entry.Kind.controller : .view).rawValue,
        isCandidate: candidates.contains(type.name), isCreatable: creation(of: type) != nil)
    }
  }

  /// The classes that the entry of the program can name.
  private var visibleClasses: [TypeDeclaration] {
    program.types.filter { $0.kind == .class && !$0.isGeneric && !$0.isLocal && !$0.isPrivate }
  }

  /// The controllers that no other type of the program names; if there are none, the views.
  private var candidates: [TypeDeclaration] {
    for isKind in [isController, isView] {
      let all = visibleClasses.filter(isKind)
      let roots = all.filter { type in !all.contains { $0 !== type && uses($0, type) } }
      if !roots.isEmpty { return roots }
    }
    return []
  }

  private func isController(_ type: TypeDeclaration) -> Bool {
    program.descends(type) {
      $0.hasPrefix("UI") && $0.hasSuffix("Controller") && $0 != "UIPresentationController"
    }
  }

  private func isView(_ type: TypeDeclaration) -> Bool {
    program.descends(type) { name in
      name.hasPrefix("UI")
        && ["View", "Control", "Button", "Label", "Slider", "Switch", "Bar"]
          .contains(where: name.hasSuffix)
    } && !program.descends(type) { $0.hasSuffix("Cell") || $0 == "UICollectionReusableView" }
  }

  /// Returns whether a type names another one.
  private func uses(_ user: TypeDeclaration, _ type: TypeDeclaration) -> Bool {
    var token = user.node.firstToken(viewMode: .sourceAccurate)
    let end = user.node.endPosition
    while let current = token, current.position < end {
      if current.text == type.shortName { return true }
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return false
  }

  private func application() -> Entry? {
    func first(_ name: String) -> TypeDeclaration? {
      program.types.first { type in
        type.kind == .class && program.descends(type) { $0 == name }
      }
    }
    let delegate = first("UIApplicationDelegate")
    let scene = first("UIWindowSceneDelegate")
    guard delegate != nil || scene != nil else { return nil }
    func maker(_ type: TypeDeclaration?) -> String { type.map { "{ \($0.name)() }" } ?? "nil" }
    return Entry(
      kind: .application, name: (delegate ?? scene)?.name,
      expression:
        ".application(delegate: \(maker(delegate)), sceneDelegate: \(maker(scene)))")
  }

  private func view(_ name: String) -> String {
    ".view { \(creation(of: name) ?? "\(name)(frame: UIScreen.main.bounds)") }"
  }

  private func controller(_ name: String) -> String {
    ".controller { \(creation(of: name) ?? "\(name)()") }"
  }

  /// Whether a type is not known to have no initializer that needs no values.
  private func isPossible(_ name: String) -> Bool {
    program.type(name).map { creation(of: $0) != nil } ?? true
  }

  private func creation(of name: String) -> String? { program.type(name).flatMap(creation) }

  /// The arguments of the initializers that the entry of a program can call, by the initializers' labels.
  private static let arguments: [[String]: String] = [
    ["frame"]: "frame: UIScreen.main.bounds",
    ["nibName", "bundle"]: "nibName: nil, bundle: nil",
    ["style"]: "style: .plain",
    ["collectionViewLayout"]: "collectionViewLayout: UICollectionViewFlowLayout()",
    ["frame", "style"]: "frame: UIScreen.main.bounds, style: .plain",
    ["frame", "collectionViewLayout"]:
      "frame: UIScreen.main.bounds, collectionViewLayout: UICollectionViewFlowLayout()",
  ]

  /// Returns a call of an initializer that needs nothing but optional values, or that UIKit's class has; nil without
  /// one.
  ///
  /// A class with initializers of its own does not inherit those of its superclass.
  private func creation(of type: TypeDeclaration) -> String? {
    for current in program.lineage(of: type) {
      let all = current.node.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      let own = all.filter { $0.optionalMark == nil && !$0.modifiers.isPrivate }
      let inherits = current !== type
      if own.contains(where: { $0.parameters.allSatisfy { $0.defaultValue != nil } }) {
        return "\(type.name)()"
      }
      for initializer in own {
        let needed = initializer.parameters.filter { $0.defaultValue == nil }
        if let arguments = Self.arguments[needed.map(\.firstName.text)] {
          return "\(type.name)(\(arguments))"
        }
        if needed.allSatisfy(\.isOptional) {
          let arguments = needed.map {
            ($0.firstName.text == "_" ? "" : "\($0.firstName.text): ") + "nil"
          }
          return "\(type.name)(\(arguments.joined(separator: ", ")))"
        }
      }
      let designated = all.contains { initializer in
        !initializer.modifiers.contains { $0.name.text == "convenience" }
      }
      if designated, !inherits || !own.isEmpty { return nil }
    }
    let bases = program.lineage(of: type).flatMap(\.inherited)
    if bases.contains("UICollectionViewController") {
      return "\(type.name)(\(Self.arguments[["collectionViewLayout"]] ?? ""))"
    }
    if bases.contains("UICollectionView") {
      return "\(type.name)(\(Self.arguments[["frame", "collectionViewLayout"]] ?? ""))"
    }
    return isController(type) ? "\(type.name)()" : "\(type.name)(frame: UIScreen.main.bounds)"
  }
}

extension InitializerDeclSyntax {
  fileprivate var parameters: FunctionParameterListSyntax { signature.parameterClause.parameters }
}

extension FunctionParameterSyntax {
  /// Whether nil is a value of the parameter.
  fileprivate var isOptional: Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }
}

extension DeclModifierListSyntax {
  /// Whether other files cannot use the declaration.
  var isPrivate: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}

extension SourceFile {
  /// Whether the file has statements outside of declarations.
  var hasTopLevelCode: Bool {
    // The bodies of operators before Swift 3 are statements now.
    let bodies = syntax.statements.compactMap { statement in
      statement.item.as(OperatorDeclSyntax.self).flatMap { Swift2.bodyRange(of: $0, in: self) }
    }
    return syntax.statements.contains { statement in
      guard !bodies.contains(where: { $0.contains(statement.trimmedBytes.lowerBound) }) else {
        return false
      }
      return switch statement.item {
      case .decl: false
      case .expr(let expression): !expression.isPreview && !expression.startsApplication
      case .stmt: true
      @unknown default: false
      }
    } || ["main.swift", "Contents.swift"].contains(name) && !hasApplicationStart
  }

  /// Whether the file starts an application by a call of `UIApplicationMain`.
  private var hasApplicationStart: Bool { !applicationStarts.isEmpty }

  /// The calls of `UIApplicationMain`.
  var applicationStarts: [CodeBlockItemSyntax] {
    syntax.statements.filter { $0.item.as(ExprSyntax.self)?.startsApplication == true }
  }

  /// The names of the variables of the top-level code that other files can use.
  var topLevelVariables: [String] {
    var seen: Set<String> = []
    return syntax.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .filter { variable in
        !variable.modifiers.contains { ["private", "fileprivate", "weak"].contains($0.name.text) }
      }
      .flatMap(\.names).filter { seen.insert($0).inserted }
  }
}

extension ExprSyntax {
  fileprivate var isPreview: Bool {
    self.as(MacroExpansionExprSyntax.self)?.macroName.text == "Preview"
  }

  fileprivate var startsApplication: Bool {
    if let sequence = self.as(SequenceExprSyntax.self) {
      return sequence.elements.last?.startsApplication == true
    }
    let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression
    return callee?.trimmedDescription == "UIApplicationMain"
  }
}
