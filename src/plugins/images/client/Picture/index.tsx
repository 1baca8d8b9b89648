import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';

import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/IdealImage';

import Icon from '@site/src/components/Icon';

import {faultOf, type Fault} from './fault';
import styles from './styles.module.css';

/** As wide as running text is. A browser that knows the width of a lazy picture takes that. */
const SIZES = 'auto, (min-width: 997px) 48rem, 100vw';

/** What to fetch: of a picture from the image pipeline the size that fits, any other as it is. */
function sourceOf(img: Props['img']) {
  if (typeof img === 'string') return {src: img};
  if ('default' in img) return {src: img.default};
  const {src, width, height, images} = img.src;
  const srcSet = images.map(({path, width: each}) => `${path} ${each}w`).join(', ');
  return {src, srcSet, width, height};
}

function messageOf(fault: Fault): string {
  switch (fault) {
    case 'notFound':
      return translate({
        id: 'theme.IdealImageMessage.404error',
        message: '404. Image not found',
        description: 'When the image is not found',
      });
    case 'offline':
      return translate({
        id: 'theme.IdealImageMessage.offline',
        message: 'Your browser is offline. Image not loaded',
        description: 'When the user is viewing an offline document',
      });
    case 'failed':
      return translate({
        id: 'theme.IdealImageMessage.error',
        message: 'Error. Click to reload',
        description: 'When the image fails to load for unknown error',
      });
  }
}

/**
 * A picture that the browser itself fetches when it comes near, with or without
 * the application, on a screen or for paper. One that does not come says why,
 * shows its description, and can be asked for again (P05, E08).
 *
 * @param img what `require` of a picture gives, or an address
 * @param loading `eager` for the one picture that readers see first: others wait for the first paint
 * @param sizes how wide it is displayed, if that is not as wide as running text
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
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const source = sourceOf(img);

  const askAgain = () => {
    setIsAskedAgain(true);
    setFault(undefined);
  };

  useEffect(() => {
    // It may have failed before the application came
    const {complete, currentSrc, naturalWidth} = image.current ?? {};
    if (complete && currentSrc && naturalWidth === 0) void faultOf(currentSrc).then(setFault);
  }, []);

  useEffect(() => {
    if (fault !== 'offline') return undefined;
    window.addEventListener('online', askAgain);
    return () => {
      window.removeEventListener('online', askAgain);
    };
  }, [fault]);

  const {width, height} = source;
  // Holds the place, whether or not there is an image in it
  const style = width && height ? {aspectRatio: `${width}/${height}`} : undefined;
  if (fault !== undefined) {
    return (
      <div className={clsx(styles.picture, styles.fault)} style={style}>
        <p className={styles.description}>{alt}</p>
        <button type="button" className={styles.message} onClick={askAgain}>
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
        loading={isAskedAgain ? 'eager' : loading}
        decoding="async"
        onError={({currentTarget}) => void faultOf(currentTarget.currentSrc).then(setFault)}
      />
    </div>
  );
}
