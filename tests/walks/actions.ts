import fc from 'fast-check';

import {guides, notation, posts, tags, words} from '../support/test-site';
import type {Break, Reader} from './reader';

/**
 * What an action of the reader may take away: `nothing` of what is typed, the `search` box with its
 * text, or `all`.
 */
type Takes = 'nothing' | 'search' | 'all';

type Kind = {
  readonly weight: number;
  readonly takes: Takes;
  readonly argument: fc.Arbitrary<unknown>;
  perform(reader: Reader, argument: never): Promise<unknown>;
};

const kind = <T>(
  weight: number,
  takes: Takes,
  argument: fc.Arbitrary<T>,
  perform: (reader: Reader, argument: T) => Promise<unknown>,
): Kind => ({weight, takes, argument, perform});

const none = fc.constant(null);
const nth = fc.nat(99);

const pages = [
  '/',
  '/blog',
  posts.usual,
  posts.long,
  posts.live,
  posts.inspector,
  posts.short,
  guides.main,
  guides.wide,
  guides.withoutCategoryPage,
  tags.post,
  notation,
  '/blog/archive',
  '/community',
  '/contact',
  '/cv',
  '/offline',
  '/privacy',
  '/search',
  `/search?q=${words.some}`,
  '/showcase',
  '/soi',
  '/no-such-page',
];

const typedTexts = ['a', 'git', 'tiếng Việt', 'tiếng Việt'.normalize('NFD'), '<b>"\'&', words.some];

/** Impatient readers do not wait long for anything. */
const PATIENCE = {timeout: 1_000, noWaitAfter: true, force: true} as const;
const SITE_LINK = 'a[href^="/"]:not([target=_blank], [download])';
const BUTTON = 'button, summary, [role=tab], label, select, input[type=checkbox]';
const FIELD = 'input:is([type=text], [type=search]), textarea';

/** Clicks one of the visible elements. What lies over it gets the click, as with a real reader. */
async function clickOneOf({page}: Reader, selector: string, index: number, clickCount = 1) {
  const visible = page.locator(selector).filter({visible: true});
  const count = await visible.count();
  if (count > 0) await visible.nth(index % count).click({...PATIENCE, clickCount});
}

const scroll = ({page}: Reader, part: number) =>
  page.evaluate((to) => scrollTo(0, (to / 99) * document.documentElement.scrollHeight), part);

async function remember(reader: Reader) {
  reader.typed = await reader.page.evaluate(() => {
    const field = document.activeElement;
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isField || field.value === '') return undefined;
    const isInSearch = field.matches('.DocSearch-Input');
    window.hasTyped = true;
    document.querySelector('main')?.setAttribute('data-typed', '');
    return {text: field.value, path: location.pathname, isInSearch};
  });
}

async function type(reader: Reader, text: string) {
  await reader.page.keyboard.type(text);
  await remember(reader);
}

/** All that a reader may do in a walk. */
const kinds = {
  open: kind(
    3,
    'all',
    fc.constantFrom(...['', '/en'].flatMap((prefix) => pages.map((page) => prefix + page))),
    ({page, host}, address) =>
      page.goto(new URL(address, host.url).href, {waitUntil: 'domcontentloaded', timeout: 8_000}),
  ),
  link: kind(8, 'all', nth, (reader, index) => clickOneOf(reader, SITE_LINK, index)),
  button: kind(5, 'all', nth, (reader, index) => clickOneOf(reader, BUTTON, index)),
  doubleClick: kind(2, 'all', nth, (reader, index) =>
    clickOneOf(reader, `${SITE_LINK}, ${BUTTON}`, index, 2),
  ),
  back: kind(3, 'all', none, ({page}) => page.goBack({waitUntil: 'commit', timeout: 3_000})),
  forward: kind(1, 'all', none, ({page}) => page.goForward({waitUntil: 'commit', timeout: 3_000})),
  reload: kind(1, 'all', none, ({page}) =>
    page.reload({waitUntil: 'domcontentloaded', timeout: 8_000}),
  ),
  scroll: kind(2, 'nothing', nth, scroll),
  menu: kind(2, 'search', none, (reader) =>
    clickOneOf(reader, '.navbar__toggle, .navbar-sidebar__close', 0),
  ),
  theme: kind(2, 'search', nth, (reader, index) =>
    clickOneOf(reader, '[data-color-mode-toggle]', index),
  ),
  language: kind(1, 'all', nth, async (reader, index) => {
    await clickOneOf(reader, '.dropdown > button', 0);
    await clickOneOf(reader, '.dropdown__menu a', index);
  }),
  announcement: kind(1, 'search', none, (reader) =>
    clickOneOf(reader, '[data-announcement-close]', 0),
  ),
  search: kind(3, 'all', fc.constantFrom(...typedTexts), async (reader, text) => {
    await reader.page.keyboard.press('Control+k');
    await type(reader, text);
  }),
  choose: kind(1, 'all', fc.nat(3), async ({page}, downs) => {
    for (let press = 0; press < downs; press += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }),
  type: kind(
    4,
    'all',
    fc.tuple(nth, fc.constantFrom(...typedTexts)),
    async (reader, [at, text]) => {
      await clickOneOf(reader, FIELD, at);
      await type(reader, text);
    },
  ),
  key: kind(3, 'all', fc.constantFrom('Escape', 'Enter', ' ', 'ArrowDown', '/'), ({page}, key) =>
    page.keyboard.press(key),
  ),
  tab: kind(2, 'nothing', fc.constantFrom('Tab', 'Shift+Tab'), ({page}, key) =>
    page.keyboard.press(key),
  ),
  save: kind(1, 'search', none, async (reader) => {
    await scroll(reader, 90);
    await clickOneOf(reader, '[data-offline-state] button', 0);
  }),
  width: kind(2, 'nothing', fc.constantFrom(390, 1280), ({page}, width) =>
    page.setViewportSize({width, height: 800}),
  ),
  print: kind(1, 'nothing', fc.constantFrom('print', 'screen'), ({page}, media) =>
    page.emulateMedia({media}),
  ),
  offline: kind(2, 'nothing', fc.boolean(), (reader, isOffline) => reader.setOffline(isOffline)),
  slow: kind(1, 'nothing', fc.constantFrom(0, 400), async ({host}, delay) => {
    host.delayMs = delay;
  }),
  break: kind(
    2,
    'nothing',
    fc.tuple(fc.integer({min: 1, max: 6}), fc.constantFrom<Break[]>('missing', 'cut', 'portal')),
    async (reader, [count, as]) => {
      reader.breakNext(count, as);
    },
  ),
  storageFull: kind(1, 'nothing', none, (reader) => reader.setStorageFull()),
  wait: kind(2, 'nothing', fc.constantFrom(100, 600), ({page}, time) => page.waitForTimeout(time)),
} as const satisfies Readonly<Record<string, Kind>>;

/** One action, as data: a walk can be printed and repeated. */
export type Action = readonly [name: string, argument: unknown];

/** Any action of a reader. */
export const anyAction: fc.Arbitrary<Action> = fc.oneof(
  ...Object.entries(kinds).map(([name, {weight, argument}]) => ({
    weight,
    arbitrary: fc.tuple(fc.constant(name), argument),
  })),
);

/**
 * Performs an action. What cannot be done, such as a click on something that is gone, is left.
 *
 * @throws if there is no such action
 */
export async function perform(reader: Reader, [name, argument]: Action): Promise<void> {
  const known: Kind | undefined = (kinds as Readonly<Record<string, Kind>>)[name];
  if (!known) throw new Error(`There is no action "${name}".`);
  const {typed} = reader;
  if (known.takes === 'all' || (known.takes === 'search' && typed?.isInSearch)) {
    reader.typed = undefined;
  }
  await known.perform(reader, argument as never).catch(() => undefined);
}
