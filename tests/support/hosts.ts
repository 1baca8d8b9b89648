import type {IncomingMessage, ServerResponse} from 'node:http';
import https from 'node:https';
import type {AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';

import {INTEGRATIONS_ENV} from '../../scripts/lib/integrations-env';
import {selfSignedCertificate} from './certificate';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** How a host responds. `answer` is the normal response. */
type Behaviour =
  | 'answer'
  | 'reset'
  | 'hang'
  | {readonly status: number}
  | {readonly body: string; readonly type: string}
  | {readonly slowMs: number};

const certificate = selfSignedCertificate();

/** A local HTTPS server that replaces a third-party host. */
class FakeHost {
  behaviour: Behaviour = 'answer';
  /** Method and URL of every request. */
  readonly requests: string[] = [];
  readonly #server: https.Server;
  #port = 0;

  constructor(
    readonly names: readonly string[],
    readonly answer: Answer,
  ) {
    this.#server = https.createServer(certificate, (request, response) => {
      void this.#respond(request, response);
    });
    // Some tests make the browser close the connection early
    this.#server.on('clientError', (_error, socket) => socket.destroy());
  }

  get port(): number {
    return this.#port;
  }

  async #respond(request: IncomingMessage, response: ServerResponse) {
    this.requests.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const {behaviour} = this;
    if (behaviour === 'hang') return;
    if (behaviour === 'reset') {
      request.socket.destroy();
      return;
    }
    if (typeof behaviour === 'object' && 'slowMs' in behaviour) await delay(behaviour.slowMs);
    if (typeof behaviour === 'object' && 'status' in behaviour) {
      response.writeHead(behaviour.status, {'Content-Type': 'text/html', ...CORS});
      response.end('<!doctype html><title>Fault</title><p>Fault');
    } else if (typeof behaviour === 'object' && 'body' in behaviour) {
      response.writeHead(200, {'Content-Type': behaviour.type, ...CORS});
      response.end(behaviour.body);
    } else {
      this.answer(request, response, Buffer.concat(chunks).toString());
    }
  }

  /** Starts to listen. Uses the same port after a restart. */
  async start(): Promise<void> {
    if (this.#server.listening) return;
    await new Promise<void>((resolve) => {
      this.#server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Refuses connections from now on. */
  async refuse(): Promise<void> {
    if (!this.#server.listening) return;
    await new Promise((resolve) => {
      this.#server.close(resolve);
      this.#server.closeAllConnections();
    });
  }

  /** Restores the normal response and clears the recorded requests. */
  async reset(): Promise<void> {
    await this.start();
    this.behaviour = 'answer';
    this.requests.length = 0;
  }
}

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type,accept',
};

function html(response: ServerResponse, body: string) {
  response.writeHead(200, {'Content-Type': 'text/html; charset=utf-8'});
  response.end(body);
}

/** A fake of the Giscus frame. It sends the same messages and displays its parameters. */
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
SAY
</script>`;

const COUNT = `say({discussion: {totalCommentCount: 3, totalReplyCount: 2, reactionCount: 4}, viewer: null});`;

/** A frame that reports an error instead of comments. */
export const giscusFault = (error: string) => ({
  body: GISCUS_PAGE.replace('SAY', `say({error: ${JSON.stringify(error)}});`),
  type: 'text/html',
});

const CANNY_SDK = `(() => {
  const draw = (command, options) => {
    if (command !== 'render') return;
    const frame = document.createElement('iframe');
    frame.src = 'https://webview.canny.io/?' + new URLSearchParams({boardToken: options.boardToken, theme: options.theme});
    document.querySelector('[data-canny]').append(frame);
  };
  const waiting = (window.Canny && window.Canny.q) || [];
  window.Canny = draw;
  for (const call of waiting) draw(...call);
})();`;

/** A delivery that the feedback server received. */
type Delivery = Readonly<Record<string, unknown>> & {
  readonly id: string;
  readonly revision: number;
  readonly path: string;
};

/** The fake hosts of all services. */
export type Hosts = {
  readonly giscus: FakeHost;
  readonly cannySdk: FakeHost;
  readonly cannyFrame: FakeHost;
  readonly feedback: FakeHost;
  /** Deliveries that the feedback server accepted. */
  readonly deliveries: Delivery[];
  /** Deliveries that arrived again after they were accepted. */
  readonly repeats: Delivery[];
  /**
   * Value of Chromium's `--host-resolver-rules`. It maps each name to its local server and blocks
   * all others.
   */
  readonly resolverRules: string;
  reset(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the fake hosts of Giscus, Canny and the feedback endpoint. */
export async function startHosts(): Promise<Hosts> {
  const deliveries: Delivery[] = [];
  const repeats: Delivery[] = [];
  // The README requires this of an endpoint: accept each id and revision only once
  const take = (delivery: Delivery) => {
    const isTaken = deliveries.some(
      ({id, revision}) => id === delivery.id && revision === delivery.revision,
    );
    (isTaken ? repeats : deliveries).push(delivery);
  };
  const giscus = new FakeHost(['giscus.app'], (request, response) => {
    const url = new URL(request.url ?? '/', 'https://giscus.app');
    if (url.pathname === '/sign-in') {
      const to = new URL(url.searchParams.get('to') ?? '');
      to.searchParams.set('giscus', 'session-of-the-test');
      response.writeHead(302, {Location: to.href}).end();
      return;
    }
    const isKnown =
      url.searchParams.get('repo') === INTEGRATIONS_ENV.GISCUS_REPO &&
      url.searchParams.get('repoId') === INTEGRATIONS_ENV.GISCUS_REPO_ID &&
      url.searchParams.get('category') === INTEGRATIONS_ENV.GISCUS_CATEGORY &&
      url.searchParams.get('categoryId') === INTEGRATIONS_ENV.GISCUS_CATEGORY_ID;
    if (isKnown) html(response, GISCUS_PAGE.replace('SAY', COUNT));
    else html(response, giscusFault('giscus is not installed on this repository').body);
  });
  const cannySdk = new FakeHost(['canny.io'], (_request, response) => {
    response.writeHead(200, {'Content-Type': 'text/javascript'}).end(CANNY_SDK);
  });
  const cannyFrame = new FakeHost(['webview.canny.io'], (request, response) => {
    const {searchParams} = new URL(request.url ?? '/', 'https://webview.canny.io');
    if (searchParams.get('boardToken') !== INTEGRATIONS_ENV.CANNY_BOARD_TOKEN) {
      response.writeHead(404).end('No such board');
      return;
    }
    html(
      response,
      `<!doctype html><html lang="en"><title>Board</title><main>Board ${searchParams.get('boardToken')}, ${searchParams.get('theme')}</main>`,
    );
  });
  const endpoint = new URL(INTEGRATIONS_ENV.FEEDBACK_ENDPOINT);
  const feedback = new FakeHost([endpoint.hostname], (request, response, body) => {
    if (request.url !== endpoint.pathname) {
      response.writeHead(404, CORS).end();
      return;
    }
    if (request.method === 'POST') take(JSON.parse(body) as Delivery);
    response.writeHead(request.method === 'POST' ? 200 : 204, {
      'Content-Type': 'application/json',
      ...CORS,
    });
    response.end(request.method === 'POST' ? '{"ok":true}' : undefined);
  });
  const all = [giscus, cannySdk, cannyFrame, feedback];
  await Promise.all(all.map((host) => host.start()));
  return {
    giscus,
    cannySdk,
    cannyFrame,
    feedback,
    deliveries,
    repeats,
    resolverRules: [
      ...all.flatMap(({names, port}) => names.map((name) => `MAP ${name} 127.0.0.1:${port}`)),
      'MAP * ~NOTFOUND',
      'EXCLUDE localhost',
      'EXCLUDE 127.0.0.1',
    ].join(', '),
    async reset() {
      deliveries.length = 0;
      repeats.length = 0;
      await Promise.all(all.map((host) => host.reset()));
    },
    async close() {
      await Promise.all(all.map((host) => host.refuse()));
    },
  };
}
