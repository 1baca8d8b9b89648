/** The modal with the embedded index. */
import {useCallback, type ReactNode} from 'react';

import {MODAL_PAGES} from '../../shared/weights';
import {sharedEngine} from '../engine';
import {toModalResult} from './hits';
import Modal, {type ModalProps} from './Modal';
import type {Ask} from './search-client';

export default function EmbeddedModal(props: ModalProps): ReactNode {
  const {folder, page} = props.data;
  const createAsk = useCallback((): Ask => {
    const {search} = sharedEngine(folder);
    return (requests) =>
      Promise.all(
        requests.map(async ({query = ''}) => toModalResult(await search(query, MODAL_PAGES))),
      );
  }, [folder]);
  return (
    <Modal
      {...props}
      // DocSearch requires these
      appId="embedded"
      apiKey="embedded"
      indexName={`embedded:${page}`}
      createAsk={createAsk}
    />
  );
}
