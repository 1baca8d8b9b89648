import Translate from '@docusaurus/Translate';

/** Returns the address after `#`, if it is a page of this site. The worker writes it there. */
export function missingAddress(hash: string, base: string, origin: string): string | undefined {
  const address = hash.slice(1);
  if (!address.startsWith(base) || !URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
}

/** Says that the page the reader wanted is not kept, with a link to try again. */
export default function MissingPage({base}: {readonly base: string}) {
  const address = missingAddress(location.hash, base, location.origin);
  if (address === undefined) return null;
  return (
    <p>
      <Translate id="dau.offline.missing">
        Bạn đang ngoại tuyến, và trang bạn vừa mở chưa có trên máy này.
      </Translate>{' '}
      <a href={address}>
        <Translate id="dau.offline.retry">Thử lại</Translate>
      </a>
    </p>
  );
}
