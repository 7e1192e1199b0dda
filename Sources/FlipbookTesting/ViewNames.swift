import UIKit

/// Names for the views of a stage that nobody has named: what they are, and which of their kind, as `UILabel 2`.
@MainActor
final class ViewNames {
  private struct Named {
    weak var view: UIView?
    let name: String
  }

  private var known: [ObjectIdentifier: Named] = [:]
  private var counts: [String: Int] = [:]

  /// All views below one, from back to front, with the names that they keep.
  func views(below view: UIView) -> [(name: String, view: UIView)] {
    view.subviews.flatMap { [(name(of: $0), $0)] + views(below: $0) }
  }

  private func name(of view: UIView) -> String {
    let identifier = ObjectIdentifier(view)
    // Another view may have come to where a former one lay in memory.
    if let named = known[identifier], named.view === view { return named.name }
    let kind = String(describing: type(of: view))
    counts[kind, default: 0] += 1
    let name = "\(kind) \(counts[kind, default: 1])"
    known[identifier] = Named(view: view, name: name)
    return name
  }
}
