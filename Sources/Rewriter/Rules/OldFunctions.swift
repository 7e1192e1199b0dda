import SwiftSyntax

/// Replaces functions of C, which Swift 3 made members, by these members: `CGRectGetMidX(rect)`, `CGPointMake(1, 2)`.
enum OldFunctions {
  private enum Change {
    /// An initializer with these labels.
    case initializer(String, [String])
    /// A method of the first argument, with the labels of the others.
    case method(String, [String])
    /// A property of the first argument.
    case property(String)
  }

  private static let changes: [String: Change] = [
    "CGPointMake": .initializer("CGPoint", ["x", "y"]),
    "CGSizeMake": .initializer("CGSize", ["width", "height"]),
    "CGRectMake": .initializer("CGRect", ["x", "y", "width", "height"]),
    "CGVectorMake": .initializer("CGVector", ["dx", "dy"]),
    "CGAffineTransformMake": .initializer("CGAffineTransform", ["a", "b", "c", "d", "tx", "ty"]),
    "CGAffineTransformMakeScale": .initializer("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeRotation": .initializer("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeTranslation": .initializer("CGAffineTransform", ["translationX", "y"]),
    "CGAffineTransformScale": .method("scaledBy", ["x", "y"]),
    "CGAffineTransformRotate": .method("rotated", ["by"]),
    "CGAffineTransformTranslate": .method("translatedBy", ["x", "y"]),
    "CGAffineTransformConcat": .method("concatenating", ["_"]),
    "CGAffineTransformInvert": .method("inverted", []),
    "CGAffineTransformIsIdentity": .property("isIdentity"),
    "CGRectGetMinX": .property("minX"), "CGRectGetMidX": .property("midX"),
    "CGRectGetMaxX": .property("maxX"), "CGRectGetMinY": .property("minY"),
    "CGRectGetMidY": .property("midY"), "CGRectGetMaxY": .property("maxY"),
    "CGRectGetWidth": .property("width"), "CGRectGetHeight": .property("height"),
    "CGRectIsEmpty": .property("isEmpty"), "CGRectIsNull": .property("isNull"),
    "CGRectIntegral": .property("integral"),
    "CGRectInset": .method("insetBy", ["dx", "dy"]),
    "CGRectOffset": .method("offsetBy", ["dx", "dy"]),
    "CGRectContainsPoint": .method("contains", ["_"]),
    "CGRectContainsRect": .method("contains", ["_"]),
    "CGRectIntersectsRect": .method("intersects", ["_"]),
    "CGRectIntersection": .method("intersection", ["_"]),
    "CGRectUnion": .method("union", ["_"]), "CGRectEqualToRect": .method("equalTo", ["_"]),
    "CGPointEqualToPoint": .method("equalTo", ["_"]),
    "CGSizeEqualToSize": .method("equalTo", ["_"]),
    "CGPointApplyAffineTransform": .method("applying", ["_"]),
    "CGRectApplyAffineTransform": .method("applying", ["_"]),
    "UIEdgeInsetsInsetRect": .method("inset", ["by"]),
    "UIImagePNGRepresentation": .method("pngData", []),
    "UIImageJPEGRepresentation": .method("jpegData", ["compressionQuality"]),
    "UIAccessibilityIsReduceMotionEnabled": .initializer(
      "UIAccessibility.isReduceMotionEnabled as Bool", []),
    "UIAccessibilityIsVoiceOverRunning": .initializer(
      "UIAccessibility.isVoiceOverRunning as Bool", []),
    "UIAccessibilityIsReduceTransparencyEnabled": .initializer(
      "UIAccessibility.isReduceTransparencyEnabled as Bool", []),
    "UIAccessibilityPostNotification": .initializer(
      "UIAccessibility.post", ["notification", "argument"]),
    "UIDeviceOrientationIsPortrait": .property("isPortrait"),
    "UIDeviceOrientationIsLandscape": .property("isLandscape"),
    "UIInterfaceOrientationIsPortrait": .property("isPortrait"),
    "UIInterfaceOrientationIsLandscape": .property("isLandscape"),
  ]

  /// Rewrites the outline of a stroke as Swift 3 created it, and returns whether a call is one:
  /// `CGPath(__byStroking: path, transform: nil, lineWidth: 2, …)`.
  static func rewriteStroke(_ node: FunctionCallExprSyntax, in file: SourceFile) -> Bool {
    let arguments = Array(node.arguments)
    guard node.calledExpression.trimmedDescription == "CGPath", arguments.count == 6,
      arguments[0].label?.text == "__byStroking", arguments[1].label?.text == "transform",
      arguments[1].expression.is(NilLiteralExprSyntax.self), let right = node.rightParen
    else { return false }
    let (path, width) = (
      arguments[0].expression.trimmedBytes, arguments[2].expression.trimmedBytes
    )
    file.replace(node.trimmedBytes.lowerBound..<path.lowerBound, with: "Optional((")
    file.replace(path.upperBound..<width.lowerBound, with: ").copy(strokingWithWidth: ")
    file.edits.insert(")", at: right.trimmedBytes.upperBound)
    return true
  }

  /// Rewrites an exchange of two elements of a collection, which are one access since Swift 4: `swap(&a[1], &a[2])` is
  /// `a.swapAt(1, 2)`.
  static func rewriteSwap(_ node: FunctionCallExprSyntax, in file: SourceFile) -> Bool {
    guard node.calledExpression.trimmedDescription == "swap", node.arguments.count == 2 else {
      return false
    }
    let elements = node.arguments.compactMap {
      $0.expression.as(InOutExprSyntax.self)?.expression.as(SubscriptCallExprSyntax.self)
    }
    guard elements.count == 2, elements.allSatisfy({ $0.arguments.count == 1 }),
      let first = elements[0].arguments.first, let second = elements[1].arguments.first,
      elements[0].calledExpression.trimmedDescription
        == elements[1].calledExpression.trimmedDescription,
      let right = node.rightParen
    else { return false }
    let (one, other) = (first.expression.trimmedBytes, second.expression.trimmedBytes)
    file.replace(
      node.trimmedBytes.lowerBound..<one.lowerBound,
      with: "\(elements[0].calledExpression.trimmedDescription).swapAt(")
    file.replace(one.upperBound..<other.lowerBound, with: ", ")
    file.replace(other.upperBound..<right.trimmedBytes.upperBound, with: ")")
    return true
  }

  /// Rewrites a call of such a function, and returns whether it is one.
  static func rewrite(_ node: FunctionCallExprSyntax, in file: SourceFile) -> Bool {
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName,
      let left = node.leftParen, let right = node.rightParen, let change = changes[name.text],
      node.arguments.allSatisfy({ $0.label == nil })
    else { return false }
    let arguments = Array(node.arguments)
    func label(_ arguments: some Sequence<LabeledExprSyntax>, _ labels: [String]) {
      for (argument, label) in zip(arguments, labels) where label != "_" {
        file.insert("\(label): ", before: argument)
      }
    }
    switch change {
    case .initializer(let type, let labels):
      guard arguments.count == labels.count else { return false }
      if labels.isEmpty {
        file.replace(node, with: "(\(type))")
      } else {
        file.replace(name, with: type)
        label(arguments, labels)
      }
    case .property(let property):
      guard arguments.count == 1 else { return false }
      file.replace(name.trimmedBytes.lowerBound..<left.trimmedBytes.upperBound, with: "(")
      file.replace(right, with: ").\(property)")
    case .method(let method, let labels):
      guard arguments.count == labels.count + 1 else { return false }
      file.replace(name.trimmedBytes.lowerBound..<left.trimmedBytes.upperBound, with: "(")
      if let comma = arguments[0].trailingComma {
        file.replace(comma, with: ").\(method)(")
        label(arguments.dropFirst(), labels)
      } else {
        file.replace(right, with: ").\(method)()")
      }
    }
    return true
  }
}
