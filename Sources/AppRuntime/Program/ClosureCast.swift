/// Casts by bits of programs that pass closures as pointers, which are objects on Apple's systems.
public enum ClosureCast {
  private final class Box {
    let value: Any

    init(_ value: Any) {
      self.value = value
    }
  }

  /// Returns a value with the bits of another one; a closure becomes a pointer or an object that contains it, and again the
  /// closure.
  ///
  /// A box that is passed as a pointer exists until the process ends.
  public static func cast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
    if MemoryLayout<Value>.size == MemoryLayout<Result>.size {
      return unsafeBitCast(value, to: type)
    }
    if let box = value as? Box, let result = box.value as? Result { return result }
    if let pointer = value as? UnsafeMutableRawPointer,
      let result = Unmanaged<Box>.fromOpaque(pointer).takeUnretainedValue().value as? Result
    {
      return result
    }
    let box = Box(value)
    if let result = box as? Result { return result }
    if let result = Unmanaged.passRetained(box).toOpaque() as? Result { return result }
    fatalError("cannot cast \(Value.self) to \(Result.self)")
  }
}
