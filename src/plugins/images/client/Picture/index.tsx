import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';

import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/IdealImage';

import Icon from '@site/src/lib/ui/Icon';

import {findFault, type Fault} from './fault';
import styles from './styles.module.css';

/** Width of running text. With `auto`, browsers use the real width of a lazy picture. */
const SIZES = 'auto, (min-width: 997px) 48rem, 100vw';

/** Returns the image attributes. A picture of the image plugin has several sizes, others have one. */
function sourceOf(img: Props['img']) {
  if (typeof img === 'string') return {src: img};
  if ('default' in img) return {src: img.default};
  const {src, width, height, images} = img.src;
  const srcSet = images.map(({path, width: each}) => `${path} ${each}w`).join(', ');
  return {src, srcSet, width, height};
}

function messageOf(fault: Fault): string {
  const messages: Record<Fault, string> = {
    notFound: translate({id: 'theme.IdealImageMessage.404error', message: '404. Image not found'}),
    offline: translate({
      id: 'theme.IdealImageMessage.offline',
      message: 'Your browser is offline. Image not loaded',
    }),
    failed: translate({id: 'theme.IdealImageMessage.error', message: 'Error. Click to reload'}),
  };
  return messages[fault];
}

/**
 * A picture with native lazy loading, so it works without scripts and in print. If
 * it fails to load, it shows the reason, its alternative text and a retry button.
 *
 * @param img the result of `require` for a picture, or a URL
 * @param loading `eager` for the first visible picture; the others wait for the first paint
 * @param sizes the displayed width, if it differs from that of running text
 */
export default function Picture({
  img,
  alt,
  className,
  sizes = SIZES,
  loading = 'lazy',
  ...props
}: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [isRetry, setIsRetry] = useState(false);
  const source = sourceOf(img);

  const retry = () => {
    setIsRetry(true);
    setFault(undefined);
  };

  useEffect(() => {
    // The picture may have failed before hydration
    const {complete, currentSrc, naturalWidth} = image.current ?? {};
    if (complete && currentSrc && naturalWidth === 0) void findFault(currentSrc).then(setFault);
  }, []);

  useEffect(() => {
    if (fault !== 'offline') return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [fault]);

  const {width, height} = source;
  // Reserves the space of the picture, also if it fails
  const style = width && height ? {aspectRatio: `${width}/${height}`} : undefined;
  if (fault !== undefined) {
    return (
      <div className={clsx(styles.picture, styles.fault)} style={style}>
        <p className={styles.description}>{alt}</p>
        <button type="button" className={styles.message} onClick={retry}>
          <Icon name={fault === 'offline' ? 'offline' : 'retry'} />
          {messageOf(fault)}
        </button>
      </div>
    );
  }
  return (
    <div className={styles.picture} style={style}>
      <img
        {...props}
        {...source}
        ref={image}
        className={clsx(styles.image, className)}
        alt={alt ?? ''}
        sizes={source.srcSet && sizes}
        loading={isRetry ? 'eager' : loading}
        decoding="async"
        onError={({currentTarget}) => void findFault(currentTarget.currentSrc).then(setFault)}
      />
    </div>
  );
}
