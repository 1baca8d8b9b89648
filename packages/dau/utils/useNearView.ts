import {type RefObject, useEffect, useState} from 'react';

const margin = '400px';

/** Returns true once `target` has come near the viewport. */
export function useNearView(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      {rootMargin: margin},
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);

  return isNear;
}
