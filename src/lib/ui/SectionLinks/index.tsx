import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';

import {useSite} from '../useSite';

/** Links to the sections of the site, for readers who did not find the page that they wanted. */
export default function SectionLinks() {
  const {sections} = useSite();
  return (
    <nav aria-label={translate({id: 'dau.sections', message: 'Các mục chính'})}>
      <ul className="dau-list dau-links">
        {sections.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
