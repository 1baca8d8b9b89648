import {usePluginData} from '@docusaurus/useGlobalData';

import {PLUGIN_NAME, type ConversationData} from '../types';

/** Returns the configured hosted features: comments, board and feedback endpoint. */
export function useConversation(): ConversationData {
  return usePluginData(PLUGIN_NAME) as ConversationData;
}
