import FoundationEssentials
import Imaging
import RecipeSyntax

/// Compiles Swift programs against a kit: rewrites what Linux's compiler refuses, compiles, and links a shared
/// library.
package struct SceneCompiler: Sendable {
  let kit: Kit
  let options: SceneOptions
  let environment: [String: String]
  private let cache: SceneCache

  /// The code of the rewriter's errors about storyboards and nibs.
  private static let nibCode = "storyboard"

  package init(_ kit: Kit, _ options: SceneOptions, environment: [String: String]) {
    (self.kit, self.options, self.environment) = (kit, options, environment)
    cache = SceneCache(environment: environment)
  }

  /// Compiles a program, or returns it as it was compiled before.
  ///
  /// - Throws: `RecipeErrors` with every error in the sources, a `SceneError`, or an `ImagingError`.
  package func compile(_ sources: SceneSources) async throws -> CompiledScene {
    let key = try key(of: sources)
    // A program that cannot be played has a key of its own.
    let checkedKey = Digest(bytes: Array("\(key) checked".utf8))
    for key in options.checksOnly ? [key, checkedKey] : [key] {
      if let folder = cache.folder(of: key), let scene = try? CompiledScene(sources, in: folder) {
        return scene
      }
    }
    let toolchain = try await Toolchain(environment: environment)
    try toolchain.check(kit)
    let folder = try cache.makeFolder()
    do {
      let isPlayable = try await compile(sources, with: toolchain, in: folder)
      return try CompiledScene(
        sources, in: cache.finish(folder, as: isPlayable ? key : checkedKey))
    } catch {
      Files.removeTree(folder)
      throw error
    }
  }

  /// Returns the digest of all that the compiled program depends on.
  private func key(of sources: SceneSources) throws -> Digest {
    let compiler = Toolchain.compilerPath(environment) ?? ""
    var parts = [
      kit.identity, kit.path, compiler, "\(Files.modificationTime(of: compiler))",
      options.swiftVersion, "\(options.subject.map { "\($0)" } ?? "")", sources.moduleName,
    ]
    for file in sources.files { parts += [file, "\(Digest(bytes: try Files.read(file)))"] }
    return Digest(bytes: Array(parts.joined(separator: "\0").utf8))
  }

  /// Compiles a program in a folder, and returns whether it can be played.
  private func compile(
    _ sources: SceneSources, with toolchain: Toolchain, in folder: String
  ) async throws -> Bool {
    let report = try await rewrite(sources, with: toolchain, in: "\(folder)/sources")
    let messages = CompilerMessages(report)
    let errors = try await compileObject(sources, messages, with: toolchain, in: folder)
    guard errors.isEmpty else { throw RecipeErrors(errors) }
    let isShown = report.entry.kind != "none"
    let nibs = report.errors.filter { $0.code == Self.nibCode }
    var warnings = messages.diagnostics(report.warnings + nibs, .warning)
    if !isShown {
      guard options.checksOnly, options.subject == nil else {
        throw RecipeErrors([report.noEntry(options.subject, of: sources.path, .error)])
      }
      warnings.append(report.noEntry(options.subject, of: sources.path, .warning))
    }
    let link = try await CompilerTool(path: toolchain.compiler).run(
      [
        "-emit-library", "-use-ld=lld", "-o", "\(folder)/\(CompiledScene.library)",
        "\(folder)/scene.o",
        "-L", kit.libraries, "-lFlipbookKit",
      ])
    guard link.isSuccess else {
      throw SceneError.toolFailed(name: "linking \(sources.path)", reason: link.lastLines)
    }
    Files.removeTree("\(folder)/sources")
    Files.removeTree("\(folder)/scene.o")
    try CompiledScene.write(
      CompiledScene.Facts(
        toolchain: toolchain, warnings: warnings),
      to: folder)
    return isShown && nibs.isEmpty
  }

  private func rewrite(
    _ sources: SceneSources, with toolchain: Toolchain, in folder: String
  ) async throws -> RewriteReport {
    var arguments = ["--output", folder]
    switch options.subject {
    case .view(let name)?: arguments += ["--view", name]
    case .controller(let name)?: arguments += ["--controller", name]
    case .preview(let title)?: arguments += ["--preview", title]
    case nil: break
    }
    let output = try await CompilerTool(path: kit.rewriter).run(
      arguments + sources.files.map(\.asArgument), libraries: toolchain.libraries)
    guard output.isSuccess,
      let report = try? JSONDecoder().decode(RewriteReport.self, from: Data(output.text.utf8))
    else { throw SceneError.toolFailed(name: kit.rewriter, reason: output.lastLines) }
    return report
  }

  /// Compiles the rewritten sources, and returns every error in them.
  private func compileObject(
    _ sources: SceneSources, _ messages: CompilerMessages, with toolchain: Toolchain,
    in folder: String
  ) async throws -> [Diagnostic] {
    var files = messages.report.files.map(\.output)
    let added = ["FlipbookEntry.swift", "FlipbookSupport.swift"].map { "\(folder)/sources/\($0)" }
    var arguments = [
      // Failed preconditions print their reasons, as they do in a program that Xcode runs.
      "-emit-object", "-wmo", "-O", "-assert-config", "Debug", "-swift-version",
      options.swiftVersion,
      "-module-name", sources.moduleName, "-o", "\(folder)/scene.o", "-I", kit.modules,
      "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm",
      "-D", "FLIPBOOK", "-Xcc", "-fmodule-map-file=\(kit.modules)/module.modulemap",
    ]
    if files.contains(where: { $0.hasSuffix("/main.swift") }) {
      arguments += [
        "-enable-experimental-feature", "Extern",
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "flipbook_scene_main",
      ]
    } else {
      arguments.append("-parse-as-library")
    }
    files += added
    let output = try await CompilerTool(path: toolchain.compiler).run(arguments + files)
    let report = messages.report
    let errors = messages.diagnostics(
      report.errors.filter { message in
        switch message.code {
        // A framework that is imported without need is not missing.
        case "framework": !output.isSuccess
        case Self.nibCode: !options.checksOnly
        default: true
        }
      }, .error)
    guard !output.isSuccess else { return errors }
    let found = messages.diagnostics(output.errors + output.text, path: sources.path)
    // What the program shows was named by an option.
    if options.subject != nil, found.contains(where: { $0.place == nil && $0.code == .badProgram })
    {
      return errors + [report.noEntry(options.subject, of: sources.path, .error)]
    }
    let places = Set(errors.map { [$0.file, "\($0.place?.line ?? 0)"] })
    return errors + found.filter { !places.contains([$0.file, "\($0.place?.line ?? 0)"]) }
  }
}
