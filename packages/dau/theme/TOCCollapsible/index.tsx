import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import clsx from 'clsx';

import styles from './styles.module.css';

/** The table of contents on small screens. It is a native `<details>`, so it works before React starts. */
export default function TableOfContents({className, ...props}: Props) {
  return (
    <details className={clsx('theme-doc-toc-mobile dau-between', styles.contents, className)}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
      <TOCItems {...props} />
    </details>
  );
}
