import {expect, type Page} from '@playwright/test';

import {withoutPrefetch} from './support/shell';
import {category, guides, posts} from './support/test-site';
import {test} from './support/warm-page';

/**
 * Returns where the page is wider than the window, and which text is cut, covered, or on top of other text,
 * an image or a control. Runs in the page. It scrolls to each text.
 */
function layoutViolations(): string[] {
  /** Letters may be this many pixels outside their box. */
  const NEAR = 3;
  const FOR_SCREEN_READERS =
    '.dau-visually-hidden, .footer__title, article > footer b, [class*=skipToContent], [role=status], caption, thead';
  const root = document.documentElement;
  /**
   * Labels of the bar scroll, and so does other text, or it ends in an ellipsis. Browsers do not list the inline
   * box around words in two colors.
   */
  const canBeCut = (element: Element): boolean => {
    const {overflowX, webkitLineClamp} = getComputedStyle(element);
    return (
      /auto|scroll/.test(overflowX) ||
      webkitLineClamp !== 'none' ||
      element.matches('.navbar, [data-bare] > span, :has(> [data-bare])') ||
      (element.parentElement !== null && canBeCut(element.parentElement))
    );
  };
  const found = new Set<string>();
  const name = (element: Element) =>
    `${element.localName}.${element.className} "${element.textContent.trim().slice(0, 40)}"`;
  if (root.scrollWidth > root.clientWidth) {
    found.add(`${root.scrollWidth - root.clientWidth} px wider than the window`);
  }
  const range = document.createRange();
  const boxesOf = (node: Node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({width}) => width > 2 * NEAR);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!element?.checkVisibility({visibilityProperty: true})) continue;
    if (!/[\p{L}\d]/u.test(text.textContent ?? '') || element.closest(FOR_SCREEN_READERS)) continue;
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    for (const {left, right, top, bottom} of boxesOf(text)) {
      const y = (top + bottom) / 2;
      for (const x of [left + NEAR, (left + right) / 2, right - NEAR]) {
        const layers = document.elementsFromPoint(x, y);
        // For text in a link or title, Chromium may list only the link or title
        if (!layers.includes(element) && !layers.includes(element.closest('a, h1') ?? element)) {
          if (!canBeCut(element)) found.add(`cut: ${name(element)}`);
          continue;
        }
        for (const other of layers) {
          if (other.contains(element) || element.contains(other)) continue;
          const isText = [...other.childNodes]
            .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
            .flatMap(boxesOf)
            .some((box) => box.left < x && box.right > x && box.top < y && box.bottom > y);
          if (isText || other.matches('img, svg, svg *, video, iframe, button, input')) {
            found.add(`${name(element)} and ${name(other)} overlap`);
          }
        }
      }
    }
  }
  return [...found];
}

/**
 * Changes the built page: gives each list, including the navigation bar and a post's authors, this many
 * items, replaces each name that an author chooses with this name, and gives a post a cover of this size.
 * Removes the section of an empty list, as a build does.
 */
async function vary({amount, name, cover: [width, height]}: Variant): Promise<void> {
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
  const image = new Image();
  image.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
  await image.decode();
  document.querySelector('.dau-post-cover')?.replaceChildren(image);
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
  for (const width of [320, 768, 997, 1280]) {
    await page.setViewportSize({width, height: 2_000});
    const found = await page.evaluate(layoutViolations);
    all.push(...found.map((each) => `${label}, ${width} px: ${each}`));
  }
  return all;
}

type Variant = {amount: number; name: string; cover: readonly [width: number, height: number]};

/** What an author may have, and may write for a name. */
const VARIANTS: readonly Variant[] = [
  {
    amount: 1,
    cover: [900, 1600],
    name: 'Nguyễn Thị Phương Thảo và những người bạn ở xưởng kể chuyện phát triển phần mềm buổi đêm 24',
  },
  {amount: 9, name: 'Ý', cover: [400, 400]},
  {amount: 0, name: 'Nguyễn Thị Phương Thảo và các người bạn', cover: [1600, 900]},
];

const PAGES = [
  ...['/', '/en/blog', '/en/showcase', '/community', '/cv', '/blog/tags'],
  ...[category, guides.withoutCategoryPage, `/en${posts.firstPart}`],
];

for (const path of PAGES) {
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
