/*
 * This script runs in Chromium during the build, together with Mermaid. It converts a drawing's styles
 * to attributes, because the Content Security Policy blocks the style sheet in Mermaid's SVG.
 */
/* global mermaid */

/** CSS properties that exist as SVG attributes. `true` means that children inherit the property. */
const PROPERTIES = {
  fill: true,
  'fill-opacity': true,
  stroke: true,
  'stroke-width': true,
  'stroke-opacity': true,
  'stroke-dasharray': true,
  'font-size': true,
  'font-weight': true,
  'font-style': true,
  'text-anchor': true,
  'dominant-baseline': true,
  opacity: false,
  'stop-color': false,
};
const COLORS = ['fill', 'stroke', 'stop-color'];

/** The minimum scale of a wide drawing on a narrow screen. */
const SMALLEST = 0.7;

function initialize() {
  const darkMode = document.documentElement.dataset.theme === 'dark';
  const {fontFamily} = getComputedStyle(document.body);
  const colors = colorsOfSite();
  mermaid.initialize({
    startOnLoad: false,
    suppressErrorRendering: true,
    deterministicIds: true,
    securityLevel: 'strict',
    htmlLabels: false,
    journey: {textPlacement: 'tspan', sectionColours: [colors.textColor]},
    // Without HTML labels, journey text would have the same color as its background, and the text in a
    // mind map's circles would not be centered
    themeCSS: `text.journey-section, text.task, .journey-section text {fill: ${colors.textColor} !important}
      .mindmap-node circle ~ .label text {text-anchor: middle}`,
    sequence: {textPlacement: 'tspan'},
    theme: 'base',
    themeVariables: {darkMode, fontFamily, ...colors},
  });
}

function read(svg) {
  return [svg, ...svg.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    const values = Object.keys(PROPERTIES).map((name) => [
      name,
      COLORS.includes(name) ? hex(style.getPropertyValue(name)) : style.getPropertyValue(name),
    ]);
    return {
      element,
      values: Object.fromEntries(values),
      // `.today` marks the current day, which would make every build different
      isLeftOut:
        style.display === 'none' || element.matches('style, title, desc, script, .today, .today *'),
      // If the author has set a box's color, its text must have the same color in both modes
      isOnOwnColor: Boolean(element.closest('.node')?.querySelector('[style*="fill:"]')),
    };
  });
}

/** Mermaid uses random numbers, but a diagram must look the same in every build. */
function resetRandom() {
  let state = 1;
  Math.random = () => (state = (state * 16807) % 2147483647) / 2147483647;
}

async function drawIn(theme, source, id) {
  resetRandom();
  document.documentElement.dataset.theme = theme;
  initialize();
  const {svg} = await mermaid.render(id, source);
  document.body.innerHTML = svg;
  const root = document.querySelector('svg');
  const tokens = Object.fromEntries(
    [...STRONG, ...Object.keys(NAMES)].map((name) => [token(name), name]),
  );
  return {root, elements: read(root), tokens};
}

/** Replaces Mermaid's ids, which depend on earlier drawings. */
function withOwnIds(svg, id) {
  const ids = new Map();
  return svg
    .replace(/url\(&quot;(#[^&]+)&quot;\)/g, 'url($1)')
    .replace(/(\bid="|\bhref="#|url\(#)([^")]+)(?=[^<]*>)/g, (_, before, name) => {
      if (!ids.has(name)) ids.set(name, `${id}-${ids.size + 1}`);
      return before + ids.get(name);
    });
}

/**
 * Draws a diagram in both color modes and merges the drawings. The site's colors become variables.
 * Other colors that differ become `light-dark()`.
 *
 * @returns `{svg}`, or `{message}` with Mermaid's error message
 */
async function drawInBothModes(source, id) {
  let light;
  let dark;
  try {
    dark = await drawIn('dark', source, id);
    light = await drawIn('light', source, id);
  } catch (error) {
    return {message: String(error?.message ?? error)};
  }
  const colorOf = (lightColor, darkColor = lightColor) => {
    // Mermaid always uses this gray for lines and labels in C4 diagrams
    if (lightColor === '#444444') return 'var(--dau-ink-soft)';
    const name = light.tokens[lightColor];
    if (name !== undefined && dark.tokens[darkColor] === name) return `var(--dau-${name})`;
    return lightColor === darkColor || lightColor.startsWith('url(')
      ? lightColor
      : `light-dark(${lightColor},${darkColor})`;
  };
  const initial = {fill: '#000000', stroke: 'none', opacity: '1', 'stop-color': '#000000'};
  const finalValues = new Map();
  for (const [index, each] of light.elements.entries()) {
    const {element, values, isLeftOut, isOnOwnColor} = each;
    if (isLeftOut) {
      element.remove();
      continue;
    }
    const inherited = finalValues.get(element.parentElement) ?? initial;
    const own = {};
    finalValues.set(element, own);
    for (const name of element.getAttributeNames()) {
      const isRemoved = /^(class|style|role|aria-|data-|xmlns:)/.test(name) || name in PROPERTIES;
      if (isRemoved) element.removeAttribute(name);
    }
    for (const [name, isInherited] of Object.entries(PROPERTIES)) {
      const inDark = isOnOwnColor ? values[name] : dark.elements[index]?.values[name];
      const value = COLORS.includes(name) ? colorOf(values[name], inDark) : values[name];
      own[name] = value.replace(/px\b/g, '');
      if (own[name] !== (isInherited ? inherited : initial)[name]) {
        element.setAttribute(name, own[name]);
      }
    }
  }
  const {width, height} = light.root.viewBox.baseVal;
  light.root.setAttribute('width', Math.ceil(width));
  light.root.setAttribute('height', Math.ceil(height));
  // On a narrow screen, a drawing shrinks to this width before readers must scroll
  const style = `max-width:max(100%,${Math.ceil(width * SMALLEST)}px);height:auto`;
  light.root.setAttribute('style', style);
  return {svg: withOwnIds(light.root.outerHTML, id)};
}

/**
 * Diagrams are drawn one at a time, because they all share this page. The first one waits for the
 * fonts, because Mermaid measures text.
 */
let last = Promise.allSettled([...document.fonts].map((font) => font.load()));
window.draw = (source, id) => (last = last.then(() => drawInBothModes(source, id)));
