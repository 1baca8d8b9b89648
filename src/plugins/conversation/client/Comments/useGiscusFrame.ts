import {useEffect, useState, type RefObject} from 'react';

/** Giscus' custom element. It is a Lit element, which renders its frame asynchronously. */
type GiscusElement = HTMLElement & {readonly updateComplete?: Promise<boolean>};

/**
 * Returns the frame that Giscus creates, once it exists, and sets its title.
 * Giscus itself only sets an English title.
 *
 * @param container parent of Giscus' element
 * @param isMounted whether the container is rendered
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
