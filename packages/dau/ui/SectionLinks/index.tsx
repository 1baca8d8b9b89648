import Link from '@docusaurus/Link';
import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

import {PAGES} from '../../utils/engine-pages';

/** Links to the sections of the site, for readers who did not find the page that they wanted. */
export default function SectionLinks() {
  const home = translate({id: 'dau.sections.home', message: 'Trang chủ'});
  const sections = useThemeConfig().navbar.items.flatMap(({to, label, type}) => {
    const path = type === 'docSidebar' ? PAGES.guides : to;
    return typeof path === 'string' ? [{to: path, label: String(label)}] : [];
  });
  return (
    <nav aria-label={translate({id: 'dau.sections', message: 'Các mục chính'})}>
      <ul className="dau-list dau-links">
        {[{to: '/', label: home}, ...sections].map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
