import Foundation
import UIKit

extension Bundle {
  /// Returns the path of a resource, as `path(forResource:ofType:)`, which programs call by this name.
  ///
  /// An app's resources are all in its main bundle, whatever folders of its project they are in. Here,
  /// they are the files below the folder of the program's resources.
  public func programPath(forResource name: String?, ofType ext: String?) -> String? {
    guard ResourceFolders.areResources(of: self), let name else {
      return path(forResource: name, ofType: ext)
    }
    let ext = ext.map { $0.hasPrefix(".") ? String($0.dropFirst()) : $0 } ?? ""
    return ResourceFolders.path(ofFile: ext.isEmpty ? name : "\(name).\(ext)")
  }

  /// Returns the URL of a resource, as `url(forResource:withExtension:)`, which programs call by this
  /// name.
  public func programURL(forResource name: String?, withExtension ext: String?) -> URL? {
    guard ResourceFolders.areResources(of: self), name != nil else {
      return url(forResource: name, withExtension: ext)
    }
    return programPath(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }
}
