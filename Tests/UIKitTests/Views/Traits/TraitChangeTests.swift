import Testing
import UIKit
import UIKitTestSupport

private struct Accent: UITraitDefinition { static let defaultValue = 0 }

extension UITraitCollection {
  fileprivate var accent: Int { self[Accent.self] }
}

extension UIMutableTraits {
  fileprivate var accent: Int {
    get { self[Accent.self] }
    set { self[Accent.self] = newValue }
  }
}

@MainActor
@Suite struct TraitChangeTests {
  private let stage = Stage(device: .iPhone8)

  @Test("a closure is called with the previous traits when one of its traits changes")
  func closures() {
    let view = UIView()
    stage.view.addSubview(view)
    var log: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous) in
      log.append(
        "\(previous.userInterfaceStyle.rawValue)>\(view.traitCollection.userInterfaceStyle.rawValue)"
      )
    }
    view.registerForTraitChanges([UITraitLayoutDirection.self]) { (_: UIView, _) in
      log.append("direction")
    }
    stage.userInterfaceStyle = .dark
    #expect(log == ["1>2"])
    view.unregisterForTraitChanges(registration)
    stage.userInterfaceStyle = .light
    #expect(log == ["1>2"])
  }

  @Test("a method is called with the object and the previous traits") func methods() {
    final class Target: NSObject {
      var received: [Int] = []
      func change(_ view: UIView, _ previous: UITraitCollection) {
        received.append(previous.userInterfaceStyle.rawValue)
      }
    }
    let target = Target()
    let view = UIView()
    stage.view.addSubview(view)
    MethodTable.add("change::", to: Target.self) { target, arguments in
      guard let view = arguments[0] as? UIView,
        let previous = arguments[1] as? UITraitCollection
      else { return nil }
      target.change(view, previous)
      return nil
    }
    let action = Selector("change::")
    view.registerForTraitChanges([UITraitUserInterfaceStyle.self], target: target, action: action)
    stage.userInterfaceStyle = .dark
    #expect(target.received == [1])
  }

  @Test("overrides are inherited by descendants, whose own ones are stronger") func overrides() {
    let (outer, inner) = (UIView(), UIView())
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    outer.traitOverrides.userInterfaceStyle = .dark
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(stage.view.traitCollection.userInterfaceStyle == .light)
    inner.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    inner.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(!inner.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("a program's own trait has its default value, and is inherited and observed")
  func customTraits() {
    let (outer, inner) = (UIView(), UIView())
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    var log: [String] = []
    inner.registerForTraitChanges([Accent.self]) { (view: UIView, previous) in
      log.append("\(previous.accent)>\(view.traitCollection.accent)")
    }
    #expect(inner.traitCollection.accent == 0)
    outer.traitOverrides.accent = 3
    #expect(inner.traitCollection.accent == 3)
    outer.traitOverrides.accent = 3
    outer.traitOverrides[Accent.self] = 4
    #expect(log == ["0>3", "3>4"])
  }

  @Test("a controller's overrides reach its view, and a parent's reach its child")
  func controllers() {
    let (parent, child) = (UIViewController(), UIViewController())
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    var log: [Int] = []
    child.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, _) in
      log.append(controller.traitCollection.horizontalSizeClass.rawValue)
    }
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.view.traitCollection.horizontalSizeClass == .compact)
    #expect(
      parent.overrideTraitCollection(forChild: child)
        == UITraitCollection(horizontalSizeClass: .regular))
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(log == [2, 1])
    parent.traitOverrides.userInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("collections are made and changed by closures") func mutations() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.accent = 7
    }
    #expect(traits.userInterfaceStyle == .dark && traits.accent == 7)
    let changed = traits.modifyingTraits { $0.displayScale = 3 }
    #expect(changed.displayScale == 3 && changed.accent == 7)
    #expect(changed != traits && traits.replacing(Accent.self, value: 7) == traits)
    #expect(changed.changedTraits(from: traits).map { $0.name } == ["UITraitDisplayScale"])
  }

  @Test("the size of text stays within a view's limits") func contentSizeLimits() {
    let (outer, inner) = (UIView(), UIView())
    stage.view.addSubview(outer)
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .small
    #expect(inner.traitCollection.preferredContentSizeCategory == .small)
    inner.minimumContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
  }
}
