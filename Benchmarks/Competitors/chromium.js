// A scene as elements of a page, one for each layer. Elements persist between frames; only changed properties are set.
'use strict';
const space = 'http://www.w3.org/2000/svg';
const elements = new Map();
let scene;
let pictures;

function css([red, green, blue, alpha]) {
  return `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`;
}

/// Sets a property if its value differs.
function set(element, name, value) {
  element.known ??= {};
  if (element.known[name] === value) return;
  element.known[name] = value;
  element.style.setProperty(name, value);
}

async function load(data) {
  scene = data;
  pictures = scene.pictures.map((picture) => `data:image/png;base64,${picture}`);
  await Promise.all(scene.fonts.map((_, index) => document.fonts.load(`10px f${index}`)));
  await Promise.all(pictures.map((source) => {
    const image = new Image();
    image.src = source;
    return image.decode();
  }));
}

function show(index) {
  const frame = scene.frames[index];
  set(document.documentElement, 'background', frame.background ? css(frame.background) : 'transparent');
  arrange(document.body, frame.layers, [0, 0]);
}

/// Inserts layers into an element, in order, before its other children.
function arrange(parent, indices, origin, dissolve) {
  const children = indices.map((index, place) => {
    const layer = scene.layers[index];
    const element = elementOf(layer);
    let factor = 1;
    if (dissolve !== undefined) factor = place == 0 ? 1 - dissolve : dissolve;
    set(element, 'mix-blend-mode', dissolve === undefined || place == 0 ? 'normal' : 'plus-lighter');
    update(element, layer, index, origin, factor);
    return element;
  });
  const shown = parent.children_ ?? [];
  if (shown.length == children.length && shown.every((child, place) => child === children[place])) return;
  for (const child of shown) if (!children.includes(child) && child.parentNode === parent) child.remove();
  const end = parent.border_ ?? null;
  for (const child of children) parent.insertBefore(child, end);
  parent.children_ = children;
}

function elementOf(layer) {
  let element = elements.get(layer.id);
  if (!element) {
    element = document.createElement('div');
    elements.set(layer.id, element);
  }
  return element;
}

function update(element, layer, index, [originX, originY], factor) {
  const [x, y, width, height] = layer.bounds;
  const key = `${index} ${originX} ${originY} ${factor}`;
  if (element.key_ === key) return;
  element.key_ = key;
  const [a, b, c, d, tx, ty] = layer.matrix ?? [1, 0, 0, 1, 0, 0];
  const [left, top] = [a * x + c * y + tx - originX, b * x + d * y + ty - originY];
  set(element, 'transform', `matrix(${a},${b},${c},${d},${left},${top})`);
  set(element, 'width', `${width}px`);
  set(element, 'height', `${height}px`);
  set(element, 'opacity', `${(layer.opacity ?? 1) * factor}`);
  set(element, 'background-color', layer.backgroundColor ? css(layer.backgroundColor) : 'transparent');
  set(element, 'border-radius', `${Math.min(layer.cornerRadius ?? 0, width / 2, height / 2)}px`);
  set(element, 'overflow', layer.masksToBounds ? 'hidden' : 'visible');
  set(element, 'isolation', layer.dissolve === undefined ? 'auto' : 'isolate');
  shadow(element, layer);
  border(element, layer);
  content(element, layer);
  arrange(element, layer.sublayers ?? [], [x, y], layer.dissolve);
}

function shadow(element, { shadow, masksToBounds, backgroundColor, bounds: [x, y] }) {
  let [box, filter] = ['none', 'none'];
  element.shadow_?.remove();
  element.shadow_ = undefined;
  if (shadow && !masksToBounds && shadow.opacity > 0) {
    const [red, green, blue, alpha] = shadow.color;
    const color = css([red, green, blue, alpha * shadow.opacity]);
    const [dx, dy] = shadow.offset;
    if (shadow.path) {
      const svg = drawing(x, y, `<path d="${shadow.path}" fill="${color}"/>`);
      svg.style.filter = `blur(${shadow.radius}px)`;
      svg.style.transform = `translate(${dx}px,${dy}px)`;
      element.shadow_ = svg;
      element.prepend(svg);
    } else if (backgroundColor) {
      box = `${dx}px ${dy}px ${2 * shadow.radius}px ${color}`;
    } else {
      filter = `drop-shadow(${dx}px ${dy}px ${shadow.radius}px ${color})`;
    }
  }
  set(element, 'box-shadow', box);
  set(element, 'filter', filter);
}

function border(element, { borderWidth, borderColor }) {
  if (!borderColor) {
    element.border_?.remove();
    element.border_ = undefined;
    return;
  }
  if (!element.border_) {
    element.border_ = document.createElement('div');
    element.border_.style.cssText = 'width:100%;height:100%;border-radius:inherit';
    element.append(element.border_);
  }
  set(element.border_, 'border', `${borderWidth}px solid ${css(borderColor)}`);
}

function content(element, layer) {
  const { bounds: [x, y, width, height] } = layer;
  const key = layer.content === undefined ? undefined : `${layer.content} ${x} ${y} ${width} ${height}`;
  if (element.content_ === key) return;
  element.content_ = key;
  element.holder_?.remove();
  element.holder_ = undefined;
  if (key === undefined) return;
  const shown = scene.contents[layer.content];
  const holder = document.createElement('div');
  holder.style.cssText = 'width:100%;height:100%';
  if (shown.glyphs) text(holder, shown.glyphs, x, y);
  if (shown.image) picture(holder, shown.image, x, y);
  if (shown.gradient) gradient(holder, shown.gradient, width, height);
  if (shown.shape) holder.append(outline(shown.shape, x, y));
  element.holder_ = holder;
  element.insertBefore(holder, element.shadow_ ? element.shadow_.nextSibling : element.firstChild);
}

/// Positions text by its baselines: the ascent of the fonts and the height of a line are one em.
function text(holder, runs, x, y) {
  for (const run of runs) {
    for (const line of run.lines) {
      const span = document.createElement('span');
      span.textContent = line.text;
      span.style.font = `${run.size}px f${run.font}`;
      span.style.lineHeight = '1';
      span.style.color = css(run.color);
      span.style.left = `${line.x - x}px`;
      span.style.top = `${line.y - run.size - y}px`;
      holder.append(span);
    }
  }
}

function picture(holder, image, x, y) {
  const [left, top, width, height] = image.frame;
  const element = document.createElement(image.tint ? 'div' : 'img');
  const source = pictures[image.picture];
  element.style.cssText = `left:${left - x}px;top:${top - y}px;width:${width}px;height:${height}px`;
  if (image.tint) {
    element.style.background = css(image.tint);
    element.style.mask = `url(${source}) 0 0 / 100% 100%`;
  } else {
    element.src = source;
  }
  holder.append(element);
}

function drawing(x, y, inside) {
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('width', '1');
  svg.setAttribute('height', '1');
  svg.innerHTML = `<g transform="translate(${-x} ${-y})">${inside}</g>`;
  return svg;
}

function outline(shape, x, y) {
  const fill = shape.fillColor ? css(shape.fillColor) : 'none';
  let inside = `<path d="${shape.path}" fill="${fill}" fill-rule="${shape.fillRule ?? 'nonzero'}"/>`;
  if (shape.strokeColor) {
    inside += `<path d="${shape.strokePath ?? shape.path}" fill="none" stroke="${css(shape.strokeColor)}"
      stroke-width="${shape.lineWidth}" stroke-linecap="${shape.lineCap}"
      stroke-linejoin="${shape.lineJoin}" stroke-miterlimit="${shape.miterLimit}"
      stroke-dasharray="${(shape.dashes ?? []).join(' ') || 'none'}"
      stroke-dashoffset="${shape.dashPhase ?? 0}"/>`;
  }
  return drawing(x, y, inside);
}

let gradientCount = 0;

function gradient(holder, { kind, stops, start, end }, width, height) {
  const [x0, y0] = [start[0] * width, start[1] * height];
  const [x1, y1] = [end[0] * width, end[1] * height];
  holder.style.borderRadius = 'inherit';
  holder.style.overflow = 'hidden';
  if (kind == 'conic') {
    const angle = Math.atan2(y1 - y0, x1 - x0) + Math.PI / 2;
    const colors = stops.map(([place, color]) => `${css(color)} ${place}turn`).join(',');
    holder.style.background = `conic-gradient(from ${angle}rad at ${x0}px ${y0}px,${colors})`;
    return;
  }
  const name = `gradient${gradientCount++}`;
  const colors = stops
    .map(([place, color]) => `<stop offset="${place}" stop-color="${css(color)}"/>`)
    .join('');
  const paint = kind == 'radial'
    ? `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1"
        gradientTransform="matrix(${Math.abs(x1 - x0)} 0 0 ${Math.abs(y1 - y0)} ${x0} ${y0})">${colors}</radialGradient>`
    : `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${x0}" y1="${y0}" x2="${x1}" y2="${y1}">
        ${colors}</linearGradient>`;
  holder.append(drawing(0, 0, `${paint}<rect width="${width}" height="${height}" fill="url(#${name})"/>`));
}
