import {usePluginData} from '@docusaurus/useGlobalData';

import type {HostedConversation} from '..';

export const useConversation = () => usePluginData('dau-conversation') as HostedConversation;
