import {type RefObject, useCallback, useEffect, useState} from 'react';

export type LoadModule<C> = () => Promise<{default: C}>;

type State<C> = {status: 'waiting'} | {status: 'failed'} | {status: 'ready'; component: C};

/** How far from the visible part of the page the fetch begins. */
const margin = '400px';

/**
 * Fetches a component when `target` comes near the visible part of the page.
 * `load` must stay the same function between renders.
 */
export function useComponentNearView<C>(
  load: LoadModule<C>,
  target: RefObject<Element | null>,
): {Component: C | undefined; failed: boolean; retry: () => void} {
  const [state, setState] = useState<State<C>>({status: 'waiting'});

  const fetchIt = useCallback(() => {
    load().then(
      (module) => setState({status: 'ready', component: module.default}),
      () => setState({status: 'failed'}),
    );
  }, [load]);

  useEffect(() => {
    if (!target.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        fetchIt();
      },
      {rootMargin: margin},
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [fetchIt, target]);

  return {
    Component: state.status === 'ready' ? state.component : undefined,
    failed: state.status === 'failed',
    retry: fetchIt,
  };
}
