import type {HostedConversation} from './hosted';

export const PLUGIN_NAME = 'dau-conversation';

/** The plugin's global data. */
export type ConversationData = HostedConversation & {
  readonly siteVersion: string;
  /** Suffix that Docusaurus adds to its storage keys on this site. */
  readonly storageNamespace: string;
};
