/**
 * Runs the search in `SearchBar`'s dialog and on the results page. In this file, `root` is one of the
 * two. Search works before React starts, because it does not use React. Results are written as text,
 * never as HTML.
 */
import {DIALOG} from '../shared/constants';
import {fold} from '../shared/fold';
import {PAGE_SIZE, PAUSE_MS} from '../shared/tuning';
import {createEngine, type SearchResult} from './engine';
import type {Segment} from './engine/snippet';
import {storedSearches, storeSearch, type Place, type StoredSearch} from './stored-searches';

/** The parts of `SearchPanel`. Only one is visible at a time. */
type Part = 'start' | 'searching' | 'found' | 'nothing' | 'failed';

const find = <T extends HTMLElement>(root: HTMLElement, selector: string) =>
  root.querySelector<T>(selector) as T;
const fieldOf = (root: HTMLElement) => find<HTMLInputElement>(root, 'input');
/**
 * Returns the query without lone surrogates, which no URL can contain. They remain when a reader deletes
 * half of an emoji.
 */
const queryOf = (root: HTMLElement) =>
  fieldOf(root)
    .value.trim()
    .replace(/\p{Surrogate}/gu, '');
const indexFolder = () => find(document.body, `[id='${DIALOG}']`).dataset.index ?? '';
const placeOf = (root: HTMLElement): Place => ({
  key: find(root, 'form').dataset.storage ?? '',
  base: indexFolder().replace(/[^/]+\/$/, ''),
});
const shownPart = (root: HTMLElement) => find(root, '[data-part]:not([hidden])');
const links = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('a[href]')];

function show(root: HTMLElement, part: Part): void {
  for (const each of root.querySelectorAll<HTMLElement>('[data-part]')) {
    each.hidden = each.dataset.part !== part;
  }
  // `showResult` has already written how many results there are
  if (part === 'found') return;
  const lead = part === 'nothing' ? find(root, '[data-part=nothing] p').textContent : '';
  find(root, '[role=status]').textContent = lead;
}

/** Writes a text into an element, or removes the element if the text is empty. */
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

/** `page` is the title of the page if `heading` is a section of it. */
type Fields = {url: string; page: string; heading: string | Segment[]; snippet?: Segment[]};

/** Fills a copy of `Row`. Only stored results have buttons. */
function createRow({url, page, heading, snippet = []}: Fields, isStored = false): HTMLElement {
  const row = find(document.body, '[data-row]').cloneNode(true) as HTMLElement;
  row.removeAttribute('data-row');
  const link = find<HTMLAnchorElement>(row, 'a');
  link.href = url;
  write(find(row, '[data-field=title]'), page || heading);
  write(find(row, '[data-field=section]'), page ? heading : '');
  write(find(row, '[data-field=snippet]'), snippet);
  if (!isStored) for (const button of row.querySelectorAll('button')) button.remove();
  return row;
}

function resultRow({title, place, hits}: SearchResult['pages'][number]): HTMLElement[] {
  const [best, ...others] = hits;
  if (!best) return [];
  const row = createRow({...best, page: best.anchor === '' ? '' : title});
  if (place !== '') find(row, 'a').dataset.place = place;
  const sections = document.createElement('ul');
  for (const {url, anchor, heading} of others) {
    if (anchor !== '') sections.append(createRow({url, page: title, heading}));
  }
  if (sections.hasChildNodes()) row.append(sections);
  return [row];
}

/** Replaces the rows of a list. Hides the list and its title if there are none. */
function fill(root: HTMLElement, name: string, rows: HTMLElement[]): void {
  const list = find(root, `[data-list=${name}]`);
  list.replaceChildren(...rows);
  list.parentElement?.toggleAttribute('hidden', rows.length === 0);
}

function showStart(root: HTMLElement): void {
  const searches = storedSearches(placeOf(root));
  const rowsOf = (isWanted: boolean) =>
    searches
      .filter(({isSaved}) => isSaved === isWanted)
      .map(({url, title, page}) => createRow({url, page, heading: title}, true));
  const saved = rowsOf(true);
  for (const row of saved) find(row, '[data-act=save]').remove();
  fill(root, 'saved', saved);
  fill(root, 'recent', rowsOf(false));
  show(root, 'start');
}

function showResult(root: HTMLElement, {query, total, pages}: SearchResult): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
    element.textContent = element.dataset.text?.replace('{count}', String(total)) ?? '';
  }
  find(root, '[data-list=results]').replaceChildren(...pages.flatMap((page) => resultRow(page)));
  for (const heading of root.querySelectorAll(
    '[data-list=results] > li > a > [data-field=section]',
  )) {
    // A heading that equals the query says nothing new
    if (fold(heading.textContent) === fold(query)) heading.remove();
  }
  const seeAll = root.querySelector<HTMLAnchorElement>('[data-see-all]');
  if (seeAll) seeAll.search = new URLSearchParams({q: query}).toString();
  const more = root.querySelector('[data-act=more]')?.parentElement;
  more?.toggleAttribute('hidden', pages.length === total);
  find(root, '[data-query]').textContent = query;
  const report = root.querySelector<HTMLAnchorElement>('[data-report]');
  if (report)
    report.href = (report.dataset.report ?? '').replaceAll('{query}', encodeURIComponent(query));
  root.dataset.query = query;
  show(root, total > 0 ? 'found' : 'nothing');
}

function toSearch(link: HTMLElement): StoredSearch {
  const textOf = (name: string) => link.querySelector(`[data-field=${name}]`)?.textContent ?? '';
  const [title, section] = [textOf('title'), textOf('section')];
  const names = section ? {title: section, page: title} : {title, page: ''};
  return {url: link.getAttribute('href') ?? '', ...names, isSaved: false};
}

function startWindow(): void {
  const {open, search} = createEngine(indexFolder());
  // If the index cannot be read, the reader sees an error on the first query
  open().catch(() => undefined);

  async function update(root: HTMLElement, count = Number(root.dataset.count)): Promise<void> {
    const query = queryOf(root);
    if (query === '') return showStart(root);
    // The previous results stay visible until new ones arrive
    if (shownPart(root).dataset.part !== 'found') show(root, 'searching');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    /** Whether the reader has since changed the query, which starts another search. */
    const isOld = () => queryOf(root) !== query;
    if (isOld()) return;
    try {
      const result = await search(query, count);
      if (!isOld()) showResult(root, result);
    } catch {
      if (!isOld()) show(root, 'failed');
    }
  }

  function act(root: HTMLElement, button: HTMLElement): void {
    const {act: action} = button.dataset;
    const link = button.parentElement?.querySelector('a');
    const shown = find(root, '[data-list=results]').children.length;
    if (action === 'more') return void update(root, shown + PAGE_SIZE);
    fieldOf(root).focus();
    if (link && action === 'remove') storeSearch(placeOf(root), {url: toSearch(link).url});
    if (link && action === 'save') storeSearch(placeOf(root), {...toSearch(link), isSaved: true});
    fieldOf(root).dispatchEvent(new Event('input', {bubbles: true}));
  }

  function move(root: HTMLElement, event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const places = [fieldOf(root), ...links(shownPart(root))];
    const at = places.indexOf(event.target as HTMLElement);
    if (step === 0 || at < 0 || event.isComposing) return;
    places.at((at + step) % places.length)?.focus();
    event.preventDefault();
  }

  /** Adds a listener to the document, because the results page may open later. */
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
      // `close` does not bubble, so listen in the capture phase
      true,
    );
  }

  on('input', (root) => void update(root));
  on('keydown', move);
  // In the dialog, Enter opens the first result, or the results page if there is no result yet
  on('submit', (root, event) => {
    const hasFound =
      shownPart(root).dataset.part === 'found' && root.dataset.query === queryOf(root);
    const isDialog = root instanceof HTMLDialogElement;
    if (hasFound || !isDialog) event.preventDefault();
    if (!isDialog) return;
    if (hasFound) links(shownPart(root))[0]?.click();
    // Otherwise, the dialog would still be open when the reader goes back
    root.close();
  });
  on('click', (root, {target}) => {
    const button = (target as Element).closest<HTMLElement>('[data-act]');
    if (button) act(root, button);
    const link = (target as Element).closest<HTMLElement>('[data-list] a');
    if (link) storeSearch(placeOf(root), toSearch(link));
    // Close the dialog after a click on a result, which may be on the same page, and after a click on the
    // backdrop, because Safari does not support `closedby`
    const isDone = target === root || (target as Element).closest('a[href]');
    if (isDone && root instanceof HTMLDialogElement) root.close();
  });
  on('close', (root) => {
    fieldOf(root).value = '';
    void update(root);
  });

  for (const root of document.querySelectorAll<HTMLElement>('[data-search]')) {
    // This script had failed to load, and the retry button, which has the focus, is about to disappear
    if (shownPart(root).dataset.part === 'failed') fieldOf(root).focus();
    void update(root);
  }
}

startWindow();
