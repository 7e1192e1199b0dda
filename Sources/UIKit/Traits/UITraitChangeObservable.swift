/// A registration for changes of traits, which ends it.
public protocol UITraitChangeRegistration: Sendable {}

/// A registration of a closure or a method.
@MainActor
final class TraitRegistration: UITraitChangeRegistration {
  let traits: [UITrait]
  let call: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    (self.traits, self.call) = (traits, call)
  }
}

/// An object that calls closures and methods when its traits change.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {
  /// The registrations, in their order.
  var traitRegistrations: TraitRegistrations { get set }
}

/// The registrations of an object for changes of its traits.
@preconcurrency @MainActor
public struct TraitRegistrations {
  var list: [TraitRegistration] = []

  /// Creates an empty list.
  nonisolated public init() {}
}

extension UITraitChangeObservable {
  /// Calls a closure when one of some traits has changed.
  ///
  /// It is called after `traitCollectionDidChange(_:)`, with the object and the previous traits, and
  /// not for the current ones.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(traits) { environment, previous in
      if let environment = environment as? Self { handler(environment, previous) }
    }
  }

  /// Calls a closure when one of some traits has changed, for a closure that states another type of the object.
  @_disfavoredOverload @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
  }

  /// Calls a method of an object when one of some traits has changed: with no argument, the object
  /// whose traits changed, or this object and the previous traits.
  ///
  /// The object is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let target = target as AnyObject
    return add(traits) { environment, previous in
      if let target { action.send(to: target, [environment, previous]) }
    }
  }

  /// Calls a method of the object itself when one of some traits has changed.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.list.removeAll { $0 === registration as AnyObject }
  }

  private func add(
    _ traits: [UITrait], call: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, call: call)
    traitRegistrations.list.append(registration)
    return registration
  }

  /// Calls what is registered for the traits that have changed.
  func notifyOfTraits(from previous: UITraitCollection?) {
    let registrations = traitRegistrations.list
    guard !registrations.isEmpty, let previous else { return }
    let current = traitCollection
    for registration in registrations
    where registration.traits.contains(where: { current.differs(from: previous, in: $0) }) {
      registration.call(self, previous)
    }
  }
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
