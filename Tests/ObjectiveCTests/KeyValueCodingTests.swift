import CoreGraphics
import ObjectiveC
import Testing

private final class Part: NSObject {
  var size = 2
}

private class Machine: NSObject {
  var speed: CGFloat = 1 {
    willSet { willChangeValue(forKey: "speed") }
    didSet { didChangeValue(forKey: "speed") }
  }
  var label: String? = "a"
  var isOn = false
  let part = Part()

  static let registered: Void = {
    PropertyTable.add("speed", \Machine.speed)
    PropertyTable.add("label", \Machine.label)
    PropertyTable.add("isOn", \Machine.isOn)
    PropertyTable.add("part", \Machine.part)
    PropertyTable.add("size", \Part.size)
  }()
}

private final class FastMachine: Machine {}

@MainActor
@Suite struct KeyValueCodingTests {
  init() { _ = Machine.registered }

  @Test("properties are read and set by their names, those of superclasses as well")
  func values() {
    let machine = FastMachine()
    #expect(machine.value(forKey: "speed") as? CGFloat == 1)
    machine.setValue(3, forKey: "speed")
    #expect(machine.speed == 3)
    machine.setValue(NSNumber(value: true), forKey: "isOn")
    #expect(machine.isOn)
    machine.setValue(nil, forKey: "label")
    #expect(machine.label == nil && machine.value(forKey: "label") == nil)
    machine.setValue("text", forKey: "speed")
    #expect(machine.speed == 3, "a value of the wrong type is ignored")
  }

  @Test("paths lead to properties of properties") func paths() {
    let machine = Machine()
    machine.setValue(5.0, forKeyPath: "part.size")
    #expect(machine.part.size == 5)
    #expect(machine.value(forKeyPath: "part.size") as? Int == 5)
    #expect(machine.value(forKeyPath: "part.none.size") == nil)
    machine.setValue(1, forKeyPath: "none.size")
  }

  @Test("unknown keys read as nil, and reach a class that implements the methods for them")
  func unknownKeys() {
    let machine = Machine()
    #expect(machine.value(forKey: "none") == nil)
    machine.setValue(1, forKey: "none")
    var log: [String] = []
    MethodTable.add("setValue:forUndefinedKey:", to: FastMachine.self) { _, arguments in
      log.append("\(arguments.compactMap(\.self))")
      return nil
    }
    FastMachine().setValue(1, forKey: "none")
    #expect(log == ["[1, \"none\"]"])
  }

  @Test("several properties are set and read at once") func dictionaries() {
    let machine = Machine()
    machine.setValuesForKeys(["speed": 4, "label": "b"])
    #expect(machine.speed == 4 && machine.label == "b")
    let values = machine.dictionaryWithValues(forKeys: ["speed", "none"])
    #expect(values["speed"] as? CGFloat == 4 && values["none"] is NSNull)
  }

  @Test("observers receive changes of properties that are announced, with and without key paths")
  func observers() {
    let machine = Machine()
    var log: [String] = []
    let token = machine.observe(\.speed, options: [.old, .new]) { _, change in
      log.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
    }
    MethodTable.add("observeValueForKeyPath:of:change:context:", to: Part.self) { _, arguments in
      log.append("\(arguments[0] ?? "nil")")
      return nil
    }
    let observer = Part()
    machine.addObserver(observer, forKeyPath: "speed", options: [], context: nil)
    machine.speed = 2
    machine.setValue(3, forKey: "label")
    #expect(log == ["1.0 2.0", "speed"])
    machine.removeObserver(observer, forKeyPath: "speed")
    token.invalidate()
    machine.speed = 4
    #expect(log.count == 2)
  }
}

@Suite struct ObjectTableTests {
  @Test("a hash table has each object once, in the order of additions, and may not retain it")
  func hashTable() {
    let table = NSHashTable<AnyObject>.weakObjects()
    let first = Part()
    table.add(first)
    table.add(first)
    #expect(table.count == 1 && table.contains(first) && table.anyObject === first)
    #expect(countWithAnother(in: table) == 2)
    #expect(table.allObjects.count == 1)
    table.remove(first)
    #expect(table.count == 0 && !table.contains(first))
    let strong = NSHashTable<NSString>()
    strong.add("a")
    #expect(strong.contains("a") && strong.member("a") == "a")
    strong.removeAllObjects()
    #expect(strong.anyObject == nil)
  }

  /// Adds an object that is released at the end, and returns the number of objects before that.
  private func countWithAnother(in table: NSHashTable<AnyObject>) -> Int {
    let other = Part()
    table.add(other)
    return withExtendedLifetime(other) { table.count }
  }

  @Test("a map table finds the values of equal keys, until one of them is released")
  func mapTable() {
    let table = NSMapTable<NSString, Part>.strongToWeakObjects()
    let part = Part()
    table.setObject(part, forKey: "a")
    #expect(table.object(forKey: "a") === part && table.object(forKey: "b") == nil)
    do { table.setObject(Part(), forKey: "b") }
    #expect(table.count == 1 && table.dictionaryRepresentation().count == 1)
    #expect(table.keyEnumerator().nextObject() as? String == "a")
    table.setObject(nil, forKey: "a")
    #expect(table.count == 0)
    table.setObject(part, forKey: "c")
    table.removeAllObjects()
    #expect(table.object(forKey: "c") == nil)
  }

  @Test("a map table refers to its keys and values as its options state") func mapOptions() {
    let table = NSMapTable<Part, Part>(
      keyOptions: .weakMemory, valueOptions: NSPointerFunctions.Options.strongMemory)
    let key = Part()
    table.setObject(Part(), forKey: key)
    do { table.setObject(Part(), forKey: Part()) }
    #expect(table.count == 1 && table.object(forKey: key) != nil)
    let strong = NSMapTable<Part, Part>(keyOptions: .strongMemory)
    do { strong.setObject(Part(), forKey: Part()) }
    #expect(strong.count == 1)
  }

  @Test("an exception ends the program with its reason") func exception() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      NSException(name: .genericException, reason: "no cards", userInfo: nil).raise()
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("uncaught exception 'NSGenericException', reason: 'no cards'"))
  }
}
