import {usePluginData} from '@docusaurus/useGlobalData';

import type {ConversationData} from '..';

/** Returns the configured hosted features: comments, board and feedback endpoint. */
export const useConversation = () => usePluginData('dau-conversation') as ConversationData;
