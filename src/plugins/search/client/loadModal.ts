import type {SearchGlobalData} from '../names';

import type Modal from './Modal';

function loadStylesheet(href: string): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (present) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Cannot load ${href}`));
    };
    document.head.append(link);
  });
}

let loading: Promise<typeof Modal> | undefined;

/** Loads the modal and its styles once, and opens the index. After a failure a call tries again. */
export function loadModal(data: SearchGlobalData): Promise<typeof Modal> {
  loading ??= Promise.all([import('./Modal'), import('./engine'), loadStylesheet(data.stylesheet)])
    .then(([{default: Loaded}, {sharedEngine}]) => {
      // No error here: if the index is missing, the modal shows it with the first query.
      sharedEngine(data.folder)
        .warmUp()
        .catch(() => undefined);
      return Loaded;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
