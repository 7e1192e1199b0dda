/// An object that can be passed to methods whose parameter has another class with the same messages.
public protocol ArgumentSubstituting: AnyObject {
  /// Returns an instance of the parameter's class that stands for the object, or nil for another class.
  @MainActor
  func substitute(for type: Any.Type) -> Any?
}
