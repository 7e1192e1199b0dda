import FoundationEssentials
import Imaging
import Movies
import Typography

/// The libraries, fonts, and programs that Flipbook uses on this machine.
package struct Installation: Hashable, Sendable {
  /// A component that Flipbook uses.
  package struct Component: Hashable, Sendable, Encodable {
    /// The kind of a component.
    package enum Kind: String, Sendable, Encodable {
      case library, font, program
    }

    /// The kind of the component.
    package let kind: Kind
    /// The name of the component.
    package let name: String
    /// The version that was found; nil if the component is missing.
    package let found: String?
    /// The Debian package with the component and its version; nil if it is unknown.
    package var package: String?
    /// The purpose of an optional component; nil for a required one.
    package let use: String?
    /// The Debian package that provides the component; nil if there is none, or nothing to install.
    package let install: String?

    package init(
      kind: Kind, name: String, found: String?, package: String? = nil, use: String?,
      install: String?
    ) {
      (self.kind, self.name, self.found, self.package) = (kind, name, found, package)
      (self.use, self.install) = (use, install)
    }

    /// Whether the component is required and missing.
    package var isMissing: Bool { found == nil && use == nil }
  }

  /// The components: libraries, then fonts, then programs.
  package let components: [Component]

  /// Returns the installation with more components.
  package func adding(_ others: [Component]) -> Installation {
    Installation(components: components + others)
  }

  private init(components: [Component]) { self.components = components }

  /// Whether every required component is present.
  package var isComplete: Bool { !components.contains(where: \.isMissing) }

  /// Looks for the components.
  ///
  /// - Parameters:
  ///   - fonts: The catalog with the font packages.
  ///   - searchPath: The folders of programs, separated by colons.
  package init(
    fonts: FontCatalog = .packaged,
    searchPath: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) async {
    let programs = await Self.programs(searchPath)
    components =
      await Self.libraries() + Self.fontPackages(in: fonts)
      + [Self.symbolFont] + programs
  }

  private static func libraries() async -> [Component] {
    let packages = await DebianPackages.ofLoadedLibraries()
    return Manifest.Part.libraries.map { part in
      Component(
        kind: .library, name: part.name, found: part.version,
        package: packages.package(ofLibrary: part.name), use: nil, install: nil)
    }
  }

  /// The font of symbols, which only recipes and programs with symbols need.
  private static var symbolFont: Component {
    Component(
      kind: .font, name: SymbolFont.packageName, found: SymbolFont.version.map { "\($0)" },
      use: "draws symbols such as heart.fill", install: SymbolFont.packageName)
  }

  private static func fontPackages(in fonts: FontCatalog) -> [Component] {
    let entries = fonts.entries
    var packages: [FontPackage] = []
    for entry in entries where !packages.contains(entry.package) {
      packages.append(entry.package)
    }
    return packages.map { package in
      let name = package.name
      let versions = entries.filter { $0.package == package }.map(\.version)
      // A package with a missing file counts as missing.
      let known = versions.compactMap { $0 }
      let found = known.count == versions.count ? known.first.map { "\($0)" } : nil
      return Component(kind: .font, name: name, found: found, use: package.use, install: name)
    }
  }

  private static func programs(_ searchPath: String) async -> [Component] {
    var components: [Component] = []
    for tool in ExternalTool.all {
      let isPresent = tool.path(in: searchPath) != nil
      components.append(
        Component(
          kind: .program, name: tool.name, found: isPresent ? try? await tool.version() : nil,
          use: tool.purpose, install: tool.package))
    }
    return components
  }
}
