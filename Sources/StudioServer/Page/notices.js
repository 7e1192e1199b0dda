// Messages: short notices, the errors of the recipe, a stage that stopped, and a lost connection.

const Notices = {
  element: find("#notices"),

  /** Shows a message: errors until they are closed, others for some seconds. */
  show(level, text) {
    const same = findAll(".notice", this.element).find((other) => other.dataset.text === text);
    same?.remove();
    const notice = create(
      "div", { className: `notice ${level}`, dataset: { text } }, create("span", { textContent: text }));
    notice.append(iconButton("close", "Close", () => notice.remove()));
    this.element.append(notice);
    while (this.element.children.length > 4) this.element.firstElementChild.remove();
    if (level !== "error") setTimeout(() => notice.remove(), level === "info" ? 3500 : 8000);
  },
};

/** The errors of the recipe, over the last frame without errors. */
const Diagnostics = {
  element: find("#diagnostics"),

  show({ text, entries }) {
    const hasEntries = entries.length > 0 || text !== "";
    this.element.hidden = !hasEntries;
    if (!hasEntries) {
      this.element.replaceChildren();
      this.wasFolded = undefined;
      return;
    }
    const errors = entries.filter(({ severity }) => severity === "error").length;
    const isError = errors > 0 || entries.length === 0;
    const [count, noun] = isError ? [Math.max(1, errors), "error"] : [entries.length, "warning"];
    const first = entries.find(({ severity }) => severity === "error") ?? entries[0];
    const place = first && first.line > 0 ? `Line ${first.line}: ` : "";
    const heading = first ? `${place}${first.message}` : text.split("\n")[0];
    const more = count > 1 ? ` (${count} ${noun}s)` : "";
    const fold = iconButton("curves", "Details", () => this.fold(!this.isFolded));
    fold.replaceChildren(document.createTextNode("⌃"));
    this.element.classList.toggle("warning", !isError);
    this.element.replaceChildren(
      create("header", {}, create("h2", { textContent: heading + more }), fold), this.listing(text));
    // Warnings and failed expectations do not cover the stage.
    const isFolded = entries.length > 0
      && entries.every(({ severity, code }) => severity !== "error" || code === "expectation-failed");
    if (this.wasFolded !== isFolded) this.isFolded = undefined;
    this.wasFolded = isFolded;
    this.fold(this.isFolded ?? isFolded);
  },

  fold(isFolded) {
    this.isFolded = isFolded;
    this.element.classList.toggle("folded", isFolded);
    const button = find("button", this.element);
    button.setAttribute("aria-expanded", !isFolded);
    button.firstChild.data = isFolded ? "⌄" : "⌃";
  },

  /** Returns the text of `lint`, with its places emphasized. */
  listing(text) {
    const listing = create("pre", { tabIndex: 0 });
    for (const line of text.trimEnd().split("\n")) {
      const place = line.match(/^(.*?:\d+:\d+:)( (?:error|warning|note):.*)$/);
      const marks = line.match(/^(\s*\|\s*)(\^~*)$/);
      const [plain, strong, rest] = place ? ["", place[1], place[2]]
        : marks ? [marks[1], marks[2], ""] : [line, "", ""];
      listing.append(plain);
      if (strong) listing.append(create("em", { textContent: strong }));
      listing.append(`${rest}\n`);
    }
    return listing;
  },
};

/** The message of a stage that stopped, with a button that starts it again. */
const Trap = {
  element: find("#trapped"),

  show({ text, canRestart }) {
    find("pre", this.element).textContent = text.trim() || "The process of the stage ended.";
    find("p", this.element).textContent = canRestart
      ? "The recipe, the settings and the time are kept."
      : "It stopped again at once. Change the recipe, or restart.";
    this.element.hidden = false;
    find("button", this.element).focus({ preventScroll: true });
  },

  hide() { this.element.hidden = true; },
};

find("button", Trap.element).addEventListener("click", () => studio.send({ type: "restart" }));

/** The state of the connection to the server. */
const ConnectionBanner = {
  element: find("#connection"),

  show(text) {
    this.element.hidden = text === "";
    setText(this.element, text);
  },
};

/** Tooltips of the timeline, which appear without a delay. */
const Tip = {
  element: find("#tip"),

  show(target, text) {
    this.element.textContent = text;
    this.element.hidden = false;
    const [box, own] = [target.getBoundingClientRect(), this.element.getBoundingClientRect()];
    const left = clamp(box.x + box.width / 2 - own.width / 2, 6, innerWidth - own.width - 6);
    const isBelow = box.y < own.height + 14;
    const top = isBelow ? box.bottom + 6 : box.y - own.height - 6;
    this.element.style.translate = `${left}px ${top}px`;
  },

  hide() { this.element.hidden = true; },
};
Tip.element.style.left = Tip.element.style.top = "0";
