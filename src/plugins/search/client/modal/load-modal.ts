import type {ComponentType} from 'react';

import {DIALOG, type SearchData} from '../../shared/names';
import {MODAL_PAGES} from '../../shared/weights';
import type {ModalProps} from './Modal';

function loadStylesheet(href: string): Promise<void> {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
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

/** Fetches the files of the index that answer what the reader is typing. The modal shows a failure. */
async function warmUp(folder: string) {
  const {sharedEngine} = await import('../engine');
  const {open, search} = sharedEngine(folder);
  const field = document.querySelector<HTMLInputElement>(`#${DIALOG} input`);
  const ask = () => {
    const query = field?.value ?? '';
    (query === '' ? open() : search(query, MODAL_PAGES)).catch(() => undefined);
  };
  field?.addEventListener('input', ask);
  ask();
}

async function load({isHosted, folder, stylesheet}: SearchData) {
  const styles = loadStylesheet(stylesheet);
  if (isHosted) {
    const [{default: Modal}] = await Promise.all([import('./HostedModal'), styles]);
    return Modal;
  }
  warmUp(folder).catch(() => undefined);
  const [{default: Modal}] = await Promise.all([import('./EmbeddedModal'), styles]);
  return Modal;
}

let loading: Promise<ComponentType<ModalProps>> | undefined;

/** Loads the modal and its styles once. After a failure the next call tries again. */
export function loadModal(data: SearchData): Promise<ComponentType<ModalProps>> {
  loading ??= load(data).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
