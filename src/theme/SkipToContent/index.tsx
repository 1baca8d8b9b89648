import SkipToContentOriginal from '@theme-original/SkipToContent';

/** Marks the start of the page, where focus goes when a page is opened in place. */
export default function SkipToContent() {
  return (
    <div data-page-start>
      <SkipToContentOriginal />
    </div>
  );
}
