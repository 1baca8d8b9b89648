import Translate from '@docusaurus/Translate';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props as Failure} from '@theme/Error';

import styles from './styles.module.css';

type Props = Failure & {
  /** The item as the configuration describes it. `mobile`: it is in the sidebar of small windows. */
  readonly item: {
    readonly label?: unknown;
    readonly type?: string | undefined;
    readonly mobile?: unknown;
    readonly isDropdownItem?: unknown;
  };
};

/** In place of an item of the navigation bar that failed: its name, where it is set, and the error. */
export default function FailedNavbarItem({error, tryAgain, item}: Props) {
  const {label, type, mobile, isDropdownItem} = item;
  const isInList = Boolean(mobile ?? isDropdownItem);
  const Place = isInList ? 'li' : 'div';
  return (
    <Place className={isInList ? 'menu__list-item' : 'navbar__item'}>
      <details className={styles.failure}>
        <summary className={isInList ? 'menu__link' : 'navbar__link'}>
          <Translate
            id="dau.navigation.failed"
            description="In place of an item of the navigation bar that failed to render"
          >
            Mục này bị lỗi
          </Translate>
        </summary>
        <div className={styles.explanation}>
          <p>
            <Translate
              id="dau.navigation.failedHint"
              description="Where the author looks when an item of the navigation bar failed to render"
              values={{
                name: <code>{typeof label === 'string' ? label : type}</code>,
                file: <code>src/config/navigation.ts</code>,
              }}
            >
              {
                'Không hiện được mục {name}. Nếu đây là trang của bạn, hãy xem lại mục đó trong {file}.'
              }
            </Translate>
          </p>
          <ErrorBoundaryError error={error} />
          <ErrorBoundaryTryAgainButton className="button button--secondary" onClick={tryAgain} />
        </div>
      </details>
    </Place>
  );
}
