import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';

import styles from './styles.module.css';

/**
 * Switches between light and dark. Which icon shows follows `data-theme` alone,
 * so it is right before scripts run and whatever stands in storage; until the
 * application is there, `static/js/shell.js` answers the click.
 */
export default function ColorModeToggle({className, buttonClassName, value, onChange}: Props) {
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-label={translate({
          id: 'dau.colorMode.dark',
          message: 'Giao diện tối',
          description: 'Name of the button that switches the dark mode on and off',
        })}
        aria-pressed={value === 'dark'}
        data-color-mode-toggle
        data-without-application
        onClick={() => {
          onChange(value === 'dark' ? 'light' : 'dark');
        }}
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
