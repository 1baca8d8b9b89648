import {useEffect, useRef} from 'react';

import {useColorMode} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Giscus from '@giscus/react';

import type {HostedConversation} from '..';
import type {Report} from '../../../ui/ThirdPartyFrame';
import {beginSignIn} from './sign-in';

type Props = {
  report: Report;
  comments: NonNullable<HostedConversation['comments']>;
  /** The page's path, including the base URL. */
  path: string;
};

export default function GiscusThread({comments, path, report}: Props) {
  const {i18n, siteConfig} = useDocusaurusContext();
  const {colorMode} = useColorMode();
  const container = useRef<HTMLDivElement>(null);
  const {host, thread, repo, ...discussions} = comments;
  const title = translate(
    {id: 'dau.comments.frame', message: 'Bình luận từ {host}'},
    {host: new URL(host).host},
  );

  useEffect(() => {
    const onMessage = ({origin, source, data}: MessageEvent<unknown>) => {
      const widget = container.current?.querySelector('giscus-widget');
      const frame = widget?.shadowRoot?.querySelector('iframe');
      if (!frame || origin !== host || source !== frame.contentWindow) return;
      const {giscus} = Object(data) as {giscus?: unknown};
      if (typeof giscus !== 'object') return;
      report('ready');
      frame.title = title;
    };
    // If the frame has the focus, the reader may be signing in there
    const check = () => container.current?.contains(document.activeElement) && beginSignIn();
    // Firefox moves the focus into the frame only after this event
    const onBlur = () => setTimeout(check);
    window.addEventListener('message', onMessage);
    window.addEventListener('blur', onBlur);
    return () => {
      window.removeEventListener('message', onMessage);
      window.removeEventListener('blur', onBlur);
    };
  }, [host, report, title]);

  // Leave out the base URL, so that pages keep their comments if it changes
  const page = path.slice(siteConfig.baseUrl.length).replace(/\/$/, '') || 'index';
  return (
    <div ref={container}>
      <Giscus
        {...discussions}
        host={host}
        repo={repo as `${string}/${string}`}
        mapping="specific"
        term={thread === 'shared' ? page : `${i18n.currentLocale}/${page}`}
        strict="1"
        inputPosition="top"
        theme={colorMode === 'dark' ? 'noborder_dark' : 'noborder_light'}
        lang={i18n.currentLocale}
      />
    </div>
  );
}
