/** The script of the search with the embedded index. */
import {createEngine} from '../engine';
import {startWindow} from './window';

startWindow(({index = ''}) => {
  const {open, search} = createEngine(index);
  // The window shows a failure when the reader searches
  open().catch(() => undefined);
  return search;
});
