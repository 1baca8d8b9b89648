/** The state of all texts as a page of the development server. It works without scripts. */
import type {Locale} from '../../../lib/locales';
import {contentKinds} from '../check/files';
import {rowOf, summaryOf, type Note} from './describe';
import {html, type Html} from './html';
import {pageStyles} from './styles';
import {statusTexts, type StatusTexts} from './texts';
import type {SiteStatus, TextStatus} from './types';

type Site = {
  readonly locale: Locale;
  /** Of the language that the server serves, with slashes at both ends. */
  readonly baseUrl: string;
};

/** Path of the page below the base URL. */
export const STATUS_PATH = '__status';

/** Path that opens a file in the editor: `?fileName=blog/first.mdx:12`. The answer is empty. */
export const EDITOR_PATH = `${STATUS_PATH}/open`;

/** Frame that takes the empty answer, so that this page stays. */
const FRAME = 'editor';

type View = Site & {readonly texts: StatusTexts};

function editorLink(file: string, line: number, label: string, {baseUrl, texts}: View): Html {
  const address = `${baseUrl}${EDITOR_PATH}?fileName=${encodeURIComponent(`${file}:${line}`)}`;
  return html`<a href="${address}" target="${FRAME}" title="${texts.openInEditor(file)}"
    >${label}</a
  >`;
}

function noteItem({text, place, parts = [], isFault = false}: Note, view: View): Html {
  const {texts} = view;
  const start = place
    ? [editorLink(place.file, place.line, texts.line(place.line), view), ': ']
    : '';
  // The checks speak English
  const words = isFault
    ? html`<strong>${texts.fault}: <span lang="en">${text}</span></strong>`
    : text;
  return html`<li>${start}${words}${noteList(parts, view)}</li>`;
}

const noteList = (notes: readonly Note[], view: View) =>
  notes.length > 0
    ? html`<ul>
        ${notes.map((note) => noteItem(note, view))}
      </ul>`
    : '';

function fileItem(file: string, notes: readonly Note[], view: View): Html {
  const path = html`<code>${editorLink(file, 1, file, view)}</code>`;
  return html`<li>${path}${noteList(notes, view)}</li>`;
}

/** A text and its files. Roles are said because narrow windows do not show it as a table. */
function textRows(text: TextStatus, view: View): Html {
  const {baseUrl, texts} = view;
  const row = rowOf(text, texts);
  const title =
    text.address === undefined
      ? row.title
      : html`<a href="${baseUrl}${text.address.slice(1)}">${row.title}</a>`;
  const cells = (['languages', 'state', 'changed', 'words'] as const).map(
    (name) =>
      html`<td role="cell" class="short" data-label="${texts.columns[name]}">${row[name]}</td>`,
  );
  return html`<tbody role="rowgroup">
    <tr role="row">
      <th role="rowheader" scope="rowgroup">${title}</th>
      ${cells}
    </tr>
    <tr role="row">
      <td role="cell" class="more" colspan="5">
        ${row.series === undefined ? '' : html`<p>${row.series}</p>`}
        <ul>
          ${row.files.map(({file, notes}) => fileItem(file, notes, view))}
        </ul>
      </td>
    </tr>
  </tbody>`;
}

/** Returns the whole page. */
export function statusPage(status: SiteStatus, site: Site): string {
  const texts = statusTexts[site.locale];
  const columns = Object.values(texts.columns);
  const tables = contentKinds.map((kind) => {
    const ofKind = status.texts.filter((text) => text.kind === kind);
    if (ofKind.length === 0) return '';
    const headers = columns.map((name) => html`<th role="columnheader" scope="col">${name}</th>`);
    return html`<table role="table">
      <caption>
        ${texts.headings[kind]}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${headers}
        </tr>
      </thead>
      ${ofKind.map((text) => textRows(text, {...site, texts}))}
    </table>`;
  });
  return html`<!doctype html>
    <html lang="${site.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${texts.title}</title>
        <style>
          ${pageStyles}
        </style>
      </head>
      <body>
        <main>
          <h1>${texts.title}</h1>
          ${summaryOf(status, texts).map((line) => html`<p>${line}</p>`)} ${tables}
        </main>
        <iframe name="${FRAME}" hidden></iframe>
      </body>
    </html> `.markup;
}
