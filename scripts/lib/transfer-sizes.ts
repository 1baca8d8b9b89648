import type {Page, Request} from '@playwright/test';

/** File types in the size report. */
export const kinds = ['html', 'css', 'js', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

/** Transfer size of each file type in kilobytes (1,000 bytes), compressed. */
export type TransferSizes = Readonly<Record<Kind, number>>;

const kindsByType: Readonly<Record<string, Kind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
  image: 'image',
};

/** A script with the routes of other pages, see `src/plugins/flat-routes`. */
const SHARD = /\/assets\/js\/routes-\d+\.js/;

/**
 * Measures the transfer size of a page's requests. Shards with the routes of other pages count as
 * `other` and not as `js`, because the browser prefetches them when it is idle. The shard in the
 * page's HTML belongs to the page itself and counts as `js`.
 */
export class TransferMeter {
  readonly #requests: Request[] = [];

  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    page.on('requestfinished', (request) => {
      this.#requests.push(request);
    });
  }

  /**
   * Returns the script paths (with queries) in the page's HTML, see `src/plugins/start-on-intent`.
   * A stock Docusaurus site has no such list.
   */
  async #namedScripts(): Promise<ReadonlySet<string>> {
    const lists = await this.#page.evaluate(() =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="dau-application"]')].map(
        ({content}) => content,
      ),
    );
    return new Set(lists.flatMap((list) => list.split(' ')));
  }

  /** Returns the URLs of all lazy pictures, in every size. */
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
   * Returns the transfer sizes so far.
   *
   * @param withLazy `false` leaves out lazy pictures: each browser version decides when to load
   *   them
   */
  async read({withLazy = true} = {}): Promise<TransferSizes> {
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

/** Formats transfer sizes as a table: a row for each measurement, a column for each file type. */
export function transferTable(
  rows: readonly (readonly [string, Partial<TransferSizes>])[],
): string {
  const lines = rows.map(
    ([name, sizes]) => name.padEnd(24) + kinds.map((kind) => cell(sizes[kind])).join(''),
  );
  return [' '.repeat(24) + kinds.map(cell).join(''), ...lines].join('\n');
}
