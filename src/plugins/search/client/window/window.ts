/**
 * The search window: asks for what the reader types, and fills the dialog of `SearchBar`. It needs
 * no framework, so it answers before the application runs, and goes on after it. All texts of
 * others are written as text.
 */
import {urlText} from '../../../../lib/url-text';
import {DIALOG} from '../../shared/names';
import {PAUSE_MS} from '../../shared/weights';
import type {PageResult, SearchResult} from '../engine';
import type {Segment} from '../engine/snippet';
import {countText} from './count-text';
import {storedSearches, storeSearch, type StoredSearch} from './stored-searches';

/** Searches for a query. Throws if the index or the service does not answer. */
type Ask = (query: string) => Promise<SearchResult>;

/** A part of the window. One is shown at a time. */
type Part = 'start' | 'searching' | 'found' | 'nothing' | 'failed';

/** Finds an element that the dialog has. */
const find = <T extends HTMLElement>(root: HTMLElement, selector: string) =>
  root.querySelector<T>(selector) as T;
const fieldOf = (dialog: HTMLElement) => find<HTMLInputElement>(dialog, 'input');
const queryOf = (dialog: HTMLElement) => fieldOf(dialog).value.trim();
/** Path of the results page. */
const pageOf = (dialog: HTMLElement) => find(dialog, 'form').getAttribute('action') ?? '';
const shownPart = (dialog: HTMLElement) => find(dialog, '[data-part]:not([hidden])');
const links = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a[href]')];

function show(dialog: HTMLElement, part: Part): void {
  for (const each of dialog.querySelectorAll<HTMLElement>('[data-part]')) {
    each.hidden = each.dataset.part !== part;
  }
}

/** Writes a text into an element, or removes the element if there is none. */
function write(element: HTMLElement, text: string | Segment[]): void {
  if (text.length === 0) return element.remove();
  const segments = typeof text === 'string' ? [{text, isMarked: false}] : text;
  const nodes = segments.map((segment) => {
    if (!segment.isMarked) return segment.text;
    const mark = document.createElement('mark');
    mark.textContent = segment.text;
    return mark;
  });
  element.replaceChildren(...nodes);
}

/** Copies a row of the dialog and fills it. */
function createRow(
  dialog: HTMLElement,
  name: string,
  {url, page, ...texts}: {url: string; page: string; [field: string]: string | Segment[]},
): HTMLElement {
  const row = find(dialog, `[data-row=${name}]`).cloneNode(true) as HTMLElement;
  row.removeAttribute('data-row');
  const link = find<HTMLAnchorElement>(row, 'a');
  link.href = url;
  link.dataset.page = page;
  for (const [field, text] of Object.entries(texts)) {
    write(find(row, `[data-field=${field}]`), text);
  }
  return row;
}

function resultRow(dialog: HTMLElement, {title, hits}: PageResult): HTMLElement[] {
  const [best, ...others] = hits;
  if (!best) return [];
  const {url, anchor, heading, snippet} = best;
  const page = anchor === '' ? '' : title;
  const row = createRow(dialog, 'result', {url, page, heading, under: page, snippet});
  const sections = others.map((hit) =>
    createRow(dialog, 'section', {url: hit.url, page: title, heading: hit.heading}),
  );
  find(row, 'ul').replaceChildren(...sections);
  return [row];
}

/** Shows what was opened and saved before. */
function showStart(dialog: HTMLElement): void {
  const searches = storedSearches(pageOf(dialog));
  for (const [name, isSaved] of [
    ['recent', false],
    ['saved', true],
  ] as const) {
    const rows = searches
      .filter((search) => search.isSaved === isSaved)
      .map(({url, title, page}) =>
        createRow(dialog, 'stored', {url, page, heading: title, under: page}),
      );
    if (isSaved) for (const row of rows) find(row, '[data-act=save]').remove();
    const list = find(dialog, `[data-list=${name}]`);
    list.replaceChildren(...rows);
    list.parentElement?.toggleAttribute('hidden', rows.length === 0);
  }
  show(dialog, 'start');
}

function showResult(dialog: HTMLElement, {query, total, pages, suggestions}: SearchResult): void {
  const status = find(dialog, '[role=status]');
  status.textContent = total > 0 ? countText(status.dataset.text, total) : '';
  find(dialog, '[data-list=results]').replaceChildren(
    ...pages.flatMap((page) => resultRow(dialog, page)),
  );
  const all = find<HTMLAnchorElement>(dialog, '[data-see-all]');
  all.dataset.text ??= all.textContent;
  all.textContent = countText(all.dataset.text, total);
  all.href = `${pageOf(dialog)}?q=${urlText(query)}`;
  find(dialog, '[data-field=query]').textContent = query;
  const report = dialog.querySelector<HTMLAnchorElement>('[data-report]');
  if (report) {
    report.dataset.template ??= report.getAttribute('href') ?? '';
    report.href = report.dataset.template.replaceAll('{query}', urlText(query));
  }
  const others = find(dialog, '[data-list=suggestions]');
  others.replaceChildren(
    ...suggestions.map((suggestion) => {
      const button = find(dialog, '[data-row=suggestion]').cloneNode() as HTMLElement;
      button.removeAttribute('data-row');
      button.textContent = suggestion;
      return button;
    }),
  );
  others.parentElement?.toggleAttribute('hidden', suggestions.length === 0);
  dialog.dataset.query = query;
  show(dialog, total > 0 ? 'found' : 'nothing');
}

/** What a link of a result or of a stored search leads to, to be stored. */
const toSearch = (link: HTMLElement): StoredSearch => ({
  url: link.getAttribute('href') ?? '',
  title: find(link, '[data-field=heading]').textContent,
  page: link.dataset.page ?? '',
  isSaved: false,
});

/**
 * Starts the window.
 *
 * @param createAsk gets the `data-*` of the dialog, and returns the function that searches
 */
export function startWindow(createAsk: (options: DOMStringMap) => Ask): void {
  let newest = 0;
  let ask: Ask | undefined;

  async function update(dialog: HTMLElement): Promise<void> {
    ask ??= createAsk(dialog.dataset);
    const own = (newest += 1);
    const query = queryOf(dialog);
    if (query === '') return showStart(dialog);
    // The last results stay until there are new ones
    if (shownPart(dialog).dataset.part !== 'found') show(dialog, 'searching');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    if (own !== newest) return;
    try {
      const result = await ask(query);
      if (own === newest) showResult(dialog, result);
    } catch {
      if (own === newest) show(dialog, 'failed');
    }
  }

  /** Does what a button of the window says. */
  function act(dialog: HTMLElement, button: HTMLElement): void {
    const {act: action} = button.dataset;
    const link = button.parentElement?.querySelector('a');
    if (action === 'search') fieldOf(dialog).value = button.textContent;
    if (link && action === 'remove') storeSearch(pageOf(dialog), {url: toSearch(link).url});
    if (link && action === 'save') {
      storeSearch(pageOf(dialog), {...toSearch(link), isSaved: true});
    }
    fieldOf(dialog).focus();
    void update(dialog);
  }

  /** Arrow keys move the focus between the field and the links; letters go into the field. */
  function move(dialog: HTMLElement, event: KeyboardEvent): void {
    const {key, ctrlKey, metaKey, altKey, target, isComposing} = event;
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    if (step && !isComposing) {
      const places = [fieldOf(dialog), ...links(shownPart(dialog))];
      const at = places.indexOf(target as HTMLElement) + step;
      places.at(at % places.length)?.focus();
      event.preventDefault();
    } else if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
      fieldOf(dialog).focus();
    }
  }

  /** Listens in the dialog. The application may put another one in its place. */
  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (dialog: HTMLElement, event: DocumentEventMap[Type]) => void,
  ): void {
    document.addEventListener(
      type,
      (event) => {
        const dialog = (event.target as Element).closest<HTMLElement>(`#${DIALOG}`);
        if (dialog) listener(dialog, event);
      },
      // `close` does not bubble
      true,
    );
  }

  on('input', (dialog) => void update(dialog));
  on('focusin', (dialog, {target}) => {
    if (target === fieldOf(dialog) && queryOf(dialog) === '') void update(dialog);
  });
  on('keydown', move);
  // Enter opens the first result. Before there is one, the form leads to the results page
  on('submit', (dialog, event) => {
    const [first] = links(shownPart(dialog));
    if (!first || dialog.dataset.query !== queryOf(dialog)) return;
    event.preventDefault();
    first.click();
  });
  on('click', (dialog, {target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-act]');
    if (button) act(dialog, button);
    const link = (target as Element).closest<HTMLElement>('[data-list] a');
    if (!link) return;
    const search = toSearch(link);
    const stored = storedSearches(pageOf(dialog)).find(({url}) => url === search.url);
    storeSearch(pageOf(dialog), {...search, isSaved: stored?.isSaved ?? false});
  });
  on('close', (dialog) => {
    fieldOf(dialog).value = '';
    void update(dialog);
  });
  window.addEventListener('online', () => {
    const dialog = document.getElementById(DIALOG);
    if (dialog && shownPart(dialog).dataset.part === 'failed') void update(dialog);
  });

  const dialog = document.getElementById(DIALOG);
  if (dialog) void update(dialog);
}
