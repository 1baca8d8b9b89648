import Translate from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {showScript} from './show-script';

/**
 * A message for an author whose site is served from another path than it was built
 * for. It is hidden in the home page's HTML. Its script shows it if the path differs
 * and the style sheet failed to load.
 */
export default function BaseUrlIssue() {
  const {
    i18n: {currentLocale, defaultLocale},
    siteConfig: {baseUrl},
  } = useDocusaurusContext();
  const {pathname} = useLocation();
  // Some hosts also serve the English home page as `/en`
  const isHome = pathname === baseUrl || `${pathname}/` === baseUrl;
  if (!isHome) return null;
  // Docusaurus appends the language to the `baseUrl` that the author has set
  const localePath = currentLocale === defaultLocale ? '' : `${currentLocale}/`;
  const configured = baseUrl.slice(0, baseUrl.length - localePath.length);
  const script = `<script>${showScript({baseUrl, localePath})}</script>`;
  return (
    <div id="dau-base-url-issue" hidden data-search-ignore data-nosnippet>
      <p>
        <strong>
          <Translate
            id="dau.baseUrlIssue.title"
            description="Banner for the author when the site's base URL is wrong"
          >
            Trang Docusaurus của bạn tải bị lỗi.
          </Translate>
        </strong>
      </p>
      <p>
        <Translate
          id="dau.baseUrlIssue.configured"
          description="The base URL the site was built with"
          values={{baseUrl: <code>{configured}</code>}}
        >
          {'Nguyên nhân thường gặp là baseUrl sai. Trang được build với baseUrl = {baseUrl}.'}
        </Translate>
      </p>
      <p>
        <Translate
          id="dau.baseUrlIssue.suggestion"
          description="The base URL that would fit the address"
          values={{suggestion: <code data-suggestion />}}
        >
          {'Hãy thử baseUrl = {suggestion}'}
        </Translate>
      </p>
      {/* React does not run a script in `dangerouslySetInnerHTML`: it only runs from the page's HTML */}
      <div dangerouslySetInnerHTML={{__html: script}} />
    </div>
  );
}
