import CPango

/// The version of the loaded Pango library.
package let libraryVersion = String(cString: pango_version_string())

/// The version of HarfBuzz that is running.
package let harfBuzzVersion = String(cString: hb_version_string())

/// The version of FreeType that is running.
package let freeTypeVersion: String = {
  var library: FT_Library?
  guard FT_Init_FreeType(&library) == 0 else { return "unknown" }
  defer { FT_Done_FreeType(library) }
  var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
  FT_Library_Version(library, &major, &minor, &patch)
  return "\(major).\(minor).\(patch)"
}()

/// The version of fontconfig that is running.
package let fontconfigVersion: String = {
  let version = FcGetVersion()
  return "\(version / 10000).\(version / 100 % 100).\(version % 100)"
}()
