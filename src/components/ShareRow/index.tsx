import {useState} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';

import {site} from '@site/src/config/site';
import Icon from '@site/src/lib/ui/Icon';
import NetworkIcon from '@site/src/lib/ui/NetworkIcon';

import styles from './styles.module.css';
import {shareLinks} from './share-links';

type Props = {
  /** Absolute URL of the post. */
  readonly url: string;
  readonly title: string;
};

/** Copies a text. Returns `false` if there is no clipboard: in old browsers and without HTTPS. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Shares a post: plain links, a button that copies the address, and the share sheet of
 * the device; the author's newsletter beside them. It needs no third-party script.
 */
export default function ShareRow({url, title}: Props) {
  const isBrowser = useIsBrowser();
  const [copied, setCopied] = useState<boolean>();
  const canShare = isBrowser && 'share' in navigator;
  const label = translate({id: 'dau.share.short', message: 'Chia sẻ'});
  const copyLabel = translate({id: 'dau.share.copy', message: 'Sao chép liên kết'});

  return (
    <div
      className={`dau-soft ${styles.row}`}
      role="group"
      aria-label={translate({id: 'dau.share.label', message: 'Chia sẻ bài này'})}
      data-print="hide"
    >
      {/* The label opens the share sheet of a device that has one. Both are equally large */}
      {canShare ? (
        <button
          type="button"
          className={`clean-btn ${styles.label}`}
          onClick={() => {
            // `share` rejects if the reader closes the sheet, which is not an error
            navigator.share({url, title}).catch(() => undefined);
          }}
        >
          {label}
        </button>
      ) : (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <ul className={`dau-list ${styles.links}`}>
        {shareLinks(url, title).map(({name, href}) => (
          <li key={name}>
            <a
              className={styles.item}
              href={href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              aria-label={name}
              title={name}
            >
              <NetworkIcon id={name.toLowerCase()} />
            </a>
          </li>
        ))}
      </ul>
      {/* It needs scripts. It is invisible until then, so that the layout does not shift */}
      <button
        type="button"
        className={clsx('clean-btn', styles.item, !isBrowser && styles.waiting)}
        aria-label={copyLabel}
        title={copyLabel}
        onClick={async () => setCopied(await copy(url))}
      >
        <Icon name="link" />
      </button>
      {site.newsletter && (
        <a className={styles.label} href={site.newsletter}>
          <Translate id="dau.share.newsletter">Nhận bài mới qua email</Translate>
        </a>
      )}
      <span className={styles.status} role="status">
        {copied === true && translate({id: 'dau.share.copied', message: 'Đã sao chép.'})}
        {copied === false &&
          translate(
            {
              id: 'dau.share.notCopied',
              message: 'Trình duyệt không cho sao chép. Địa chỉ là {url}',
            },
            {url},
          )}
      </span>
    </div>
  );
}
