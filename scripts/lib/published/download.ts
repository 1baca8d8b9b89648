import {setTimeout} from 'node:timers/promises';

/** A file of a published site. */
export type Download = {
  readonly content: Buffer;
  /** When it was published, as the host's `Last-Modified` says, if it does. */
  readonly modified?: string;
};

/** A host may end a connection that it has kept open just when the next request uses it. */
const TRIES = 3;
const WAIT_MS = 500;

/** The host has answered; asking again would bring the same answer. */
class HostError extends Error {}

/** Returns why a request failed, in words. */
function reasonOf(error: unknown): string {
  if (error instanceof HostError) return error.message;
  const {code} = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such host, or no network';
  if (code === 'ECONNREFUSED') return 'nothing answers there';
  return code ?? (error as Error).message;
}

async function request(url: URL): Promise<Download | undefined> {
  const response = await fetch(url, {headers: {'Cache-Control': 'no-cache'}});
  if (response.status === 404) return undefined;
  if (!response.ok) throw new HostError(`the host answers with ${response.status}`);
  const modified = response.headers.get('last-modified');
  const content = Buffer.from(await response.arrayBuffer());
  return {content, ...(modified && {modified})};
}

/**
 * Fetches a file of a published site. Asks again if the connection breaks.
 *
 * @param site address of the site, with a slash at its end
 * @param file its path in the site
 * @returns nothing if the host has no such file
 * @throws with a message for a person if the host does not answer, or with an error
 */
export async function download(site: string, file: string): Promise<Download | undefined> {
  const url = new URL(file.split('/').map(encodeURIComponent).join('/'), site);
  for (let tries = 1; ; tries++) {
    try {
      return await request(url);
    } catch (error) {
      if (error instanceof HostError || tries === TRIES) {
        throw new Error(`${url.href} cannot be read: ${reasonOf(error)}.`, {cause: error});
      }
      await setTimeout(WAIT_MS);
    }
  }
}
