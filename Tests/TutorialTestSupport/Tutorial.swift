import UIKit

/// A view controller that makes the calls of a tutorial's listings, with their numbers and order,
/// and with closures in place of selectors.
@MainActor
package protocol Tutorial: UIViewController {
  /// Returns the view that the recipe of the same scene calls by a name.
  func view(_ name: String) -> UIView?
}
