import {type RefObject, useCallback, useEffect, useState} from 'react';

/** Imports a module with a default export. */
export type LoadModule<C> = () => Promise<{default: C}>;

type State<C> = {status: 'waiting'} | {status: 'failed'} | {status: 'ready'; component: C};

/** Distance from the viewport at which loading starts. */
const margin = '400px';

/**
 * Loads a component when `target` comes near the viewport.
 *
 * @param load must be stable between renders
 * @returns the component once it is loaded; `failed` and `retry` for failures
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
