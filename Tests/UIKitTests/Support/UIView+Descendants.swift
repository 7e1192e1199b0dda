import UIKit

extension UIView {
  /// The descendants in the order of the hierarchy.
  package var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
