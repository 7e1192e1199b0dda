import CDeflate
import CXXHash

/// The version of libdeflate's headers.
package let deflateLibraryVersion: String = LIBDEFLATE_VERSION_STRING

/// The version of xxHash that is running.
package let hashLibraryVersion: String = versionText(Int(XXH_versionNumber()))

private func versionText(_ number: Int) -> String {
  "\(number / 10000).\(number / 100 % 100).\(number % 100)"
}
