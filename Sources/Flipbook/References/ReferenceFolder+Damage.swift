import Imaging
import Verification

/// An image of a reference that does not show the frame for which the reference lists it.
struct DamagedImage: Hashable, Sendable {
  let image: Reference.Image
  /// The problem, as a sentence.
  let sentence: String
}

extension ReferenceFolder {
  /// Returns the images that a reference lists and that are missing, cannot be read, or have other
  /// pixels than the fingerprint of their frame.
  func damagedImages(of reference: Reference) -> [DamagedImage] {
    reference.images.compactMap { image in
      problem(of: image, in: reference).map { DamagedImage(image: image, sentence: $0) }
    }
  }

  private func problem(of image: Reference.Image, in reference: Reference) -> String? {
    let (number, path) = (image.number, file(image.file))
    guard hasFile(image.file) else {
      return "The image of frame \(number) is missing: \(path)."
    }
    guard reference.frames.indices.contains(number) else {
      return "The reference lists an image of frame \(number), but its last frame is "
        + "\(reference.frames.count - 1): \(path)."
    }
    let bitmap: Bitmap
    do throws(ImagingError) {
      bitmap = try Bitmap(pngFile: path)
    } catch {
      return "The image of frame \(number) cannot be compared: \(error)."
    }
    let size = Manifest.Size(width: bitmap.width, height: bitmap.height)
    guard size == reference.size else {
      return "The image of frame \(number) has \(size.width)x\(size.height) px instead of "
        + "\(reference.size.width)x\(reference.size.height) px: \(path)."
    }
    let pixels = bitmap.withPixels { Digest(pixels: $0) }
    guard pixels != reference.frames[number] else { return nil }
    return if let other = reference.frames.firstIndex(of: pixels) {
      "The image of frame \(number) shows frame \(other): \(path)."
    } else {
      "The image of frame \(number) does not match its fingerprint: \(path)."
    }
  }
}
