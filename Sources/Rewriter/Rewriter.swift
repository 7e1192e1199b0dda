import Foundation

/// Rewrites a program of Swift files for Apple's compiler so that Linux's compiler accepts them.
struct Rewriter {
  let program: Program
  var requested: EntryFinder.Requested?
  /// Whether the files are compiled as a part of a package's target, which shows nothing by itself.
  var isPackage = false

  init(paths: [String]) throws {
    program = Program(
      try paths.enumerated().map { index, path in
        SourceFile(
          path: path, bytes: [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), index: index
        )
      })
    let files = program.files.filter { Swift2.isUsed(in: $0, of: program) }
    // A program is in one version of Swift: the other files use no names that have changed.
    let isWhole = files.count * 3 >= program.files.count
    for file in isWhole && !files.isEmpty ? program.files : files { file.isSwift2 = true }
  }

  /// Rewrites the files, and returns those to compile by name, and the report.
  func run(in folder: String) -> (outputs: [(name: String, bytes: [UInt8])], report: Report) {
    var previews: [(title: String?, constant: String)] = []
    ObjectOverrides.apply(to: program)
    RequiredInitializers(program: program).apply()
    // Tests use properties by their names as well.
    let usesKeys = isPackage || KeyedProperties.isUsed(in: program)
    for file in program.files {
      RemovedAttributes(file, in: program).walk(file.syntax)
      // Before other rules, which know today's names alone.
      if file.isSwift2 {
        Swift2(file, in: program).walk(file.syntax)
        Swift2Closures(file, in: program).walk(file.syntax)
      }
      SelectorExpressions(file, in: program).walk(file.syntax)
      ConditionalCompilation(file).walk(file.syntax)
      let imports = Imports(file)
      imports.walk(file.syntax)
      imports.addMissing()
      OldNames(file, in: program).walk(file.syntax)
      OptionalCalls(file, in: program).walk(file.syntax)
      ObjectMembers(file).walk(file.syntax)
      CapturedSources(file).walk(file.syntax)
      if usesKeys || file.usesManagedProperties {
        KeyedProperties(file, in: program, usesKeys: usesKeys).walk(file.syntax)
      }
      let found = Previews(file)
      found.walk(file.syntax)
      previews += found.found
      Nibs(file).walk(file.syntax)
      ForeignOverrides(file, in: program).walk(file.syntax)
      AppearanceFactories(file, in: program).walk(file.syntax)
      Uncontrolled(file, in: program).walk(file.syntax)
    }
    program.addOptionalRequirements()
    let functions = ExposedMethods(program: program).addFunctions()
    MovedMembers(program: program).apply()

    let finder = EntryFinder(program: program, previews: previews, requested: requested)
    let entry =
      isPackage ? Entry(kind: .none, name: nil, expression: nil) : finder.entry()
    var outputs: [(name: String, bytes: [UInt8])] = []
    var files: [Report.File] = []
    for file in program.files {
      let name = file === entry.main ? "main.swift" : "\(file.index)-\(file.name)"
      // A package's compiler reports the places in the files that people edit.
      let place = isPackage ? "#sourceLocation(file: \(file.path.quoted), line: 1)\n" : ""
      outputs.append((name, Array(place.utf8) + file.output))
      files.append(Report.File(file, output: "\(folder)/\(name)"))
    }
    outputs.append(
      (
        "FlipbookEntry.swift",
        Array(
          (isPackage
            ? EntryFile.registration(functions: functions)
            : EntryFile.entry(
              entry, functions: functions,
              isOld: program.files.contains { $0.isSwift2 || $0.usesOldNames }))
            .utf8)
      ))
    func uses(_ name: String) -> Bool {
      program.files.contains { $0.text.contains(name) }
    }
    let usesSwift2 = program.files.contains {
      $0.isSwift2 || Swift2.isCounting($0)
    }
    let support = EntryFile.support(
      usesRunLoopTimers: uses("CFRunLoop"), usesCasts: uses("unsafeBitCast"),
      usesSwift2: usesSwift2)
    outputs.append(("FlipbookSupport.swift", Array(support.utf8)))
    let messages = program.files.flatMap(\.messages)
    return (
      outputs,
      Report(
        entry: Report.Entry(kind: entry.kind.rawValue, name: entry.name),
        classes: finder.classes, files: files,
        warnings: messages.filter { !$0.code.isError }.map(Report.Message.init),
        errors: messages.filter(\.code.isError).map(Report.Message.init))
    )
  }
}
