import {Html} from './html';

/** Colors and fonts are the browser's, so the page looks the same whatever the site's styles are. */
export const pageStyles = new Html(`
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 22%, transparent); }
body { margin: 0; color: CanvasText; background: Canvas; font: 1rem/1.6 system-ui, sans-serif; }
main { max-width: 68rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.4; }
table { width: 100%; margin-top: 2rem; border-collapse: collapse; }
a { color: light-dark(#1f4a6e, #9cc6ea); }
caption { font-size: 1.25rem; font-weight: 700; text-align: start; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
thead th { white-space: nowrap; }
thead th:first-child { width: 50%; }
tbody { border-top: 1px solid var(--line); }
.short { white-space: nowrap; font-variant-numeric: tabular-nums; }
.more { padding-bottom: 0.75rem; font-size: 0.9375rem; }
.more p, ul { margin: 0; }
ul { padding-inline-start: 1.25rem; }
.more > ul { padding: 0; list-style: none; }
code { font: 0.875rem/1.6 ui-monospace, monospace; }
strong { color: light-dark(#8a2413, #ff9a80); }
@media (max-width: 40rem) {
  thead { position: absolute; clip-path: inset(50%); }
  table, caption, tbody { display: block; }
  tr { display: flex; flex-wrap: wrap; gap: 0 1rem; }
  tbody th, .more { flex-basis: 100%; }
  td { padding-inline-end: 0; }
  td:empty { display: none; }
  .short::before { content: attr(data-label) ': '; }
}
`);
