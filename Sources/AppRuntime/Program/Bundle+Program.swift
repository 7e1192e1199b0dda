import Foundation
import UIKit

extension Bundle {
  /// The information about an app, as `infoDictionary`, which programs read by this name.
  ///
  /// For the program's own bundle it has the values that every app has, since their code unwraps them.
  public var programInfo: [String: Any]? {
    guard ResourceFolders.areResources(of: self) else { return infoDictionary }
    let values: [String: Any] = [
      "CFBundleIdentifier": "com.example.program", "CFBundleName": "Program",
      "CFBundleDisplayName": "Program", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    return values.merging(infoDictionary ?? [:]) { $1 }
  }

  /// Returns a value of the information about an app, as `object(forInfoDictionaryKey:)`, which programs call by
  /// this name.
  public func programInfo(forKey key: String) -> Any? { programInfo?[key] }

  /// The identifier of an app, as `bundleIdentifier`, which programs read by this name.
  public var programIdentifier: String? { programInfo(forKey: "CFBundleIdentifier") as? String }

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
