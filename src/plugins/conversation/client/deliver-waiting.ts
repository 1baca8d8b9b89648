import feedback from '@generated/dau-conversation/default/feedback.json';

import {FEEDBACK_QUEUE_STORAGE_KEY} from '../../../lib/storage-keys';
import {readStored} from './storage';

/** Sends answers that an earlier page could not, and those made while offline. */
async function deliverWaiting(): Promise<void> {
  if (readStored(FEEDBACK_QUEUE_STORAGE_KEY) === null) return;
  try {
    const {keepDelivering} = await import('./delivery');
    await keepDelivering(feedback.endpoint);
  } catch {
    // The chunk did not come: the answers wait for the next page or connection
  }
}

if (typeof window !== 'undefined') {
  void deliverWaiting();
  window.addEventListener('online', () => void deliverWaiting());
}
