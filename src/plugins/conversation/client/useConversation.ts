import {usePluginData} from '@docusaurus/useGlobalData';

import type {HostedConversation} from '../hosted';

/** Returns the configured hosted features: comments, board and feedback endpoint. */
export const useConversation = () => usePluginData('dau-conversation') as HostedConversation;
