import {useEffect, useRef, useState} from 'react';

import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {readStored, store} from '../../../lib/storage';
import {GISCUS_STORAGE_KEY} from '../../../lib/storage-keys';
import type {HostedConversation} from '../hosted';
import type {FrameProps} from '../../../lib/ui/ThirdPartyFrame';
import {beginSignIn} from './sign-in';

/** Errors of a session that Giscus no longer accepts. */
const EXPIRED = /Bad credentials|Invalid state value|State has expired/;

type Props = Pick<FrameProps, 'settle'> & {
  comments: NonNullable<HostedConversation['comments']>;
  /** Path of the page, with the base URL. */
  path: string;
};

/** The frame with the comments of a page: the address and messages of Giscus' own script. */
export default function GiscusFrame({comments, path, settle}: Props) {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {colorMode} = useColorMode();
  const frame = useRef<HTMLIFrameElement>(null);
  const [session, setSession] = useState(
    () => readStored(GISCUS_STORAGE_KEY)?.replaceAll('"', '') ?? '',
  );
  const {host, thread, ...discussions} = comments;
  const theme = colorMode === 'dark' ? 'noborder_dark' : 'noborder_light';
  // The frame changes its theme without a new address
  const [firstTheme] = useState(theme);

  useEffect(() => {
    const send = () =>
      frame.current?.contentWindow?.postMessage({giscus: {setConfig: {theme}}}, host);
    const element = frame.current;
    element?.addEventListener('load', send);
    if (theme !== firstTheme) send();
    return () => element?.removeEventListener('load', send);
  }, [host, theme, firstTheme]);

  useEffect(() => {
    const onMessage = ({origin, source, data}: MessageEvent<unknown>) => {
      if (origin !== host || source !== frame.current?.contentWindow) return;
      const {giscus} = Object(data) as {giscus?: unknown};
      if (typeof giscus !== 'object' || !giscus) return;
      const {resizeHeight, signOut, error} = giscus as Record<string, unknown>;
      if (typeof resizeHeight === 'number') frame.current.style.height = `${resizeHeight}px`;
      const isExpired = typeof error === 'string' && EXPIRED.test(error);
      if (signOut || isExpired) {
        store(GISCUS_STORAGE_KEY, null);
        setSession('');
      }
      // A page without comments has no discussion yet
      settle(error && !isExpired && error !== 'Discussion not found' ? 'refused' : 'ready');
    };
    const onBlur = () => {
      // The focus is in the frame: the reader may sign in there. When the page is left, it is too
      // late to tell
      if (document.activeElement === frame.current) beginSignIn();
    };
    window.addEventListener('message', onMessage);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('blur', onBlur);
    };
  }, [host, settle]);

  // The name of the discussion has no base URL: the site keeps its comments at another path
  const page = path.slice(siteConfig.baseUrl.length).replace(/\/$/, '') || 'index';
  const query = new URLSearchParams({
    ...discussions,
    origin: `${window.location.href.replace(/#.*/s, '')}#comments`,
    session,
    term: thread === 'shared' ? page : `${i18n.currentLocale}/${page}`,
    theme: firstTheme,
    strict: '1',
    reactionsEnabled: '1',
    emitMetadata: '0',
    inputPosition: 'top',
  });
  return (
    <iframe
      ref={frame}
      src={`${host}/${i18n.currentLocale}/widget?${query}`}
      title={translate(
        {id: 'dau.comments.frame', message: 'Bình luận từ {host}'},
        {host: new URL(host).host},
      )}
    />
  );
}
