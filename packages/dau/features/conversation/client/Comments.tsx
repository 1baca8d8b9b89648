import {useEffect, useRef, useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import {shellId} from '../../../utils/shell-ids';
import {COMMENTS_OPT_IN_STORAGE_KEY, readStored, store} from '../../../utils/browser-storage';
import {useNearView} from '../../../utils/useNearView';
import ThirdPartyFrame from '../../../ui/ThirdPartyFrame';
import {hasPrivacySignal} from '../../../utils/browser';
import {hasJustSignedIn} from './sign-in';
import {useConversation} from './useConversation';
import GiscusThread from './GiscusThread';

function DiscussLink({href}: {href: string}) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      <Translate id="dau.comments.discuss">Thảo luận trên GitHub</Translate>
    </a>
  );
}

/**
 * Comments load when the reader presses the button. If the reader has ticked the checkbox or has just
 * signed in, they load as soon as they are near the viewport, unless the browser sends a privacy signal or is offline.
 * If comments are not configured, a link leads to the discussions on GitHub.
 *
 * @param path the page's path, including the base URL
 */
export default function Comments({path}: {path: string}) {
  const {comments, discussUrl} = useConversation();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearView(section);
  const [reader, setReader] = useState({hasSignal: false, isOptedIn: false, startsNear: false});

  useEffect(() => {
    const hasSignal = hasPrivacySignal();
    const isOptedIn = readStored(COMMENTS_OPT_IN_STORAGE_KEY) === 'yes';
    const isPossible = !hasSignal && navigator.onLine;
    const startsNear = isPossible && (isOptedIn || hasJustSignedIn());
    setReader({hasSignal, isOptedIn, startsNear});
  }, []);

  if (!comments) {
    return discussUrl === '' ? null : (
      <p id={shellId('comments')} className="dau-links" data-search-ignore data-print="hide">
        <DiscussLink href={discussUrl} />
      </p>
    );
  }
  const {host} = new URL(comments.host);
  return (
    <section ref={section} className="dau-group" data-search-ignore data-print="hide">
      <Heading as="h2" id={shellId('comments')} className="dau-title">
        {translate({id: 'dau.comments.title', message: 'Bình luận'})}
      </Heading>
      <div data-hydrate="query">
        <ThirdPartyFrame
          host={host}
          ask={translate({id: 'dau.comments.load', message: 'Xem bình luận từ {host}'}, {host})}
          isWanted={reader.startsNear && isNear}
          instead={<DiscussLink href={`https://github.com/${comments.repo}/discussions`} />}
        >
          {(report) => <GiscusThread report={report} comments={comments} path={path} />}
        </ThirdPartyFrame>
        {!reader.hasSignal && (
          <label className="dau-soft">
            <input
              type="checkbox"
              checked={reader.isOptedIn}
              onChange={({target}) => {
                setReader({...reader, isOptedIn: target.checked});
                store(COMMENTS_OPT_IN_STORAGE_KEY, target.checked ? 'yes' : null);
              }}
            />{' '}
            <Translate id="dau.comments.always">Lần sau tự tải bình luận khi đọc tới đây</Translate>
          </label>
        )}
      </div>
    </section>
  );
}
