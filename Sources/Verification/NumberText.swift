import Imaging

/// The name of `NumberFormat` in modules that have not adopted it yet.
package typealias NumberText = NumberFormat
