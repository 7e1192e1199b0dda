/// The files that are compiled with the program: its entry, and the names that take the place of Foundation's.
enum EntryFile {
  /// Returns the file of a package's target that registers the methods of its sources.
  static func registration(functions: [String]) -> String {
    """
    import AppRuntime
    import UIKit

    typealias FlipbookPreview = AppRuntime.ScenePreview
    typealias FlipbookObject = AppRuntime.ObjectMembers

    /// The sources of the app that this target contains.
    @MainActor enum UIKitSources {
      /// Registers the methods and the properties that are called and read by their names, such as actions of controls.
      ///
      /// Call it before the first of them is used; further calls do nothing.
      static func register() { registration }

      private static let registration: Void = {
    \(functions.map { "    \($0)()\n" }.joined())\
      }()
    }

    """
  }

  /// Returns the file that registers what the program shows and its methods.
  ///
  /// - Parameter isOld: Whether the program was written before Swift 4.2, and so before presentations as sheets.
  static func entry(
    _ entry: Entry, functions: [String], isOld: Bool
  ) -> String {
    let variables = (entry.main?.topLevelVariables ?? []).map { "(\"\($0)\", \($0) as Any)" }
    return """
      import AppRuntime
      import UIKit

      typealias FlipbookPreview = AppRuntime.ScenePreview
      typealias FlipbookObject = AppRuntime.ObjectMembers

      \(entry.main == nil ? "" : mainDeclaration)@_cdecl("flipbook_register_scene")
      public func flipbookRegisterScene() { MainActor.assumeIsolated { flipbookRegister() } }

      @MainActor private func flipbookRegister() {
      \(functions.map { "  \($0)()\n" }.joined())\
      \(isOld ? "  SceneEntry.isBeforeIOS13 = true\n" : "")\
      \(entry.expression.map { "  SceneEntry.current = \($0)\n" } ?? "")\
      \(variables.isEmpty ? "" : "  SceneEntry.variables = { [\(variables.joined(separator: ", "))] }\n")}

      """
  }

  private static let mainDeclaration = """
    // The type of the entry point of top-level code.
    @_extern(c, "flipbook_scene_main")
    private func flipbookMain(
      _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>) -> Int32

    @MainActor private func flipbookSceneMain() {
      var arguments: UnsafeMutablePointer<Int8>? = nil
      _ = flipbookMain(0, &arguments)
    }


    """

  /// The file with the names of the program's own module that take the place of Foundation's and Dispatch's.
  ///
  /// - Parameters:
  ///   - usesRunLoopTimers: Whether the program uses Core Foundation's timers.
  ///   - usesCasts: Whether the program casts values by their bits.
  ///   - usesSwift2: Whether a file of the program is in Swift 2.
  static func support(usesRunLoopTimers: Bool, usesCasts: Bool, usesSwift2: Bool) -> String {
    "import AppRuntime\nimport UIKit\n\n"
      + ShadowedNames.all.map { "public typealias \($0) = AppRuntime.\($0)\n" }.joined()
      + "\n" + SupportExtensions.text + (usesRunLoopTimers ? SupportExtensions.runLoopTimers : "")
      + (usesCasts ? SupportExtensions.closureCasts : "")
      + (usesSwift2 ? Swift2.support : "")
  }
}
