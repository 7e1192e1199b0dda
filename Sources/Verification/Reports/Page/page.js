// The page shows one section at a time, and creates its player when it is shown first.

const sections = [...document.querySelectorAll("main > section")];
const players = new Map();
let shown;

function showSection(section) {
  players.get(shown)?.pause();
  shown = section;
  for (const other of sections) other.hidden = other !== section;
  for (const link of document.querySelectorAll("nav a")) {
    if (link.hash === `#${section.id}`) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  if (!players.has(section) && section.querySelector("script.data")) {
    players.set(section, new Player(section));
  }
}

/** Returns the section of the URL's fragment, else the first that fails, else the first. */
function currentSection() {
  return sections.find((section) => `#${section.id}` === location.hash)
    ?? sections.find((section) => section.classList.contains("bad")) ?? sections[0];
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
  showSection(currentSection());
  scrollTo(0, 0);
});

if (sections.length > 0) showSection(currentSection());
