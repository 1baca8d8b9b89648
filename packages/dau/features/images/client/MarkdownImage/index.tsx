import clsx from 'clsx';
import {useEffect, useRef, useState} from 'react';

import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ImageFile, Props} from '@theme/IdealImage';

import Button from '../../../../ui/Button';
import Icon from '../../../../ui/Icon';

import styles from './styles.module.css';

/** The `sizes` of images in posts. For lazy images, browsers that support `auto` use the real width. */
const SIZES = 'auto, (min-width: 997px) 43.25rem, 100vw';

function sourceOf(img: Props['img']): Partial<ImageFile> & {srcSet?: string | undefined} {
  if (typeof img === 'string') return {src: img};
  if (!('src' in img)) return {src: img.default};
  const {images, large = img.src.src, ...source} = img.src;
  const srcSet = images.map(({path, width: each}) => `${path} ${each}w`).join(', ') || undefined;
  return {...source, srcSet, ...(images.length !== 1 && {large})};
}

/** Requests the image again, because an `error` event does not say what went wrong. */
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

/** The style sheet shows either the image or its dark version. */
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
      {/* This image must be lazy, so that browsers in light mode do not load it */}
      <Part className={styles.dark} data-search-ignore>
        <SingleImage {...props} img={darkImg} loading="lazy" />
      </Part>
    </>
  );
}

/**
 * If the image fails to load, shows its alt text and a retry button with the reason. The image links to
 * its large file, which `zoom.js` shows in a dialog.
 */
function SingleImage({
  img,
  alt = '',
  className,
  title,
  sizes,
  loading = 'lazy',
  hasZoom = false,
  isInline = false,
  ...props
}: Omit<Props, 'dark'>) {
  const image = useRef<HTMLImageElement>(null);
  const [error, setError] = useState<string>();
  const zoomScript = useBaseUrl('/js/zoom.js');
  const {large, ...source} = sourceOf(img);
  const {width} = {...source, ...props};

  useEffect(() => {
    // The image may have failed to load before hydration
    const {complete, currentSrc, naturalWidth} = image.current ?? {};
    if (complete && currentSrc && naturalWidth === 0) void findError(currentSrc).then(setError);
  }, []);

  const size = props.width !== undefined && props.height !== undefined ? props : source;
  const ratio = Number(size.width) / Number(size.height);
  // If the author sets only the width or the height, the browser computes the other value
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
      sizes={source.srcSet && (isInline ? `${width}px` : (sizes ?? SIZES))}
      loading={loading}
      decoding="async"
      onError={({currentTarget}) => void findError(currentTarget.currentSrc).then(setError)}
    />
  );
  if (isInline) return element;

  // Reserve space for the image. Do not enlarge a small image, and keep a tall photo within the window
  const most = Number(width) < 560 ? `${width}px` : 'var(--dau-image, 100%)';
  const maxWidth = ratio < 1 ? `min(${most}, ${Math.round(70 * ratio)}vh)` : most;
  const style = ratio ? {aspectRatio: ratio, maxWidth} : undefined;
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
          <p className="dau-soft">{alt}</p>
          <Button className="button--sm" onClick={() => setError(undefined)}>
            <Icon name="retry" /> {error}
          </Button>
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
