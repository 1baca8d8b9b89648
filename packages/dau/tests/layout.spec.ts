import {expect, type Page} from '@playwright/test';

import {layoutViolations, WIDTHS} from './support/layout-rules';
import {withoutPrefetch} from './support/shell';
import {category, guides, posts} from './support/test-site';
import {test} from './support/warm-page';

/** What an author may write for a name, from one letter to 90. */
const NAMES = {
  short: 'Ý',
  middle: 'Nguyễn Thị Phương Thảo và các người bạn',
  long: 'Nguyễn Thị Phương Thảo và những người bạn ở xưởng kể chuyện phát triển phần mềm buổi đêm 24',
};

/**
 * Changes the built page: gives each list, including the navigation bar, this many items, and replaces
 * each name that an author chooses with this name. Removes the section of an empty list, as a build does.
 */
function vary({amount, name}: {amount: number; name: string}): void {
  const LISTS =
    'main :is(.dau-cards, ul[class*=list], [class*=tags], .dau-list:has(> .dau-row), .dau-index ul, section:has(> article), .avatar + *), main, .navbar__items:first-child, .footer__items, header > .row';
  for (const list of document.querySelectorAll(LISTS)) {
    const items = [...list.children].filter((item) =>
      list.matches('main, section, .navbar__items, .row')
        ? item.matches(
            'article.dau-row, article:has(> .theme-doc-card-container), a.navbar__item, .col',
          )
        : item.localName === 'li',
    );
    const [first] = items;
    if (!first || list.closest('footer, [hidden]')?.matches('[hidden]')) continue;
    for (const item of items.slice(amount)) item.remove();
    for (let count = items.length; count < amount; count += 1) {
      items.at(-1)?.after(first.cloneNode(true));
    }
    if (amount === 0 && list.localName === 'ul') (list.closest('main section') ?? list).remove();
  }
  const CHOSEN =
    '.navbar__title, .navbar__items:first-child .navbar__link, dialog[popover] .menu__link, main :is(h1, h2, h3):not(.dau-head *, [class*=heading]), .dau-tag, [class*=tagRegular], .avatar__name, .breadcrumbs__link, .footer__title, .footer__link-item, .pagination-nav__label, .table-of-contents__link, .theme-doc-sidebar-menu .menu__link';
  for (const element of document.querySelectorAll(CHOSEN)) {
    for (const letter of element.querySelectorAll('[data-bare]')) {
      letter.replaceWith(letter.textContent);
    }
    element.normalize();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let text = name;
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.data.replaceAll('\u200b', '').trim()) continue;
      node.data = text;
      text = '';
    }
  }
}

/** Adds parts of other posts to a post that is already part of a series and in another language. */
async function burden({cover, boxes}: {cover: [number, number]; boxes: readonly string[]}) {
  const header = document.querySelector('article > header');
  for (const box of boxes) {
    const [page = '', selector = ''] = box.split(' ');
    const html = await (await fetch(page)).text();
    const found = new DOMParser().parseFromString(html, 'text/html').querySelector(selector);
    if (!found) throw new Error(`${page} has no ${selector}`);
    if (selector === '.dau-pill') header?.querySelector('h1')?.after(found.parentElement ?? found);
    else header?.after(found);
  }
  const authors = header?.querySelector('.row');
  for (let count = 1; boxes.length > 0 && count < 3; count += 1) {
    authors?.append(authors.children[0]?.cloneNode(true) ?? '');
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = cover;
  const image = new Image();
  image.src = canvas.toDataURL();
  await image.decode();
  document.querySelector('.dau-post-cover')?.replaceChildren(image);
}

/** Turns off the sidebar, as authors can. */
function removeSidebar(): void {
  document.querySelector('main')?.classList.replace('col--7', 'col--9');
  document.querySelector('main')?.classList.add('col--offset-1');
  document.querySelector('aside.col')?.remove();
}

async function open(page: Page, path: string): Promise<void> {
  await withoutPrefetch(page);
  await page.setViewportSize({width: 1280, height: 900});
  await page.goto(path);
  await page.evaluate(async () => {
    // The browser does not lay out the parts of a post that it skips until the application runs
    document.documentElement.dataset.hasHydrated = 'true';
    await document.fonts.ready;
  });
}

async function violations(page: Page, label: string): Promise<string[]> {
  const all: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900});
    const found = await page.evaluate(layoutViolations);
    all.push(...found.map((each) => `${label}, ${width} px: ${each}`));
  }
  return all;
}

const VARIANTS = [
  {amount: 1, name: NAMES.long},
  {amount: 2, name: NAMES.middle},
  {amount: 9, name: NAMES.short},
  {amount: 0, name: NAMES.middle},
];

const LISTS = ['/', '/en/blog', category, '/en/showcase', '/community', '/cv', '/blog/tags'];

for (const path of [...LISTS, posts.live, guides.withoutCategoryPage]) {
  test(`${path} keeps its layout with any amounts and names, at all widths`, async ({page}) => {
    await open(page, path);
    const built = await page.evaluate(() => document.body.innerHTML);
    const found: string[] = [];
    for (const variant of VARIANTS) {
      await page.evaluate((html) => {
        document.body.innerHTML = html;
      }, built);
      await page.evaluate(vary, variant);
      found.push(...(await violations(page, `${variant.amount}, ${variant.name.length} letters`)));
    }
    expect(found).toEqual([]);
  });
}

const BOXES = [
  `${posts.short} .dau-pill`,
  `${posts.unlisted} .theme-unlisted-banner`,
  `/en${posts.inspector} p[role=note]`,
];

test('nothing in a post lies on its cover or on anything else, whatever the post has', async ({
  page,
}) => {
  const found: string[] = [];
  for (const [path, cover, boxes] of [
    [`/en${posts.firstPart}`, [900, 1600], BOXES],
    [`/en${posts.firstPart}`, [1600, 400], []],
    [posts.englishOnly, [400, 400], BOXES.slice(1)],
    [`/en${posts.table}`, [1600, 900], BOXES.slice(0, 1)],
  ] as const) {
    await open(page, path);
    await page.evaluate(burden, {cover: [...cover] as [number, number], boxes});
    found.push(...(await violations(page, path)));
    await page.evaluate(removeSidebar);
    found.push(...(await violations(page, `${path} without the sidebar`)));
  }
  expect(found).toEqual([]);
});

test('with nothing beside the text, a landscape photo is wider than the text, and lower than the window', async ({
  page,
}) => {
  await open(page, posts.long);
  const edges = () =>
    page.evaluate(() =>
      ['.markdown figure', '.markdown figure img', '.markdown > p'].map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return [Math.round(box?.left ?? 0), Math.round(box?.right ?? 0)];
      }),
    );
  const [narrow, , column] = await edges();
  expect(narrow).toEqual(column);
  await page.evaluate(removeSidebar);
  const [beside, , text] = await edges();
  expect(beside).toEqual(text);
  await page.evaluate(() => document.querySelector('.theme-doc-toc-mobile')?.remove());
  await page.setViewportSize({width: 1280, height: 1100});
  const [figure, photo] = await edges();
  expect(photo).toEqual(figure);
  const image = page.locator('.markdown figure img').first();
  // The size for browsers that do not know `auto` is the real one
  await expect(image).toHaveAttribute('sizes', /1201px\) 60rem/);
  expect((figure?.[1] ?? 0) - (figure?.[0] ?? 0)).toBe(60 * 16);
  const ratio = await image.evaluate((each: HTMLImageElement) => each.width / each.height);
  await page.setViewportSize({width: 1280, height: 500});
  const [, low] = await edges();
  const [left = 0, right = 0] = low ?? [];
  expect((right - left) / ratio / 500).toBeCloseTo(0.9, 1);
  expect(Math.abs(left + right - 1280)).toBeLessThanOrEqual(1);
  await page.setViewportSize({width: 1280, height: 900});
  const pair = await page.evaluate(() => {
    const first = document.querySelector('.markdown figure');
    const row = document.createElement('div');
    row.className = 'dau-image-row';
    first?.before(row);
    row.append(...(first ? [first, first.cloneNode(true)] : []));
    return [...row.children].flatMap((each) => {
      const {left, right} = each.getBoundingClientRect();
      return [Math.round(left), Math.round(right)];
    });
  });
  expect([pair[0], pair[3]]).toEqual(figure);
  expect((pair[2] ?? 0) - (pair[1] ?? 0)).toBe(16);
  await page.setViewportSize({width: 390, height: 844});
  const row = await page.locator('.dau-image-row').boundingBox();
  const [, , textOnPhone] = await edges();
  expect([row?.x, (row?.x ?? 0) + (row?.width ?? 0)]).toEqual(textOnPhone);
});
