import {translate} from '@docusaurus/Translate';

import Icon from '@site/src/components/Icon';

import styles from './styles.module.css';

/** The pipeline listens for a click on the whole picture, so a click on a button in it is enough. */
function Reload() {
  const label = translate({
    id: 'dau.picture.reload',
    message: 'Tải lại ảnh',
    description: 'Name of the button on a picture that could not be loaded',
  });
  return (
    <button type="button" className={styles.button} aria-label={label}>
      <Icon name="retry" />
    </button>
  );
}

function Load() {
  const label = translate({
    id: 'dau.picture.load',
    message: 'Tải ảnh',
    description: 'Name of the button on a picture that waits to be asked for on a slow connection',
  });
  return (
    <button type="button" className={styles.button} aria-label={label}>
      <Icon name="download" />
    </button>
  );
}

function Offline() {
  return <Icon name="offline" />;
}

/** The surface of a picture that is not there yet. */
export const placeholder = {color: 'var(--dau-paper-sunken)'};

/**
 * How the image pipeline looks here: classes instead of style attributes, and
 * in place of white signs on pale pictures a note on paper, whose retry a
 * keyboard can reach.
 */
export const pictureLook = {
  iconSize: 0,
  iconColor: 'inherit',
  icons: {load: Load, loading: null, loaded: null, error: Reload, noicon: null, offline: Offline},
  theme: {
    placeholder: styles.picture,
    img: styles.image,
    icon: styles.message,
    noscript: styles.noscript,
  },
};
