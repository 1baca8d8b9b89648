import {INTEGRATIONS_ENV} from './integrations-env';
import {algolia} from './algolia';
import {FakeHost} from './fake-host';

/** Imitates Giscus' page: sends the same messages, and shows the request's parameters. */
const GISCUS_PAGE = `<!doctype html><html lang="en"><title>Comments</title>
<main><p>Theme: <b id="theme"></b></p><p>Term: <b id="term"></b></p><p>Strict: <b id="strict"></b></p>
<p>Language: <b id="lang"></b></p><p>Session: <b id="session"></b></p><a id="sign-in" target="_top">Sign in</a></main>
<script>
const asked = new URLSearchParams(location.search);
const show = (name, value) => { document.getElementById(name).textContent = value; };
for (const name of ['theme', 'term', 'strict', 'session']) show(name, asked.get(name));
show('lang', location.pathname.split('/')[1]);
document.getElementById('sign-in').href = '/sign-in?to=' + encodeURIComponent(asked.get('origin'));
const home = new URL(asked.get('origin')).origin;
const say = (giscus) => parent.postMessage({giscus}, home);
addEventListener('message', ({data, origin}) => {
  if (origin !== home || !data.giscus || !data.giscus.setConfig) return;
  show('theme', data.giscus.setConfig.theme);
});
say({resizeHeight: 320});
say({discussion: {totalCommentCount: 3, totalReplyCount: 2, reactionCount: 4}, viewer: null});
</script>`;

/** Most of these fakes reject requests that lack the build's values. */
export function createHosts() {
  const deliveries: {id: string}[] = [];
  const giscus = new FakeHost(/^https:\/\/giscus\.app\//, ({url: {pathname, searchParams}}) => {
    if (pathname === '/sign-in') {
      const to = new URL(searchParams.get('to') ?? '');
      to.searchParams.set('giscus', 'session-of-the-test');
      // Redirect after a delay, because the browser is still leaving the previous page
      const back = `location.replace(${JSON.stringify(to.href)})`;
      return {body: `<script>setTimeout(() => ${back}, 300)</script>`};
    }
    return {body: GISCUS_PAGE};
  });
  const cannyFrame = new FakeHost(/^https:\/\/webview\.canny\.io\//, ({url: {searchParams}}) =>
    searchParams.get('boardToken') === INTEGRATIONS_ENV.CANNY_BOARD_TOKEN
      ? {
          body: `<!doctype html><html lang="en"><title>Board</title><main>Board, ${searchParams.get('theme')}</main>`,
        }
      : {status: 404},
  );
  const endpoint = new URL(INTEGRATIONS_ENV.FEEDBACK_ENDPOINT);
  const feedback = new FakeHost(new RegExp(`^${endpoint.origin}/`), ({method, url, body}) => {
    if (url.pathname !== endpoint.pathname) return {status: 404};
    if (method === 'POST') deliveries.push(JSON.parse(body) as {id: string});
    return {type: 'application/json', body: '{"ok":true}'};
  });
  const search = algolia();
  const all = [giscus, cannyFrame, feedback, search];
  return {
    giscus,
    cannyFrame,
    feedback,
    search,
    deliveries,
    all,
    reset() {
      deliveries.length = 0;
      for (const host of all) host.reset();
    },
  };
}

export type Hosts = ReturnType<typeof createHosts>;
