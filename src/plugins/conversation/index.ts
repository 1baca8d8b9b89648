import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {HostedConversation} from './hosted';

/** Passes the options to the pages. A client module handles `?giscus=` in the URL of every page. */
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
