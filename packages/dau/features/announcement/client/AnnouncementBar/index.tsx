import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {usePluginData} from '@docusaurus/useGlobalData';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconClose from '@theme/Icon/Close';

import type {AnnouncementData} from '../..';

import styles from './styles.module.css';

/** Returns the announcement in the page's language, or `undefined` if there is none. */
export const useAnnouncement = () =>
  usePluginData('dau-announcement') as AnnouncementData | undefined;

/**
 * The bar above the navigation. Its button works before React starts: `client/close-button.ts` handles the
 * clicks.
 */
export default function AnnouncementBar() {
  const data = useAnnouncement();
  const home = useBaseUrl('/');
  const {pathname} = useLocation();
  // Some hosts serve the home page of a language without the slash at the end
  if (!data || (data.isHomeOnly && pathname !== home && `${pathname}/` !== home)) return null;
  return (
    <aside
      className={styles.bar}
      style={{background: data.backgroundColor, color: data.textColor}}
      data-announcement-id={data.id}
      data-search-ignore
      data-print="hide"
      aria-label={translate({id: 'dau.announcement.label', message: 'Thông báo'})}
    >
      <p className={styles.text}>
        {data.parts.map((part, index) => {
          if (typeof part === 'string') return part;
          if ('html' in part)
            return <span key={index} dangerouslySetInnerHTML={{__html: part.html}} />;
          return (
            <Link key={index} to={part.href}>
              {part.text}
            </Link>
          );
        })}
      </p>
      {data.isCloseable && (
        <button
          type="button"
          className={`clean-btn ${styles.close}`}
          data-announcement-close
          data-scripted
          data-without-application
          aria-label={translate({
            id: 'theme.AnnouncementBar.closeButtonAriaLabel',
            message: 'Close',
          })}
        >
          <IconClose width={12} height={12} strokeWidth={2} aria-hidden />
        </button>
      )}
    </aside>
  );
}
