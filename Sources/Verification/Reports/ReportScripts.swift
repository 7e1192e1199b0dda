/// The scripts of reports that other pages share.
package enum ReportScripts {
  /// The class `Playback`, the position in a sequence of frames that buttons, keys and tracks
  /// change, with the formatting of numbers.
  package static var playback: [UInt8] { PackageResources.playback_js }
}
