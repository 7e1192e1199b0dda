import QuartzCore

/// Data of an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name of the asset.
  open var name: String { assetName }
  /// The content of the asset's file.
  open var data: Data { content }
  /// The uniform type identifier of the data, such as "public.json"; empty if the catalog states none.
  open var typeIdentifier: String { type }

  private let assetName: String
  private let content: Data
  private let type: String

  /// Reads the data of an asset of the main bundle, or returns nil if there is none.
  public convenience init?(name: String) {
    self.init(name: name, bundle: .main)
  }

  /// Reads the data of an asset of a bundle, or returns nil if there is none.
  public init?(name: String, bundle: Bundle) {
    guard let asset = ResourceFolders.data(name, in: bundle) else { return nil }
    (assetName, content, type) = (name, asset.data, asset.type)
    super.init()
  }
}
