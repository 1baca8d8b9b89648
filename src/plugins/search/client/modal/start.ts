/**
 * The search window that a reader has opened before the application ran: what it needs is fetched
 * as soon as the first script runs, beside the rest of the application.
 */
import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import {DIALOG, PLUGIN_NAME, type SearchData} from '../../shared/names';
import {loadModal} from './load-modal';

if (ExecutionEnvironment.canUseDOM && document.querySelector(`#${DIALOG}[open]`)) {
  // The dialog shows a failure
  loadModal(globalData[PLUGIN_NAME]?.default as SearchData).catch(() => undefined);
}
