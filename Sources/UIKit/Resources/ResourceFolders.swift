import Imaging
import QuartzCore
import Synchronization

/// The folders in which names of images, colors and data are looked for.
///
/// An app's files are in one folder, its main bundle, whatever the folders of its sources are; so are the
/// files below these folders here.
package enum ResourceFolders {
  private struct State {
    /// The folders of the program; nil for those of the main bundle.
    var folders: [String]?
    /// The folders of the program's library.
    var libraries: [String] = []
    /// What the folders that were used contain.
    var indices: [String: ResourceIndex] = [:]
    /// The images that were read, by their names, scales and appearances.
    var images: [String: ImageForm] = [:]
  }

  private static let state = Mutex(State())
  /// The maximum numbers of folders and of images that are remembered.
  private static let (maxIndices, maxImages) = (32, 100)

  /// Sets the folders of the program that runs, and reads them again when they are used next; nil for
  /// those of the main bundle.
  ///
  /// - Parameter libraries: The folders of the program's library.
  package static func setFolders(_ folders: [String]?, libraries: [String] = []) {
    state.withLock { $0 = State(folders: folders, libraries: libraries) }
  }

  /// The folders of the program that runs.
  package static var folders: [String] {
    state.withLock { $0.folders } ?? [folder(of: .main)]
  }

  private static func folder(of bundle: Bundle) -> String {
    bundle.resourcePath ?? bundle.bundlePath
  }

  /// Returns whether a bundle is that of the program that runs: the main one, or that of its library.
  package static func areResources(of bundle: Bundle) -> Bool {
    let path = bundle.bundlePath
    return path == Bundle.main.bundlePath || libraries.contains(path)
  }

  /// The folders of the libraries of compiled programs, which are the bundles of their classes.
  private static var libraries: [String] { state.withLock { $0.libraries } }

  /// Returns what a bundle contains, or the folders of the program.
  private static func indices(of bundle: Bundle?) -> [ResourceIndex] {
    let isMain =
      bundle.map { $0 === Bundle.main || $0.bundlePath == Bundle.main.bundlePath } ?? true
    let folders = isMain ? self.folders : bundle.map { [folder(of: $0)] } ?? []
    return folders.map(index)
  }

  private static func index(_ folder: String) -> ResourceIndex {
    if let known = state.withLock({ $0.indices[folder] }) { return known }
    let index = ResourceIndex(folder: folder)
    state.withLock { state in
      if state.indices.count >= maxIndices { state.indices = [:] }
      state.indices[folder] = index
    }
    return index
  }

  /// Returns the path of a file by its name, also in folders within those of the program; nil if there
  /// is none.
  package static func path(ofFile name: String) -> String? {
    indices(of: nil).lazy.compactMap { $0.files[name] }.first
  }

  static func image(
    _ name: String, in bundle: Bundle?, traits: UITraitCollection?
  ) -> ImageForm? {
    let traits = UITraitCollection(traitsFrom: [.current, traits].compactMap(\.self))
    let key =
      "\(bundle?.bundlePath ?? "")/\(name)/\(traits.displayScale)/"
      + "\(traits.userInterfaceStyle.rawValue)"
    if let known = state.withLock({ $0.images[key] }) { return known }
    for index in indices(of: bundle) {
      guard let form = index.image(name, traits: traits) else { continue }
      state.withLock { state in
        if state.images.count >= maxImages { state.images = [:] }
        state.images[key] = form
      }
      return form
    }
    MissingResources.add(.image(name))
    return nil
  }

  /// Returns the image of a name in a folder, as `UIImage(named:)` does in the main bundle; nil if there
  /// is none.
  ///
  /// Views choose by their traits which of its files they show.
  ///
  /// - Parameter maxPixels: The maximum number of pixels of a file.
  package static func image(_ name: String, below folder: String, maxPixels: Int) -> UIImage? {
    ResourceIndex(folder: folder).image(name, traits: nil, maxPixels: maxPixels)
      .map { UIImage($0) }
  }

  static func color(_ name: String, in bundle: Bundle?) -> UIColor? {
    let color = indices(of: bundle).lazy.compactMap { $0.asset("colorset", name) }.first
      .flatMap { AssetContents.read($0)?.color }
    if color == nil { MissingResources.add(.color(name)) }
    return color
  }

  static func data(_ name: String, in bundle: Bundle?) -> (data: Data, type: String)? {
    for index in indices(of: bundle) {
      guard let folder = index.asset("dataset", name),
        let entry = AssetContents.read(folder)?.data?.first(where: { $0.filename != nil }),
        let bytes = try? Files.read("\(folder)/\(entry.filename ?? "")")
      else { continue }
      return (Data(bytes), entry.type ?? "")
    }
    MissingResources.add(.data(name))
    return nil
  }
}
