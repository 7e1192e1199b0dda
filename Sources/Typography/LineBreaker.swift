/// Breaks paragraphs into lines greedily, as UIKit does.
struct LineBreaker {
  let font: Font
  /// The available width in points; neither negative nor NaN.
  let width: Double
  let mode: LineBreakMode
  /// The maximum number of lines, at least 1.
  let limit: Int

  private(set) var lines: [BrokenLine] = []
  private(set) var isTruncated = false

  /// A width computed from the text itself must not break it.
  private static let tolerance = 0.001

  init(font: Font, width: Double, mode: LineBreakMode, limit: Int) {
    self.font = font
    self.width = width
    self.mode = mode
    self.limit = limit
  }

  /// Adds the lines of `text`.
  mutating func add(_ text: String) {
    var remaining = text[...]
    while !remaining.isEmpty {
      let end = remaining.firstIndex(where: \.isNewline)
      let next = end.map { remaining.index(after: $0) } ?? remaining.endIndex
      add(
        paragraph: remaining[..<(end ?? remaining.endIndex)],
        isFollowed: next < remaining.endIndex)
      if lines.count == limit { return }
      remaining = remaining[next...]
    }
  }

  private mutating func add(paragraph: Substring, isFollowed: Bool) {
    let text = Shaper.shape(paragraph, face: font.face, fallbacks: font.fallbacks, size: font.size)
    let count = text.clusters.count
    var start = 0
    repeat {
      if lines.count + 1 == limit {
        addLastLine(of: text, from: start, isFollowed: isFollowed)
        return
      }
      let end = lineEnd(in: text, from: start)
      lines.append(
        BrokenLine(
          [BrokenLine.Piece(text: text, clusters: text.trimmed(start..<end))],
          endsParagraph: end == count))
      start = end
    } while start < count
  }

  /// Returns the index of the next line's first cluster.
  private func lineEnd(in text: ShapedText, from start: Int) -> Int {
    let breaksWords = mode == .byCharWrapping
    var used = 0.0
    var lastBreak: Int?
    for index in start..<text.clusters.count {
      let cluster = text.clusters[index]
      if index > start, breaksWords ? cluster.startsCharacter : cluster.startsWord {
        lastBreak = index
      }
      used += cluster.advance
      if used > width + Self.tolerance, !cluster.isSpace, index > start {
        return lastBreak ?? characterEnd(in: text, from: start, near: index)
      }
    }
    return text.clusters.count
  }

  /// Returns the start of the character that contains `index`, or of the next one if it is the
  /// first of the line.
  private func characterEnd(in text: ShapedText, from start: Int, near index: Int) -> Int {
    let clusters = text.clusters
    return clusters[(start + 1)...index].lastIndex(where: \.startsCharacter)
      ?? clusters[index...].firstIndex(where: \.startsCharacter) ?? clusters.count
  }

  private mutating func addLastLine(of text: ShapedText, from start: Int, isFollowed: Bool) {
    let all = text.trimmed(start..<text.clusters.count)
    let fits = text.width(all) <= width + Self.tolerance
    isTruncated = isFollowed || !fits
    switch mode {
    case _ where fits && !isFollowed:
      lines.append(BrokenLine([.init(text: text, clusters: all)], endsParagraph: true))
    case .byWordWrapping, .byCharWrapping:
      let end = lineEnd(in: text, from: start)
      lines.append(
        BrokenLine(
          [.init(text: text, clusters: text.trimmed(start..<end))],
          endsParagraph: end == text.clusters.count))
    case .byClipping:
      let end = fits ? all.upperBound : fitting(text, all, into: width) + 1
      lines.append(BrokenLine([.init(text: text, clusters: start..<end)], endsParagraph: true))
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      lines.append(truncated(text, all, fits: fits))
    }
  }

  /// Replaces what does not fit with an ellipsis, or appends one if only later paragraphs do not
  /// fit.
  private func truncated(_ text: ShapedText, _ all: Range<Int>, fits: Bool) -> BrokenLine {
    var ellipsis = Shaper.shape(
      "\u{2026}", face: font.face, fallbacks: font.fallbacks, size: font.size)
    // The ellipsis is at the end of the paragraph's direction.
    ellipsis.runs = ellipsis.runs.map {
      ShapedText.Run(face: $0.face, level: text.isRightToLeft ? 1 : 0)
    }
    let dots = BrokenLine.Piece(text: ellipsis, clusters: ellipsis.clusters.indices)
    let room = width - ellipsis.width(dots.clusters)
    let headRoom =
      switch mode {
      case .byTruncatingHead where !fits: 0.0
      case .byTruncatingMiddle where !fits: room / 2
      default: room
      }
    let headEnd = fitting(text, all, into: headRoom)
    let head = text.trimmed(all.lowerBound..<headEnd)
    var pieces = [BrokenLine.Piece(text: text, clusters: head), dots]
    if !fits, mode != .byTruncatingTail {
      let tail = fittingTail(text, head.upperBound..<all.upperBound, into: room - text.width(head))
      pieces.append(BrokenLine.Piece(text: text, clusters: tail..<all.upperBound))
    }
    return BrokenLine(pieces, endsParagraph: true)
  }

  /// Returns the end of the longest prefix of `range` that fits, in whole characters.
  private func fitting(_ text: ShapedText, _ range: Range<Int>, into room: Double) -> Int {
    var used = 0.0
    var end = range.lowerBound
    for index in range {
      if text.clusters[index].startsCharacter { end = index }
      used += text.clusters[index].advance
      if used > room + Self.tolerance { return end }
    }
    return range.upperBound
  }

  /// Returns the start of the longest suffix of `range` that fits and does not start with white
  /// space.
  private func fittingTail(_ text: ShapedText, _ range: Range<Int>, into room: Double) -> Int {
    var used = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      used += text.clusters[index].advance
      if used > room + Self.tolerance { break }
      if text.clusters[index].startsCharacter, !text.clusters[index].isSpace { start = index }
    }
    return start
  }
}
