import Imaging

extension ReportSection {
  /// The CSS classes of the section.
  var classes: String {
    switch verdict {
    case .same: "good"
    case .tolerated: "good tolerated"
    case .differs, .unexpected, .unrecorded, .orphaned, .invalid, .failed: "bad"
    }
  }

  /// Returns the section as HTML; `indices` are those of its images in the page.
  func html(id: String, indices: [Int]) throws -> String {
    let heading =
      "<h2>\(MarkupText.escaped(name)) <span class=\"badge \(classes)\">\(verdict.rawValue)</span></h2>"
    let sentences = sentences.map { sentence in
      let text = MarkupText.escaped(sentence)
      return "<li>\(sequence == nil ? text : text.linkingFrames(of: id))</li>\n"
    }.joined()
    return """
      <section id="\(id)" class="\(classes)">
      <header>
      \(heading)
      <ul class="sentences">
      \(sentences)</ul>
      \(commandHTML)</header>
      \(try sequence.map { try html(of: $0, indices: indices) } ?? "")\(factsHTML)</section>

      """
  }

  private var commandHTML: String {
    guard let command else { return "" }
    return """
      <div class="approve">
      <p>If this change is intended, approve it:</p>
      <div class="command"><code>\(MarkupText.escaped(command))</code>\
      <button type="button" class="copy" hidden>Copy</button></div>
      </div>

      """
  }

  private var factsHTML: String {
    guard !facts.isEmpty else { return "" }
    let rows = facts.map { fact in
      "<dt>\(MarkupText.escaped(fact.name))</dt><dd>\(MarkupText.escaped(fact.text))</dd>\n"
    }
    return "<dl class=\"facts\">\n\(rows.joined())</dl>\n"
  }

  private func html(of sequence: ReportSequence, indices: [Int]) throws -> String {
    let axis = ReportAxis(frameCount: sequence.frames.count, fps: sequence.fps ?? .standard)
    let graphs = graphs.enumerated().map {
      $0.element.html($0.offset, sides: sequence.sides, axis: axis)
    }
    let further =
      furtherGraphs == 0
      ? ""
      : "<p class=\"more\">\(NumberFormat.count(furtherGraphs, "more number")) "
        + "\(furtherGraphs == 1 ? "differs" : "differ"), without a graph.</p>\n"
    let data = try ReportData(sequence, graphs: self.graphs, indices: indices).json()
    // The content of a template is inert until the section is shown.
    return """
      <template class="content">
      <div class="player"></div>
      \(sequence.timelineHTML(axis))\(sequence.legendHTML)\(graphs.joined())\(further)\
      <script type="application/json" class="data">\(data)</script>
      </template>

      """
  }
}

extension String {
  /// Returns HTML with a link to each frame that it names, such as `frame 37`.
  fileprivate func linkingFrames(of id: String) -> String {
    replacing(/\b(?:frame|Frame|frames) (\d+)/) { match in
      "<a href=\"#\(id)/\(match.1)\">\(match.0)</a>"
    }
  }
}

extension ReportSequence {
  /// Returns the timeline: a mark for each range of frames in one state, and a ruler.
  fileprivate func timelineHTML(_ axis: ReportAxis) -> String {
    let marks = runs.map { run in
      // Marks of equal frames are lower, so that others are recognizable without color.
      let top = run.state == .same ? 62 : run.state == .tolerated ? 35 : 0
      return "<rect class=\"\(run.state.name)\" x=\"\(run.frames.lowerBound)\" y=\"\(top)\" "
        + "width=\"\(run.frames.count)\" height=\"\(100 - top)\"/>"
    }
    return """
      <div class="axis">
      <div class="timeline" role="slider" tabindex="0" aria-label="Frame" aria-valuemin="0" \
      aria-valuemax="\(max(0, frames.count - 1))" aria-valuenow="0">
      <svg class="states" viewBox="0 0 \(frames.count) 100" preserveAspectRatio="none" \
      aria-hidden="true">\(marks.joined())</svg>
      </div>
      <div class="ruler" aria-hidden="true">\(rulerHTML(axis))</div>
      </div>

      """
  }

  private func rulerHTML(_ axis: ReportAxis) -> String {
    let rate = fps.map { Double($0.numerator) / Double($0.denominator) } ?? 1
    let end = Double(frames.count - 1) / rate
    let scale = AxisTicks(in: 0...max(end, 1 / rate), atMost: 8, labels: .short)
    return zip(scale.values, scale.labels).map { value, label in
      let position = axis.percent(value * rate + 0.5)
      return "<span style=\"left:\(position)\">\(label)\(fps == nil ? "" : " s")</span>"
    }.joined()
  }

  /// The number of frames in each state.
  fileprivate var legendHTML: String {
    let buttons = State.allCases.compactMap { state -> String? in
      let count = frames.count { $0.state == state }
      guard count > 0 else { return nil }
      let text =
        switch state {
        case .same: "\(count) the same"
        case .tolerated: "\(count) within tolerance"
        case .differs: "\(count) \(count == 1 ? "differs" : "differ")"
        case .missing: "\(count) missing"
        case .additional: "\(count) additional"
        }
      return "<button type=\"button\" class=\"\(state.name)\" data-state=\"\(state.rawValue)\">"
        + "\(text)</button>\n"
    }
    return "<div class=\"legend\" role=\"group\" aria-label=\"Frames by state\">\n"
      + "\(buttons.joined())</div>\n"
  }
}
