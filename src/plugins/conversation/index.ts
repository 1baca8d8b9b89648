import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {HostedConversation} from './hosted';

/** The plugin's global data: its options, and what the site knows. */
export type ConversationData = HostedConversation & {
  /** Suffix that Docusaurus adds to its storage keys on this site. */
  storageNamespace: string;
};

/** Passes the hosted features to the pages. On every page it also handles `?giscus=` in the address. */
export default function conversationPlugin(
  {siteStorage}: LoadContext,
  options: HostedConversation,
): Plugin {
  return {
    name: 'dau-conversation',

    contentLoaded({actions}) {
      const {namespace: storageNamespace} = siteStorage;
      actions.setGlobalData({...options, storageNamespace} satisfies ConversationData);
    },

    getClientModules: () => [path.join(__dirname, 'client', 'sign-in')],
  };
}
