import type {Page, Request} from '@playwright/test';

/** Kinds of files, as a reader's connection sees them. */
export const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Kilobytes (1,000 bytes) as they are transferred, compressed. */
export type Weights = Readonly<Record<Kind, number>>;

const kindsByType: Readonly<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
  image: 'image',
};

/** Routes of other pages, see `src/plugins/flat-routes`. */
const SHARD = /\/assets\/js\/routes-\d+\.js/;

/**
 * Weighs what a page transfers from now on. What is fetched ahead for other
 * pages counts as `other`: it comes when the connection is idle. So do their
 * shards of routes, which are scripts: the page's own is one that its HTML names.
 */
export class Scales {
  readonly #requests: Request[] = [];

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('requestfinished', (request) => {
      this.#requests.push(request);
    });
  }

  /** Paths, with their queries, of the scripts that the page's HTML names, see `src/plugins/start-on-intent`; another site has no such list. */
  async #namedScripts(): Promise<ReadonlySet<string>> {
    const lists = await this.#page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="dau-application"]')].map(
        ({content}) => content,
      ),
    );
    return new Set(lists.flatMap((list) => list.split(' ')));
  }

  /** Addresses of the pictures that are marked as lazy, in every size on offer. */
  async #lazyPictures(): Promise<ReadonlySet<string>> {
    const addresses = await this.#page.evaluate(() =>
      [...document.images]
        .filter(({loading}) => loading === 'lazy')
        .flatMap((image) => [
          image,
          ...(image.closest('picture')?.querySelectorAll('source') ?? []),
        ])
        .flatMap(({src, srcset}) => [
          src,
          ...srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
        ])
        .filter((address) => address !== '')
        .map((address) => new URL(address, document.baseURI).href),
    );
    return new Set(addresses);
  }

  /**
   * What has been transferred so far.
   *
   * @param withLazy `false` leaves out lazy pictures: how far ahead of the reader they
   * are fetched is the browser's decision, and differs from version to version.
   */
  async read({withLazy = true} = {}): Promise<Weights> {
    const total: Record<Kind, number> = {html: 0, css: 0, js: 0, font: 0, image: 0, other: 0};
    const named = await this.#namedScripts();
    const lazy = withLazy ? new Set<string>() : await this.#lazyPictures();
    for (const request of [...this.#requests]) {
      if (lazy.has(request.url())) continue;
      const {responseBodySize} = await request.sizes();
      const {pathname, search} = new URL(request.url());
      const isAhead = SHARD.test(pathname) && !named.has(pathname + search);
      const kind = kindsByType[request.resourceType()] ?? 'other';
      total[isAhead ? 'other' : kind] += responseBodySize / 1000;
    }
    return total;
  }
}

const cell = (value: string | number | undefined) =>
  (typeof value === 'number' ? value.toFixed(1) : (value ?? '')).padStart(9);

/** One line for each weighing, one column for each kind, in kilobytes. */
export function weightTable(rows: readonly (readonly [string, Partial<Weights>])[]): string {
  const lines = rows.map(
    ([name, weights]) => name.padEnd(24) + kinds.map((kind) => cell(weights[kind])).join(''),
  );
  return [' '.repeat(24) + kinds.map(cell).join(''), ...lines].join('\n');
}
