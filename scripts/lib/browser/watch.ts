import type {ConsoleMessage, Page, Request, Response, WebSocket} from '@playwright/test';

/** A fault that the browser reports while a page runs. */
export type Trouble =
  /** A console warning or error, or an uncaught error. */
  | {
      readonly kind: 'message';
      readonly type: 'warning' | 'error' | 'uncaught';
      readonly text: string;
      /** The file or the request that the message is about. */
      readonly url?: string;
    }
  /** A request that failed or got an error status. */
  | {readonly kind: 'failed-request'; readonly url: string; readonly reason: string}
  /** A request to another host. */
  | {readonly kind: 'third-party'; readonly url: string; readonly resourceType: string};

type Options = {
  /** Returns true if the URL belongs to the site. */
  isOwn(url: URL): boolean;
  onTrouble(trouble: Trouble): void;
};

/**
 * Reports console messages, errors, failed requests and requests to other hosts of a page.
 *
 * @returns a function that stops the reports
 */
export function watchPage(page: Page, {isOwn, onTrouble}: Options): () => void {
  const reportThirdParty = (address: string, resourceType: string) => {
    const url = new URL(address);
    if (/^(https?|wss?):$/.test(url.protocol) && !isOwn(url)) {
      onTrouble({kind: 'third-party', url: address, resourceType});
    }
  };
  const onConsole = (message: ConsoleMessage) => {
    const type = message.type();
    if (type !== 'warning' && type !== 'error') return;
    onTrouble({kind: 'message', type, text: message.text(), url: message.location().url});
  };
  const onError = (error: Error) => {
    onTrouble({kind: 'message', type: 'uncaught', text: error.message});
  };
  const onFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    onTrouble({kind: 'failed-request', url: request.url(), reason});
  };
  const onResponse = (response: Response) => {
    if (response.status() < 400) return;
    onTrouble({kind: 'failed-request', url: response.url(), reason: String(response.status())});
  };
  const onRequest = (request: Request) => {
    reportThirdParty(request.url(), request.resourceType());
  };
  const onWebSocket = (socket: WebSocket) => {
    reportThirdParty(socket.url(), 'websocket');
  };

  page.on('console', onConsole);
  page.on('pageerror', onError);
  page.on('requestfailed', onFailed);
  page.on('response', onResponse);
  page.on('request', onRequest);
  page.on('websocket', onWebSocket);
  return () => {
    page.off('console', onConsole);
    page.off('pageerror', onError);
    page.off('requestfailed', onFailed);
    page.off('response', onResponse);
    page.off('request', onRequest);
    page.off('websocket', onWebSocket);
  };
}
