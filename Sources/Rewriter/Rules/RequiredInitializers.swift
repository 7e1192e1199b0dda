import SwiftSyntax

/// Adds initializers that this UIKit requires of subclasses, as it creates objects without Objective-C's runtime.
///
/// A class that does not inherit them has initializers of its own. On Apple's systems, creating an object of it by its class
/// ends the program, too: with the message of an unimplemented initializer.
struct RequiredInitializers {
  private struct Kind {
    /// The parameters of the required initializer.
    let parameters: String
    /// The labels of the designated initializers of UIKit's class.
    let designated: [[String]]
    /// The initializer that UIKit's own runtime calls, by its labels.
    let missing: [String]
    /// The call of that initializer, with the parameters.
    let call: String
  }

  private static let cell = Kind(
    parameters: "registeredAs identifier: String", designated: [["frame"], ["coder"]],
    missing: ["frame"], call: "frame: .zero")
  private static let layer = Kind(
    parameters: "copying layer: CALayer?", designated: [[], ["layer"], ["coder"]],
    missing: ["layer"], call: "layer: layer ?? CALayer()")
  private static let animation = Kind(
    parameters: "copying animation: CAAnimation", designated: [[], ["coder"]], missing: [],
    call: "")
  private static let bar = Kind(
    parameters: "barClass: Void", designated: [["frame"], ["coder"]], missing: ["frame"],
    call: "frame: .zero")

  private static let kinds: [String: Kind] = {
    var kinds = [
      "UICollectionReusableView": cell, "UICollectionViewCell": cell, "UINavigationBar": bar,
      "UIToolbar": bar,
      "UITableViewCell": Kind(
        parameters: "registeredAs identifier: String",
        designated: [["style", "reuseIdentifier"], ["coder"]],
        missing: ["style", "reuseIdentifier"],
        call: "style: .default, reuseIdentifier: identifier"),
      "UITableViewHeaderFooterView": Kind(
        parameters: "registeredAs identifier: String",
        designated: [["reuseIdentifier"], ["coder"]], missing: ["reuseIdentifier"],
        call: "reuseIdentifier: identifier"),
    ]
    for name in [
      "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
      "CAEmitterLayer", "CATransformLayer", "CAScrollLayer", "CATiledLayer",
    ] { kinds[name] = layer }
    for name in [
      "CAAnimation", "CAPropertyAnimation", "CABasicAnimation", "CAKeyframeAnimation",
      "CASpringAnimation", "CAAnimationGroup", "CATransition",
    ] { kinds[name] = animation }
    return kinds
  }()

  let program: Program

  func apply() {
    for type in program.types where type.kind == .class {
      let lineage = program.lineage(of: type)
      guard let base = lineage.last?.inherited.first, let kind = Self.kinds[base] else { continue }
      let own = Self.designated(in: type)
      guard !own.isEmpty else { continue }
      let inherited =
        lineage.dropFirst().map(Self.designated).first { !$0.isEmpty } ?? kind.designated
      guard inherited.contains(where: { !own.contains($0) }) else { continue }
      // What the subclass can call itself, it does.
      let call = own.contains(kind.missing) ? kind.call : own.contains([]) ? "" : nil
      let text =
        call.map { " required convenience init(\(kind.parameters)) { self.init(\($0)) };" }
        ?? " required init(\(kind.parameters)) { fatalError("
        + "\"use of unimplemented initializer 'init(\(kind.missing.map { $0 + ":" }.joined()))' "
        + "for class '\(type.name)'\") };"
      type.file.edits.insert(text, at: type.node.memberBlock.leftBrace.trimmedBytes.upperBound)
    }
  }

  /// The labels of the designated initializers that a class declares.
  static func designated(in type: TypeDeclaration) -> [[String]] {
    type.node.memberBlock.members.compactMap { member in
      guard let initializer = member.decl.as(InitializerDeclSyntax.self),
        !initializer.modifiers.contains(where: { $0.name.text == "convenience" })
      else { return nil }
      return initializer.signature.parameterClause.parameters.map(\.firstName.text)
    }
  }
}
