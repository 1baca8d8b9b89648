import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import type {HostedConversation} from './hosted';
import {PLUGIN_NAME, type ConversationData} from './types';

/**
 * Hands the hosted parts of the conversation to the pages, and sees to two
 * things on every page: a `?giscus=` in the address, and answers to "was this
 * page helpful?" that still wait for delivery.
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
            // It imports its element without catching a failure: let both come in the one
            // chunk that src/plugins/conversation/client/Comments asks for, whose failure is caught there
            test: /[\\/]@giscus[\\/]react[\\/]/,
            parser: {dynamicImportMode: 'eager'},
          },
        ],
      },
    }),
  };
}
