import type {HostedConversation} from './hosted';

export const PLUGIN_NAME = 'dau-conversation';

/** What the browser is told. */
export type ConversationData = HostedConversation & {
  readonly siteVersion: string;
  /** What Docusaurus adds to its storage keys on this site. */
  readonly storageNamespace: string;
};
