import Head from '@docusaurus/Head';

import {jsonInHtml} from '../../utils/escape';

export default function JsonLd({data}: {readonly data: object}) {
  return (
    <Head>
      <script type="application/ld+json">
        {jsonInHtml({'@context': 'https://schema.org', ...data})}
      </script>
    </Head>
  );
}
