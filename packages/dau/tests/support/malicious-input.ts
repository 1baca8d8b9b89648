/**
 * Malicious strings that a page may receive from a link, another site on the same host, another window
 * or a reader.
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
  `<iframe ${MARKER} srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `--></title></style></textarea></script>${IMAGE}`,
];

const code = [
  `" onfocus=${RUN} autofocus ${MARKER}="`,
  `\${${RUN}}{{constructor.constructor('${RUN}')()}}`,
];

export const urls = [
  `javascript:${RUN}`,
  ` JaVa\tScRiPt:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `https://${OUTSIDE_HOST}/`,
  `//${OUTSIDE_HOST}/`,
  `/\\${OUTSIDE_HOST}`,
  `/a"),url("https://${OUTSIDE_HOST}/a`,
];

const junk = ['%E0%A4%A', '{"a":', '#?&=;"]', '\u0000\u0008\u007f', '\ud83d'];

export const payloads = [...markup, ...code, ...urls, ...junk];
