import {expect} from '@playwright/test';

import {INTEGRATIONS_ENV} from '../scripts/lib/integrations-env';
import {startHostedService} from './support/hosted';
import {test} from './support/integrations';

/**
 * The local servers accept only the values of the build, so that the tests of each service prove
 * what the pages send. Here each value is wrong once.
 */
const env = INTEGRATIONS_ENV;

test('a wrong application ID, key or index name is refused', async ({request}) => {
  const service = await startHostedService();
  const ask = async (appId: string, key: string, indexName: string) => {
    const params = {'x-algolia-application-id': appId, 'x-algolia-api-key': key};
    const data = {requests: [{indexName, query: 'a'}]};
    return (await request.post(service.url, {params, data})).status();
  };
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: key, ALGOLIA_INDEX_NAME: index} = env;
  expect(await ask(appId, key, index)).toBe(200);
  expect(await ask('OTHERAPP00', key, index)).toBe(403);
  expect(await ask(appId, 'f'.repeat(32), index)).toBe(403);
  expect(await ask(appId, key, 'other')).toBe(404);
  service.close();
});

test('a wrong repository, repository id, category or category id is refused', async ({
  hosts,
  request,
}) => {
  const right = {
    repo: env.GISCUS_REPO,
    repoId: env.GISCUS_REPO_ID,
    category: env.GISCUS_CATEGORY,
    categoryId: env.GISCUS_CATEGORY_ID,
  };
  const ask = async (change: Partial<Record<keyof typeof right, string>>) => {
    const params = {...right, ...change, origin: 'https://localhost/'};
    const url = `https://127.0.0.1:${hosts.giscus.port}/vi/widget`;
    return (await request.get(url, {params})).text();
  };
  expect(await ask({})).not.toContain('is not installed');
  for (const name of Object.keys(right)) {
    expect(await ask({[name]: 'other'}), name).toContain('is not installed');
  }
});

test('a wrong token or path is refused', async ({hosts, request}) => {
  const board = async (boardToken: string) => {
    const url = `https://127.0.0.1:${hosts.cannyFrame.port}/`;
    return (await request.get(url, {params: {boardToken}})).status();
  };
  expect(await board(env.CANNY_BOARD_TOKEN)).toBe(200);
  expect(await board('other')).toBe(404);
  const send = async (path: string) => {
    const data = {id: path, revision: 1};
    const url = `https://127.0.0.1:${hosts.feedback.port}${path}`;
    return (await request.post(url, {data})).status();
  };
  expect(await send(new URL(env.FEEDBACK_ENDPOINT).pathname)).toBe(200);
  expect(await send('/other')).toBe(404);
});
