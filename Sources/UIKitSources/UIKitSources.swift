import Foundation
import PackagePlugin

/// Makes UIKit code that is written for Apple's systems a part of a target: rewrites the Swift files of the folder
/// `UIKitSources` in the target's folder as `flipbook run` does, before they are compiled with the target.
///
/// The target excludes the folder, and depends on the product `FlipbookTesting`:
///
/// ```swift
/// .testTarget(
///   name: "CardTests",
///   dependencies: [.product(name: "FlipbookTesting", package: "flipbook")],
///   exclude: ["UIKitSources"],
///   plugins: [.plugin(name: "UIKitSources", package: "flipbook")])
/// ```
///
/// The folder may be a symbolic link to an app's sources.
@main struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "UIKitSources").resolvingSymlinksInPath()
    let files =
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appending(path: $0).path }
    guard !files.isEmpty else {
      Diagnostics.error(
        "the target '\(target.name)' has no Swift files in its folder 'UIKitSources': add files, or a symbolic link to the folder of an app's sources, or remove the plugin"
      )
      return []
    }
    // This file is in the package that the plugin belongs to.
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let output = context.pluginWorkDirectoryURL.appending(path: "Rewritten")
    return [
      .prebuildCommand(
        displayName: "Rewriting the UIKit sources of \(target.name)",
        executable: URL(filePath: "/bin/bash"),
        arguments: [
          package.appending(path: ".make/rewrite").path,
          context.pluginWorkDirectoryURL.appending(path: "rewriter").path, output.path,
        ] + files,
        environment: ProcessInfo.processInfo.environment.filter {
          ["PATH", "HOME", "SWIFT", "TMPDIR"].contains($0.key)
        },
        outputFilesDirectory: output)
    ]
  }
}
