import type {ReactNode} from 'react';

import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import siteStorage from '@generated/site-storage';

import {ALGOLIA_HOSTS, CANNY} from '../../utils/algolia-and-canny-hosts';
import {storedItems, type StoredItem, type StoredItemId} from '../../utils/browser-storage';
import {useSite} from '../../ui/useSite';
import {useAnnouncement} from '../../features/announcement/client/AnnouncementBar';
import {useConversation} from '../../features/conversation/client/useConversation';

const useAlgolia = () => 'algolia' in useThemeConfig();

type HostsProps = {
  readonly of: 'scripts' | 'embedded' | 'comments' | 'board' | 'feedback' | 'search' | 'visits';
  readonly children: ReactNode;
};

export function Hosts({of, children}: HostsProps) {
  const {comments, board, feedback} = useConversation();
  const site = useSite();
  const hosts: Record<HostsProps['of'], readonly string[] | false | undefined> = {
    scripts: site.scriptHosts,
    embedded: site.hosts,
    comments: comments && [new URL(comments.host).host, 'github.com'],
    board: board && [`*.${CANNY}`],
    feedback: feedback && [new URL(feedback.endpoint).host],
    visits: site.visitsHost !== undefined && [site.visitsHost],
    search: useAlgolia() && ALGOLIA_HOSTS,
  };
  const used = hosts[of] || [];
  return (
    <>
      {used.map((host) => (
        <dt key={host}>
          <code>{host.replace('https://', '')}</code>
        </dt>
      ))}
      {used.length > 0 && <dd>{children}</dd>}
    </>
  );
}

type TrackingProps = {
  /** Who counts page views. `scripts` are scripts that are not part of the site, which may count them. */
  readonly by: 'nobody' | 'visits' | 'scripts';
  readonly children: ReactNode;
};

/** Shows its children only if `by` is right for this site. */
export function Tracking({by, children}: TrackingProps) {
  const {hasOtherScripts, visitsHost} = useSite();
  const counts = visitsHost === undefined ? 'nobody' : 'visits';
  return by === (hasOtherScripts ? 'scripts' : counts) ? children : null;
}

type StoredProps = {readonly id: StoredItemId; readonly children: ReactNode};

/**
 * Shows a stored item's key, if the site may store the item. `…` is the part of a key that a library or
 * an author chooses.
 */
export function Stored({id, children}: StoredProps) {
  const comments = useConversation().comments !== undefined;
  const announcement = useAnnouncement();
  const {offline} = useSite();
  const algolia = useAlgolia();
  const isUsed: Partial<Record<StoredItemId, boolean>> = {
    theme: !useThemeConfig().colorMode.disableSwitch,
    docsVersion: Object.values(useAllDocsData()).some(({versions}) => versions.length > 1),
    announcement: announcement?.isCloseable ?? false,
    searches: !algolia,
    hostedSearches: algolia,
    searchHosts: algolia,
    optIn: comments,
    signIn: comments,
    giscus: comments,
    pages: offline,
    files: offline,
  };
  const item: StoredItem | undefined = storedItems.find((each) => each.id === id);
  if (!item || isUsed[id] === false) return null;
  return (
    <>
      <dt>
        <code data-storage-key={id}>
          {item.key}
          {item.isPrefix && '…'}
          {item.isNamespaced && siteStorage.namespace}
        </code>
      </dt>
      <dd>{children}</dd>
    </>
  );
}
