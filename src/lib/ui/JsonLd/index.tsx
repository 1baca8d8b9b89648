import Head from '@docusaurus/Head';

/** Adds structured data to the page. It escapes `<`, so that no text can end the script element. */
export default function JsonLd({data}: {readonly data: Readonly<Record<string, unknown>>}) {
  const json = JSON.stringify({'@context': 'https://schema.org', ...data});
  return (
    <Head>
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
