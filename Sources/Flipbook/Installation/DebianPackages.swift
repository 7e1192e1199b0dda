import Glibc
import Imaging
import Movies

/// The Debian packages of the shared libraries that this process has loaded.
struct DebianPackages: Hashable, Sendable {
  /// Descriptions such as `libcairo2 1.16.0-7`, by the name of the library's file up to `.so`.
  private let packages: [String: String]

  /// Asks `dpkg-query` about the loaded libraries; knows no package on systems without it.
  static func ofLoadedLibraries() async -> DebianPackages {
    let paths = loadedLibraries()
    guard !paths.isEmpty else { return DebianPackages(packages: [:]) }
    // Packages list paths with or without /usr, since /lib has become a link to /usr/lib. Searching for
    // patterns such as */libcairo.so.2 instead takes ten times as long.
    let usr = "/usr"
    let places = paths.flatMap { path in
      [path, path.hasPrefix("\(usr)/") ? String(path.dropFirst(usr.count)) : usr + path]
    }
    var names: [String: String] = [:]
    for line in await query(["--search"] + places).split(separator: "\n") {
      guard let colon = line.firstRange(of: ": ") else { continue }
      // Such as `libcairo2:amd64: /usr/lib/x86_64-linux-gnu/libcairo.so.2.11600.0`.
      let package = line[..<colon.lowerBound].prefix { $0 != "," && $0 != ":" }
      names[fileName(of: String(line[colon.upperBound...]))] = String(package)
    }
    guard !names.isEmpty else { return DebianPackages(packages: [:]) }
    var versions: [String: String] = [:]
    let format = "--showformat=${Package}\\t${Version}\\n"
    for line in await query(["--show", format] + Set(names.values).sorted()).split(separator: "\n")
    {
      let fields = line.split(separator: "\t")
      if fields.count == 2 { versions[String(fields[0])] = String(fields[1]) }
    }
    return DebianPackages(
      packages: names.compactMapValues { name in versions[name].map { "\(name) \($0)" } })
  }

  /// Returns the package of a library and its version; nil if it is unknown.
  ///
  /// - Parameter name: A name of `Manifest.Part.libraries`.
  func package(ofLibrary name: String) -> String? {
    Self.fileNames[name].flatMap { packages[$0] }
  }

  /// The names of the libraries' files up to `.so`.
  private static let fileNames = [
    "box2d": "libbox2d", "cairo": "libcairo", "fontconfig": "libfontconfig",
    "freetype": "libfreetype", "harfbuzz": "libharfbuzz", "libdeflate": "libdeflate",
    "libpng": "libpng16", "pango": "libpango-1.0", "pixman": "libpixman-1", "xxhash": "libxxhash",
  ]

  /// Returns the paths of the loaded libraries that reach pixels.
  private static func loadedLibraries() -> [String] {
    // Files of /proc have no size, and one read returns only their beginning.
    guard let file = fopen("/proc/self/maps", "re") else { return [] }
    defer { fclose(file) }
    var maps: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&piece, 1, piece.count, file), count > 0 {
      maps += piece[..<count]
    }
    let known = Set(fileNames.values)
    let paths = String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(paths).filter { known.contains(fileName(of: $0)) }.sorted()
  }

  private static func fileName(of path: String) -> String {
    let name = path.lastPathPart
    return name.firstRange(of: ".so").map { String(name[..<$0.lowerBound]) } ?? name
  }

  /// Returns the output of `dpkg-query`, which fails if a file belongs to no package; empty if it is
  /// not installed.
  private static func query(_ arguments: [String]) async -> String {
    (try? await ExternalTool.dpkgQuery.output(of: arguments)) ?? ""
  }
}
