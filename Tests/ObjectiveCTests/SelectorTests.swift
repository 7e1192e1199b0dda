import CoreGraphics
import ObjectiveC
import Testing

@MainActor
private final class Receiver: NSObject {
  var calls: [String] = []

  func plain() { calls.append("plain") }
  func one(_ value: Int?) { calls.append("one \(value.map(String.init) ?? "nil")") }
  func flag(_ isOn: Bool) { calls.append("flag \(isOn)") }
  func two(_ first: Int, _ second: String) -> NSNumber {
    calls.append("two \(first) \(second)")
    return NSNumber(value: first)
  }
}

@MainActor
@Suite struct SelectorTests {
  init() {
    MethodTable.add("plain", Receiver.plain)
    MethodTable.add("one:", Receiver.one)
    MethodTable.add("two:second:", Receiver.two)
    MethodTable.add("flag:", Receiver.flag)
  }

  @Test("a flag is true for a sender, as for popViewController(animated:) of a bar button")
  func flags() {
    let receiver = Receiver()
    for sender in [receiver, nil, false, true] as [Any?] {
      Selector("flag:").send(to: receiver, [sender])
    }
    #expect(receiver.calls == ["flag true", "flag false", "flag false", "flag true"])
  }

  @Test(
    "a message passes as many arguments as the method has parameters",
    arguments: [("plain", "plain"), ("one:", "one 1"), ("two:second:", "two 1 b")])
  func arguments(name: String, call: String) {
    let receiver = Receiver()
    Selector(name).send(to: receiver, [1, "b", 3])
    #expect(receiver.calls == [call])
  }

  @Test("an optional parameter receives nil")
  func optional() {
    let receiver = Receiver()
    receiver.perform("one:", with: nil)
    #expect(receiver.calls == ["one nil"])
  }

  @Test("a message that an object lacks is forwarded to its target, which may forward it as well")
  func forwarding() {
    final class Proxy: NSObject {
      var target: AnyObject?
    }
    MethodTable.add("forwardingTargetFor:", to: Proxy.self) { proxy, arguments in
      (arguments.first as? Selector)?.description == "one:" ? proxy.target : nil
    }
    let (receiver, inner, outer) = (Receiver(), Proxy(), Proxy())
    (outer.target, inner.target) = (inner, receiver)
    outer.perform("one:", with: 4)
    #expect(receiver.calls == ["one 4"])
  }

  @Test("perform returns the object that the method returns")
  func result() {
    let receiver = Receiver()
    let result = receiver.perform("two:second:", with: 7, with: "x")
    #expect(result?.takeUnretainedValue() as? NSNumber == 7)
    #expect(receiver.perform("plain") == nil)
  }

  @Test("an object responds to the methods of its class")
  func responds() {
    #expect(Receiver().responds(to: "one:"))
    #expect(!Receiver().responds(to: "one"))
    #expect(!Receiver().responds(to: nil))
  }

  @Test("selectors are equal if their names are, and have these names")
  func names() {
    #expect(Selector("one:") == "one:")
    #expect(Selector("one:") != Selector("one"))
    #expect(NSSelectorFromString("one:") == Selector(("one:")))
    #expect(NSStringFromSelector("one:") == "one:")
    #expect(Set<Selector>(["a", "a", "b:"]).count == 2)
  }

  @Test("a message without a method raises UIKit's exception")
  func unrecognized() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = Selector("missing").send(to: Receiver())
      }
    }
  }
}
