import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import clsx from 'clsx';

import Icon from '../../ui/Icon';

import styles from './styles.module.css';

/**
 * Switches between light and dark mode. The icon is correct before React starts, because it depends only
 * on CSS and `data-theme`. `color-mode-and-menus.ts` handles the click.
 */
export default function ColorModeToggle({className, buttonClassName, value}: Props) {
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        aria-label={translate({id: 'dau.colorMode.dark', message: 'Giao diện tối'})}
        aria-pressed={value === 'dark'}
        data-color-mode-toggle
        data-scripted
        data-without-application
      >
        <Icon name="light" className={styles.light} />
        <Icon name="dark" className={styles.dark} />
      </button>
    </div>
  );
}
