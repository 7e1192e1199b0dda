/// The clusters of one line before they are positioned.
struct StyledLine {
  /// The clusters of the line's paragraph.
  let source: Int
  /// The indices of the clusters, in reading order.
  var clusters: [Int]
  /// The advance of each cluster of the line, with the tabs' and without trailing white space.
  var advances: [Double]
  /// The positions of the line's characters in the whole text, in UTF-16 units.
  let range: Range<Int>
  /// The distance from the leading edge of the container.
  let indent: Double
  /// The width that the line may have.
  let available: Double
  let startsParagraph: Bool
  /// Whether this is the last line of its paragraph.
  let endsParagraph: Bool
  /// Whether justified alignment does not stretch the line.
  let isLast: Bool

  var width: Double { advances.reduce(0, +) }
}

/// Breaks paragraphs with several fonts into lines greedily, as `LineBreaker` does those with one font.
struct StyledLineBreaker {
  /// The width of the container in points; neither negative nor NaN.
  let width: Double
  /// The maximum number of lines, at least 1.
  let limit: Int
  /// How the last line ends if text does not fit; nil for the mode of its paragraph.
  let lastLineMode: LineBreakMode?
  /// Whether a paragraph whose mode does not break lines is one line.
  let keepsUnbrokenParagraphs: Bool

  private(set) var sources: [StyledClusters] = []
  private(set) var lines: [StyledLine] = []
  private(set) var isTruncated = false

  /// A width computed from the text itself must not break it.
  private static let tolerance = 0.001

  /// The fraction of the font's size by which characters may move together.
  ///
  /// Source: AppKit's default of `tighteningFactorForTruncation`.
  private static let tightening = 0.05

  init(
    width: Double, limit: Int, lastLineMode: LineBreakMode? = nil,
    keepsUnbrokenParagraphs: Bool = false
  ) {
    (self.width, self.limit) = (width, limit)
    (self.lastLineMode, self.keepsUnbrokenParagraphs) = (lastLineMode, keepsUnbrokenParagraphs)
  }

  /// Adds the lines of a text.
  mutating func add(_ text: StyledText) {
    for (index, paragraph) in text.paragraphs.enumerated() {
      add(paragraph, isFollowed: index + 1 < text.paragraphs.count)
      if lines.count >= limit { return }
    }
  }

  private mutating func add(_ paragraph: StyledText.Paragraph, isFollowed: Bool) {
    sources.append(StyledClusters(paragraph))
    let source = sources.count - 1
    let count = sources[source].count
    let mode = lastLineMode ?? paragraph.style.lineBreakMode
    let isUnbroken =
      keepsUnbrokenParagraphs
      && ![.byWordWrapping, .byCharWrapping].contains(paragraph.style.lineBreakMode)
    var start = 0
    repeat {
      var line = LineStart(source: source, cluster: start)
      line.indent =
        start == 0 ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent
      if isUnbroken {
        addLast(line, isFollowed: false, mode: paragraph.style.lineBreakMode)
        return
      }
      if lines.count + 1 == limit {
        addLast(line, isFollowed: isFollowed, mode: mode)
        return
      }
      let end = lineEnd(from: line, mode: paragraph.style.lineBreakMode)
      append(
        line, Array(sources[source].trimmed(start..<end)), hyphenAt: end, isLast: end == count)
      start = end
    } while start < count
  }

  /// Where a line starts.
  private struct LineStart {
    let source: Int
    let cluster: Int
    var indent = 0.0
  }

  /// Returns the width that a line may have.
  private func available(for line: LineStart) -> Double {
    let tail = sources[line.source].paragraph.style.tailIndent
    return max((tail > 0 ? min(tail, width) : width + tail) - line.indent, 0)
  }

  // MARK: Advances

  /// Returns the advance of a cluster at a distance from the start of its line.
  ///
  /// The text after a centered, right or decimal tab ends at or around the tab stop.
  private func advance(of index: Int, in line: LineStart, at used: Double) -> Double {
    let source = sources[line.source]
    let cluster = source.clusters[index]
    guard cluster.kind == .tab else { return cluster.advance }
    let style = source.paragraph.style
    let position = line.indent + used
    guard
      let stop = style.tabStops.first(where: { $0.location > position + Self.tolerance })
    else {
      let interval = style.tabInterval > 0 ? style.tabInterval : ParagraphStyle.defaultInterval
      let last = style.tabStops.last?.location ?? 0
      let steps = ((max(position - last, 0) + Self.tolerance) / interval).rounded(.down) + 1
      return last + steps * interval - position
    }
    let room = stop.location - position
    guard stop.alignment == .right || stop.alignment == .center else { return room }
    var following = 0.0
    for cluster in source.clusters[(index + 1)..<max(source.count, index + 1)] {
      if cluster.kind == .tab || cluster.kind == .lineSeparator { break }
      following += cluster.advance
    }
    return max(room - (stop.alignment == .center ? following / 2 : following), 0)
  }

  private func advances(of clusters: [Int], in line: LineStart) -> [Double] {
    var used = 0.0
    return clusters.map { index in
      let advance = advance(of: index, in: line, at: used)
      used += advance
      return advance
    }
  }

  // MARK: Breaks

  /// Returns the index of the next line's first cluster.
  private func lineEnd(from line: LineStart, mode: LineBreakMode) -> Int {
    let clusters = sources[line.source].clusters[..<sources[line.source].count]
    let available = available(for: line)
    let start = line.cluster
    var used = 0.0
    var lastBreak: Int?
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if index > start,
        mode == .byCharWrapping ? cluster.startsCharacter : cluster.startsWord,
        clusters[index - 1].kind != .softHyphen
          || used + hyphenWidth(at: index - 1, in: line.source) <= available + Self.tolerance
      {
        lastBreak = index
      }
      if cluster.kind == .lineSeparator { return index + 1 }
      used += advance(of: index, in: line, at: used)
      if used > available + Self.tolerance, !cluster.isSpace, index > start {
        return lastBreak ?? characterEnd(in: clusters, from: start, near: index)
      }
    }
    return clusters.count
  }

  /// Returns the start of the character that contains `index`, or of the next one if it is the
  /// first of the line.
  private func characterEnd(
    in clusters: ArraySlice<StyledClusters.Cluster>, from start: Int, near index: Int
  ) -> Int {
    clusters[(start + 1)...index].lastIndex(where: \.startsCharacter)
      ?? clusters[index...].firstIndex(where: \.startsCharacter) ?? clusters.count
  }

  private func hyphenWidth(at cluster: Int, in source: Int) -> Double {
    let style = sources[source].style(of: sources[source].clusters[cluster])
    let text = Shaper.shape("-", face: style.font.face, size: style.font.size)
    return text.width(text.clusters.indices) * style.horizontalScale
  }

  private mutating func append(
    _ line: LineStart, _ clusters: [Int], advances: [Double]? = nil, hyphenAt end: Int? = nil,
    isLast: Bool
  ) {
    let source = line.source
    let all = sources[source].clusters[..<sources[source].count]
    var clusters = clusters
    if let end, end > line.cluster, end < all.count, all[end - 1].kind == .softHyphen {
      let hyphen = all[end - 1]
      let width = self.advances(of: clusters, in: line).reduce(0, +)
      if width + hyphenWidth(at: end - 1, in: source) <= available(for: line) + Self.tolerance {
        clusters += sources[source].append("-", run: hyphen.run, offset: hyphen.offset)
      }
    }
    func offset(_ index: Int) -> Int {
      index < all.count ? all[index].offset : sources[source].end
    }
    let start = offset(line.cluster)
    let next = end.map(offset) ?? sources[source].end
    lines.append(
      StyledLine(
        source: source, clusters: clusters,
        advances: advances ?? self.advances(of: clusters, in: line),
        range: start..<max(next, start), indent: line.indent, available: available(for: line),
        startsParagraph: line.cluster == 0, endsParagraph: end.map { $0 >= all.count } ?? true,
        isLast: isLast || end.map { $0 > 0 && all[$0 - 1].kind == .lineSeparator } ?? true))
  }

  // MARK: The last line

  private mutating func addLast(_ line: LineStart, isFollowed: Bool, mode: LineBreakMode) {
    let clusters = sources[line.source].clusters[..<sources[line.source].count]
    let separator = clusters[line.cluster...].firstIndex { $0.kind == .lineSeparator }
    let isFollowed = isFollowed || separator.map { $0 + 1 < clusters.count } ?? false
    let all = sources[line.source].trimmed(line.cluster..<(separator ?? clusters.count))
    let available = available(for: line)
    var advances = advances(of: Array(all), in: line)
    var width = advances.reduce(0, +)
    if width > available, let tightened = tightened(advances, Array(all), line) {
      advances = tightened
      width = available
    }
    let fits = width <= available + Self.tolerance
    isTruncated = isTruncated || isFollowed || !fits
    switch mode {
    case _ where fits && !isFollowed:
      append(line, Array(all), advances: advances, isLast: true)
    case .byWordWrapping, .byCharWrapping:
      let end = lineEnd(from: line, mode: mode)
      append(
        line, Array(sources[line.source].trimmed(line.cluster..<end)), hyphenAt: end,
        isLast: end == clusters.count)
    case .byClipping:
      append(line, Array(all), advances: advances, isLast: true)
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
      truncate(line, all, advances, mode: fits ? .byTruncatingTail : mode)
    }
  }

  /// Returns the advances of characters moved together until they fit; nil if they would be too close.
  private func tightened(_ advances: [Double], _ clusters: [Int], _ line: LineStart) -> [Double]? {
    let source = sources[line.source]
    guard source.paragraph.style.allowsTightening else { return nil }
    let room = clusters.map {
      source.style(of: source.clusters[$0]).font.size * Self.tightening
    }
    let excess = advances.reduce(0, +) - available(for: line)
    let all = room.reduce(0, +)
    guard excess <= all, all > 0 else { return nil }
    return zip(advances, room).map { $0 - $1 * excess / all }
  }

  /// Replaces what does not fit with an ellipsis, or appends one if only later text does not fit.
  private mutating func truncate(
    _ line: LineStart, _ all: Range<Int>, _ advances: [Double], mode: LineBreakMode
  ) {
    // The ellipsis has the style of the text before it; its width must be known before.
    let source = line.source
    func ellipsisRun(_ cluster: Int) -> (run: Int, offset: Int) {
      let clusters = sources[source].clusters
      guard clusters.indices.contains(cluster) else { return (0, sources[source].end) }
      return (clusters[cluster].run, clusters[cluster].offset)
    }
    let near = mode == .byTruncatingHead ? max(all.upperBound - 1, 0) : all.lowerBound
    let first = ellipsisRun(near)
    var dots = sources[source].append("\u{2026}", run: first.run, offset: first.offset)
    func width(of range: Range<Int>) -> Double {
      sources[source].clusters[range].reduce(0) { $0 + $1.advance }
    }
    func headEnd() -> Int {
      let room = available(for: line) - width(of: dots)
      let headRoom =
        switch mode {
        case .byTruncatingHead: 0.0
        case .byTruncatingMiddle: room / 2
        default: room
        }
      return fitting(source, all, advances, into: headRoom)
    }
    var end = headEnd()
    if mode != .byTruncatingHead, end > all.lowerBound {
      // Text before the ellipsis in another style may have another ellipsis.
      let last = ellipsisRun(end - 1)
      if last.run != first.run {
        dots = sources[source].append("\u{2026}", run: last.run, offset: last.offset)
        end = headEnd()
      }
    }
    let head = sources[source].trimmed(all.lowerBound..<end)
    var clusters = Array(head) + Array(dots)
    var widths = Array(advances[..<head.count]) + dots.map { sources[source].clusters[$0].advance }
    if mode != .byTruncatingTail {
      let room = available(for: line) - widths.reduce(0, +)
      let tail = fittingTail(source, head.upperBound..<all.upperBound, all, advances, into: room)
      clusters += Array(tail..<all.upperBound)
      widths += advances[(tail - all.lowerBound)...]
    }
    append(line, clusters, advances: widths, isLast: true)
  }

  /// Returns the end of the longest prefix of `range` that fits, in whole characters.
  private func fitting(
    _ source: Int, _ range: Range<Int>, _ advances: [Double], into room: Double
  ) -> Int {
    var used = 0.0
    var end = range.lowerBound
    for (index, advance) in zip(range, advances) {
      if sources[source].clusters[index].startsCharacter { end = index }
      used += advance
      if used > room + Self.tolerance { return end }
    }
    return range.upperBound
  }

  /// Returns the start of the longest suffix of `range` that fits and does not start with white
  /// space.
  private func fittingTail(
    _ source: Int, _ range: Range<Int>, _ all: Range<Int>, _ advances: [Double],
    into room: Double
  ) -> Int {
    var used = 0.0
    var start = range.upperBound
    for index in range.reversed() {
      used += advances[index - all.lowerBound]
      if used > room + Self.tolerance { break }
      let cluster = sources[source].clusters[index]
      if cluster.startsCharacter, !cluster.isSpace { start = index }
    }
    return start
  }
}
