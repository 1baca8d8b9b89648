import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {validateWith} from '../../settings/options';
import {hosted, type HostedConversation} from './hosted';

export const validateOptions = validateWith('conversation', hosted);

/** Passes the options to the pages, and removes Giscus' session from page URLs. */
export default function conversationPlugin(
  _context: LoadContext,
  options: HostedConversation,
): Plugin {
  return {
    name: 'dau-conversation',

    contentLoaded: ({actions}) => actions.setGlobalData(options),

    getClientModules: () => [path.join(__dirname, 'client', 'sign-in')],
  };
}
