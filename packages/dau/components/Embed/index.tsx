import type {ReactNode} from 'react';

import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';

import {embedOf} from '../../utils/embed-services';
import ThirdPartyFrame from '../../ui/ThirdPartyFrame';

import styles from './styles.module.css';

type Props = {
  /** The URL of the page with the video or post. */
  readonly url: string;
  /** What the video or post shows. */
  readonly title: string;
  /** An image to show until the reader presses the button. */
  readonly children?: ReactNode;
};

/**
 * Shows a video or post from another site. The page sends no request to the other site until the reader
 * presses the button. For an unknown service, shows a link instead.
 */
export default function Embed({url, title, children}: Props) {
  const embed = embedOf(url);
  if (!embed) return <a href={url}>{title}</a>;
  const {name, src, shape} = embed;
  const {host} = new URL(src);
  return (
    <figure className={clsx('dau-box', styles.embed, styles[shape])}>
      <figcaption className={styles.caption}>{title}</figcaption>
      <ThirdPartyFrame
        host={host}
        ask={translate({id: 'dau.embed.load', message: 'Tải từ {host}'}, {host})}
        still={
          // `inert`, because the button covers the image and must get every tap
          children && (
            <div className={styles.still} inert>
              {children}
            </div>
          )
        }
        instead={
          <a href={url}>
            <Translate id="dau.embed.link" values={{name}}>
              {'Mở trên {name}'}
            </Translate>
          </a>
        }
      >
        {(report) => (
          <iframe
            src={src}
            title={title}
            className={styles.frame}
            sandbox="allow-scripts allow-same-origin allow-popups allow-forms allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            onLoad={() => report('loaded')}
          />
        )}
      </ThirdPartyFrame>
    </figure>
  );
}
