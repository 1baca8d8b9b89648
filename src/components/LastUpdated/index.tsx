import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {Props} from '@theme/LastUpdated';

import Day from '@site/src/lib/ui/Day';

/** When a page was changed last, and by whom. */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props) {
  const date = lastUpdatedAt && new Date(lastUpdatedAt).toISOString();
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="theme.lastUpdated.lastUpdatedAtBy"
        values={{
          atDate: date ? (
            <Translate
              id="theme.lastUpdated.atDate"
              values={{date: <Day date={date} itemProp="dateModified" />}}
            >
              {' on {date}'}
            </Translate>
          ) : (
            ''
          ),
          byUser: lastUpdatedBy ? (
            <Translate id="theme.lastUpdated.byUser" values={{user: lastUpdatedBy}}>
              {' by {user}'}
            </Translate>
          ) : (
            ''
          ),
        }}
      >
        {'Last updated{atDate}{byUser}'}
      </Translate>
    </span>
  );
}
