// The page: passes messages to its parts, and keys to the timeline.

class Studio {
  /** The number of consecutive animation frames for which frames may be late. */
  static maxLate = 8;

  start() {
    this.metrics = new Metrics();
    /** The last frame that was drawn. */
    this.shown = { tick: -1, sequence: 0, view: 0, title: "" };
    this.scene = { size: [0, 0], path: "", title: "" };
    /** A frame that waits for the next animation frame, and for how many ones in a row one did. */
    this.waiting = null;
    this.late = 0;
    this.screens = new Screens(find("#screens"));
    this.touches = new Touches(this.screens.screens[0], () => this.scene.size);
    this.timeline = new Timeline(find("#player"));
    this.curves = new Curves(find("#curves"), this.timeline);
    this.parameters = new Parameters(find(".parameters"));
    this.recipes = new RecipeList(find("#recipes"));
    this.display = new Display(find("#inspector .display"), find("#inspector .overlays"));
    this.verdict = new Verdict(find("#inspector .verdict"));
    this.recording = new Recording(find("#recording"));
    this.exports = new Export(find("#export-panel"));
    this.painting = new Throttle(() => this.painted());
    this.listen();
    this.connection = new Connection((message) => this.receive(message));
  }

  /** Sends a message; returns whether there is a connection. */
  send(message) { return this.connection?.send(message) ?? false; }

  get ratio() { return this.scene.size[0] / this.scene.size[1]; }

  receive(message) {
    if (message instanceof ArrayBuffer) {
      this.take(message);
    } else {
      if (message.type === "scene" || message.type === "trapped") this.drawWaiting();
      this.handle(message);
    }
  }

  /** Draws a frame, or lets it wait if the animation frame for another tick is still to come: a touch makes its
      tick earlier, and two ticks in one animation frame would leave none for the next. */
  take(buffer) {
    const tick = new Uint32Array(buffer, 8, 1)[0];
    const mayWait = this.painting.isPending && tick !== this.shown.tick;
    if (mayWait && !this.waiting && this.late < Studio.maxLate) {
      this.waiting = buffer;
    } else {
      this.drawWaiting();
      this.draw(buffer);
    }
  }

  drawWaiting() {
    const buffer = this.waiting;
    this.waiting = null;
    if (buffer) this.draw(buffer);
  }

  /** Draws a frame. */
  draw(buffer) {
    const received = performance.now();
    const words = new Uint32Array(buffer);
    if ((words[0] & 0xff) !== Screen.version) return;
    const [sequence, tick, echo] = [words[1], words[2], words[4]];
    const view = words[0] >>> 16 & 0xff;
    this.lastSequence = sequence;
    const isDrawn = this.screens.draw(words);
    this.painting.request();
    if (!isDrawn) return;
    this.metrics.drawn({
      sequence, tick, echo, bytes: buffer.byteLength, received, drawn: performance.now(),
    });
    Object.assign(this.shown, { tick, sequence, view });
    if (view === 0) this.timeline.moved(tick);
    if (!Trap.element.hidden) Trap.hide();
  }

  /** Reports the drawn frames, in the animation frame after them. */
  painted() {
    this.metrics.painted();
    this.send({ type: "painted", sequence: this.lastSequence });
    this.late = this.waiting ? this.late + 1 : 0;
    this.drawWaiting();
  }

  handle(message) {
    switch (message.type) {
      case "scene": this.setScene(message); break;
      case "state": this.setState(message); break;
      case "recipes": this.recipes.set(message); break;
      case "diagnostics": Diagnostics.show(message); break;
      case "curves": this.curves.update(message.curves); break;
      case "verdict": this.verdict.show(message); break;
      case "recording": this.recording.show(message); break;
      case "filmstrip": this.timeline.film.show(message.frames); break;
      case "written":
        find("#recording").hidden = true;
        Notices.show("info", `Wrote ${message.file}, line ${message.line}`);
        break;
      case "notice": Notices.show(message.level, message.text); break;
      case "trapped":
        this.touches.reset();
        Trap.show(message);
        Notices.show("error", message.text);
        break;
      case "command": case "exportProgress": case "exportDone": case "exportFailed":
        this.exports.update(message);
        break;
    }
  }

  setScene(scene) {
    const isOther = scene.path !== this.scene.path;
    this.scene = scene;
    this.shown.title = scene.title;
    setText(find("#title"), scene.title || scene.path);
    setText(find("#path"), scene.path);
    document.title = `${scene.title || scene.path} – Flipbook Studio`;
    this.screens.setSize(scene.size);
    this.parameters.isWritable = scene.writable;
    this.parameters.setParameters(scene.parameters);
    this.display.set(scene);
    this.timeline.marks.set(scene.marks);
    this.curves.setItems(scene.items, scene.path);
    if (isOther) this.timeline.film.clear();
    else this.timeline.film.request();
  }

  setState(state) {
    this.state = state;
    this.timeline.update(state);
    this.timeline.updatePlayed();
    this.parameters.setState(state);
    this.recording.setState(state);
    this.screens.isComparing = Boolean(state.compare);
  }

  /** Handles the loss of the connection: the last frame stays. */
  disconnected() {
    this.touches.reset();
    this.timeline.isPlaying = false;
    this.timeline.updatePlayButton();
  }

  showRecipes(isShown) {
    document.body.classList.toggle("no-recipes", !isShown);
    find("#toggle-recipes").setAttribute("aria-pressed", isShown);
  }

  listen() {
    this.listenToPanes();
    this.listenToTheme();
    this.listenToWidth();
    const keys = find("#keys-panel");
    find("#show-keys").addEventListener("click", () => keys.showModal());
    for (const dialog of findAll("dialog")) {
      dialog.addEventListener("click", (event) => {
        if (event.target === dialog) dialog.close();
      });
    }
    addEventListener("keydown", (event) => this.press(event));
  }

  /** Makes the buttons of the toolbar show and hide panes. */
  listenToPanes() {
    for (const name of ["recipes", "inspector", "curves"]) {
      const button = find(`#toggle-${name}`);
      const set = (isShown) => {
        document.body.classList.toggle(`no-${name}`, !isShown);
        button.setAttribute("aria-pressed", isShown);
      };
      const remembered = Memory.get(name);
      set(name === "recipes" && innerWidth <= 1000 ? false : remembered !== "hidden");
      button.addEventListener("click", () => {
        const isShown = document.body.classList.contains(`no-${name}`);
        set(isShown);
        Memory.set(name, isShown ? "shown" : "hidden");
      });
    }
  }

  /** Hides the list when the window becomes too narrow for it. */
  listenToWidth() {
    matchMedia("(max-width: 1000px)").addEventListener("change", ({ matches }) => {
      this.showRecipes(!matches && Memory.get("recipes") !== "hidden");
    });
  }

  /** Makes a button switch between the system's appearance, light and dark. */
  listenToTheme() {
    const themes = ["automatic", "light", "dark"];
    const set = (theme) => {
      document.documentElement.dataset.theme = theme;
      const button = find("#theme");
      button.ariaLabel = button.title = `Appearance: ${theme}`;
    };
    set(themes.includes(Memory.get("theme")) ? Memory.get("theme") : "automatic");
    find("#theme").addEventListener("click", () => {
      const theme = themes[(themes.indexOf(document.documentElement.dataset.theme) + 1) % 3];
      set(theme);
      Memory.set("theme", theme);
    });
  }

  press(event) {
    if (find("dialog[open]")) return;
    if (event.target.closest("input:not([type=range]):not([type=checkbox]), textarea")) return;
    if (event.target.closest("select, input") && event.key !== " ") return;
    if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      this.send({ type: "undo" });
      event.preventDefault();
      return;
    }
    const own = event.altKey || event.ctrlKey || event.metaKey ? undefined : {
      r: () => this.recording.toggle(),
      e: () => this.exports.toggle(),
      "?": () => find("#keys-panel").showModal(),
    }[event.key.toLowerCase()];
    own?.();
    if (own || this.timeline.press(event)) event.preventDefault();
  }
}

const studio = new Studio();
window.studio = studio;
studio.start();
