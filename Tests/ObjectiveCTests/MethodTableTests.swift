import ObjectiveC
import Testing

private class Base {
  var calls: [String] = []
}

private final class Derived: Base {}

private final class Sender {}

/// An object that can stand for a `Base`.
private final class Substitute: ArgumentSubstituting {
  let base = Base()

  func substitute(for type: Any.Type) -> Any? { type == Base.self ? base : nil }
}

@MainActor
@Suite struct MethodTableTests {
  init() {
    MethodTable.add("note:", to: Base.self) { receiver, arguments in
      receiver.calls.append("base \(arguments[0] as? Int ?? 0)")
      return receiver.calls.count
    }
  }

  @Test("a class has the methods of its superclass")
  func inherited() {
    let object = Derived()
    #expect(MethodTable.contains("note:", in: Derived.self))
    #expect(MethodTable.send("note:", to: object, [7]) as? Int == 1)
    #expect(object.calls == ["base 7"])
  }

  @Test("a method of a subclass takes the place of its superclass's")
  func overridden() {
    final class Overriding: Base {}
    MethodTable.add("note:", to: Overriding.self) { receiver, _ in
      receiver.calls.append("overriding")
      return nil
    }
    let object = Overriding()
    MethodTable.send("note:", to: object, [7])
    #expect(object.calls == ["overriding"])
  }

  @Test("an unknown name calls nothing")
  func unknown() {
    let object = Derived()
    #expect(!MethodTable.contains("note", in: Derived.self))
    #expect(MethodTable.send("note", to: object) == nil)
    #expect(object.calls == [])
  }

  @Test("an object is passed for a parameter of another class, as its class is not checked")
  func otherClass() {
    let sender = Sender()
    let passed: Base = MethodTable.argument(0, of: "note:", [sender])
    #expect(ObjectIdentifier(passed) == ObjectIdentifier(sender))
  }

  @Test("an object stands for another class")
  func substituted() {
    let substitute = Substitute()
    let passed: Base = MethodTable.argument(0, of: "note:", [substitute])
    #expect(passed === substitute.base)
  }

  @Test("nil is passed for an object")
  func missing() {
    let passed: Base = MethodTable.argument(0, of: "note:", [])
    #expect(unsafeBitCast(passed, to: Int.self) == 0)
  }
}
