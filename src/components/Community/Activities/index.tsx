import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';

import type {ViewActivity} from '@site/src/plugins/site-data/view-types';

export default function Activities({activities}: {readonly activities: readonly ViewActivity[]}) {
  if (activities.length === 0) return null;
  return (
    <section aria-labelledby="activities">
      <div className="dau-head">
        <h2 id="activities">
          <Translate id="dau.community.activities">Hoạt động thường xuyên</Translate>
        </h2>
      </div>
      <ul className="dau-list dau-columns margin-top--md">
        {activities.map(({id, title, description, since, url}) => (
          <li key={id}>
            <Heading as="h3" id={id} className="dau-linked dau-title">
              {url === undefined ? title : <Link href={url}>{title}</Link>}
            </Heading>
            <p className="dau-soft margin-bottom--sm">
              <Translate id="dau.community.since" values={{year: since}}>
                {'Từ năm {year}'}
              </Translate>
            </p>
            <p className="margin-bottom--none">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
