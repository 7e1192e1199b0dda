import Foundation
import ObjectiveC
import Testing

private final class Owner {}

/// A value that reports its release.
private final class Value {
  let onRelease: () -> Void

  init(onRelease: @escaping () -> Void = {}) { self.onRelease = onRelease }

  deinit { onRelease() }
}

/// Addresses that are keys.
private enum Keys {
  nonisolated(unsafe) static let name = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 1))
  nonisolated(unsafe) static let other = name + 1
}

@Suite struct RuntimeFunctionTests {
  @Test("an object has one value for each key")
  func values() {
    let (first, second) = (Owner(), Owner())
    objc_setAssociatedObject(first, Keys.name, "a", .OBJC_ASSOCIATION_RETAIN)
    objc_setAssociatedObject(first, Keys.other, 2, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(second, Keys.name, "b", .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(first, Keys.name) as? String == "a")
    #expect(objc_getAssociatedObject(first, Keys.other) as? Int == 2)
    #expect(objc_getAssociatedObject(second, Keys.name) as? String == "b")
    #expect(objc_getAssociatedObject(second, Keys.other) == nil)
    objc_setAssociatedObject(first, Keys.name, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(first, Keys.name) == nil)
    objc_removeAssociatedObjects(first)
    #expect(objc_getAssociatedObject(first, Keys.other) == nil)
    #expect(objc_getAssociatedObject(second, Keys.name) as? String == "b")
  }

  @Test("an object of the same address has no values of a released one")
  func released() {
    for _ in 0..<100 {
      let owner = Owner()
      #expect(objc_getAssociatedObject(owner, Keys.name) == nil)
      objc_setAssociatedObject(owner, Keys.name, "a", .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test("values of released objects are released as others are associated")
  func releasesValues() {
    var count = 0
    for _ in 0..<1000 {
      let owner = Owner()
      objc_setAssociatedObject(
        owner, Keys.name, Value { count += 1 }, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
    #expect(count > 500)
  }

  @Test("an assigned object is not retained")
  func assigned() {
    let owner = Owner()
    var value: Value? = Value()
    objc_setAssociatedObject(owner, Keys.name, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(owner, Keys.name) as? Value === value)
    value = nil
    #expect(objc_getAssociatedObject(owner, Keys.name) == nil)
  }

  @Test("COPY associates a copy of a mutable string")
  func copied() {
    let owner = Owner()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(owner, Keys.name, text, .OBJC_ASSOCIATION_COPY)
    text.append("b")
    #expect((objc_getAssociatedObject(owner, Keys.name) as? NSString) == "a")
  }

  @Test("autoreleasepool returns what its closure returns, and throws what it throws")
  func pool() {
    #expect(autoreleasepool { 7 } == 7)
    #expect(throws: CancellationError.self) { try autoreleasepool { throw CancellationError() } }
  }

  @Test("the lock of an object can be acquired twice and is released as often")
  func locks() {
    let owner = Owner()
    #expect(objc_sync_exit(owner) == -1)
    #expect(objc_sync_enter(owner) == 0)
    #expect(objc_sync_enter(owner) == 0)
    #expect(objc_sync_exit(owner) == 0)
    #expect(objc_sync_exit(owner) == 0)
    #expect(objc_sync_exit(owner) == -1)
  }
}
