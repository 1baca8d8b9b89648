import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {HostedConversation} from './hosted';
import {PLUGIN_NAME, type ConversationData} from './types';

/**
 * Passes the hosted features to the pages. On every page it also handles `?giscus=`
 * in the address, and sends waiting answers to "was this page helpful?".
 */
export default function conversationPlugin(
  {siteVersion = '', siteStorage}: LoadContext,
  options: HostedConversation & {readonly id?: string},
): Plugin {
  const {comments, board, feedback} = options;
  return {
    name: PLUGIN_NAME,

    async contentLoaded({actions}) {
      // A client module has no hooks to ask for global data
      if (feedback) await actions.createData('feedback.json', feedback);
      actions.setGlobalData({
        ...(comments && {comments}),
        ...(board && {board}),
        ...(feedback && {feedback}),
        siteVersion,
        storageNamespace: siteStorage.namespace,
      } satisfies ConversationData);
    },

    getClientModules: () => [
      path.join(__dirname, 'client', 'sign-in'),
      ...(feedback ? [path.join(__dirname, 'client', 'deliver-waiting')] : []),
    ],

    configureWebpack: () => ({
      module: {
        rules: [
          {
            // This package imports its element dynamically and catches no failure. `eager` puts
            // both into the chunk that client/Comments loads, and Comments handles a failure
            test: /[\\/]@giscus[\\/]react[\\/]/,
            parser: {dynamicImportMode: 'eager'},
          },
        ],
      },
    }),
  };
}
