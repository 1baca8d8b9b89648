/** Writes an OpenSearch description, so that a browser can add the site to its search engines. */

export const OPENSEARCH_FILE = 'opensearch.xml';

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** Returns an OpenSearch 1.1 description. All URLs must be absolute. */
export function openSearchDescription(site: {
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly siteUrl: string;
  readonly searchUrl: string;
  readonly selfUrl: string;
  readonly iconUrl?: string;
}): string {
  const icon = site.iconUrl
    ? `  <Image width="16" height="16">${escapeXml(site.iconUrl)}</Image>\n`
    : '';
  // The format allows at most 16 characters for the name.
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/" xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${escapeXml([...site.title].slice(0, 16).join(''))}</ShortName>
  <Description>${escapeXml(site.description)}</Description>
  <Language>${escapeXml(site.language)}</Language>
  <InputEncoding>UTF-8</InputEncoding>
${icon}  <Url type="text/html" method="get" template="${escapeXml(site.searchUrl)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(site.selfUrl)}"/>
  <moz:SearchForm>${escapeXml(site.searchUrl)}</moz:SearchForm>
</OpenSearchDescription>
`;
}
