import Translate from '@docusaurus/Translate';
import clsx from 'clsx';

import styles from './styles.module.css';

/**
 * Sets live code back. The theme's own button has an English `aria-label` in
 * every language. Here the visible text is the name.
 */
export default function ResetButton({onClick}: {readonly onClick: () => void}) {
  return (
    <button type="button" className={clsx('clean-btn', styles.resetButton)} onClick={onClick}>
      <Translate id="theme.Playground.buttons.reset">Reset</Translate>
    </button>
  );
}
