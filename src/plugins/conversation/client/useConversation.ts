import {usePluginData} from '@docusaurus/useGlobalData';

import {PLUGIN_NAME, type ConversationData} from '../types';

/** The hosted parts of the conversation that this site has. */
export function useConversation(): ConversationData {
  return usePluginData(PLUGIN_NAME) as ConversationData;
}
