import type {MouseEvent} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Returns what to do at a click in a search window: the application follows the links that the
 * script of the window has made, without a page load.
 */
export default function useFollow() {
  const history = useHistory();
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('[data-page], [data-see-all]');
    if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.push(link.getAttribute('href') ?? '');
  };
}
