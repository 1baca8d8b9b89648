import {isThorough} from './shell';

/**
 * Texts from outside: what a link, another site on the same host, another window or a hostile reader
 * may give to a page. To add one, add a line to a list. With `TEST_ALL`, each text goes through every carrier.
 */

/** A host that no page may ever contact. */
export const OUTSIDE_HOST = 'outside.example';

/** Name of the function that no payload may ever call. */
export const SENTINEL = 'outsideCodeRan';

/** Markup of a payload has this attribute, so that it can be found in a page. */
export const MARKER = 'data-outside';

/** Writes a text around `run`, a call of the sentinel without quotes. */
type Body = (run: string) => string;

const markup: readonly Body[] = [
  (run) => `<img ${MARKER} src onerror=${run}>`,
  (run) => `<IMG ${MARKER} SRC=x OnErRoR=${run}>`,
  (run) => `<script ${MARKER}>${run}</script>`,
  (run) => `<script ${MARKER} src="https://${OUTSIDE_HOST}/a.js"></script><img src onerror=${run}>`,
  (run) => `<svg ${MARKER} onload=${run}></svg>`,
  (run) => `<svg ${MARKER}/onload=${run}>`,
  (run) => `<svg ${MARKER}><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  (run) => `<iframe ${MARKER} srcdoc="<script>parent.${run}</script>"></iframe>`,
  (run) => `<iframe ${MARKER} src="javascript:parent.${run}"></iframe>`,
  (run) => `<object ${MARKER} data="javascript:${run}"></object>`,
  (run) => `<details ${MARKER} open ontoggle=${run}><summary>a</summary></details>`,
  (run) => `<input ${MARKER} autofocus onfocus=${run}>`,
  (run) => `<video ${MARKER}><source onerror=${run}></video>`,
  (run) => `<a ${MARKER} href="javascript:${run}">a link</a>`,
  (run) => `<a ${MARKER} href="&#106;avascript:${run}">a link</a>`,
  (run) => `<form ${MARKER} action="javascript:${run}"><button>a button</button></form>`,
  (run) => `<style ${MARKER} onload=${run}>@import "https://${OUTSIDE_HOST}/a.css";</style>`,
  () => `<base ${MARKER} href="https://${OUTSIDE_HOST}/">`,
  () => `<meta ${MARKER} http-equiv="refresh" content="0;url=https://${OUTSIDE_HOST}/">`,
  () => `<link ${MARKER} rel=stylesheet href="//${OUTSIDE_HOST}/a.css">`,
  (run) => `"><img ${MARKER} src onerror=${run}>`,
  (run) => `'><img ${MARKER} src onerror=${run}>`,
  (run) => `--><img ${MARKER} src onerror=${run}>`,
  (run) => `</title></style></textarea></script><img ${MARKER} src onerror=${run}>`,
  (run) => `<math><mtext><table><mglyph><style><img ${MARKER} src onerror=${run}>`,
  (run) => `<svg><style><img ${MARKER} src onerror=${run}></style></svg>`,
  (run) => `<noscript><p title="</noscript><img ${MARKER} src onerror=${run}>"></noscript>`,
  (run) => `&lt;img ${MARKER} src onerror=${run}&gt;`,
  (run) => `%3Cimg ${MARKER} src onerror=${run}%3E`,
  (run) => `<mark><img ${MARKER} src onerror=${run}></mark>`,
];

const code: readonly Body[] = [
  (run) => `" onfocus=${run} autofocus ${MARKER}="`,
  (run) => `' onmouseover=${run} ${MARKER}='`,
  (run) => `';${run};//`,
  (run) => `";${run};//`,
  (run) => `\\";${run};//`,
  (run) => `\${${run}}`,
  (run) => `{{constructor.constructor('${run}')()}}`,
  (run) => `\u2028${run}\u2028`,
  (run) => `</script><script>${run}//`,
  (run) => `url(javascript:${run})`,
  (run) => `expression(${run})`,
  (run) => `{"__proto__":{"innerHTML":"<img src onerror=${run}>"}}`,
  (run) => `[{"url":"javascript:${run}"}]`,
];

const addresses: readonly Body[] = [
  (run) => `javascript:${run}`,
  (run) => `JaVaScRiPt:${run}`,
  (run) => ` javascript:${run}`,
  (run) => `\u0001javascript:${run}`,
  (run) => `java\tscript:${run}`,
  (run) => `java\nscript:${run}`,
  (run) => `javascript\n:${run}`,
  (run) => `javascript://%0a${run}`,
  (run) => `javascript:/*https://*/${run}`,
  (run) => `view-source:javascript:${run}`,
  (run) => `data:text/html,<script>${run}</script>`,
  (run) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"/>`,
  (run) => `vbscript:${run}`,
  () => `blob:https://${OUTSIDE_HOST}/0`,
  () => `https://${OUTSIDE_HOST}/`,
  () => `HTTPS:${OUTSIDE_HOST}`,
  () => `//${OUTSIDE_HOST}/`,
  () => `/\\${OUTSIDE_HOST}`,
  () => `\\\\${OUTSIDE_HOST}`,
  () => `/\t/${OUTSIDE_HOST}`,
  () => `///${OUTSIDE_HOST}/index.html`,
  () => `/%5c${OUTSIDE_HOST}`,
  () => `//localhost:1@${OUTSIDE_HOST}/`,
  () => `https://localhost@${OUTSIDE_HOST}:443/`,
  () => `/a"),url("https://${OUTSIDE_HOST}/a`,
  () => `file:///etc/passwd`,
  () => `http://[`,
];

const junk: readonly Body[] = [
  () => '',
  () => ' ',
  () => '%',
  () => '%00',
  () => '%E0%A4%A',
  () => '%ZZ',
  () => '\\x',
  () => '/\\x',
  () => '../../..',
  () => '/.html',
  () => 'index.html',
  () => 'null',
  () => 'true',
  () => '-1e999',
  () => '[]',
  () => '[null,1,"a",[],{}]',
  () => '{"a":',
  () => '{}',
  () => '__proto__',
  () => 'constructor',
  () => 'toString',
  () => '(',
  () => '[a-',
  () => '*:not(',
  () => '"]',
  () => '#',
  () => '?&=;',
  () => '\u0000\u0008\u007f',
  () => '\ud83d',
  () => '\u202ekép\u2066',
  () => 'ế'.normalize('NFD').repeat(20),
  () => '👩‍👩‍👧‍👦'.repeat(9),
  () => 'dài '.repeat(150),
];

const lists = {markup, code, addresses, junk};

/** What brings a payload to a page, and the lists of texts that mean something there. */
const all = ['markup', 'code', 'addresses', 'junk'] as const;
export const carriers = {
  'query of the search page': all,
  'query of the project filter': all,
  'query that becomes attributes': all,
  'query of a sign-in': all,
  'name of a parameter': all,
  hash: all,
  'hash of the not-found page': ['addresses', 'junk'],
  path: all,
  'path of the English site': all,
  'stored value': all,
  'address of a stored search': ['addresses'],
  'text of a stored search': all,
  'address of a stored search, hosted': ['addresses'],
  'text of a stored search, hosted': all,
  'font address': ['addresses'],
  'message from another window': all,
  'name of the window': all,
  referrer: all,
  'search box': all,
  'field of the search page': all,
  'field of the project filter': all,
  'field of the not-found page': all,
  'field of the page feedback': all,
  'field of a component in a post': all,
} as const satisfies Readonly<Record<string, readonly (keyof typeof lists)[]>>;

export type Carrier = keyof typeof carriers;

/** A text, and the number with which it calls the sentinel. */
export type Payload = {readonly id: number; readonly carrier: Carrier; readonly text: string};

/** All payloads. The `id` is the index. */
export const payloads: readonly Payload[] = (Object.keys(carriers) as Carrier[])
  .flatMap((carrier) =>
    carriers[carrier].flatMap((name) => lists[name].map((body) => ({carrier, body}))),
  )
  .map(({carrier, body}, id) => ({id, carrier, text: body(`${SENTINEL}(${id})`)}));

/** Without `TEST_ALL`, each carrier brings one text of a list in so many. */
const SHARE = isThorough ? 1 : 3;

/** The payloads that the tests try. Each carrier begins at another text, so that none is left out. */
export const tried: readonly Payload[] = (Object.keys(carriers) as Carrier[]).flatMap(
  (carrier, turn) =>
    payloads
      .filter((payload) => payload.carrier === carrier)
      .filter((_, place) => (place + turn) % SHARE === 0),
);

/** Returns the texts of a carrier. */
export const textsFor = (carrier: Carrier): readonly string[] =>
  tried.filter((payload) => payload.carrier === carrier).map(({text}) => text);

/** Joins texts that do not influence each other, so that a page load tries many. */
export function inBundles(texts: readonly string[], size = 40): string[] {
  const count = Math.ceil(texts.length / size);
  return Array.from({length: count}, (_, index) =>
    texts.slice(index * size, (index + 1) * size).join(' '),
  );
}
