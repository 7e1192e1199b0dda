import UIKit

/// Names for unnamed views of a stage: their type and a number, such as `UILabel 2`.
@MainActor
final class ViewNames {
  private struct Named {
    weak var view: UIView?
    let name: String
  }

  private var names: [ObjectIdentifier: Named] = [:]
  private var counts: [String: Int] = [:]

  /// Returns all descendants of a view, from back to front, with persistent names.
  func views(below view: UIView) -> [(name: String, view: UIView)] {
    view.subviews.flatMap { [(name(of: $0), $0)] + views(below: $0) }
  }

  private func name(of view: UIView) -> String {
    let identifier = ObjectIdentifier(view)
    // A new view may have the address of a deallocated one.
    if let named = names[identifier], named.view === view { return named.name }
    let kind = String(describing: type(of: view))
    counts[kind, default: 0] += 1
    let name = "\(kind) \(counts[kind, default: 1])"
    names[identifier] = Named(view: view, name: name)
    return name
  }
}
