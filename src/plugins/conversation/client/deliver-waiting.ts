import feedback from '@generated/dau-conversation/default/feedback.json';

import {FEEDBACK_QUEUE_STORAGE_KEY} from '../../../lib/storage-keys';
import {readStored} from '../../../lib/storage';

/** Sends the answers that an earlier page could not send, and those given while offline. */
async function deliverWaiting(): Promise<void> {
  if (readStored(FEEDBACK_QUEUE_STORAGE_KEY) === null) return;
  try {
    const {keepDelivering} = await import('./delivery');
    await keepDelivering(feedback.endpoint);
  } catch {
    // The chunk failed to load. The next page, or the next connection, tries again
  }
}

if (typeof window !== 'undefined') {
  void deliverWaiting();
  window.addEventListener('online', () => void deliverWaiting());
}
