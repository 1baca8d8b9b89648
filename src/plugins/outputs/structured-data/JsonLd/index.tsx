import Head from '@docusaurus/Head';

/** Structured data for search engines. A `<` would let text end the script it stands in. */
export default function JsonLd({data}: {readonly data: Readonly<Record<string, unknown>>}) {
  const json = JSON.stringify({'@context': 'https://schema.org', ...data});
  return (
    <Head>
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
