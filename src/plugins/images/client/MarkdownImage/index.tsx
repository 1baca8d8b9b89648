import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';

import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ImageFile, Props} from '@theme/IdealImage';

import Icon from '@site/src/lib/ui/Icon';

import styles from './styles.module.css';

/** The width of the text column. `auto` is the real width of a lazy image. */
const SIZES = 'auto, (min-width: 997px) 48rem, 100vw';

/** Returns the attributes of `<img>`. Only images of this site have several sizes. */
function sourceOf(img: Props['img']): Partial<ImageFile> & {srcSet?: string | undefined} {
  if (typeof img === 'string') return {src: img};
  if (!('src' in img)) return {src: img.default};
  const {images, large = img.src.src, ...source} = img.src;
  const srcSet = images.map(({path, width: each}) => `${path} ${each}w`).join(', ') || undefined;
  return {...source, srcSet, ...(images.length !== 1 && {large})};
}

/** Requests an image to find out why it failed to load, because the `error` event has no reason. */
async function findError(url: string) {
  const status = await fetch(url, {method: 'HEAD'}).then(
    (answer) => answer.status,
    () => undefined,
  );
  if (status === 404) {
    return translate({id: 'theme.IdealImageMessage.404error', message: '404. Image not found'});
  }
  return status || navigator.onLine
    ? translate({id: 'theme.IdealImageMessage.error', message: 'Error. Click to reload'})
    : translate({
        id: 'theme.IdealImageMessage.offline',
        message: 'Your browser is offline. Image not loaded',
      });
}

/** An image and its optional dark version. The style sheet shows one of them. */
export default function MarkdownImage({dark, ...props}: Props) {
  const {img, isInline} = props;
  const darkImg = dark ?? (typeof img === 'object' && 'dark' in img ? img.dark : undefined);
  if (!darkImg) return <SingleImage {...props} />;
  const Part = isInline ? 'span' : 'div';
  return (
    <>
      <Part className={styles.light}>
        <SingleImage {...props} />
      </Part>
      {/* In light mode, the browser does not load a lazy image that is hidden */}
      <Part className={styles.dark} data-search-ignore>
        <SingleImage {...props} img={darkImg} loading="lazy" />
      </Part>
    </>
  );
}

/**
 * An image with native lazy loading, which works without scripts and in print. If loading fails, the
 * alt text and a button with the reason replace the image. The image links to its large file, which
 * `zoom.js` shows in a dialog.
 */
function SingleImage({
  img,
  alt = '',
  className,
  title,
  sizes = SIZES,
  loading = 'lazy',
  hasZoom = false,
  isInline = false,
  ...props
}: Omit<Props, 'dark'>) {
  const image = useRef<HTMLImageElement>(null);
  const [error, setError] = useState<string>();
  const zoomScript = useBaseUrl('/js/zoom.js');
  const {large, ...source} = sourceOf(img);
  const {width, height} = {...source, ...props};

  useEffect(() => {
    // Loading may have failed before hydration
    const {complete, currentSrc, naturalWidth} = image.current ?? {};
    if (complete && currentSrc && naturalWidth === 0) void findError(currentSrc).then(setError);
    const retry = () => setError(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  // If the author sets only the width or height, the browser computes the other value
  const isSet = props.width !== undefined || props.height !== undefined;
  const element = (
    <img
      {...source}
      {...(isSet && {width: undefined, height: undefined})}
      {...props}
      ref={image}
      className={clsx(isInline ? styles.inline : styles.image, className)}
      title={isInline ? title : undefined}
      alt={alt}
      sizes={source.srcSet && (isInline ? `${width}px` : sizes)}
      loading={loading}
      decoding="async"
      onError={({currentTarget}) => void findError(currentTarget.currentSrc).then(setError)}
    />
  );
  if (isInline) return element;

  // Reserves the space of the image. A small image is not enlarged
  const maxWidth = Number(width) < 768 ? width : undefined;
  const style = width && height ? {aspectRatio: `${width}/${height}`, maxWidth} : undefined;
  const content =
    hasZoom && alt && large ? (
      <a
        href={large}
        className={styles.zoom}
        data-zoom={translate({id: 'dau.picture.close', message: 'Đóng ảnh'})}
      >
        {element}
        <script async fetchPriority="low" src={zoomScript} />
      </a>
    ) : (
      element
    );
  const frame = (
    <div className={clsx(styles.imageFrame, error && styles.failed)} style={style}>
      {error ? (
        <>
          <p className={`dau-soft ${styles.description}`}>{alt}</p>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => setError(undefined)}
          >
            <Icon name="retry" /> {error}
          </button>
        </>
      ) : (
        content
      )}
    </div>
  );
  if (!title) return frame;
  return (
    <figure>
      {frame}
      <figcaption>{title}</figcaption>
    </figure>
  );
}
