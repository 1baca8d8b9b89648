/** The script of the search window with the embedded index. */
import {MODAL_PAGES} from '../../shared/weights';
import {createEngine} from '../engine';
import {startWindow} from './window';

startWindow(({index = ''}) => {
  const {open, search} = createEngine(index);
  // The window shows a failure when the reader searches
  open().catch(() => undefined);
  return (query) => search(query, MODAL_PAGES);
});
