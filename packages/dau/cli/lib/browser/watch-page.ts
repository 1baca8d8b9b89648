import type {Page} from '@playwright/test';

export type Trouble = {
  /** `message` is a console warning or error, or an uncaught error. */
  kind: 'message' | 'failed-request' | 'third-party';
  /** The console message, the reason for the failure, or the type of the requested resource. */
  text: string;
  /** The URL of the request, or of the file that logged the message. */
  url: string;
};

export function watchPage(
  page: Page,
  isOwn: (url: URL) => boolean,
  onTrouble: (trouble: Trouble) => void,
): void {
  const onAsked = (href: string, text: string) => {
    const url = new URL(href);
    if (/^(https?|wss?):$/.test(url.protocol) && !isOwn(url)) {
      onTrouble({kind: 'third-party', text, url: href});
    }
  };
  page.on('console', (message) => {
    const type = message.type();
    if (type !== 'warning' && type !== 'error') return;
    const text = `console ${type}: ${message.text()}`;
    onTrouble({kind: 'message', text, url: message.location().url});
  });
  page.on('pageerror', ({message}) =>
    onTrouble({kind: 'message', text: `uncaught error: ${message}`, url: ''}),
  );
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? 'failed';
    onTrouble({kind: 'failed-request', text, url: request.url()});
  });
  page.on('response', (response) => {
    if (response.status() < 400) return;
    onTrouble({kind: 'failed-request', text: String(response.status()), url: response.url()});
  });
  page.on('request', (request) => onAsked(request.url(), request.resourceType()));
  page.on('websocket', (socket) => onAsked(socket.url(), 'websocket'));
}
