import SwiftSyntax

/// Lets classes implement methods of `NSObject` that Linux's one does not declare, or that extensions declare: they
/// override nothing there, and messages reach them.
enum ObjectOverrides {
  /// The methods by their full names; whether UIKit's responders declare them.
  private static let methods: [String: Bool] = [
    "observeValue(forKeyPath:of:change:context:)": true,
    "awakeFromNib()": true, "prepareForInterfaceBuilder()": true,
    "setValue(_:forUndefinedKey:)": false, "value(forUndefinedKey:)": false,
    "setNilValueForKey(_:)": false,
    "responds(to:)": false, "forwardingTarget(for:)": false,
    "keyPathsForValuesAffectingValue(forKey:)": false,
    "automaticallyNotifiesObservers(forKey:)": false,
    "animationDidStart(_:)": false, "animationDidStop(_:finished:)": false,
  ]

  /// The methods of the delegates of animations, which were methods of `NSObject` before Swift 3.
  private static let ofAnimations = ["animationDidStart(_:)", "animationDidStop(_:finished:)"]

  /// The methods that an object has for nibs, which do nothing.
  private static let ofNibs: Set<String> = ["awakeFromNib()", "prepareForInterfaceBuilder()"]

  /// Removes calls of a method of the superclass that it does not have here.
  private final class SuperCalls: SyntaxVisitor {
    private let method: MethodDeclaration

    init(of method: MethodDeclaration) {
      self.method = method
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
        member.base?.is(SuperExprSyntax.self) == true,
        member.declName.baseName.text == method.name
      else { return .visitChildren }
      method.file.replace(member, with: "")
      return .skipChildren
    }
  }

  /// Returns whether a method overrides one that its superclass does not declare here.
  static func isOfObject(_ method: MethodDeclaration, in type: TypeDeclaration, _ program: Program)
    -> Bool
  {
    guard method.isOverride else { return false }
    let new = Swift2.renamed(method.name, method.labels)
    let name =
      method.file.isSwift2
      ? new.name + "(" + new.labels.map { $0 + ":" }.joined() + ")" : method.fullName
    guard let isOfResponders = methods[name] else { return false }
    if isOfResponders, program.descends(type, from: isResponder) { return false }
    return !isDeclared(method, in: type, program)
  }

  /// Returns whether a superclass of the program's declares a method.
  private static func isDeclared(
    _ method: MethodDeclaration, in type: TypeDeclaration, _ program: Program
  ) -> Bool {
    program.lineage(of: type).dropFirst().contains { superclass in
      superclass.methods.contains { $0.fullName == method.fullName }
    }
  }

  /// Removes `override` from these methods.
  static func apply(to program: Program) {
    for type in program.types where type.kind == .class {
      for method in type.methods where isOfObject(method, in: type, program) {
        for modifier in method.node.modifiers where modifier.name.text == "override" {
          method.file.blank(modifier)
        }
        if ofNibs.contains(method.fullName) {
          SuperCalls(of: method).walk(method.node)
        }
      }
      addAnimationDelegate(type, program)
    }
  }

  /// Makes a class in Swift 2 with such methods a delegate of animations.
  private static func addAnimationDelegate(_ type: TypeDeclaration, _ program: Program) {
    let name = "CAAnimationDelegate"
    guard type.file.isSwift2, !type.isLocal,
      type.methods.contains(where: { ofAnimations.contains($0.fullName) }),
      !program.descends(type, from: { $0 == name }),
      !program.lineage(of: type).dropFirst().contains(where: { superclass in
        superclass.methods.contains { ofAnimations.contains($0.fullName) }
      })
    else { return }
    type.file.additions.append("extension \(type.name): \(name) {}")
  }

  private static let responders = [
    "View", "Controller", "Control", "Button", "Label", "Field", "Slider", "Switch", "Cell", "Bar",
    "Window", "Responder", "Stepper", "Picker", "Application", "Scene",
  ]

  private static func isResponder(_ name: String) -> Bool {
    name.hasPrefix("UI") && name != "UIPresentationController"
      && responders.contains(where: name.hasSuffix)
  }
}
