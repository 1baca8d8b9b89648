import {usePluginData} from '@docusaurus/useGlobalData';

import type {HostedConversation} from '../hosted';

export const useConversation = () => usePluginData('dau-conversation') as HostedConversation;
