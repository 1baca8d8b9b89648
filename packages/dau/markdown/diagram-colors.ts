import {formatHex, parse} from 'culori';

/** Colors with enough contrast for lines and text on every surface. */
const STRONG = [
  'accent',
  'info',
  'good',
  'warn',
  'code-type',
  'code-function',
  'code-string',
  'code-number',
];

/** The percentage of a strong color that is mixed into the paper color, for Mermaid's numbered names. */
const SERIES = {'cScale#': 22, 'fillType#': 22, 'pie#': 35, 'git#': 100, 'quadrant#Fill': 12};

/** The numbers in Mermaid's names are between 0 and 12. */
const COUNT = 13;

/**
 * For each of the site's colors, Mermaid's variables that have this color. `#` is a number. Mermaid derives
 * its other colors from these.
 */
const NAMES = {
  paper: `background altSectionBkgColor edgeLabelBackground commitLabelBackground gitBranchLabel#
    xyChart.backgroundColor`,
  'paper-raised': 'primaryColor packet.blockFillColor rowOdd',
  'paper-sunken': 'tertiaryColor sectionBkgColor2 doneTaskBkgColor radar.graticuleColor rowEven',
  'accent-wash': 'secondaryColor noteBkgColor activeTaskBkgColor critBkgColor',
  ink: `gitInv# primaryTextColor secondaryTextColor tertiaryTextColor noteTextColor quadrant2TextFill
    quadrant3TextFill quadrant4TextFill cScaleLabel# cScaleInv# xyChart.titleColor
    xyChart.xAxisLabelColor xyChart.xAxisTitleColor xyChart.yAxisLabelColor
    xyChart.yAxisTitleColor xyChart.dataLabelColor packet.labelColor packet.titleColor`,
  'ink-soft': 'lineColor signalColor arrowheadColor packet.startByteColor packet.endByteColor',
  'line-strong': `primaryBorderColor secondaryBorderColor tertiaryBorderColor noteBorderColor
    activationBorderColor gridColor activeTaskBorderColor doneTaskBorderColor pieStrokeColor pieOuterStrokeColor
    cScalePeer# archGroupBorderColor archEdgeColor archEdgeArrowColor radar.axisColor
    packet.blockStrokeColor xyChart.xAxisTickColor xyChart.xAxisLineColor xyChart.yAxisTickColor
    xyChart.yAxisLineColor`,
  accent: 'critBorderColor quadrantPointFill todayLineColor',
};

const numbered = (name: string) =>
  Array.from({length: name.includes('#') ? COUNT : 1}, (_, n) => name.replace('#', String(n)));

/** The CSS color for each of Mermaid's color names. A dot separates nested fields. */
export const CSS_COLORS: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(SERIES).flatMap(([name, percent]) =>
    numbered(name).map((each, n) => {
      const color = `var(--dau-${STRONG[n % STRONG.length]})`;
      const mix = `color-mix(in srgb, ${color} ${percent}%, var(--dau-paper))`;
      return [each, percent === 100 ? color : mix];
    }),
  ),
  ...Object.entries(NAMES).flatMap(([token, names]) =>
    names
      .split(/\s+/)
      .flatMap(numbered)
      .map((name) => [name, `var(--dau-${token})`]),
  ),
]);

/** Converts an opaque color to `#rrggbb`, because Mermaid cannot parse every CSS color. */
export const hexOf = (color: string): string =>
  (parse(color)?.alpha ?? 1) < 1 ? color : (formatHex(color) ?? color);

/**
 * Returns Mermaid's configuration.
 *
 * @param hexes the colors of {@link CSS_COLORS}, in the same order
 */
export function mermaidConfig(hexes: readonly string[]) {
  const colors: Record<string, unknown> = {};
  for (const [at, name] of Object.keys(CSS_COLORS).entries()) {
    const [first = '', second] = name.split('.');
    colors[first] = second ? {...(colors[first] as object), [second]: hexes[at]} : hexes[at];
  }
  const strong = STRONG.map((_, n) => colors[`${n === 0 ? 'pie' : 'git'}${n}`]);
  const xyChart = {...(colors.xyChart as object), plotColorPalette: strong.join(',')};
  const text = String(colors.primaryTextColor);
  return {
    startOnLoad: false,
    suppressErrorRendering: true,
    deterministicIds: true,
    securityLevel: 'strict' as const,
    htmlLabels: false,
    // As wide as the column of diagrams, after the zoom in content.css
    gantt: {useWidth: 680, leftPadding: 120, fontSize: 12, sectionFontSize: 12},
    journey: {textPlacement: 'tspan', sectionColours: [text]},
    // Without HTML labels, journey text would have the same color as its background, the text in a mind
    // map's circles would not be centered, and a flowchart's lines would cross their labels. Kanban columns
    // would have a color that dark mode does not change
    themeCSS: `text.journey-section, text.task, .journey-section text {fill: ${text} !important}
      .mindmap-node circle ~ .label text {text-anchor: middle}
      .edgeLabel rect {opacity: 1 !important}
      .cluster[class*='section-'] > rect {
        fill: ${colors.tertiaryColor} !important; stroke: none !important}`,
    theme: 'base' as const,
    themeVariables: {
      ...colors,
      xyChart,
      pieOpacity: '1',
      fontFamily: 'inherit',
      // Mermaid's 10 pixels are too small to read
      commitLabelFontSize: '14px',
      tagLabelFontSize: '14px',
    },
  };
}
