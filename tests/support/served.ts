import type {Page} from '@playwright/test';

type Served = {
  /** What each element says that holds no other. */
  readonly texts: ReadonlyMap<Element, string | null>;
  /** Elements that were taken from their places, to be put back or not. */
  readonly moved: Set<Node>;
};

declare global {
  interface Window {
    served?: Served;
  }
}

/** Remembers the elements of the page as the server sent them, and watches over them from now on. */
export async function rememberServed(page: Page): Promise<void> {
  await page.evaluate(() => {
    // Left out: hints for the browser, and what is there in a form for readers without scripts
    // (live code, the logo in both modes)
    const elements = document.querySelectorAll(
      '#__docusaurus :not(link, [data-hydrate="view"] *, :has(> noscript) > *, noscript *, [class*="themedComponent"])',
    );
    const moved = new Set<Node>();
    new MutationObserver((records) => {
      for (const {removedNodes} of records) for (const node of removedNodes) moved.add(node);
    }).observe(document.body, {childList: true, subtree: true});
    const texts = new Map(
      [...elements].map((element) => [
        element,
        element.childElementCount === 0 ? element.textContent : null,
      ]),
    );
    window.served = {texts, moved};
  });
}

/**
 * What is not as the server sent it: elements that are gone, were put anew into
 * their places, or say something else. The application takes over what is
 * there; what it would make or put anew flickers, and loses focus and what was
 * typed.
 */
export async function changedSinceServed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {served} = window;
    if (!served || served.texts.size < 20) return ['next to nothing was served'];
    return [...served.texts]
      .filter(
        ([element, text]) =>
          served.moved.has(element) ||
          !element.isConnected ||
          (text !== null && element.textContent !== text),
      )
      .map(([element]) => element.outerHTML.slice(0, 200));
  });
}
