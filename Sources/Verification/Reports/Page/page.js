// The page shows one section at a time, and creates its player when it is shown first.

const sections = [...document.querySelectorAll("main > section")];
const players = new Map();
let shown;

/** Shows a section, and creates its content when it is shown first. */
function showSection(section) {
  players.get(shown)?.pause();
  shown = section;
  for (const other of sections) other.hidden = other !== section;
  for (const link of document.querySelectorAll("nav a")) {
    if (link.hash === `#${encodeURIComponent(section.id)}` || link.hash === `#${section.id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const template = section.querySelector("template.content");
  if (!template) return;
  template.replaceWith(template.content);
  players.set(section, new Player(section));
}

/**
 * Shows what the URL's fragment names: a section, a frame, and a view, as in `#alert/37/swipe`.
 *
 * Without a section, shows the first that fails, else the first.
 */
function showTarget() {
  const [id, number, view] = decoded(location.hash.slice(1)).split("/");
  const section = sections.find((section) => section.id === id)
    ?? sections.find((section) => section.classList.contains("bad")) ?? sections[0];
  const isNew = section !== shown;
  showSection(section);
  const player = section.id === id ? players.get(section) : undefined;
  if (player && views.includes(view)) player.setView(view);
  const frame = player?.frameOf(Number(number)) ?? -1;
  if (number && frame >= 0) player.go(frame);
  return isNew;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Makes the URL name what is shown, so that it can be shared. */
function updateFragment() {
  const player = players.get(shown);
  if (!player || player.isPlaying) return;
  const view = player.stage.view === "side" ? [] : [player.stage.view];
  const parts = [encodeURIComponent(shown.id), player.number(player.frame), ...view];
  history.replaceState(null, "", `#${parts.join("/")}`);
}

/** Updates the URL when the input pauses: browsers limit how often a URL may change. */
function followFragment() {
  clearTimeout(followFragment.timer);
  followFragment.timer = setTimeout(updateFragment, 300);
}

async function copy(button) {
  const code = button.previousElementSibling;
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    getSelection().selectAllChildren(code);
    document.execCommand("copy");
  }
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
}

for (const button of document.querySelectorAll("button.copy")) {
  button.hidden = false;
  button.addEventListener("click", () => copy(button));
}

document.addEventListener("keydown", (event) => {
  if (event.target.closest("input, select, textarea")) return;
  if (players.get(shown)?.press(event)) event.preventDefault();
});

addEventListener("hashchange", () => {
  if (showTarget()) scrollTo(0, 0);
});

if (sections.length > 0) showTarget();
