import {useEffect, useState, type RefObject} from 'react';

/** Giscus' element is a Lit one: it draws its frame a moment after it is created. */
type GiscusElement = HTMLElement & {readonly updateComplete?: Promise<boolean>};

/**
 * Finds the frame that Giscus makes, and gives it a title in the page's language
 * (Giscus knows an English one only).
 */
export function useGiscusFrame(
  container: RefObject<HTMLElement | null>,
  title: string,
  isMounted: boolean,
): HTMLIFrameElement | undefined {
  const [frame, setFrame] = useState<HTMLIFrameElement>();

  useEffect(() => {
    const parent = container.current;
    if (!isMounted || !parent) return undefined;
    let isCurrent = true;
    const find = async () => {
      const element: GiscusElement | null = parent.querySelector('giscus-widget');
      if (!element) return;
      observer.disconnect();
      await element.updateComplete;
      const found = element.shadowRoot?.querySelector('iframe');
      if (isCurrent && found) setFrame(found);
    };
    const observer = new MutationObserver(() => void find());
    observer.observe(parent, {childList: true});
    void find();
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [container, isMounted]);

  useEffect(() => {
    frame?.setAttribute('title', title);
  }, [frame, title]);

  return frame;
}
