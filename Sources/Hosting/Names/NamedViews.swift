import AppRuntime
import UIKit

/// The views of a program by their names: identifiers, the names of properties, and titles.
///
/// A view keeps the name that it had when it was first found, so that its rows in a trace have one name.
@MainActor
final class NamedViews {
  private let stage: Stage
  private let variables: (() -> [(name: String, value: Any)])?
  private var given: [ObjectIdentifier: Named] = [:]
  private var owners: [String: Named] = [:]
  /// The named views in the order in which they were found.
  private var order: [Named] = []

  private final class Named {
    weak var view: UIView?
    let name: String

    init(_ view: UIView, _ name: String) { (self.view, self.name) = (view, name) }
  }

  /// - Parameter variables: Returns the variables of top-level code; nil for none.
  init(on stage: Stage, variables: (() -> [(name: String, value: Any)])? = nil) {
    (self.stage, self.variables) = (stage, variables)
  }

  /// The named views on the stage, in the order in which they were found.
  var views: [(name: String, view: UIView)] {
    let paths = propertyPaths
    let shown = stage.window.hierarchy.dropFirst()
    for entry in paths.entries where isShown(entry.view) {
      give(entry.view, [entry.view.identifier ?? entry.name, entry.path.joined(separator: ".")])
    }
    for view in shown {
      if let name = view.identifier ?? view.listedTitle { give(view, [name]) }
    }
    order.removeAll { $0.view == nil }
    return order.compactMap { named in
      named.view.flatMap { isShown($0) ? (named.name, $0) : nil }
    }
  }

  /// The names that refer to views on the stage, each once.
  var names: [String] {
    let shown = stage.window.hierarchy.dropFirst()
    return (views.map(\.name) + shown.compactMap(\.title)).reduce(into: []) { names, name in
      if !names.contains(name) { names.append(name) }
    }
  }

  /// Returns the name of a view that was found before; nil for another one.
  func name(_ view: UIView) -> String? {
    given[ObjectIdentifier(view)].flatMap { $0.view === view ? $0.name : nil }
  }

  /// Returns the view on the stage that a name refers to: an identifier, a name in `views`, the last names
  /// of properties that lead to it, or a title.
  ///
  /// Of several views, the first one that a touch of its center reaches takes precedence.
  func view(_ name: String) -> UIView? {
    let shown = Array(stage.window.hierarchy.dropFirst())
    if let view = first(of: shown.filter { $0.identifier == name }) { return view }
    if let view = owners[name]?.view, isShown(view), isReached(view) { return view }
    let paths = propertyPaths
    let found = (paths.entries + paths.roots).filter { isShown($0.view) && $0.matches(name) }
    return first(of: found.map(\.view)) ?? first(of: shown.filter { $0.title == name })
      ?? owners[name]?.view.flatMap { isShown($0) ? $0 : nil }
  }

  // MARK: Finding

  private var propertyPaths: PropertyPaths {
    var paths = PropertyPaths()
    if let variables { paths.add(variables()) }
    let root = stage.rootViewController
    if let live = root as? LiveViewController {
      paths.add(live.liveView, as: "view")
    } else {
      paths.add(root, as: "controller")
    }
    for view in stage.window.hierarchy.dropFirst() {
      if let controller = view.next as? UIViewController, !paths.contains(controller) {
        paths.add(controller, as: Self.name(ofTypeOf: controller))
      }
      // A view of a class of the program, which properties of its own may lead on from.
      if !paths.contains(view), PropertyPaths.isOfProgram(type(of: view)) {
        paths.add(view, as: Self.name(ofTypeOf: view))
      }
    }
    return paths
  }

  private static func name(ofTypeOf object: AnyObject) -> String {
    let name = "\(type(of: object))"
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private func give(_ view: UIView, _ names: [String]) {
    let identity = ObjectIdentifier(view)
    if let named = given[identity], named.view === view { return }
    let numbered = (2...99).lazy.map { "\(names[0]).\($0)" }
    guard let name = (names + numbered).first(where: { owners[$0]?.view == nil }) else { return }
    let named = Named(view, name)
    given[identity] = named
    owners[name] = named
    order.append(named)
  }

  /// The windows of a program are subviews of the stage's.
  private func isShown(_ view: UIView) -> Bool {
    view !== stage.window && view.isDescendant(of: stage.window)
  }

  private func first(of views: [UIView]) -> UIView? {
    views.first(where: isReached) ?? views.first { !$0.isHidden } ?? views.first
  }

  /// Returns whether a touch of a view's center reaches the view, what is in it, or what contains it.
  private func isReached(_ view: UIView) -> Bool {
    guard view.isVisible, let center = view.presentedCenter,
      let hit = stage.window.hitTest(center, with: nil)
    else { return false }
    return hit.isDescendant(of: view) || view.isDescendant(of: hit)
  }
}

extension UIView {
  /// Whether neither the view nor one that contains it is hidden or transparent.
  fileprivate var isVisible: Bool {
    sequence(first: self, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha >= 0.01 }
  }

  /// The identifier; nil for none.
  fileprivate var identifier: String? {
    accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The title of a button or the text of a label; nil for other views and empty texts.
  fileprivate var title: String? {
    let text = (self as? UIButton)?.currentTitle ?? (self as? UILabel)?.text
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The title under which a trace lists the view: the label of a button is a part of the button, and a
  /// text of several lines is no name.
  fileprivate var listedTitle: String? {
    guard let title, !title.contains(where: \.isNewline) else { return nil }
    let isPart =
      self is UILabel && sequence(first: self, next: \.superview).contains { $0 is UIButton }
    return isPart ? nil : title
  }
}
