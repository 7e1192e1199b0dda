// Short ways to find, create and announce elements.

const find = (selector, root = document) => root.querySelector(selector);
const findAll = (selector, root = document) => [...root.querySelectorAll(selector)];

/** Creates an element with properties, attributes (in `attributes`) and children. */
function create(name, { attributes = {}, dataset = {}, ...properties } = {}, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  Object.assign(element.dataset, dataset);
  element.append(...children);
  return element;
}

/** Creates an element of an SVG image. */
function shape(name, attributes = {}) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function symbol(name) {
  const image = shape("svg");
  image.append(shape("use", { href: `#i-${name}` }));
  return image;
}

/** Creates a button with a symbol. */
function iconButton(name, label, action) {
  const button = create("button", { type: "button", className: "icon", title: label }, symbol(name));
  button.setAttribute("aria-label", label);
  button.addEventListener("click", action);
  return button;
}

/** Changes a text only if it differs, since each change costs a layout. */
function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/** Calls a function in the next animation frame, once for any number of requests. */
class Throttle {
  constructor(action) {
    this.action = action;
    this.isPending = false;
  }

  request() {
    if (this.isPending) return;
    this.isPending = true;
    requestAnimationFrame((now) => {
      this.isPending = false;
      this.action(now);
    });
  }
}

/** Calls a function when requests have paused. */
class Debounce {
  constructor(delay, action) {
    this.delay = delay;
    this.action = action;
  }

  request() {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.action, this.delay);
  }
}

/** What the page remembers between visits. */
const Memory = {
  get(name) {
    try { return localStorage.getItem(`studio.${name}`); } catch { return null; }
  },
  set(name, value) {
    try { localStorage.setItem(`studio.${name}`, value); } catch { /* Storage is disabled. */ }
  },
};

/** Copies a text, and shows that in a button. */
async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = create("textarea", { value: text, className: "hidden" });
    (button.closest("dialog") ?? document.body).append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  const old = button.dataset.label ??= button.textContent;
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = old; }, 1200);
}
