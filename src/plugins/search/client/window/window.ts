/**
 * Searches for what the reader types, and shows the results in the dialog of `SearchBar` and on the
 * results page. Both are an element with `data-search`: `root` below. This code needs no framework,
 * so it works before the application runs. It writes all results as text, never as HTML.
 */
import {urlText} from '../../../../lib/url-text';
import {DIALOG} from '../../shared/constants';
import {PAGE_SIZE, PAUSE_MS} from '../../shared/weights-and-sizes';
import {createEngine, type PageResult, type SearchResult} from '../engine';
import type {Segment} from '../engine/snippet';
import {countText} from './count-text';
import {storedSearches, storeSearch, type StoredSearch} from './stored-searches';

/** A part of the dialog or the page, as in `Parts`. One is shown at a time. */
type Part = 'start' | 'searching' | 'found' | 'nothing' | 'failed';

/** Finds an element that is always there. */
const find = <T extends HTMLElement>(root: HTMLElement, selector: string) =>
  root.querySelector<T>(selector) as T;
const fieldOf = (root: HTMLElement) => find<HTMLInputElement>(root, 'input');
const queryOf = (root: HTMLElement) => fieldOf(root).value.trim();
/** Path of the results page. */
const pageOf = (root: HTMLElement) => find(root, 'form').getAttribute('action') ?? '';
const resultsUrl = (root: HTMLElement, query: string) => `${pageOf(root)}?q=${urlText(query)}`;
const shownPart = (root: HTMLElement) => find(root, '[data-part]:not([hidden])');
const links = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a[href]')];

function show(root: HTMLElement, part: Part): void {
  for (const each of root.querySelectorAll<HTMLElement>('[data-part]')) {
    each.hidden = each.dataset.part !== part;
  }
}

/** Writes a string into an element, or removes the element if it is empty. */
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

/** Copies a row of `Rows`, which the dialog of every page has, and fills it. */
function createRow(
  name: string,
  {url, ...strings}: {url: string; page: string; [field: string]: string | Segment[]},
): HTMLElement {
  const row = find(document.body, `[data-row=${name}]`).cloneNode(true) as HTMLElement;
  row.removeAttribute('data-row');
  const link = find<HTMLAnchorElement>(row, 'a');
  link.href = url;
  link.dataset.page = strings.page;
  for (const element of row.querySelectorAll<HTMLElement>('[data-field]')) {
    write(element, strings[element.dataset.field ?? ''] ?? '');
  }
  return row;
}

function resultRow({title, hits}: PageResult): HTMLElement[] {
  const [best, ...others] = hits;
  if (!best) return [];
  const {url, anchor, heading, snippet} = best;
  const page = anchor === '' ? '' : title;
  const row = createRow('result', {url, page, heading, snippet});
  const sections = others.map((hit) => createRow('section', {...hit, page: title}));
  find(row, 'ul').replaceChildren(...sections);
  return [row];
}

/** Fills a list that has a title. Both are hidden if there are no rows. */
function fill(root: HTMLElement, name: string, rows: HTMLElement[]): void {
  const list = find(root, `[data-list=${name}]`);
  list.replaceChildren(...rows);
  list.parentElement?.toggleAttribute('hidden', rows.length === 0);
}

/** Shows what was opened and saved before. */
function showStart(root: HTMLElement): void {
  const searches = storedSearches(pageOf(root));
  for (const [name, isSaved] of [
    ['recent', false],
    ['saved', true],
  ] as const) {
    const rows = searches
      .filter((search) => search.isSaved === isSaved)
      .map(({url, title, page}) => createRow('stored', {url, page, heading: title}));
    if (isSaved) for (const row of rows) find(row, '[data-act=save]').remove();
    fill(root, name, rows);
  }
  show(root, 'start');
}

function showResult(root: HTMLElement, {query, total, pages, suggestions}: SearchResult): void {
  const status = find(root, '[role=status]');
  status.textContent = total > 0 ? countText(status.dataset.text, total) : '';
  find(root, '[data-list=results]').replaceChildren(...pages.flatMap((page) => resultRow(page)));
  const all = root.querySelector<HTMLAnchorElement>('[data-see-all]');
  if (all) {
    all.dataset.text ??= all.textContent;
    all.textContent = countText(all.dataset.text, total);
    all.href = resultsUrl(root, query);
  }
  const more = root.querySelector('[data-act=more]')?.parentElement;
  more?.toggleAttribute('hidden', pages.length === total);
  find(root, '[data-field=query]').textContent = query;
  const report = root.querySelector<HTMLAnchorElement>('[data-report]');
  if (report) {
    report.dataset.template ??= report.getAttribute('href') ?? '';
    report.href = report.dataset.template.replaceAll('{query}', urlText(query));
  }
  const rows = suggestions.map((heading) =>
    createRow('result', {url: resultsUrl(root, heading), page: '', heading}),
  );
  fill(root, 'suggestions', rows);
  root.dataset.query = query;
  show(root, total > 0 ? 'found' : 'nothing');
}

/** What a link of a result or of a stored search leads to, to be stored. */
const toSearch = (link: HTMLElement): StoredSearch => ({
  url: link.getAttribute('href') ?? '',
  title: find(link, '[data-field=heading]').textContent,
  page: link.dataset.page ?? '',
  isSaved: false,
});

/** Starts the search in the dialog and on the results page, also when they come later. */
function startWindow(): void {
  const {open, search} = createEngine(find(document.body, `#${DIALOG}`).dataset.index ?? '');
  // The window shows a failure when the reader searches
  open().catch(() => undefined);

  /** Shows the first pages for the query in the field. */
  async function update(root: HTMLElement, count = Number(root.dataset.count)): Promise<void> {
    const query = queryOf(root);
    if (query === '') return showStart(root);
    // The last results stay until there are new ones
    if (shownPart(root).dataset.part !== 'found') show(root, 'searching');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    /** Whether the reader has typed on. That starts a search of its own. */
    const isOld = () => queryOf(root) !== query;
    if (isOld()) return;
    try {
      const result = await search(query, count);
      if (!isOld()) showResult(root, result);
    } catch {
      if (!isOld()) show(root, 'failed');
    }
  }

  /** Does what a button says. */
  function act(root: HTMLElement, button: HTMLElement): void {
    const {act: action} = button.dataset;
    const link = button.parentElement?.querySelector('a');
    const shown = find(root, '[data-list=results]').children.length;
    if (action === 'more') return void update(root, shown + PAGE_SIZE);
    fieldOf(root).focus();
    if (link && action === 'remove') storeSearch(pageOf(root), {url: toSearch(link).url});
    if (link && action === 'save') storeSearch(pageOf(root), {...toSearch(link), isSaved: true});
    fieldOf(root).dispatchEvent(new Event('input', {bubbles: true}));
  }

  /** Arrow keys move the focus between the field and the links; letters go into the field. */
  function move(root: HTMLElement, event: KeyboardEvent): void {
    const {ctrlKey, metaKey, altKey, target, isComposing} = event;
    // A field that the browser fills in has no key
    const key = event.key as string | undefined;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    const places = [fieldOf(root), ...links(shownPart(root))];
    const at = places.indexOf(target as HTMLElement);
    if (step && at >= 0 && !isComposing) {
      places.at((at + step) % places.length)?.focus();
      event.preventDefault();
    } else if (key?.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey) {
      fieldOf(root).focus();
    }
  }

  /** Listens to what happens in the dialog or on the results page. */
  function on<Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (root: HTMLElement, event: DocumentEventMap[Type]) => void,
  ): void {
    document.addEventListener(
      type,
      (event) => {
        const root = (event.target as Element).closest<HTMLElement>('[data-search]');
        if (root) listener(root, event);
      },
      // `close` does not bubble
      true,
    );
  }

  on('input', (root) => void update(root));
  on('focusin', (root, {target}) => {
    if (target === fieldOf(root) && queryOf(root) === '') void update(root);
  });
  on('keydown', move);
  // Enter in the dialog opens the first result. Before there is one, the form leads to the results page
  on('submit', (root, event) => {
    const [first] = links(shownPart(root));
    if (root.id !== DIALOG || !first || root.dataset.query !== queryOf(root)) return;
    event.preventDefault();
    first.click();
  });
  on('click', (root, {target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-act]');
    if (button) act(root, button);
    const link = (target as Element).closest<HTMLElement>('[data-list] a');
    if (link) storeSearch(pageOf(root), toSearch(link));
  });
  on('close', (root) => {
    fieldOf(root).value = '';
    void update(root);
  });

  const roots = () => document.querySelectorAll<HTMLElement>('[data-search]');
  window.addEventListener('online', () => {
    for (const root of roots()) if (shownPart(root).dataset.part === 'failed') void update(root);
  });
  for (const root of roots()) void update(root);
}

startWindow();
