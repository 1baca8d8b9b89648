import {INTEGRATIONS_ENV} from './integrations-env';
import {FakeHost} from './fake-host';
import {guides, siteUrl} from './test-site';

type HostedRequest = {
  readonly indexName: string;
  readonly query: string;
  readonly facetFilters: unknown;
};

export const requestsOf = ({body}: {body: string}) =>
  (JSON.parse(body) as {requests: HostedRequest[]}).requests;

// Records in an index may contain HTML as escaped text
const evil = '&#60;img src=x onerror="window.hacked=1"&#62;';

function answer({indexName, query}: HostedRequest) {
  const value = (text: string) => ({value: text});
  const lvl1 = `${evil} Hồ sơ`;
  const hit = {
    objectID: '1',
    url: `${siteUrl}${guides.main}#1`,
    url_without_anchor: `${siteUrl}${guides.main}`,
    anchor: '1',
    type: 'lvl1',
    content: `${evil} nội dung`,
    hierarchy: {lvl0: 'GitHub', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    _highlightResult: {hierarchy: {lvl0: value('GitHub'), lvl1: value(lvl1)}},
    _snippetResult: {
      hierarchy: {lvl1: value(lvl1)},
      content: value(`${evil} <mark>nội</mark> dung`),
    },
  };
  return {hits: [hit], nbHits: 7, nbPages: 1, page: 0, hitsPerPage: 20, query, index: indexName};
}

/**
 * Returns a host that imitates the part of Algolia's API that the search uses. It rejects a wrong
 * application ID, key or index name.
 */
export const algolia = () =>
  new FakeHost(/^https:\/\/[^/]*algolia(net)?\.(net|com)\//, ({url: {searchParams}, body}) => {
    const isAllowed =
      searchParams.get('x-algolia-application-id') === INTEGRATIONS_ENV.ALGOLIA_APP_ID &&
      searchParams.get('x-algolia-api-key') === INTEGRATIONS_ENV.ALGOLIA_SEARCH_KEY;
    const asked = requestsOf({body});
    const isKnown = asked.every(({indexName}) => indexName === INTEGRATIONS_ENV.ALGOLIA_INDEX_NAME);
    if (!isAllowed || !isKnown) return {status: isAllowed ? 404 : 403, type: 'application/json'};
    return {type: 'application/json', body: JSON.stringify({results: asked.map(answer)})};
  });
