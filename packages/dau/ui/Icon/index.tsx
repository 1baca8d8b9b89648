import clsx from 'clsx';

import styles from './styles.module.css';

/** SVG paths for the site's own icons: 24 × 24 units, all with the same stroke width. */
const paths = {
  email: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  issue: 'M4 4.5h16v11h-8l-5 4v-4H4zM12 7.5v3M12 12.6v.2',
  source: 'M8.5 7.5L4 12l4.5 4.5M15.5 7.5L20 12l-4.5 4.5M13.3 5l-2.6 14',
  website:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-4.5 5-4.5 12 0 17M12 3.5c4.5 5 4.5 12 0 17',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  retry: 'M19.5 5v5h-5M19 10a7.5 7.5 0 1 0 .3 4.5',
  languages:
    'M3.5 6h10M8.5 3.5V6M12 6c-1 4-4 7-8 8.5M5.5 9c1.3 2.5 3.7 4.5 6.5 5.5M12.5 20.5l4-10 4 10M14 17h5',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  note: 'M5 19l1-4.5L16.5 4l3.5 3.5L9.5 18zM14 6.5l3.5 3.5',
  tip: 'M9 17.5h6M10 20.5h4M9.5 17.5c0-2.5-3-4-3-8a5.5 5.5 0 0 1 11 0c0 4-3 5.5-3 8',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.5v.2',
  warning: 'M12 4L2.5 20h19zM12 10v4.5M12 17v.2',
  danger: 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7zM12 7.5v5.5M12 16.3v.2',
} as const;

export type IconName = keyof typeof paths;

type Props = {
  readonly name: IconName;
  /** SVG content to show instead of the icon called `name`. */
  readonly body?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * A small icon in the text color. Screen readers ignore icons, so the text next to the icon or its
 * button's name must convey the same meaning.
 */
export default function Icon({name, body, className}: Props) {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden
      dangerouslySetInnerHTML={{__html: body ?? `<path d="${paths[name]}"/>`}}
    />
  );
}
