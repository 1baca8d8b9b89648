import type {Page} from '@playwright/test';

type ServerHtml = {
  /** The text of each element that contains only text, and `null` for other elements. */
  readonly strings: ReadonlyMap<Element, string | null>;
  /** Nodes that were removed from their parent, including those that were inserted again. */
  readonly moved: Set<Node>;
};

declare global {
  interface Window {
    serverHtml?: ServerHtml;
  }
}

/** Records the elements in the HTML from the server, and starts to observe changes. */
export async function recordServerHtml(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Skip elements that React should replace: resource hints, and fallbacks for readers without
    // scripts (live code, the logo of both color modes, open categories)
    const elements = document.querySelectorAll(
      '#__docusaurus :not(link, .menu__link--sublist, .menu__link--sublist *, [data-hydrate="view"] *, :has(> noscript) > *, noscript *, [class*="themedComponent"])',
    );
    const moved = new Set<Node>();
    new MutationObserver((records) => {
      for (const {removedNodes} of records) for (const node of removedNodes) moved.add(node);
    }).observe(document.body, {childList: true, subtree: true});
    const strings = new Map(
      [...elements].map((element) => [
        element,
        // An element that is empty in the HTML may get content later, because this replaces nothing
        (element.childElementCount === 0 && element.textContent) || null,
      ]),
    );
    window.serverHtml = {strings, moved};
  });
}

/**
 * Returns the elements that were removed, inserted again or got different text. Hydration must not
 * replace elements, because a replaced element flickers, and loses focus and typed text.
 */
export async function changedServerElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {serverHtml} = window;
    if (!serverHtml || serverHtml.strings.size < 20) return ['next to nothing was served'];
    return [...serverHtml.strings]
      .filter(
        ([element, text]) =>
          serverHtml.moved.has(element) ||
          !element.isConnected ||
          (text !== null && element.textContent !== text),
      )
      .map(([element]) => element.outerHTML.slice(0, 200));
  });
}
