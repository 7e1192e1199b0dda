import QuartzCore

/// The content of a visual format: views in a row, with the distances between them.
struct VisualFormat {
  /// A relation to a number or to a view's size, at a priority.
  struct Predicate: Equatable {
    enum Object: Equatable {
      case number(CGFloat)
      case view(String)
    }

    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority = UILayoutPriority.required
  }

  /// A view or the superview.
  struct Element: Equatable {
    /// The name of the view; nil for the superview.
    var name: String?
    /// The conditions for the view's size.
    var predicates: [Predicate] = []
    /// The position in the format, in characters.
    var place: Int
  }

  /// The distance between two elements.
  enum Connection: Equatable {
    /// No distance.
    case flush
    /// The standard distance.
    case standard
    /// A distance that satisfies conditions.
    case predicates([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// The distances between the elements.
  var connections: [Connection] = []
}

/// An error in a visual format.
///
/// The first line and the texts about keys of the dictionaries, a missing superview, a missing bracket
/// and alignments are those of UIKit, as printed in public crash logs; the others are Flipbook's.
struct VisualFormatError: Error, Equatable {
  let reason: String
  let format: String
  /// The position of the error, in characters.
  let place: Int

  /// The reason of UIKit's exception, which points to the place.
  var text: String {
    "Unable to parse constraint format: \n\(reason) \n\(format) \n"
      + String(repeating: " ", count: place) + "^"
  }
}
