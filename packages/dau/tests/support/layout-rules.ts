/**
 * Returns what is wrong with the layout of the open page, one sentence for each problem. Runs in the page,
 * so it must not use anything outside. The page must be at its top, where the sticky bar covers nothing.
 *
 * The site's name is not a label: on a phone it may have two lines, because it is cut last.
 */
export function layoutViolations(): string[] {
  /** The greatest height of a gap, and of a block whose text would not fill one line. */
  const TALL = 480;
  /** Overlaps of up to this many pixels come from rounding and from negative letter spacing. */
  const NEAR = 3;

  type Box = {element: Element; text: string; box: DOMRect; seen: DOMRect; reached: DOMRect};
  const found = new Set<string>();
  const root = document.documentElement;

  const name = (element: Element) => {
    const label = (element.textContent || element.getAttribute('alt') || '').trim().slice(0, 40);
    const kind = element.id || [...element.classList].join('.') || element.parentElement?.className;
    return `${element.localName}[${kind}] "${label}"`;
  };
  const intersect = (a: DOMRect, b: DOMRect) => {
    const [x, y] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
    const right = Math.min(a.right, b.right);
    return new DOMRect(x, y, Math.max(0, right - x), Math.max(0, Math.min(a.bottom, b.bottom) - y));
  };

  type Frame = {area: DOMRect} & Pick<
    CSSStyleDeclaration,
    'overflowX' | 'overflowY' | 'clipPath' | 'position'
  >;
  const frames = new Map<Element, Frame>();
  const frameOf = (element: Element) => {
    let frame = frames.get(element);
    if (!frame) {
      const {overflowX, overflowY, clipPath, position} = getComputedStyle(element);
      frame = {overflowX, overflowY, clipPath, position, area: element.getBoundingClientRect()};
      frames.set(element, frame);
    }
    return frame;
  };

  /** Returns the part of a box that is visible now, and the part that is visible after scrolling. */
  const partsOf = (element: Element, box: DOMRect) => {
    let [seen, reached] = [box, box];
    let scrolls = false;
    let escapes = false;
    for (let at: Element | null = element; at && at !== root; at = at.parentElement) {
      const {overflowX, overflowY, clipPath, position, area} = frameOf(at);
      // An ancestor without a position does not clip an absolutely positioned element
      if (escapes && position === 'static') continue;
      escapes = position === 'absolute';
      const [, inset] = /^inset\((.*)\)$/.exec(clipPath) ?? [];
      if (inset !== undefined) {
        // The bar shows only its first row of links. Text for screen readers is clipped entirely
        const height = Number(/calc\(100% - ([\d.]+)px\)/.exec(inset)?.[1] ?? 0);
        seen = intersect(seen, new DOMRect(area.x, area.y, area.width, height));
        reached = seen;
      }
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        seen = intersect(seen, area);
        scrolls ||= /auto|scroll/.test(overflowX + overflowY);
        if (!scrolls) reached = seen;
      }
      if (position === 'fixed') break;
    }
    return {seen, reached: scrolls && seen.height === 0 ? box : reached};
  };

  const isShown = (element: Element) =>
    element.checkVisibility({visibilityProperty: true, contentVisibilityAuto: false}) &&
    !element.closest('dialog:not(:popover-open, [open]), [popover]:not(:popover-open)');

  const lines: Box[] = [];
  const boxes: Box[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const {parentElement: element, data = ''} = walker.currentNode as Text;
    const text = data.replaceAll('\u200b', '').trim();
    if (!element || !text || /^(script|style|noscript|textarea)$/i.test(element.localName))
      continue;
    if (element.closest('noscript') || !isShown(element)) continue;
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width > 1) lines.push({element, text, box, ...partsOf(element, box)});
    }
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('svg') !== null && element.localName !== 'svg') continue;
    if (!isShown(element)) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const {
      display,
      backgroundColor,
      backgroundImage,
      backgroundClip,
      borderTopWidth,
      borderBottomWidth,
    } = getComputedStyle(element);
    const isPainted =
      !/, 0\)$|^transparent$/.test(backgroundColor) ||
      (backgroundImage !== 'none' && backgroundClip !== 'text') ||
      (Number.parseFloat(borderTopWidth) > 0 && Number.parseFloat(borderBottomWidth) > 0);
    if (
      /^(img|video|iframe|canvas|svg|button|input|textarea|select|hr)$/.test(element.localName) ||
      isPainted
    ) {
      // An inline element that wraps has a box on each line
      const isInline = display === 'inline' && element.localName !== 'img';
      for (const each of isInline ? element.getClientRects() : [box]) {
        boxes.push({element, text: '', box: each, ...partsOf(element, each)});
      }
    }
  }

  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.body.querySelectorAll('*')]
      .filter((element) => isShown(element))
      .map((element) => ({
        element,
        right: partsOf(element, element.getBoundingClientRect()).seen.right,
      }))
      .sort((a, b) => b.right - a.right)[0];
    found.add(
      `wider than the screen by ${root.scrollWidth - root.clientWidth}: ${wide ? name(wide.element) : ''}`,
    );
  }

  const areRelated = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  const overlap = (a: Box, b: Box) => {
    const {width, height} = intersect(a.seen, b.seen);
    return width > NEAR && height > NEAR && !areRelated(a.element, b.element);
  };
  // The font's box is higher than the letters: only its middle counts
  const inks = lines.map((each) => {
    const {x, y, width, height} = each.seen;
    return {...each, seen: new DOMRect(x, y + height * 0.2, width, height * 0.6)};
  });
  const all = [...inks, ...boxes]
    .filter(({seen}) => seen.width > 0 && seen.height > 0)
    .sort((a, b) => a.seen.top - b.seen.top);
  all.forEach((first, at) => {
    for (let next = at + 1; next < all.length; next += 1) {
      const second = all[next];
      if (!second || second.seen.top > first.seen.bottom - NEAR) break;
      if (first.text && second.text && first.element === second.element) continue;
      if (overlap(first, second))
        found.add(`${name(first.element)} lies on ${name(second.element)}`);
    }
  });

  // The bar moves links that do not fit into its menu
  const hasMenu = boxes.some(
    ({element, seen}) => element.matches('.navbar [popovertarget]') && seen.width,
  );
  const menu = hasMenu ? (document.querySelector('dialog[popover]')?.textContent ?? '') : '';
  for (const {element, text, box, reached} of lines) {
    if (box.width - reached.width <= NEAR && box.height - reached.height <= box.height / 4)
      continue;
    // Only screen readers read this text
    if (
      element.closest(
        '.dau-visually-hidden, .footer__title, article > footer b, [role=status], caption, thead',
      )
    )
      continue;
    if (element.closest('.navbar') && menu.includes(text)) continue;
    // Shows only its marks: the letter is drawn again above it
    if (element.closest('[data-bare] > span')) continue;
    // Ends in an ellipsis
    if (getComputedStyle(element).webkitLineClamp !== 'none') continue;
    found.add(`cut: ${name(element)}`);
  }
  for (const {element, box} of lines) {
    if (box.left < -NEAR && !element.closest('[class*="skipToContent"], .dau-visually-hidden')) {
      found.add(`left of the screen: ${name(element)}`);
    }
  }

  for (const label of document.querySelectorAll(
    '.navbar :is(.navbar__link, .dropdown__link, button)',
  )) {
    const own = lines.filter(({element}) => label.contains(element)).map(({box}) => box);
    if (Math.max(...own.map(({top}) => top)) > Math.min(...own.map(({bottom}) => bottom))) {
      found.add(`a label of the bar breaks: ${name(label)}`);
    }
  }

  // An author's own images and frames in the text may be of any height
  const OWN = '.markdown :is(img, svg, video, iframe, canvas, textarea)';
  for (const {element, seen} of boxes) {
    if (seen.height <= TALL || element.matches(OWN) || element.querySelector(OWN)) continue;
    const written = lines.filter((each) => element.contains(each.element));
    if (written.reduce((sum, {box}) => sum + box.width, 0) < seen.width) {
      found.add(`${Math.round(seen.height)} px high and empty: ${name(element)}`);
    }
  }
  const content = all.filter(
    ({element, text}) => text || /^(img|svg|iframe|input|button)$/.test(element.localName),
  );
  let bottom = 0;
  for (const {element, seen} of content) {
    // On a short page, the footer is at the bottom of the screen
    if (element.closest('footer.footer, .theme-layout-footer')) break;
    if (bottom > 0 && seen.top - bottom > TALL) {
      found.add(`${Math.round(seen.top - bottom)} px without content above ${name(element)}`);
    }
    bottom = Math.max(bottom, seen.bottom);
  }

  const onRow = (a: Box, b: Box) =>
    Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top) > NEAR;
  for (const heading of lines.filter(({element}) => element.closest('h1, h2, h3'))) {
    const top = heading.element.closest('h1, h2, h3');
    const whole = top?.closest('header, article, li');
    if (!top || !whole) continue;
    for (const date of lines) {
      if (!whole.contains(date.element) || top.contains(date.element)) continue;
      const isDate =
        date.element.closest('time') ??
        (top.localName === 'h1' && date.element.closest('.dau-back'));
      if (!isDate || !onRow(heading, date)) continue;
      // In lists, dates have a column of their own. In the CV, they are at the end of the title's row
      let parent = date.element.parentElement;
      while (parent && !parent.contains(top)) parent = parent.parentElement;
      const {display, justifyContent} = getComputedStyle(parent ?? whole);
      const isColumn = display === 'grid' || justifyContent === 'space-between';
      if (top.localName !== 'h1' && isColumn) continue;
      found.add(`on one row: ${name(top)} and ${name(date.element)}`);
    }
  }
  return [...found];
}

export const WIDTHS = [320, 390, 768, 997, 1100, 1280, 1600] as const;
