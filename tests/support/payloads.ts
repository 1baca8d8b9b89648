/**
 * Malicious strings that a page may get from a link, a different site on the same host, a different
 * window or a reader.
 */

/** No page may send a request to this host. */
export const OUTSIDE_HOST = 'outside.example';

/** Payloads try to call a function with this name. */
export const SENTINEL = 'outsideCodeRan';

/** The markup in payloads has this attribute, so that tests can find it in a page. */
export const MARKER = 'data-outside';

const RUN = `${SENTINEL}()`;
const IMAGE = `<img ${MARKER} src onerror=${RUN}>`;

const markup = [
  IMAGE,
  `<script ${MARKER} src="https://${OUTSIDE_HOST}/a.js"></script><script ${MARKER}>${RUN}</script>`,
  `<svg ${MARKER}/onload=${RUN}>`,
  `<iframe ${MARKER} srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `--></title></style></textarea></script>${IMAGE}`,
  `<math><mtext><table><mglyph><style>${IMAGE}`,
  `&lt;img ${MARKER} src onerror=${RUN}&gt;`,
];

const code = [
  `" onfocus=${RUN} autofocus ${MARKER}="`,
  `\${${RUN}}{{constructor.constructor('${RUN}')()}}`,
  `</script><script>${RUN}//`,
  `url(javascript:${RUN})`,
];

export const urls = [
  `javascript:${RUN}`,
  ` JaVa\tScRiPt:${RUN}`,
  `\u0001javascript://%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `https://${OUTSIDE_HOST}/`,
  `//${OUTSIDE_HOST}/`,
  `/\\${OUTSIDE_HOST}`,
  `/\t/${OUTSIDE_HOST}`,
  `/a"),url("https://${OUTSIDE_HOST}/a`,
];

const junk = [
  '%E0%A4%A',
  '[null,1,"a",[],{}]',
  '{"a":',
  '__proto__',
  '#?&=;"]',
  '\u0000\u0008\u007f',
  '\ud83d',
  'dài '.repeat(150),
];

export const payloads = [...markup, ...code, ...urls, ...junk];
