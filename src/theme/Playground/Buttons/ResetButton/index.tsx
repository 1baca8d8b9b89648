/** Ejected from @docusaurus/theme-live-codeblock 3.10.2 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {usePlayground} from '@docusaurus/theme-live-codeblock/client';
import type {Props} from '@theme/Playground/Buttons/ResetButton';

import styles from './styles.module.css';

/* (custom) upstream's English `aria-label` and `title` are gone: the visible text is the name. */
export default function ResetButton({className}: Props): ReactNode {
  const {reset} = usePlayground();
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.resetButton, className)}
      onClick={() => reset()}
    >
      <Translate
        id="theme.Playground.buttons.reset"
        description="The reset button label for live code blocks"
      >
        Reset
      </Translate>
    </button>
  );
}
