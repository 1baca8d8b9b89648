/* Maps Mermaid's color names to the site's colors, for draw-in-page.js. */

const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});

/**
 * Converts an opaque CSS color to `#rrggbb`, the only format from which Mermaid can calculate other
 * colors. Returns other values unchanged.
 */
function hex(color) {
  if (!CSS.supports('color', color) || color === 'currentcolor') return color;
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
  if (alpha < 255) return color;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const token = (name) =>
  hex(getComputedStyle(document.documentElement).getPropertyValue(`--dau-${name}`).trim());

/** Colors with enough contrast for lines and text on every surface. */
const STRONG = 'accent info good warn code-type code-function code-string code-number'.split(' ');

/** The percentage of a strong color that is mixed into the paper color, for Mermaid's numbered names. */
const SERIES = {'cScale#': 22, 'fillType#': 22, 'pie#': 35, 'git#': 100, 'quadrant#Fill': 12};
/** Mermaid numbers its names from 0 to 12. */
const COUNT = 13;

/**
 * Mermaid's names for each of the site's colors. `#` represents a number, and a dot separates nested
 * fields.
 */
const NAMES = {
  paper: `background altSectionBkgColor edgeLabelBackground commitLabelBackground gitBranchLabel#
    gitInv# xyChart.backgroundColor`,
  'paper-raised': `primaryColor mainBkg actorBkg taskBkgColor tagLabelBackground
    packet.blockFillColor`,
  'paper-sunken': `tertiaryColor clusterBkg sectionBkgColor sectionBkgColor2 doneTaskBkgColor
    radar.graticuleColor`,
  'accent-wash': 'secondaryColor noteBkgColor activeTaskBkgColor critBkgColor',
  ink: `primaryTextColor secondaryTextColor tertiaryTextColor textColor titleColor nodeTextColor
    noteTextColor actorTextColor signalTextColor labelTextColor loopTextColor taskTextColor
    taskTextDarkColor taskTextOutsideColor taskTextLightColor commitLabelColor tagLabelColor
    pieTitleTextColor pieSectionTextColor pieLegendTextColor quadrantPointTextFill
    quadrantTitleFill quadrantXAxisTextFill quadrantYAxisTextFill quadrant1TextFill
    quadrant2TextFill quadrant3TextFill quadrant4TextFill cScaleLabel# cScaleInv#
    xyChart.titleColor xyChart.xAxisLabelColor xyChart.xAxisTitleColor xyChart.yAxisLabelColor
    xyChart.yAxisTitleColor xyChart.dataLabelColor packet.labelColor packet.titleColor`,
  'ink-soft': `lineColor signalColor arrowheadColor defaultLinkColor packet.startByteColor
    packet.endByteColor`,
  'line-strong': `primaryBorderColor secondaryBorderColor tertiaryBorderColor nodeBorder
    clusterBorder noteBorderColor actorBorder actorLineColor gridColor taskBorderColor
    tagLabelBorder activeTaskBorderColor doneTaskBorderColor pieStrokeColor pieOuterStrokeColor
    quadrantInternalBorderStrokeFill quadrantExternalBorderStrokeFill cScalePeer#
    archGroupBorderColor archEdgeColor archEdgeArrowColor radar.axisColor
    packet.blockStrokeColor xyChart.xAxisTickColor xyChart.xAxisLineColor xyChart.yAxisTickColor
    xyChart.yAxisLineColor`,
  accent: 'critBorderColor quadrantPointFill todayLineColor',
};

/** Returns Mermaid's `themeVariables` in the colors of the current color mode. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- draw-in-page.js calls it
function colorsOfSite() {
  const paper = token('paper');
  const strong = STRONG.map(token);
  const mixed = (color, percent) => hex(`color-mix(in srgb, ${color} ${percent}%, ${paper})`);
  const colors = {pieOpacity: '1'};
  const set = (name, color) => {
    const [first, second] = name.split('.');
    if (second) (colors[first] ??= {})[second] = color;
    else colors[first] = color;
  };
  const setAll = (name, colorAt) => {
    const last = name.includes('#') ? COUNT : 1;
    for (let n = 0; n < last; n += 1) set(name.replace('#', n), colorAt(n));
  };
  for (const [color, names] of Object.entries(NAMES)) {
    for (const name of names.split(/\s+/)) setAll(name, () => token(color));
  }
  for (const [name, percent] of Object.entries(SERIES)) {
    setAll(name, (n) => mixed(strong[n % strong.length], percent));
  }
  const [first, ...others] = strong;
  set('xyChart.plotColorPalette', [mixed(first, 45), ...others].join(','));
  return colors;
}
