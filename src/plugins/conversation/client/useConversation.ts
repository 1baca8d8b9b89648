import {usePluginData} from '@docusaurus/useGlobalData';

import type {HostedConversation} from '../hosted';

/** Returns the options of this plugin. */
export const useConversation = () => usePluginData('dau-conversation') as HostedConversation;
