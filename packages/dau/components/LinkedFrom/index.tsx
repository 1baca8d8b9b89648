import Translate from '@docusaurus/Translate';

import type {PageLink} from '../../content/link-targets';
import PageLinks from '../PageLinks';

/**
 * Lists the pages that link to this page.
 *
 * @param frontMatter the page's front matter, to which `markdown/file-links.ts` adds these pages
 */
export default function LinkedFrom({frontMatter}: {readonly frontMatter: object}) {
  const {linkedFrom = []} = frontMatter as {readonly linkedFrom?: readonly PageLink[]};
  return (
    <PageLinks id="linked-from" pages={linkedFrom}>
      <Translate id="dau.reading.linkedFrom">Được nhắc tới ở</Translate>
    </PageLinks>
  );
}
