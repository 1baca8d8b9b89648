import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';

import Icon from '@site/src/components/Icon';

import styles from './styles.module.css';

/**
 * Switches between light and dark. Which icon shows follows `data-theme` alone,
 * so it is right before scripts run and whatever stands in storage; until the
 * application is there, `src/plugins/shell/static/js/shell.js` answers the click.
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
        <Icon name="light" className={styles.light} />
        <Icon name="dark" className={styles.dark} />
      </button>
    </div>
  );
}
