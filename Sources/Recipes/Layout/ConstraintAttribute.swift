/// An attribute of a view that a constraint relates, with the name of its anchor.
enum ConstraintAttribute: String, CaseIterable, Sendable {
  case leading, trailing, left, right, top, bottom, centerX, centerY, width, height, firstBaseline,
    lastBaseline

  /// What an attribute is a measure of.
  enum Measure: Sendable {
    case horizontalPosition, verticalPosition, size
  }

  var measure: Measure {
    switch self {
    case .leading, .trailing, .left, .right, .centerX: .horizontalPosition
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .verticalPosition
    case .width, .height: .size
    }
  }

  var isSize: Bool { measure == .size }

  /// Whether only views, and no layout guides, have the attribute.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute depends on the layout direction; nil for one that relates to both kinds.
  private var followsDirection: Bool? {
    switch self {
    case .leading, .trailing: true
    case .left, .right: false
    default: nil
    }
  }

  /// Returns whether UIKit accepts a constraint between two attributes.
  func accepts(_ other: ConstraintAttribute) -> Bool {
    guard measure == other.measure else { return false }
    guard let own = followsDirection, let its = other.followsDirection else { return true }
    return own == its
  }

  /// The attributes of the same measure to which the attribute may relate, in words.
  var accepted: String {
    Self.allCases.filter(accepts).map(\.rawValue).joined(separator: ", ")
  }

  /// The attribute of the same edge that depends on the layout direction, or does not, as another
  /// one does.
  func counterpart(for other: ConstraintAttribute) -> ConstraintAttribute? {
    switch (self, other.followsDirection) {
    case (.left, true): .leading
    case (.right, true): .trailing
    case (.leading, false): .left
    case (.trailing, false): .right
    default: nil
    }
  }
}

/// The area of a view whose anchors a constraint relates to.
enum ConstraintGuide: String, CaseIterable, Sendable {
  case safeArea, margins, readableContent, keyboard, contentLayout, frameLayout

  /// Whether only scroll views have the guide.
  var isOfScrollView: Bool { self == .contentLayout || self == .frameLayout }

  /// The name of UIKit's property.
  var property: String {
    switch self {
    case .safeArea: "safeAreaLayoutGuide"
    case .margins: "layoutMarginsGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .contentLayout: "contentLayoutGuide"
    case .frameLayout: "frameLayoutGuide"
    }
  }
}
