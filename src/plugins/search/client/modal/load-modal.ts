import type {ComponentType} from 'react';

import type {SearchData} from '../../shared/names';
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

async function load({isHosted, folder, stylesheet}: SearchData) {
  const styles = loadStylesheet(stylesheet);
  if (isHosted) {
    const [{default: Modal}] = await Promise.all([import('./HostedModal'), styles]);
    return Modal;
  }
  const [{default: Modal, warmUp}] = await Promise.all([import('./EmbeddedModal'), styles]);
  warmUp(folder);
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
